import { QuarantineFullError } from '../database/errors.ts';
import { json, oneOf, rowReader, text } from '../database/row.ts';
import { type DatabaseRow, query, type Transaction } from '../database/transaction.ts';
import type { OutboxEntry } from '../queue/outbox-store.ts';
import { enqueue } from '../queue/outbox-transactions.ts';
import { quarantineStatements } from './quarantine-statements.ts';
import type { Discarded, RecordKind, Released } from './submission-store.ts';

/** Takes a record out of quarantine with its outbox entries. */
export function* release(kind: RecordKind, id: string, now: number): Transaction<Released> {
  const [freed] = yield* query(quarantineStatements[`release ${kind}`], id);
  if (!freed) {
    const [found] = yield* query(quarantineStatements[`find ${kind}`], id);
    return found ? 'not_quarantined' : 'unknown';
  }
  const withheld = json<OutboxEntry[]>().parse(freed.withheld);
  yield* enqueue(
    withheld.map(({ payload, ...entry }) => ({ ...entry, payload: { ...payload, ...released } })),
    now,
  );
  return 'released';
}

/** In the payload of its entries: an operator let the record go, which may be long after it came. */
const released = { released: true };

/** Deletes a record in quarantine with its outbox entries. */
export function* discard(kind: RecordKind, id: string): Transaction<Discarded> {
  const [gone] = yield* query(quarantineStatements[`discard ${kind}`], id);
  if (gone) return 'discarded';
  const [found] = yield* query(quarantineStatements[`find ${kind}`], id);
  return found ? 'not_quarantined' : 'unknown';
}

/**
 * Makes room for a row just quarantined: first its network's own oldest honeypot rows go, then those of the network
 * that has the most. Rows quarantined for another reason stay. On PostgreSQL, concurrent writes may exceed the
 * limits by a few, until the next one: a lock would serialize all of them.
 * @param id of the row
 * @throws {QuarantineFullError} if there is no honeypot row to drop
 */
export function* boundQuarantine(id: string, network: string): Transaction<void> {
  const sql = quarantineStatements;
  const surplus = yield* query(sql.heldOfNetworkAfter, network, networkCapacity, dropped);
  if (surplus.length > 0) {
    return yield* drop(yield* query(sql.oldestTrapped, network, id, surplus.length));
  }
  const [overAll] = yield* query(sql.heldAfter, quarantineCapacity);
  if (overAll) yield* drop(yield* query(sql.oldestTrappedOfFullest, id, dropped));
}

/** Rows of all kinds: bounds the disk space of a flood, and what an operator has to review. */
const quarantineCapacity = 10_000;

/** A /24 of IPv4 or a /48 of IPv6: 50 of them fill the quarantine. */
const networkCapacity = 200;

/** At a time, so that few rows of a flood have to look for the fullest network. */
const dropped = 20;

function* drop(rows: readonly DatabaseRow[]): Transaction<void> {
  if (rows.length === 0) throw new QuarantineFullError('Too many rows are in quarantine.');
  for (const row of rows) {
    const { kind, id } = readHeld(row);
    yield* discard(kind, id);
  }
}

const readHeld = rowReader({ kind: oneOf('enquiry', 'lead', 'feedback', 'subscriber'), id: text });
