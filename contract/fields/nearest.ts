import { distance } from 'fastest-levenshtein';

/** The word that another one is probably a typo of, if any. @param plain normalizes a word */
export function nearest(
  given: string,
  words: readonly string[],
  plain: (word: string) => string = (word) => word,
): string | null {
  const [found] = words
    .map((word) => ({ word, edits: distance(plain(word), plain(given)) }))
    .filter(({ word, edits }) => edits <= (word.length > 7 ? 2 : word.length > 3 ? 1 : 0))
    .toSorted((one, other) => one.edits - other.edits);
  return found?.word ?? null;
}
