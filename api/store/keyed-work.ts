import type { AccountStore, Keyed, KeyedAnswer, KeyUse } from './account-store.ts';
import { statements } from './statements.ts';
import { takeKey } from './take-key.ts';
import { type DatabaseRow, query, type Work } from './work.ts';

/**
 * Does a work once per key: a repetition is given the first answer and writes nothing. A work that
 * fails leaves its key unused.
 * @param now milliseconds since the epoch, against which keys expire
 */
export function* once<Row>(
  { idempotency, answer }: Keyed<Row>,
  now: number,
  work: () => Work<Row>,
): Work<KeyedAnswer> {
  if (idempotency === null) return { outcome: 'answered', answer: answer(yield* work()) };
  const { operation, key } = idempotency;
  // The answer is known only afterwards; until the transaction ends nobody else can read this row.
  const used = yield* takeKey({ ...idempotency, answer: { status: 0, body: '' } }, now);
  if (used) return earlier(used, idempotency);
  const made = answer(yield* work());
  yield* query(statements.answerKey, operation, key, made.status, made.body);
  yield* query(statements.purgeKeys, now, 2);
  return { outcome: 'answered', answer: made };
}

/** See `AccountStore.findAnswer`. */
export function* findAnswer(
  use: KeyUse,
  now: number,
): Work<Awaited<ReturnType<AccountStore['findAnswer']>>> {
  const [used] = yield* query(statements.usedKey, use.operation, use.key);
  return used && (used.expires_at as number) > now ? earlier(used, use) : null;
}

function earlier(used: DatabaseRow, { fingerprint }: KeyUse) {
  if (used.fingerprint !== fingerprint) return { outcome: 'conflict' } as const;
  const answer = { status: used.status as number, body: used.body as string };
  return { outcome: 'replayed', answer } as const;
}
