/** The result of one item of a batch. */
export type Outcome<Result> = { ok: true; value: Result } | { ok: false; error: unknown };

/** Nothing could be committed yet. The error is for items that have waited too long. */
export interface Busy {
  busy: unknown;
}

export interface GroupCommit<Item, Result> {
  /** Queues an item. Settles once its batch was committed or abandoned. */
  add(item: Item): Promise<Result>;
  /** Commits the waiting items at once. Resolves when none is left. */
  settle(): Promise<void>;
}

/** Milliseconds between attempts while the store is busy. */
const pause = 25;

/**
 * Commits the items of one turn of the event loop together, so that many writers share an fsync. While the store is busy, they
 * wait in order.
 * @param commit returns an outcome for each item, in order; if it throws, every item of the batch is rejected
 * @param timeoutMs milliseconds that an item waits while the store is busy
 */
export function groupCommit<Item, Result>(
  commit: (items: Item[]) => Outcome<Result>[] | Busy,
  timeoutMs: number,
): GroupCommit<Item, Result> {
  let waiting: Waiting<Item, Result>[] = [];
  let nextTry: NodeJS.Timeout | undefined;

  function flush(): void {
    clearTimeout(nextTry);
    const batch = waiting;
    waiting = [];
    if (batch.length === 0) return;
    const outcomes = outcomesOf(batch);
    if ('busy' in outcomes) tryAgain(batch, outcomes.busy);
    else settleEach(batch, outcomes);
  }

  function settleEach(batch: Waiting<Item, Result>[], outcomes: Outcome<Result>[]): void {
    for (const [index, { resolve, reject }] of batch.entries()) {
      const outcome = outcomes[index];
      if (outcome?.ok) resolve(outcome.value);
      else reject(outcome?.error ?? new Error('The batch gave no outcome for this item.'));
    }
  }

  function tryAgain(batch: Waiting<Item, Result>[], error: unknown): void {
    const now = performance.now();
    waiting = batch.filter(({ until }) => until > now);
    for (const { until, reject } of batch) if (until <= now) reject(error);
    if (waiting.length > 0) nextTry = setTimeout(flush, pause);
  }

  function outcomesOf(batch: Waiting<Item, Result>[]): Outcome<Result>[] | Busy {
    try {
      return commit(batch.map(({ item }) => item));
    } catch (error) {
      return batch.map(() => ({ ok: false, error }));
    }
  }

  return {
    add(item) {
      const entry = {
        item,
        until: performance.now() + timeoutMs,
        ...Promise.withResolvers<Result>(),
      };
      // After the I/O of this turn, so that the batch includes all of its requests.
      if (waiting.length === 0) setImmediate(flush);
      waiting.push(entry);
      return entry.promise;
    },
    async settle() {
      flush();
      await Promise.allSettled(waiting.map(({ promise }) => promise));
    },
  };
}

interface Waiting<Item, Result> extends PromiseWithResolvers<Result> {
  item: Item;
  /** In milliseconds, like `performance.now()`. */
  until: number;
}
