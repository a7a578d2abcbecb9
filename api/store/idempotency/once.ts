import { query, type Transaction } from '../database/transaction.ts';
import type { AnswerStore, Keyed, KeyedAnswer, KeyUse } from './answer-store.ts';
import { idempotencyStatements } from './idempotency-statements.ts';
import { answerOf, findUsedKey, takeKey } from './take-key.ts';

/**
 * Does a work once per key: a repetition is given the first answer and writes nothing. A work that
 * fails leaves its key unused.
 * @param now milliseconds since the epoch, against which keys expire
 */
export function* once<Row>(
  { idempotency, answer }: Keyed<Row>,
  now: number,
  work: () => Transaction<Row>,
): Transaction<KeyedAnswer> {
  if (idempotency === null) return { outcome: 'answered', answer: answer(yield* work()) };
  const { operation, key } = idempotency;
  // The answer is known only afterwards; until the transaction ends nobody else can read this row.
  const used = yield* takeKey({ ...idempotency, answer: { status: 0, body: '' } }, now);
  if (used) return answerOf(used, idempotency.fingerprint);
  const made = answer(yield* work());
  yield* query(idempotencyStatements.answerKey, operation, key, made.status, made.body);
  yield* query(idempotencyStatements.purgeKeys, now, 2);
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
