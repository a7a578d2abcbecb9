import { distance } from 'fastest-levenshtein';

/** The word that another one is probably a typo of, if any. @param plain normalizes a word */
export function nearest(
  given: string,
  words: readonly string[],
  plain: (word: string) => string = (word) => word,
): string | null {
  const [found] = words
    .map((word) => ({ word, edits: distance(plain(word), plain(given)) }))
    .filter(({ word, edits }) => edits <= maxTypos(word))
    .toSorted((one, other) => one.edits - other.edits);
  return found?.word ?? null;
}

/** The edits by which a word may be mistyped; words of up to three letters are too close to each other. */
export function maxTypos(word: string): number {
  if (word.length > 7) return 2;
  return word.length > 3 ? 1 : 0;
}
