import { integer, rowReader } from '../database/row.ts';
import { type Database, query, type Transaction } from '../database/transaction.ts';

/** Counters for rate limits. */
export interface UseCountStore {
  /**
   * Counts one more use, or several, of something limited, such as sign-ups of one address in a day.
   * @param use.times default: 1
   * @param use.key the key of the counter; contains people only as digests
   * @param use.window milliseconds after which the count restarts
   * @returns the number of uses in this window, including these, and when it ends
   */
  countUse(use: {
    key: string;
    window: number;
    times?: number;
  }): Promise<{ count: number; resetsAt: number }>;
}

/** Counts in any database whose schema is up to date. */
export function sqlUseCountStore(database: Database, now: () => number): UseCountStore {
  return {
    countUse: ({ key, window, times = 1 }) =>
      database.write(() => countUse(key, window, times, now())),
  };
}

/** See `UseCountStore`. @param now milliseconds since the epoch */
export function* countUse(
  key: string,
  window: number,
  times: number,
  now: number,
): Transaction<{ count: number; resetsAt: number }> {
  const [row = {}] = yield* query(useCountStatements.countUse, key, now, now + window, times);
  return readCount(row);
}

/**
 * Makes transactions that check a limit take turns until they end: otherwise none would see the rows that the others
 * have added and not committed yet.
 */
export function* lockLimit(name: string, now: number): Transaction<void> {
  yield* countUse(`limit:${name}`, 0, 1, now);
}

const readCount = rowReader({ count: integer, resets_at: integer });

export const useCountStatements = {
  /** An end beyond the window was set before the clock was set back: it counts as one from now. */
  countUse: `insert into use_counts (key, count, resets_at) values ($1, $4, $3)
    on conflict (key) do update set
      count = case when use_counts.resets_at <= $2 then excluded.count else use_counts.count + excluded.count end,
      resets_at = case
        when use_counts.resets_at > $2 and use_counts.resets_at < excluded.resets_at then use_counts.resets_at
        else excluded.resets_at end
    returning count, resets_at`,
  purgeUses: `with due as (
      select key from use_counts where resets_at <= $1
      order by resets_at limit $2 for update skip locked)
    delete from use_counts where key in (select key from due) returning key`,
} as const;
