import { createHash } from 'node:crypto';
import { readId } from '../database/row.ts';
import { type DatabaseRow, query, type Transaction } from '../database/transaction.ts';
import type { OutboxEntry } from '../queue/outbox-store.ts';
import { enqueue } from '../queue/outbox-transactions.ts';
import { pushStatements } from './push-statements.ts';
import type {
  PushAction,
  PushMessage,
  PushSubscriptionRecord,
  SubscriptionKeys,
} from './push-store.ts';

/** @param now milliseconds since the epoch, stored as the time of the last refresh */
export function* saveSubscription(
  { id, createdAt, endpoint, p256dh, auth, email, isProved, info }: PushSubscriptionRecord,
  now: number,
): Transaction<string> {
  const [row] = yield* query(
    pushStatements.upsertPushSubscription,
    id,
    createdAt,
    now,
    digest(endpoint),
    endpoint,
    p256dh,
    auth,
    email,
    Number(isProved),
    JSON.stringify(info),
  );
  return readId(row ?? {});
}

export function* unsubscribePush(keys: { endpoint: string; auth: string }): Transaction<boolean> {
  const rows = yield* query(pushStatements.unsubscribePush, digest(keys.endpoint), keys.auth);
  return rows.length > 0;
}

export function* findSubscriptionByKeys(
  keys: SubscriptionKeys,
): Transaction<readonly DatabaseRow[]> {
  const { endpoint, p256dh, auth } = keys;
  return yield* query(pushStatements.findPushSubscriptionByKeys, digest(endpoint), p256dh, auth);
}

export function* queuePushes(
  queued: readonly { message: PushMessage; entry: OutboxEntry }[],
): Transaction<void> {
  for (const { message } of queued) {
    const { id, createdAt, subscriptionId, email, title } = message;
    yield* query(pushStatements.insertPushMessage, id, createdAt, subscriptionId, email, title);
  }
  yield* enqueue(queued.map(({ entry }) => entry));
}

export function* recordPushAction({
  messageId,
  action,
  at,
}: {
  messageId: string;
  action: PushAction;
  at: number;
}): Transaction<void> {
  yield* query(pushStatements.recordPushAction, messageId, action, at);
}

/** The unique column is the digest, since endpoints are long. */
function digest(endpoint: string): string {
  return createHash('sha256').update(endpoint).digest('hex');
}
