import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { Database, Transaction } from '../../database/transaction.ts';
import { asStoreError, isDamage, storeUnavailable } from './fault.ts';
import { groupCommit, type Outcome } from './group-commit.ts';
import { purge } from './purge.ts';
import { sqliteSql } from './sqlite-sql.ts';

/**
 * Runs transactions on an open SQLite database. Writes of one turn of the event loop share a transaction
 * and so an fsync, each in its own savepoint: one that fails is rolled back alone.
 */
export function sqliteExecutor(db: DatabaseSync): Database {
  let damage: unknown = null;
  const prepared = new Map<string, StatementSync>();
  const writes = groupCommit((batch: (() => Transaction<unknown>)[]) => commit(batch));

  function prepare(portable: string): StatementSync {
    const known = prepared.get(portable);
    if (known) return known;
    const statement = db.prepare(sqliteSql(portable));
    prepared.set(portable, statement);
    return statement;
  }

  function drive<Result>(work: Transaction<Result>): Result {
    let step = work.next([]);
    while (!step.done) step = work.next(prepare(step.value.sql).all(...step.value.values));
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
      const value = drive(work());
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

  return {
    async write<Result>(work: () => Transaction<Result>) {
      if (!db.isOpen) throw storeUnavailable(new Error('The store is closed.'));
      return writes.add(work) as Promise<Result>;
    },
    async read(work) {
      try {
        return drive(work());
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
    async close() {
      if (!db.isOpen) return;
      writes.flush();
      db.close();
    },
  };
}

/** Rolls back an open transaction, if there is one. */
function rollBack(db: DatabaseSync): void {
  try {
    if (db.isTransaction) db.exec('rollback');
  } catch {
    // The first error is the one to report; the next `begin` shows whether this one persists.
  }
}
