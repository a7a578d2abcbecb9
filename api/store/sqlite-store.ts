import type { DatabaseSync } from 'node:sqlite';
import type { CurrentAct } from './audit/audit-store.ts';
import { audited } from './audit/audited.ts';
import { openDatabase } from './engines/sqlite/database.ts';
import { sqliteExecutor, type Timeouts } from './engines/sqlite/executor.ts';
import { sqlStore } from './sql-store.ts';
import type { Store } from './store.ts';

export interface SqliteStoreOptions {
  /** The database file, see `store-file.ts`. Created with its directory if missing, unless `readOnly`. */
  path: string;
  /** Milliseconds since the epoch. */
  now: () => number;
  /** Reads alongside a running server and creates nothing; writes reject. */
  readOnly?: boolean;
  /** The operator's command, recorded in the audit log with each change. */
  act?: CurrentAct;
  /**
   * Checks the header and length of the file and, after a crash, the tables of forms; then every table in the background.
   */
  check?: boolean;
  /** Called when there was no file. */
  onCreated?: (() => void) | undefined;
  timeouts?: Partial<Timeouts>;
}

/**
 * Opens and migrates the embedded store.
 * @throws {SchemaVersionError} when the file is from another version
 * @throws {StoreUnavailableError} when the file cannot be opened, or is damaged
 */
export function openSqliteStore({
  now,
  act,
  readOnly = false,
  check = false,
  timeouts,
  ...options
}: SqliteStoreOptions): Store {
  const db = openDatabase({ ...options, check, now: now(), readOnly });
  const database = sqliteExecutor(db, { check, timeouts });
  return sqlStore(act ? audited(database, act) : database, now);
}

/** The store on an open and migrated database; closing the store closes it. */
export function sqliteStoreOn(db: DatabaseSync, now: () => number): Store {
  return sqlStore(sqliteExecutor(db), now);
}
