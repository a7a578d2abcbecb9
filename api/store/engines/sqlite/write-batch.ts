import type { DatabaseSync } from 'node:sqlite';
import type { Transaction } from '../../database/transaction.ts';
import { asStoreError, isBusy, storeUnavailable } from './fault.ts';
import type { Busy, Outcome } from './group-commit.ts';
import { drive, type RunStatement } from './statement-runner.ts';

export type Work = () => Transaction<unknown>;

/**
 * Commits a batch of transactions in one, each in its own savepoint, so that one that fails is rolled back alone.
 * @param note called with each error
 */
export function batchWriter(
  db: DatabaseSync,
  run: RunStatement,
  note: (error: unknown) => void,
): (batch: readonly Work[]) => Outcome<unknown>[] | Busy {
  const begin = db.prepare('savepoint work');
  const release = db.prepare('release work');

  /** @throws if the whole transaction is lost */
  function inSavepoint(work: Work): Outcome<unknown> {
    begin.run();
    try {
      const value = drive(run, work());
      release.run();
      return { ok: true, value };
    } catch (error) {
      note(error);
      // On a full disk or a failed write, SQLite has already rolled back.
      if (!db.isTransaction) throw error;
      db.exec('rollback to work');
      release.run();
      return { ok: false, error: asStoreError(error) };
    }
  }

  return (batch) => {
    try {
      db.exec('begin immediate');
    } catch (error) {
      note(error);
      const failure = storeUnavailable(error);
      return isBusy(error) ? { busy: failure } : batch.map(() => ({ ok: false, error: failure }));
    }
    try {
      const outcomes = batch.map(inSavepoint);
      db.exec('commit');
      return outcomes;
    } catch (error) {
      note(error);
      rollBack(db);
      const failure = storeUnavailable(error);
      return batch.map(() => ({ ok: false, error: failure }));
    }
  };
}

function rollBack(db: DatabaseSync): void {
  try {
    if (db.isTransaction) db.exec('rollback');
  } catch {
    // The first error is reported. The next `begin` shows whether this one persists.
  }
}
