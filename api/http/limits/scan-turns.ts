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

/** @returns a function that runs the work given for a key after all of it that was given before */
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
