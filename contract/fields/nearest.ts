import { distance } from 'fastest-levenshtein';

/** The known word that `word` is probably a typo of. @param normalize applied to both before they are compared */
export function nearest(
  word: string,
  known: readonly string[],
  normalize: (word: string) => string = (text) => text,
): string | null {
  const normalized = normalize(word);
  const [closest] = known
    .map((candidate) => ({ candidate, edits: distance(normalize(candidate), normalized) }))
    .filter(({ candidate, edits }) => edits <= maxTypos(candidate))
    .toSorted((one, other) => one.edits - other.edits);
  return closest?.candidate ?? null;
}

/** The edits that count as a typo: none in words of up to three letters, which are too close to each other. */
export function maxTypos(word: string): number {
  if (word.length > 7) return 2;
  return word.length > 3 ? 1 : 0;
}
