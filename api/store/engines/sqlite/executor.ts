import type { DatabaseSync } from 'node:sqlite';
import type { StoreUnavailableError } from '../../database/errors.ts';
import type { Database, Transaction } from '../../database/transaction.ts';
import { asStoreError, isDamage, storeUnavailable } from './fault.ts';
import { groupCommit } from './group-commit.ts';
import { purge } from './purge.ts';
import { scanThread } from './scan-thread.ts';
import { checkInThread } from './soundness-check.ts';
import { drive, statementRunner } from './statement-runner.ts';
import { batchWriter } from './write-batch.ts';

/** In milliseconds. Waiting does not block the event loop. */
export interface Timeouts {
  /** For another process's write lock. */
  lock: number;
  /** For readers before a purge: checks and backups of a large store take minutes. */
  readers: number;
}

export interface ExecutorOptions {
  timeouts?: Partial<Timeouts> | undefined;
  /** Checks every table for damage in the background. */
  check?: boolean;
}

const defaultTimeouts: Timeouts = { lock: 5_000, readers: 10 * 60_000 };

/**
 * Runs transactions on an open SQLite database. Writes of one turn of the event loop share a transaction and its fsync.
 */
export function sqliteExecutor(
  db: DatabaseSync,
  { timeouts, check = false }: ExecutorOptions = {},
): Database {
  const { lock, readers } = { ...defaultTimeouts, ...timeouts };
  const damaged = Promise.withResolvers<string>();
  let damage: unknown = null;
  let closing: Promise<void> | null = null;
  const run = statementRunner(db);
  const file = db.location();
  const thread = file === null ? null : scanThread(file);
  const writes = groupCommit(batchWriter(db, run, note), lock);

  const checking = check && file !== null ? checkInThread(file, noteDamage) : null;

  function note(error: unknown): void {
    if (isDamage(error)) noteDamage(error);
  }

  function noteDamage(error: unknown): void {
    damage ??= error;
    damaged.resolve(error instanceof Error ? error.message : String(error));
  }

  function faultOf(error: unknown): unknown {
    note(error);
    return asStoreError(error);
  }

  function requireSound(): void {
    if (damage) throw storeUnavailable(damage);
  }

  async function scan<Result>(work: Transaction<Result>): Promise<Result> {
    // A database in memory has only this connection.
    if (thread === null) return drive(run, work);
    let step = work.next([]);
    while (!step.done) {
      if (closing) throw closed();
      step = work.next(await thread.run(step.value));
    }
    return step.value;
  }

  async function end(): Promise<void> {
    await writes.settle();
    // The last connection removes the write-ahead log when it closes.
    await Promise.all([thread?.close(), checking?.stop()]);
    db.close();
  }

  return {
    async write<Result>(work: () => Transaction<Result>) {
      if (closing) throw closed();
      requireSound();
      return writes.add(work) as Promise<Result>;
    },
    async read(work) {
      try {
        return drive(run, work());
      } catch (error) {
        throw faultOf(error);
      }
    },
    async scan(work) {
      try {
        return await scan(work());
      } catch (error) {
        throw faultOf(error);
      }
    },
    requireSound,
    damaged: damaged.promise,
    async purge() {
      await writes.settle();
      return purge(db, readers);
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
