import { integer, json, rowReader, text } from '../database/row.ts';
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
});

export function readOutboxRow(row: DatabaseRow): OutboxRow {
  const { deadAt, lastError: error, ...entry } = readListed(row);
  const state = entry.doneAt !== null ? 'done' : deadAt !== null ? 'dead' : 'waiting';
  return { ...entry, state, error };
}

export const readBuried = rowReader({
  id: text,
  topic: text,
  payload: claimed.payload,
  attempts: integer,
});
