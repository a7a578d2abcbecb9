export interface Correction {
  typed: string;
  corrected: string;
  isSwap: boolean;
}

/**
 * The known word nearest to a mistyped one: at most one letter wrong, missing, added or swapped with its
 * neighbor, or two in words of eight letters or more. The word may be incomplete.
 * @param known words with their number of occurrences; of equally near ones the most frequent wins
 * @returns null if the word is the start of a known one, or close to none
 */
export function correctTypo(typed: string, known: ReadonlyMap<string, number>): Correction | null {
  const allowed = typed.length < 4 ? 0 : typed.length < 8 ? 1 : 2;
  if (allowed === 0 || /\d/.test(typed)) return null;
  let best: { word: string; distance: number; occurrences: number } | null = null;
  for (const [word, occurrences] of known) {
    if (word.startsWith(typed)) return null;
    if (word.length < typed.length - allowed) continue;
    const distance = distanceToStart(typed, word);
    if (distance > allowed) continue;
    if (
      !best ||
      distance < best.distance ||
      (distance === best.distance && occurrences > best.occurrences)
    )
      best = { word, distance, occurrences };
  }
  if (!best) return null;
  const { word, distance } = best;
  return { typed, corrected: word, isSwap: distance === 1 && sorted(typed) === sorted(word) };
}

/** Damerau–Levenshtein distance (optimal string alignment) to the nearest prefix of `word`. */
function distanceToStart(typed: string, word: string): number {
  const end = Math.min(word.length, typed.length + 2);
  let beforeLast: number[] = [];
  let last = Array.from({ length: end + 1 }, (_, at) => at);
  for (let row = 1; row <= typed.length; row++) {
    const next = [row];
    for (let at = 1; at <= end; at++) {
      const isSame = typed[row - 1] === word[at - 1];
      let least = Math.min(
        (last[at] ?? 0) + 1,
        (next[at - 1] ?? 0) + 1,
        (last[at - 1] ?? 0) + (isSame ? 0 : 1),
      );
      const isSwap = typed[row - 1] === word[at - 2] && typed[row - 2] === word[at - 1];
      if (row > 1 && at > 1 && isSwap) least = Math.min(least, (beforeLast[at - 2] ?? 0) + 1);
      next.push(least);
    }
    beforeLast = last;
    last = next;
  }
  return Math.min(...last.slice(Math.max(0, typed.length - 2)));
}

function sorted(word: string): string {
  return [...word].sort().join('');
}
