import { readId } from '../database/row.ts';
import { query, type Transaction } from '../database/transaction.ts';
import { putInLine } from '../outbox/outbox-transactions.ts';
import { webhookStatements } from '../webhooks/webhook-statements.ts';
import type { Announcement } from './announcement.ts';

/** Puts in line what the webhooks of that type are to be told of each row. */
export function* announce<Row>(
  { type, entries }: Announcement<Row>,
  written: readonly Row[],
): Transaction<void> {
  const webhooks = yield* query(webhookStatements.webhooksOfType, type);
  if (webhooks.length === 0) return;
  const ids = webhooks.map(readId);
  yield* putInLine(written.flatMap((row) => entries(row, ids)));
}
