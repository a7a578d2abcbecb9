import { oneAtATime } from './one-at-a-time.ts';

/** Lists rows for a key: at once if an index bounds the list, else after the key's other scans. */
export type ListInTurn = <Listed>(
  keyId: string,
  isIndexed: boolean,
  list: () => Promise<Listed>,
) => Promise<Listed>;

/** One scan at a time for each key, over all lists. */
export function scanTurns(): ListInTurn {
  const inTurn = oneAtATime();
  return (keyId, isIndexed, list) => (isIndexed ? list() : inTurn(keyId, list));
}
