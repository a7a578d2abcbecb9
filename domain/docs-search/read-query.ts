import { isOneTypo } from './one-typo.ts';
import { synonyms } from './synonyms.ts';
import { contentWords, stemOf, wordsOf } from './words.ts';

/** The documentation's own words. */
export interface Vocabulary {
  /** The stems of words and joined names, such as `dateofbirth`. */
  stems: ReadonlyMap<string, string>;
  /** All stems. */
  known: ReadonlySet<string>;
  /** The words of names, most frequent first. */
  names: readonly string[];
}

/** A word or phrase of a query. */
export interface Concept {
  typed: string;
  /** Its phrasings: required stems, and a weight of at most 1. */
  ways: readonly Way[];
}

interface Way {
  stems: readonly string[];
  weight: number;
  /** The typed word is incomplete. */
  isPrefix?: boolean;
  /** The letters of the synonym's name. */
  synonym?: string;
}

export interface Correction {
  typed: string;
  corrected: string;
}

/** Bounds the time that a query takes. */
const maxWords = 20;
const synonymWeight = 0.9;
const prefixWeight = 0.7;
const cutWeight = 0.6;

/** Reads a query. Its last word may be incomplete, since results are shown while it is typed. */
export function readQuery(
  query: string,
  vocabulary: Vocabulary,
): { concepts: Concept[]; corrections: Correction[] } {
  const words = wordsOf(query).slice(0, maxWords);
  const content = new Set(contentWords(words));
  const concepts: Concept[] = [];
  const corrections: Correction[] = [];
  let at = 0;
  while (at < words.length) {
    const rest = words.slice(at);
    const phrase = phraseIn(rest);
    const pair = rest.slice(0, 2).join('');
    if (phrase) {
      concepts.push(phrase.concept);
      at += phrase.length;
    } else if (rest.length > 1 && vocabulary.stems.has(pair)) {
      concepts.push({
        typed: rest.slice(0, 2).join(' '),
        ways: [wayOf(rest.slice(0, 2)), wayOf([pair])],
      });
      at += 2;
    } else {
      const [word = ''] = rest;
      if (content.has(word)) {
        const read = readWord(word, vocabulary, rest.length === 1);
        concepts.push(read.concept);
        if (read.corrected !== null) corrections.push({ typed: word, corrected: read.corrected });
      }
      at += 1;
    }
  }
  return { concepts, corrections };
}

/** The longest leading phrase that has a synonym. */
function phraseIn(words: readonly string[]): { concept: Concept; length: number } | null {
  for (let length = Math.min(longestPhrase, words.length); length > 0; length--) {
    const phrase = words.slice(0, length);
    const meaning = meanings.get(phrase.map(stemOf).join(' '));
    if (meaning === undefined) continue;
    // Without its stop words, a phrase such as "send at" means something else.
    const isCut = contentWords(phrase).length < phrase.length;
    const synonym = wordsOf(meaning);
    const ways = [
      wayOf(phrase, isCut ? cutWeight : 1),
      { ...wayOf(nameIn(synonym), synonymWeight), synonym: synonym.join('') },
    ];
    return { concept: { typed: phrase.join(' '), ways }, length };
  }
  return null;
}

/** A name with a single content word is searched for as a whole: "what the API does not do". */
function nameIn(synonym: readonly string[]): readonly string[] {
  return synonym.length > 1 && contentWords(synonym).length === 1 ? [synonym.join('')] : synonym;
}

const meanings = new Map(
  Object.entries(synonyms).map(([phrase, meaning]) => [
    wordsOf(phrase).map(stemOf).join(' '),
    meaning,
  ]),
);
const longestPhrase = Math.max(...[...meanings.keys()].map((key) => key.split(' ').length));

/** Reads a word in any form, incomplete, or with one typo. */
function readWord(
  word: string,
  { stems, known, names }: Vocabulary,
  isLast: boolean,
): { concept: Concept; corrected: string | null } {
  const stem = stemOf(word);
  const completed = isLast
    ? [...completions(word, stems, known)].filter((other) => other !== stem)
    : [];
  const ways = [
    { stems: [stem], weight: 1 },
    ...completed.map((other) => ({ stems: [other], weight: prefixWeight, isPrefix: true })),
  ];
  const isKnown = known.has(stem) || completed.length > 0;
  const corrected = isKnown ? undefined : names.find((name) => isOneTypo(word, name));
  if (corrected === undefined) return { concept: { typed: word, ways }, corrected: null };
  return { concept: { typed: corrected, ways: [wayOf([corrected])] }, corrected };
}

/** The stems of words with this prefix, or else of forms whose ending is incomplete: `unsubscribin`. */
function completions(
  typed: string,
  stems: ReadonlyMap<string, string>,
  known: ReadonlySet<string>,
): Set<string> {
  const begun = [...stems].filter(([word]) => word.startsWith(typed)).map(([, stem]) => stem);
  if (begun.length > 0) return new Set(begun);
  const forms = endings.flatMap((ending) =>
    [...ending].flatMap((_, typedLetters) =>
      typed.endsWith(ending.slice(0, typedLetters)) ? [typed + ending.slice(typedLetters)] : [],
    ),
  );
  return new Set(forms.map(stemOf).filter((stem) => known.has(stem)));
}

const endings = ['s', 'es', 'ed', 'ing', 'ion', 'ions', 'er', 'able', 'ment', 'ation'];

function wayOf(words: readonly string[], weight = 1): Way {
  return { stems: [...new Set(contentWords(words).map(stemOf))], weight };
}
