import { integer, json, oneOf, rowReader, text } from '../database/row.ts';
import type { DatabaseRow } from '../database/transaction.ts';
import type { DeliveryAttempt } from './transactional-store.ts';

export const readMailRow = rowReader({
  id: text,
  created_at: integer,
  template_code: text,
  recipient_email: text,
  reply_to: text.nullable(),
  subject: text,
  unfilled: json<string[]>().nullable(),
  status: oneOf('queued', 'sent', 'failed', 'suppressed', 'test', 'bounced', 'complained'),
});

export const readCopy = rowReader({ id: text, transactional_id: text, email: text });

const readAttemptRow = rowReader({
  created_at: integer,
  outcome: oneOf('sent', 'failed', 'bounced', 'complained'),
  reply: text,
});

export function readAttempt(row: DatabaseRow): DeliveryAttempt {
  const { createdAt: at, outcome, reply } = readAttemptRow(row);
  return { at, outcome, reply };
}
