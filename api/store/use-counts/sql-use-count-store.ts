import { integer, rowReader } from '../database/row.ts';
import { type Database, query, type Transaction } from '../database/transaction.ts';
import { useCountStatements } from './use-count-statements.ts';
import type { UseCountStore } from './use-count-store.ts';

/** Counts in any database whose schema is up to date. */
export function sqlUseCountStore(database: Database, now: () => number): UseCountStore {
  return {
    countUse: ({ key, window, times = 1 }) =>
      database.write(() => countUse(key, window, times, now())),
  };
}

function* countUse(
  key: string,
  window: number,
  times: number,
  now: number,
): Transaction<{ count: number; resetsAt: number }> {
  const [row = {}] = yield* query(useCountStatements.countUse, key, now, now + window, times);
  return readCount(row);
}

const readCount = rowReader({ count: integer, resets_at: integer });
