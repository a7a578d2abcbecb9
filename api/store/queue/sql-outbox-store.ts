import { laneOf } from '@grovemail/domain/delivery/lanes.ts';
import { pageValues } from '../database/page.ts';
import { integer, readId } from '../database/row.ts';
import { type Database, query } from '../database/transaction.ts';
import { readOutboxRow } from './outbox-rows.ts';
import { outboxStatements } from './outbox-statements.ts';
import type { OutboxStore } from './outbox-store.ts';
import {
  capWaits,
  claimOutbox,
  countOutbox,
  enqueue,
  findOutbox,
  retryOutbox,
} from './outbox-transactions.ts';

/** The outbox in any database whose schema is up to date. */
export function sqlOutboxStore(
  database: Database,
  now: () => number,
): Omit<OutboxStore, 'discardOutbox'> {
  return {
    enqueue: (entry) =>
      database.write(
        () => enqueue([entry]),
        () => `outbox:${entry.id}`,
      ),
    async enqueueOnce({ id, createdAt, topic, payload }) {
      const values = [id, createdAt, topic, JSON.stringify(payload), laneOf(topic)];
      const rows = await database.write(() => query(outboxStatements.insertOutboxOnce, ...values));
      return rows.length > 0;
    },
    async newestOf(topic, before) {
      const [row] = await database.read(() => query(outboxStatements.newestOfTopic, topic, before));
      return row ? integer.parse(row.created_at) : null;
    },
    claimOutbox: (wanted) => database.write(() => claimOutbox(wanted, now())),
    capWaits: ({ leaseUntil }) => database.write(() => capWaits(leaseUntil, now())),
    retryOutbox: (id) =>
      database.write(
        () => retryOutbox(id, now()),
        (outcome) => (outcome === 'retried' ? `outbox:${id}` : null),
      ),
    async listOutbox({ state, ...page } = {}) {
      const sql = state ? lists[state] : outboxStatements.listOutbox;
      const rows = await database.read(() => query(sql, ...pageValues(page)));
      return rows.map(readOutboxRow);
    },
    findOutbox: (id) => database.read(() => findOutbox(id)),
    async outboxIdsEnding(ending) {
      const rows = await database.scan(() => query(outboxStatements.outboxIdsEnding, ending));
      return rows.map(readId);
    },
    countOutbox: () => database.scan(countOutbox),
  };
}

const lists = {
  waiting: outboxStatements.listOutboxWaiting,
  dead: outboxStatements.listOutboxDead,
  done: outboxStatements.listOutboxDone,
  bounced: outboxStatements.listOutboxBounced,
  discarded: outboxStatements.listOutboxDiscarded,
};
