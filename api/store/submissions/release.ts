import { json } from '../database/row.ts';
import { query, type Transaction } from '../database/transaction.ts';
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
