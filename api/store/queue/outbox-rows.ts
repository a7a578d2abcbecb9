import { integer, json, oneOf, rowReader, text } from '../database/row.ts';
import type { DatabaseRow } from '../database/transaction.ts';
import type { ClaimedEntry, OutboxRow } from './outbox-store.ts';

const claimed = {
  id: text,
  created_at: integer,
  topic: text,
  payload: json<ClaimedEntry['payload']>(),
  attempts: integer,
  lost: integer,
};

const readClaimedColumns = rowReader({ ...claimed, endpoint: text.nullable() });

export function readClaimed(row: DatabaseRow): ClaimedEntry {
  const { endpoint, ...entry } = readClaimedColumns(row);
  return endpoint === null ? entry : { ...entry, endpoint };
}

const readListed = rowReader({
  ...claimed,
  next_at: integer,
  done_at: integer.nullable(),
  dead_at: integer.nullable(),
  last_error: text.nullable(),
  locked_until: integer.nullable(),
  ending: oneOf('bounced', 'discarded').nullable(),
});

export function readOutboxRow(row: DatabaseRow): OutboxRow {
  const { deadAt, lastError: error, ending, ...entry } = readListed(row);
  const settled = ending ?? (entry.doneAt === null ? null : 'done');
  return { ...entry, state: settled ?? (deadAt === null ? 'waiting' : 'dead'), error };
}

export const readBuried = rowReader({
  id: text,
  topic: text,
  payload: claimed.payload,
  attempts: integer,
});
