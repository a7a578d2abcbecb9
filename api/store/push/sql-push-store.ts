import { pageValues } from '../database/page.ts';
import { type Database, type DatabaseRow, query } from '../database/transaction.ts';
import { readPushMessage, readPushSubscription } from './push-rows.ts';
import { pushStatements } from './push-statements.ts';
import type { PushPage, PushStore } from './push-store.ts';
import {
  findSubscriptionByKeys,
  queuePushes,
  recordPushAction,
  saveSubscription,
  unsubscribePush,
} from './push-transactions.ts';

/** Subscriptions and messages in any database whose schema is up to date. */
export function sqlPushStore(database: Database, now: () => number): PushStore {
  function list<Row>(all: string, ofOne: string, read: (row: DatabaseRow) => Row) {
    return async ({ email, ...page }: PushPage = {}) => {
      const values = pageValues(page);
      const rows = await database.read(() =>
        email === undefined ? query(all, ...values) : query(ofOne, ...values, email),
      );
      return rows.map(read);
    };
  }

  return {
    saveSubscription: (record) => database.write(() => saveSubscription(record, now())),
    async removeSubscription(id) {
      const rows = await database.write(() => query(pushStatements.removePushSubscription, id));
      return rows.length > 0;
    },
    unsubscribePush: (keys) => database.write(() => unsubscribePush(keys)),
    async findSubscription(id) {
      const [row] = await database.read(() => query(pushStatements.findPushSubscription, id));
      return row ? readPushSubscription(row) : null;
    },
    async findSubscriptionByKeys(keys) {
      const [row] = await database.read(() => findSubscriptionByKeys(keys));
      return row ? readPushSubscription(row) : null;
    },
    listSubscriptions: list(
      pushStatements.listPushSubscriptions,
      pushStatements.listPushSubscriptionsOf,
      readPushSubscription,
    ),
    queuePushes: (queued) =>
      database.write(
        () => queuePushes(queued),
        () => (queued.length > 0 ? `pushes:${queued.length}` : null),
      ),
    async isPushMessage(id) {
      return (await database.read(() => query(pushStatements.findPushMessage, id))).length > 0;
    },
    recordPushAction: (done) => database.write(() => recordPushAction(done)),
    listPushMessages: list(
      pushStatements.listPushMessages,
      pushStatements.listPushMessagesOf,
      readPushMessage,
    ),
  };
}
