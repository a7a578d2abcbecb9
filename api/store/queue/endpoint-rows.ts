import { integer, oneOf, rowReader, text } from '../database/row.ts';
import type { DatabaseRow } from '../database/transaction.ts';
import type { FailingEndpoint } from './endpoint-store.ts';

const readEndpoint = rowReader({
  key: text,
  failures: integer,
  failing_since: integer,
  paused_until: integer.nullable(),
  last_error: text,
});

export function readFailing(row: DatabaseRow): FailingEndpoint {
  const { key: endpoint, failingSince: since, lastError: error, ...rest } = readEndpoint(row);
  return { ...rest, endpoint, since, error };
}

export const readDelivery = rowReader({
  id: text,
  created_at: integer,
  entry_id: text,
  type: text.nullable(),
  event_id: text.nullable(),
  attempt: integer,
  outcome: oneOf('sent', 'failed', 'refused'),
  reply: text,
  ms: integer,
});
