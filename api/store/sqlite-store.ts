import type { DatabaseSync } from 'node:sqlite';
import { openDatabase } from './sqlite-database.ts';
import { sqliteExecutor } from './sqlite-executor.ts';
import type { Store } from './store.ts';
import { storeOn } from './store-on.ts';

export interface SqliteStoreOptions {
  /** The database file, see `store-file.ts`. Made with its directory when missing, unless `readOnly`. */
  path: string;
  /** Milliseconds since the epoch, against which idempotency keys expire. */
  now: () => number;
  /** Reads beside a running server and makes nothing; whatever writes then rejects. */
  readOnly?: boolean;
  /** Reads the whole file first, to find damage before anything is built on it. */
  check?: boolean;
}

/**
 * Opens and migrates the embedded store.
 * @throws {SchemaVersionError} when the file is from another version
 * @throws {StoreUnavailableError} when the file cannot be opened, or a check finds damage
 */
export function openSqliteStore({ now, readOnly = false, ...options }: SqliteStoreOptions): Store {
  return sqliteStoreOn(openDatabase({ ...options, now: now(), readOnly }), now);
}

/** The store over a database that is open and migrated; closing the store closes it. */
export function sqliteStoreOn(db: DatabaseSync, now: () => number): Store {
  return storeOn(sqliteExecutor(db), now);
}
