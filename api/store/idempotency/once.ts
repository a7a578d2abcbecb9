import { isVisitorSpace } from '../../keys/space.ts';
import { query, type Transaction } from '../database/transaction.ts';
import { writeToSpace } from '../visits/visitor-space.ts';
import { idempotencyStatements } from './idempotency-statements.ts';
import type { Keyed, KeyedResponse, KeyUse, ResponseStore } from './response-store.ts';
import { answerOf, findUsedKey, takeKey } from './take-key.ts';

/**
 * Runs a transaction once per key: a repetition gets the first response and writes nothing. If it fails, the
 * key stays unused. What is kept counts against a visitor's data space.
 * @param now milliseconds since the epoch, against which keys expire
 */
export function* once<Row>(
  { idempotency, answer }: Keyed<Row>,
  now: number,
  work: () => Transaction<Row>,
): Transaction<KeyedResponse> {
  if (idempotency === null) return { outcome: 'answered', answer: answer(yield* work()) };
  const { operation, key, space } = idempotency;
  // The response is only known afterwards; nobody else can read this row until the transaction ends.
  const empty = { status: 0, body: '' };
  const owner = isVisitorSpace(space) ? { space } : {};
  const used = yield* takeKey({ ...idempotency, answer: empty }, now, owner);
  if (used) return answerOf(used, idempotency.fingerprint);
  const made = answer(yield* work());
  yield* writeToSpace(space, [key, made.body], now);
  yield* query(idempotencyStatements.answerKey, operation, key, made.status, made.body);
  return { outcome: 'answered', answer: made };
}

/** See `ResponseStore.findResponse`. */
export function* findResponse(
  use: KeyUse,
  now: number,
): Transaction<Awaited<ReturnType<ResponseStore['findResponse']>>> {
  const used = yield* findUsedKey(use);
  return used && used.expiresAt > now ? answerOf(used, use.fingerprint) : null;
}
