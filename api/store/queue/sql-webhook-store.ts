import { maxWebhooks } from '@grovemail/domain/delivery/delivery-limits.ts';
import { TooManyWebhooksError, UnknownWebhookError } from '../database/errors.ts';
import { integer, oneOf, rowReader, text } from '../database/row.ts';
import {
  type Database,
  type DatabaseRow,
  query,
  type Transaction,
} from '../database/transaction.ts';
import { once } from '../idempotency/once.ts';
import { lockLimit } from '../use-counts/use-count-store.ts';
import { endpointStatements } from './endpoint-statements.ts';
import { webhookStatements } from './webhook-statements.ts';
import type { NewSecret, WebhookChange, WebhookRow, WebhookStore } from './webhook-store.ts';

/** Webhooks in any database whose schema is up to date. */
export function sqlWebhookStore(database: Database, now: () => number): WebhookStore {
  return {
    addWebhook: (webhook) =>
      database.write(
        () => addWebhook(webhook, now()),
        () => `webhook:${webhook.id}`,
      ),
    createWebhook: (webhook, keyed) =>
      database.write(() =>
        once(keyed, now(), function* () {
          yield* addWebhook(webhook, now());
          return yield* requireWebhook(webhook.id, now());
        }),
      ),
    listWebhooks: () => database.read(() => listWebhooks(now())),
    findWebhook: (id) => database.read(() => findWebhook(id, now())),
    updateWebhook: (id, change) =>
      database.write(
        () => updateWebhook(id, change, now()),
        (updated) => (typeof updated === 'string' ? null : `webhook:${id}`),
      ),
    rotateWebhook: (id, change) =>
      database.write(
        () => rotateWebhook(id, change),
        (outcome) => (outcome === 'rotated' ? `webhook:${id}` : null),
      ),
    rotateWebhookOnce: (id, change, keyed) =>
      database.write(() =>
        once(keyed, now(), function* () {
          if ((yield* rotateWebhook(id, change)) === 'rotated') return change;
          throw new UnknownWebhookError('There is no webhook with this id.');
        }),
      ),
    removeWebhook: (id) =>
      database.write(
        () => removeWebhook(id, now()),
        (outcome) => (outcome === 'removed' ? `webhook:${id}` : null),
      ),
  };
}

function* addWebhook(
  { id, createdAt, url, secret, ...subscriptions }: WebhookRow,
  now: number,
): Transaction<void> {
  yield* lockLimit('webhooks', now);
  yield* query(webhookStatements.insertWebhook, id, createdAt, url, secret);
  const [counted] = yield* query(webhookStatements.countWebhooks);
  if (Number(counted?.count) > maxWebhooks) throw new TooManyWebhooksError('Too many webhooks.');
  yield* subscribe(id, subscriptions);
}

function* updateWebhook(
  id: string,
  change: WebhookChange,
  now: number,
): Transaction<WebhookRow | 'unknown' | 'empty'> {
  // Locks the webhook against concurrent changes.
  const [locked] = yield* query(webhookStatements.lockWebhook, id);
  if (!locked) return 'unknown';
  const { url, eventCodes, types } = { ...(yield* requireWebhook(id, now)), ...change };
  if (eventCodes.length + types.length === 0) return 'empty';
  yield* query(webhookStatements.moveWebhook, id, url);
  if (change.url !== undefined) {
    yield* query(endpointStatements.makeDue, id, now);
    yield* query(endpointStatements.endPause, id, now);
  }
  yield* query(webhookStatements.forgetSubscriptions, id);
  yield* subscribe(id, { eventCodes, types });
  return yield* requireWebhook(id, now);
}

function* rotateWebhook(
  id: string,
  { secret, previousUntil }: NewSecret,
): Transaction<'rotated' | 'unknown'> {
  const rows = yield* query(webhookStatements.rotateWebhook, id, secret, previousUntil);
  return rows.length > 0 ? 'rotated' : 'unknown';
}

function* requireWebhook(id: string, now: number): Transaction<WebhookRow> {
  const found = yield* findWebhook(id, now);
  if (!found) throw new UnknownWebhookError('There is no webhook with this id.');
  return found;
}

type Subscriptions = Pick<WebhookRow, 'eventCodes' | 'types'>;

function* subscribe(id: string, { eventCodes, types }: Subscriptions): Transaction<void> {
  for (const [kind, names] of [
    ['event', eventCodes],
    ['type', types],
  ] as const) {
    for (const name of new Set(names)) {
      yield* query(webhookStatements.insertSubscription, id, kind, name);
    }
  }
}

function* listWebhooks(now: number): Transaction<WebhookRow[]> {
  const rows = yield* query(webhookStatements.listWebhooks, now);
  const all = (yield* query(webhookStatements.listSubscriptions)).map(readSubscription);
  const byWebhook = Map.groupBy(all, ({ webhookId }) => webhookId);
  return rows.map((row) => readWebhook(row, byWebhook.get(text.parse(row.id))));
}

function* findWebhook(id: string, now: number): Transaction<WebhookRow | null> {
  const [row] = yield* query(webhookStatements.findWebhook, id, now);
  if (!row) return null;
  const subscriptions = yield* query(webhookStatements.subscriptionsOf, id);
  return readWebhook(row, subscriptions.map(readSubscription));
}

/** Also resumes its endpoint, so that pending entries leave the queue at once. */
function* removeWebhook(id: string, now: number): Transaction<'removed' | 'unknown'> {
  const [removed] = yield* query(webhookStatements.removeWebhook, id, now);
  if (!removed) return 'unknown';
  yield* query(webhookStatements.forgetSubscriptions, id);
  yield* query(endpointStatements.endpointResponded, id);
  return 'removed';
}

const read = rowReader({
  id: text,
  created_at: integer,
  url: text,
  secret: text,
  previous_secret: text.nullable(),
});

const readSubscription = rowReader({
  webhook_id: text,
  kind: oneOf('event', 'type'),
  name: text,
});

function readWebhook(
  row: DatabaseRow,
  subscriptions: readonly ReturnType<typeof readSubscription>[] = [],
): WebhookRow {
  const { previousSecret, ...webhook } = read(row);
  const namesOf = (wanted: 'event' | 'type') =>
    subscriptions
      .filter(({ kind }) => kind === wanted)
      .map(({ name }) => name)
      .toSorted();
  return {
    ...webhook,
    eventCodes: namesOf('event'),
    types: namesOf('type'),
    ...(previousSecret === null ? {} : { previousSecret }),
  };
}
