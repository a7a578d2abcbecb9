import { type DatabaseRow, query, type Transaction } from '../database/transaction.ts';
import type { Idempotency } from './answer-store.ts';
import { idempotencyStatements } from './idempotency-statements.ts';

/**
 * Takes the key, or gives the row of who has it. A repetition only reads, so that many at once neither
 * wait for one another's lock nor for the disk.
 * @param recordId the row that is stored under it, with which it is erased
 */
export function* takeKey(
  idempotency: Idempotency,
  now: number,
  recordId: string | null = null,
): Transaction<DatabaseRow | null> {
  const { operation, key, fingerprint, answer, expiresAt } = idempotency;
  const values = [operation, key, fingerprint, answer.status, answer.body, expiresAt, recordId];
  if ((yield* query(idempotencyStatements.keepKey, ...values)).length > 0) return null;
  const [first] = yield* query(idempotencyStatements.usedKey, operation, key);
  if (first && (first.expires_at as number) > now) return first;
  // It has expired, or was forgotten just now: of those who see that, one takes it.
  if ((yield* query(idempotencyStatements.claimKey, ...values, now)).length > 0) return null;
  const [next] = yield* query(idempotencyStatements.usedKey, operation, key);
  if (!next) throw new Error('A key that was taken is gone.');
  return next;
}
