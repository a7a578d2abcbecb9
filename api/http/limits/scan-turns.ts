import { oneAtATime } from './one-at-a-time.ts';

/** Lists rows for a key: a scan after the key's other scans, anything else at once. */
export type ListInTurn = <Listed>(
  keyId: string,
  isScan: boolean,
  list: () => Promise<Listed>,
) => Promise<Listed>;

/** One scan at a time for each key, over all lists. */
export function scanTurns(): ListInTurn {
  const inTurn = oneAtATime();
  return (keyId, isScan, list) => (isScan ? inTurn(keyId, list) : list());
}
