import { QuarantineFullError } from '../database/errors.ts';
import { json, oneOf, rowReader, text } from '../database/row.ts';
import { type DatabaseRow, query, type Transaction } from '../database/transaction.ts';
import type { OutboxEntry } from '../queue/outbox-store.ts';
import { enqueue } from '../queue/outbox-transactions.ts';
import { quarantineStatements } from './quarantine-statements.ts';
import type { Discarded, RecordKind, Released } from './submission-store.ts';

/** Takes a record out of quarantine with its outbox entries. */
export function* release(kind: RecordKind, id: string, now: number): Transaction<Released> {
  const [row] = yield* query(quarantineStatements[`release ${kind}`], id);
  if (!row) return yield* notQuarantined(kind, id);
  const withheld = json<OutboxEntry[]>().parse(row.withheld);
  yield* enqueue(
    withheld.map(({ payload, ...entry }) => ({ ...entry, payload: { ...payload, ...released } })),
    now,
  );
  return 'released';
}

/** Marks the entries of a released record, which may be old. */
const released = { released: true };

/** Deletes a record in quarantine with its outbox entries. */
export function* discard(kind: RecordKind, id: string): Transaction<Discarded> {
  const [row] = yield* query(quarantineStatements[`discard ${kind}`], id);
  return row ? 'discarded' : yield* notQuarantined(kind, id);
}

function* notQuarantined(kind: RecordKind, id: string): Transaction<'not_quarantined' | 'unknown'> {
  const [row] = yield* query(quarantineStatements[`find ${kind}`], id);
  return row ? 'not_quarantined' : 'unknown';
}

/**
 * Makes room for a new row in quarantine: discards the oldest honeypot rows of its network, or else of the network with the most
 * of them. Rows with another reason stay. On PostgreSQL, concurrent writes may exceed the limits by a few rows, since a lock
 * would serialize them.
 * @param id of the new row
 * @throws {QuarantineFullError} if there is no honeypot row to discard
 */
export function* boundQuarantine(id: string, network: string): Transaction<void> {
  const sql = quarantineStatements;
  const surplus = yield* query(
    sql.quarantinedOfNetworkBeyond,
    network,
    networkCapacity,
    discardedAtOnce,
  );
  if (surplus.length > 0) {
    return yield* drop(yield* query(sql.oldestTrapped, network, id, surplus.length));
  }
  const [overAll] = yield* query(sql.quarantinedBeyond, quarantineCapacity);
  if (overAll) yield* drop(yield* query(sql.oldestTrappedOfFullest, id, discardedAtOnce));
}

/** In rows of all kinds. Bounds the disk space of a flood, and an operator's work. */
const quarantineCapacity = 10_000;

/** A /24 of IPv4 or a /48 of IPv6: 50 of them fill the quarantine. */
const networkCapacity = 200;

/** Several at a time, since looking for the fullest network is slow. */
const discardedAtOnce = 20;

function* drop(rows: readonly DatabaseRow[]): Transaction<void> {
  if (rows.length === 0) throw new QuarantineFullError('Too many rows are in quarantine.');
  for (const row of rows) {
    const { kind, id } = readRow(row);
    yield* discard(kind, id);
  }
}

const readRow = rowReader({ kind: oneOf('enquiry', 'lead', 'feedback', 'subscriber'), id: text });
