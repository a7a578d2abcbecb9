import { maxLostClaims, type OutboxStore } from './outbox-store.ts';
import {
  buryLost,
  buryOverdue,
  claim,
  claimSuspect,
  count,
  putInLine,
  retry,
  settle,
} from './outbox-works.ts';
import { pageValues } from './page-values.ts';
import { readOutboxRow } from './row-readers.ts';
import { statements } from './statements.ts';
import { type Database, query } from './work.ts';

/** The outbox on any database whose schema is up to date. */
export function outboxOn(database: Database, now: () => number): OutboxStore {
  return {
    enqueue: (entry) => database.write(() => putInLine([entry])),
    claimOutbox: (wanted) => database.write(() => claim(wanted, now())),
    async hasSuspect() {
      const rows = await database.read(() => query(statements.findSuspect, now(), maxLostClaims));
      return rows.length > 0;
    },
    claimSuspect: ({ leaseUntil }) => database.write(() => claimSuspect(leaseUntil, now())),
    buryLost: (error) => database.write(() => buryLost(error, now())),
    buryOverdue: (error, limit) => database.write(() => buryOverdue(error, limit, now())),
    settleOutbox: (claimed, result) => database.write(() => settle(claimed, result, now())),
    retryOutbox: (id) => database.write(() => retry(id, now())),
    async listOutbox({ state, ...page } = {}) {
      const sql = state ? lists[state] : statements.listOutbox;
      const rows = await database.read(() => query(sql, ...pageValues(page)));
      return rows.map(readOutboxRow);
    },
    countOutbox: () => database.read(count),
  };
}

const lists = {
  waiting: statements.listOutboxWaiting,
  dead: statements.listOutboxDead,
  done: statements.listOutboxDone,
};
