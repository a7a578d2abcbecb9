/** Lists rows for a key. A scan waits for the key's other scans. */
export type ListInTurn = <Listed>(
  keyId: string,
  isScan: boolean,
  list: () => Promise<Listed>,
) => Promise<Listed>;

/** Allows one scan at a time for each key, over all lists. */
export function scanTurns(): ListInTurn {
  const inTurn = oneAtATime();
  return (keyId, isScan, list) => (isScan ? inTurn(keyId, list) : list());
}

/** @returns a function that runs the work of a key one after the other */
function oneAtATime() {
  const last = new Map<string, Promise<unknown>>();
  return async <Result>(key: string, work: () => Promise<Result>): Promise<Result> => {
    const result = (last.get(key) ?? Promise.resolve()).then(work, work);
    last.set(key, result);
    try {
      return await result;
    } finally {
      if (last.get(key) === result) last.delete(key);
    }
  };
}
