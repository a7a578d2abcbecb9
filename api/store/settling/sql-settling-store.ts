import type { Database } from '../database/transaction.ts';
import { uuidV7Maker } from '../database/uuid-v7.ts';
import type { FailedMail, SettlingStore } from './settling-store.ts';
import { buryLost, buryOverdue, settle } from './settling-transactions.ts';

/** The ends of entries in any database whose schema is up to date. */
export function sqlSettlingStore(database: Database, now: () => number): SettlingStore {
  const newId = uuidV7Maker(now);
  const burial = (failed: FailedMail | undefined) => ({ now: now(), newId, failed });
  return {
    settleOutbox: (claimed, result, failed) =>
      database.write(() => settle(claimed, result, burial(failed))),
    buryLost: (error, failed) => database.write(() => buryLost(error, burial(failed))),
    buryOverdue: (error, limit, failed) =>
      database.write(() => buryOverdue(error, limit, burial(failed))),
  };
}
