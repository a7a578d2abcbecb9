/** Runs the work given for a key after all of it that was given before. */
export type OneAtATime = <Result>(key: string, work: () => Promise<Result>) => Promise<Result>;

export function oneAtATime(): OneAtATime {
  const last = new Map<string, Promise<unknown>>();
  return async (key, work) => {
    const result = (last.get(key) ?? Promise.resolve()).then(work, work);
    last.set(key, result);
    try {
      return await result;
    } finally {
      if (last.get(key) === result) last.delete(key);
    }
  };
}
