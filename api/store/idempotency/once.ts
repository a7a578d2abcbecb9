import { isVisitorSpace, type Space } from '../../keys/space.ts';
import { integer, rowReader, text } from '../database/row.ts';
import { query, type Transaction } from '../database/transaction.ts';
import { writeToSpace } from '../keys/visitor-space.ts';
import { idempotencyStatements } from './idempotency-statements.ts';
import type { Idempotency, Keyed, KeyedResponse, KeyUse, ResponseStore } from './response-store.ts';

/**
 * Runs a transaction once per key. A repetition gets the first response. If the transaction fails, the key stays unused. Stored
 * responses count against a visitor's data space.
 * @param now milliseconds since the epoch
 */
export function* once<Row>(
  { idempotency, response }: Keyed<Row>,
  now: number,
  work: () => Transaction<Row>,
): Transaction<KeyedResponse> {
  if (idempotency === null) return { outcome: 'completed', response: response(yield* work()) };
  const { operation, key, space } = idempotency;
  // The response is filled in below, before anybody else can read this row.
  const empty = { status: 0, body: '' };
  const owner = isVisitorSpace(space) ? { space } : {};
  const used = yield* takeKey({ ...idempotency, response: empty }, now, owner);
  if (used) return responseOf(used, idempotency.fingerprint);
  const first = response(yield* work());
  yield* writeToSpace(space, [key, first.body], now);
  yield* query(idempotencyStatements.keepResponse, operation, key, first.status, first.body);
  return { outcome: 'completed', response: first };
}

/** See `ResponseStore.findResponse`. */
export function* findResponse(
  use: KeyUse,
  now: number,
): Transaction<Awaited<ReturnType<ResponseStore['findResponse']>>> {
  const used = yield* findUsedKey(use);
  return used && used.expiresAt > now ? responseOf(used, use.fingerprint) : null;
}

/**
 * Takes the key, or returns its row if it is taken. Repetitions only read, so that many at once wait neither for a lock nor for
 * the disk.
 * @param owner.recordId the stored row, with which the key is erased
 * @param owner.space the visitor's data space, with which the key is deleted
 */
export function* takeKey(
  idempotency: Idempotency,
  now: number,
  { recordId = null, space = null }: { recordId?: string | null; space?: Space | null },
): Transaction<UsedKey | null> {
  const { operation, key, fingerprint, response, expiresAt } = idempotency;
  const { status, body } = response;
  const values = [operation, key, fingerprint, status, body, expiresAt, recordId, space];
  if ((yield* query(idempotencyStatements.keepKey, ...values)).length > 0) return null;
  const first = yield* findUsedKey(idempotency);
  if (first && first.expiresAt > now) return first;
  // The key has expired or was just deleted. Only one of several calls can claim it.
  if ((yield* query(idempotencyStatements.claimKey, ...values, now)).length > 0) return null;
  const next = yield* findUsedKey(idempotency);
  if (!next) throw new Error('A key that was taken is gone.');
  return next;
}

/** The last use of a key, even an expired one. */
function* findUsedKey({
  operation,
  key,
}: Pick<Idempotency, 'operation' | 'key'>): Transaction<UsedKey | null> {
  const [row] = yield* query(idempotencyStatements.usedKey, operation, key);
  return row ? readUsedKey(row) : null;
}

/** The outcome of a call with a used key and this body. */
export function responseOf({ fingerprint: used, status, body }: UsedKey, fingerprint: string) {
  return used === fingerprint
    ? ({ outcome: 'replayed', response: { status, body } } as const)
    : ({ outcome: 'conflict' } as const);
}

const readUsedKey = rowReader({
  fingerprint: text,
  status: integer,
  body: text,
  expires_at: integer,
});

type UsedKey = ReturnType<typeof readUsedKey>;
