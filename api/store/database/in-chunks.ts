/**
 * Splits a list into chunks of 100, 10 and 1 for statements with that many rows: few round trips to the database, and few
 * different statements to prepare.
 */
export function* inChunks<Item>(items: readonly Item[]): Generator<readonly Item[]> {
  let at = 0;
  for (const size of [100, 10, 1]) {
    for (; items.length - at >= size; at += size) yield items.slice(at, at + size);
  }
}
