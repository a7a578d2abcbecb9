import type { DatabaseSync } from 'node:sqlite';
import type { Database, Transaction } from '../../database/transaction.ts';
import type { StoreUnavailableError } from '../../errors.ts';
import { asStoreError, isDamage, storeUnavailable } from './fault.ts';
import { groupCommit, type Outcome } from './group-commit.ts';
import { purge } from './purge.ts';
import { scanThread } from './scan-thread.ts';
import { drive, statementRunner } from './statement-runner.ts';

/**
 * Runs transactions on an open SQLite database. Writes of one turn of the event loop share a transaction
 * and so an fsync, each in its own savepoint: one that fails is rolled back alone.
 */
export function sqliteExecutor(db: DatabaseSync): Database {
  let damage: unknown = null;
  let closing: Promise<void> | null = null;
  const run = statementRunner(db);
  const file = db.location();
  const thread = file === null ? null : scanThread(file);
  const writes = groupCommit((batch: (() => Transaction<unknown>)[]) => commit(batch));

  async function driveBeside<Result>(work: Transaction<Result>): Promise<Result> {
    // A database in memory has no other connections.
    if (thread === null) return drive(run, work);
    let step = work.next([]);
    while (!step.done) {
      if (closing) throw closed();
      step = work.next(await thread.ask(step.value));
    }
    return step.value;
  }

  function notingDamage(error: unknown): unknown {
    if (isDamage(error)) damage ??= error;
    return error;
  }

  function commit(batch: (() => Transaction<unknown>)[]): Outcome<unknown>[] {
    try {
      db.exec('begin immediate');
      const outcomes = batch.map(inSavepoint);
      db.exec('commit');
      return outcomes;
    } catch (error) {
      rollBack(db);
      const failure = storeUnavailable(notingDamage(error));
      return batch.map(() => ({ ok: false, error: failure }));
    }
  }

  /** @throws if the whole transaction is lost or cannot be trusted any more */
  function inSavepoint(work: () => Transaction<unknown>): Outcome<unknown> {
    db.exec('savepoint work');
    try {
      const value = drive(run, work());
      db.exec('release work');
      return { ok: true, value };
    } catch (error) {
      // On a full disk or a failed write, SQLite has already rolled back.
      if (!db.isTransaction) throw error;
      db.exec('rollback to work');
      db.exec('release work');
      return { ok: false, error: asStoreError(notingDamage(error)) };
    }
  }

  async function end(): Promise<void> {
    writes.flush();
    // The last connection removes the write-ahead log when it closes.
    await thread?.close();
    db.close();
  }

  return {
    async write<Result>(work: () => Transaction<Result>) {
      if (closing) throw closed();
      return writes.add(work) as Promise<Result>;
    },
    async read(work) {
      try {
        return drive(run, work());
      } catch (error) {
        throw asStoreError(notingDamage(error));
      }
    },
    async scan(work) {
      try {
        return await driveBeside(work());
      } catch (error) {
        throw asStoreError(notingDamage(error));
      }
    },
    requireSound() {
      if (damage) throw storeUnavailable(damage);
    },
    async purge() {
      writes.flush();
      return purge(db);
    },
    close() {
      closing ??= end();
      return closing;
    },
  };
}

function closed(): StoreUnavailableError {
  return storeUnavailable(new Error('The store is closed.'));
}

/** Rolls back an open transaction, if there is one. */
function rollBack(db: DatabaseSync): void {
  try {
    if (db.isTransaction) db.exec('rollback');
  } catch {
    // The first error is the one to report; the next `begin` shows whether this one persists.
  }
}
