import { integer, rowReader, text } from '../database/row.ts';
import {
  type Database,
  type DatabaseRow,
  query,
  type Transaction,
} from '../database/transaction.ts';
import { endpointStatements } from './endpoint-statements.ts';
import { webhookStatements } from './webhook-statements.ts';
import type { WebhookRow, WebhookStore } from './webhook-store.ts';

/** Webhooks in any database whose schema is up to date. */
export function sqlWebhookStore(database: Database, now: () => number): WebhookStore {
  return {
    async addWebhook({ id, createdAt, eventCode, type = null, url, secret }) {
      const values = [id, createdAt, eventCode, type, url, secret];
      await database.write(() => query(webhookStatements.insertWebhook, ...values));
    },
    async listWebhooks() {
      const rows = await database.read(() => query(webhookStatements.listWebhooks, now()));
      return rows.map(readWebhook);
    },
    async findWebhook(id) {
      const [row] = await database.read(() => query(webhookStatements.findWebhook, id, now()));
      return row ? readWebhook(row) : null;
    },
    async rotateWebhook(id, { secret, previousUntil }) {
      const values = [id, secret, previousUntil];
      const rows = await database.write(() => query(webhookStatements.rotateWebhook, ...values));
      return rows.length > 0 ? 'rotated' : 'unknown';
    },
    removeWebhook: (id) => database.write(() => removeWebhook(id, now())),
  };
}

/** Its pending entries leave the queue at once. */
function* removeWebhook(id: string, now: number): Transaction<'removed' | 'unknown'> {
  const [removed] = yield* query(webhookStatements.removeWebhook, id, now);
  if (!removed) return 'unknown';
  yield* query(endpointStatements.endpointResponded, id);
  return 'removed';
}

const read = rowReader({
  id: text,
  created_at: integer,
  event_code: text,
  type: text.nullable(),
  url: text,
  secret: text,
  previous_secret: text.nullable(),
});

function readWebhook(row: DatabaseRow): WebhookRow {
  const { type, previousSecret, ...webhook } = read(row);
  return {
    ...webhook,
    ...(type === null ? {} : { type }),
    ...(previousSecret === null ? {} : { previousSecret }),
  };
}
