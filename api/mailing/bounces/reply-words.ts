import type { BounceCause } from './cause.ts';
import { maxLength } from './reply-codes.ts';
import { words } from './words.ts';
import { fullIn, unknownIn } from './words-of-languages.ts';

interface Meaning {
  cause: BounceCause;
  /** They explain less than a code that says that the mailbox is gone or full. */
  isVague?: true;
  /** A blocklist is known by its address; the path of any other may contain any word. */
  readsLinks?: true;
  pattern: RegExp;
}

/** RFC 5321's own words for 550, which some servers put before every reason; alone, they are meant literally. */
const standardText = /requested (?:mail )?action not taken\W{1,3}mailbox unavailable/;

/**
 * The first meaning that fits decides: a blocked sender is the cause even with 5.1.1, and a mailbox that is closed because
 * it is full may open again.
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
    const [found] = pattern.exec(readsLinks ? text : read) ?? [];
    if (found !== undefined) return { cause, words: found.trim().slice(0, 80), isVague };
  }
  return null;
}

/** The words of a reply: in lower case, without accents, addresses and the codes before each line. */
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

/** @param patterns sources in lower case; й, for example, is и with an accent */
function anyOf(patterns: readonly string[]): RegExp {
  return new RegExp(patterns.map(withoutAccents).join('|'), 'u');
}
