export interface Misspelling {
  typed: string;
  read: string;
  isSwap: boolean;
}

/**
 * The known word that a misspelt one stands for: at most one letter wrong, missing, added or swapped
 * with its neighbour, two from eight letters on. The end of a word may still be to come.
 * @param known words with the number of places where they stand; of equally near ones the commonest wins
 * @returns null for a word that begins a known one, and for one that is near none
 */
export function forgive(typed: string, known: ReadonlyMap<string, number>): Misspelling | null {
  const allowed = typed.length < 4 ? 0 : typed.length < 8 ? 1 : 2;
  if (allowed === 0 || /\d/.test(typed)) return null;
  let best: { read: string; distance: number; places: number } | null = null;
  for (const [read, places] of known) {
    if (read.startsWith(typed)) return null;
    if (read.length < typed.length - allowed) continue;
    const distance = distanceToStart(typed, read);
    if (distance > allowed) continue;
    if (!best || distance < best.distance || (distance === best.distance && places > best.places))
      best = { read, distance, places };
  }
  if (!best) return null;
  const { read, distance } = best;
  return { typed, read, isSwap: distance === 1 && sorted(typed) === sorted(read) };
}

/** Damerau's distance with adjacent swaps (optimal string alignment), to the nearest start of `word`. */
function distanceToStart(typed: string, word: string): number {
  const end = Math.min(word.length, typed.length + 2);
  let before: number[] = [];
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
      if (row > 1 && at > 1 && isSwap) least = Math.min(least, (before[at - 2] ?? 0) + 1);
      next.push(least);
    }
    before = last;
    last = next;
  }
  return Math.min(...last.slice(Math.max(0, typed.length - 2)));
}

function sorted(word: string): string {
  return [...word].sort().join('');
}
