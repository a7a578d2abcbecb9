import { readId } from '../database/row.ts';
import { query, type Transaction } from '../database/transaction.ts';
import type { OutboxEntry } from './outbox-store.ts';
import { enqueue } from './outbox-transactions.ts';
import { webhookStatements } from './webhook-statements.ts';

/**
 * The notifications about a write for the webhooks that subscribe to its type. They are queued in the transaction of the write.
 */
export interface Announcement<Row> {
  /** The type to which webhooks subscribe: `mail.sent`. */
  type: string;
  /** One entry for each webhook. @param row as stored by this write */
  entries(row: Row, webhookIds: readonly string[]): OutboxEntry[];
}

/** Queues the notifications of each row for the webhooks of that type. */
export function* announce<Row>(
  { type, entries }: Announcement<Row>,
  written: readonly Row[],
): Transaction<void> {
  const webhooks = yield* query(webhookStatements.webhooksOfType, type);
  if (webhooks.length === 0) return;
  const ids = webhooks.map(readId);
  yield* enqueue(written.flatMap((row) => entries(row, ids)));
}
