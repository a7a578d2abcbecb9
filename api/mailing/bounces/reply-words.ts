import type { BounceCause } from './cause.ts';
import { maxLength } from './reply-codes.ts';
import { words } from './words.ts';
import { fullIn, unknownIn } from './words-of-languages.ts';

interface Meaning {
  cause: BounceCause;
  /** Less specific than a code for a mailbox that is gone or full. */
  isVague?: true;
  /** Also matches links, which identify blocklists but may contain any word. */
  readsLinks?: true;
  pattern: RegExp;
}

/** RFC 5321's text for 550, which some servers put before every reason. Only alone, it is the reason. */
const standardText = /requested (?:mail )?action not taken\W{1,3}mailbox unavailable/;

/**
 * The first match decides: a blocked sender is the cause even with 5.1.1, and a mailbox that is closed because it is full may
 * open again.
 */
const meanings: readonly Meaning[] = [
  { cause: 'sender', readsLinks: true, pattern: anyOf(words.sender) },
  { cause: 'passing', pattern: anyOf([...words.passing, ...fullIn]) },
  { cause: 'message', pattern: anyOf(words.message) },
  { cause: 'mailbox', pattern: anyOf([...words.mailbox, ...unknownIn]) },
  { cause: 'sender', pattern: anyOf(words.policy) },
  { cause: 'mailbox', pattern: standardText },
  { cause: 'passing', isVague: true, pattern: anyOf(words.away) },
  { cause: 'sender', isVague: true, pattern: anyOf(words.rejected) },
];

/** @param text as `plainWords` returns it */
export function causeOfWords(
  text: string,
): { cause: BounceCause; words: string; isVague: boolean } | null {
  const withoutLinks = text.replace(/https?:\S+/g, ' ');
  const ownWords = withoutLinks.replace(standardText, ' ');
  for (const { cause, pattern, isVague = false, readsLinks } of meanings) {
    const read = pattern === standardText ? withoutLinks : ownWords;
    const [match] = pattern.exec(readsLinks ? text : read) ?? [];
    if (match !== undefined) return { cause, words: match.trim().slice(0, 80), isVague };
  }
  return null;
}

/** Normalizes a reply: lower case without accents, addresses and the codes of each line. */
export function plainWords(reply: string): string {
  return withoutAccents(reply.slice(0, maxLength).normalize('NFKC').toLowerCase())
    .replace(/[^\s<>()"',;:]+/g, (word) => (word.includes('@') ? ' ' : word))
    .replace(/(?<![\w.])[45]\d\d[ -](?:[45]\.\d\.\d{1,3}(?!\w))?/g, ' ')
    .replace(/[‘’`´]/g, "'")
    .replace(/\s+/g, ' ');
}

function withoutAccents(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replaceAll('ı', 'i')
    .normalize('NFC');
}

/** @param patterns sources in lower case, whose accents are removed as well: й becomes и */
function anyOf(patterns: readonly string[]): RegExp {
  return new RegExp(patterns.map(withoutAccents).join('|'), 'u');
}
