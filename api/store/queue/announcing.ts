import { readId } from '../database/row.ts';
import { query, type Transaction } from '../database/transaction.ts';
import type { Announcement } from './announcement.ts';
import { enqueue } from './outbox-transactions.ts';
import { webhookStatements } from './webhook-statements.ts';

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
