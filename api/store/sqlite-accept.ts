import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { Outcome } from './group-commit.ts';
import { recordWrites } from './record-writes.ts';
import { asStoreError, storeUnavailable } from './sqlite-fault.ts';
import { statements } from './statements.ts';
import type { Acceptance, Accepted } from './store.ts';

/** Prepares a portable statement, once per text. */
export type Prepare = (portable: string) => StatementSync;

/**
 * Writes a batch in one transaction, each acceptance in its own savepoint: one that fails is taken back
 * alone. Answers one outcome per acceptance; those that are `ok` are on the disk.
 *
 * @param now milliseconds since the epoch, against which keys expire
 */
export function acceptBatch(
  db: DatabaseSync,
  prepare: Prepare,
  batch: Acceptance[],
  now: number,
): Outcome<Accepted>[] {
  try {
    db.exec('begin immediate');
    const outcomes = batch.map((acceptance) =>
      inSavepoint(db, () => acceptOne(prepare, acceptance, now)),
    );
    // At most twice what a batch can add: the table stays small, and no sweep holds up the writers.
    inSavepoint(db, () => prepare(statements.purgeKeys).run(now, 2 * batch.length));
    db.exec('commit');
    return outcomes;
  } catch (error) {
    rollBack(db);
    const failure = storeUnavailable(error);
    return batch.map(() => ({ ok: false, error: failure }));
  }
}

/** @throws when the whole transaction is gone or cannot be trusted any more */
function inSavepoint<Result>(db: DatabaseSync, work: () => Result): Outcome<Result> {
  db.exec('savepoint acceptance');
  try {
    const value = work();
    db.exec('release acceptance');
    return { ok: true, value };
  } catch (error) {
    // A full disk or a failed write makes SQLite roll everything back by itself.
    if (!db.isTransaction) throw error;
    db.exec('rollback to acceptance');
    db.exec('release acceptance');
    return { ok: false, error: asStoreError(error) };
  }
}

function acceptOne(prepare: Prepare, acceptance: Acceptance, now: number): Accepted {
  const { operation, key, fingerprint, answer, expiresAt } = acceptance.idempotency;
  const { status, body } = answer;
  const claimed = prepare(statements.claimKey).get(
    ...[operation, key, fingerprint, status, body, expiresAt, now],
  );
  if (!claimed) {
    const used = prepare(statements.usedKey).get(operation, key);
    if (used?.fingerprint !== fingerprint) return { outcome: 'conflict' };
    const first = { status: used.status as number, body: used.body as string };
    return { outcome: 'replayed', answer: first };
  }
  for (const { sql, values } of recordWrites(acceptance)) prepare(sql).run(...values);
  return { outcome: 'stored', answer };
}

/** Takes back what has begun, if anything has. */
export function rollBack(db: DatabaseSync): void {
  try {
    if (db.isTransaction) db.exec('rollback');
  } catch {
    // The first fault is the one to report; the next `begin` shows whether this one lasts.
  }
}
