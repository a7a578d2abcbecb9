import { stemmer } from 'stemmer';

/** The words of a text in lower case. Names such as `date_of_birth` or `sendTransactional` are split. */
export function wordsOf(text: string): string[] {
  return [...text.matchAll(/[\p{L}\p{N}_]+/gu)].flatMap(([name]) =>
    name
      .replace(/(\p{Ll}|\p{N})(?=\p{Lu})/gu, '$1_')
      .toLowerCase()
      .split('_')
      .filter(Boolean),
  );
}

/** Removes stop words, unless there are no others. */
export function contentWords(words: readonly string[]): string[] {
  const content = words.filter((word) => !stopWords.has(word));
  return content.length > 0 ? content : [...words];
}

/** The stem of an English word: `verifi` for verify and verifying (Porter's algorithm). */
export function stemOf(word: string): string {
  const known = stems.get(word);
  if (known !== undefined) return known;
  const stem = stemmer(word);
  // Bounded, since the queries are untrusted.
  if (stems.size < 20_000) stems.set(word, stem);
  return stem;
}

const stems = new Map<string, string>();

const stopWords = new Set(
  [
    'a an the and or not of to for from by in on at as with into about',
    'i me my it its this that these those their there your our you we',
    'is are be was can do does did has have will should',
    'how what when where which who why too very please',
  ].flatMap((line) => line.split(' ')),
);
