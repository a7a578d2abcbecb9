import { query, type Transaction } from '../database/transaction.ts';
import type { AnswerStore, Keyed, KeyedAnswer, KeyUse } from './answer-store.ts';
import { idempotencyStatements } from './idempotency-statements.ts';
import { answerOf, findUsedKey, takeKey } from './take-key.ts';

/**
 * Runs a transaction once per key: a repetition gets the first response and writes nothing. If it fails, the
 * key stays unused.
 * @param now milliseconds since the epoch, against which keys expire
 */
export function* once<Row>(
  { idempotency, answer }: Keyed<Row>,
  now: number,
  work: () => Transaction<Row>,
): Transaction<KeyedAnswer> {
  if (idempotency === null) return { outcome: 'answered', answer: answer(yield* work()) };
  const { operation, key } = idempotency;
  // The response is only known afterwards; nobody else can read this row until the transaction ends.
  const used = yield* takeKey({ ...idempotency, answer: { status: 0, body: '' } }, now);
  if (used) return answerOf(used, idempotency.fingerprint);
  const made = answer(yield* work());
  yield* query(idempotencyStatements.answerKey, operation, key, made.status, made.body);
  return { outcome: 'answered', answer: made };
}

/** See `AnswerStore.findAnswer`. */
export function* findAnswer(
  use: KeyUse,
  now: number,
): Transaction<Awaited<ReturnType<AnswerStore['findAnswer']>>> {
  const used = yield* findUsedKey(use);
  return used && used.expiresAt > now ? answerOf(used, use.fingerprint) : null;
}
