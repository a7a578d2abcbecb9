/** The result of one item of a batch. */
export type Outcome<Result> = { ok: true; value: Result } | { ok: false; error: unknown };

export interface GroupCommit<Item, Result> {
  /** Queues an item; settles only after its batch was committed or abandoned. */
  add(item: Item): Promise<Result>;
  /** Commits the waiting items now, without waiting for the end of the turn. */
  flush(): void;
}

/**
 * Gathers everything added during one turn of the event loop into one call of `commit`, so that many
 * writers share one fsync.
 *
 * @param commit returns one outcome per item, in order; if it throws, every item of the batch is rejected
 */
export function groupCommit<Item, Result>(
  commit: (items: Item[]) => Outcome<Result>[],
): GroupCommit<Item, Result> {
  let waiting: Waiting<Item, Result>[] = [];

  function flush(): void {
    const batch = waiting;
    waiting = [];
    if (batch.length === 0) return;
    const outcomes = outcomesOf(batch);
    for (const [index, { resolve, reject }] of batch.entries()) {
      const outcome = outcomes[index];
      if (outcome?.ok) resolve(outcome.value);
      else reject(outcome?.error ?? new Error('The batch gave no outcome for this item.'));
    }
  }

  function outcomesOf(batch: Waiting<Item, Result>[]): Outcome<Result>[] {
    try {
      return commit(batch.map(({ item }) => item));
    } catch (error) {
      return batch.map(() => ({ ok: false, error }));
    }
  }

  return {
    add(item) {
      const { promise, resolve, reject } = Promise.withResolvers<Result>();
      // After the I/O of this turn, so that every request read in it is in the batch.
      if (waiting.length === 0) setImmediate(flush);
      waiting.push({ item, resolve, reject });
      return promise;
    },
    flush,
  };
}

interface Waiting<Item, Result> {
  item: Item;
  resolve(value: Result): void;
  reject(error: unknown): void;
}
