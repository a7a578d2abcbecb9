import { existsSync, statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { StoreUnavailableError } from '../../database/errors.ts';
import { SchemaVersionError } from '../../migrations/schema-version.ts';
import { createFile, removeUnfinished } from './create-file.ts';
import { migrate, requireCurrentSchema } from './migrate.ts';
import { keepJournalsInMemory, overwriteDeleted } from './purge.ts';
import { faultIn } from './soundness-check.ts';
import { requireWholeFile } from './whole-file.ts';

/** Milliseconds to wait for another process's lock while opening. */
const openingTimeout = 5_000;

/** Milliseconds to wait afterwards, which blocks the event loop. Writes wait longer with timers. */
const busyTimeout = 2;

export interface DatabaseOptions {
  path: string;
  /** Milliseconds since the epoch. */
  now: number;
  readOnly: boolean;
  /** Checks the header and length of the file and, after a crash, the tables of forms. */
  check?: boolean;
  /** Called when there was no file. */
  onCreated?: (() => void) | undefined;
}

/**
 * Opens the file with durable commits, and migrates it. Without `readOnly`, a missing one is created.
 * @throws {SchemaVersionError} when the file is from another version
 * @throws {StoreUnavailableError} if the file cannot be opened or created, or a check finds damage
 */
export function openDatabase({
  path,
  now,
  readOnly,
  check = false,
  onCreated,
}: DatabaseOptions): DatabaseSync {
  let db: DatabaseSync | undefined;
  try {
    // SQLite removes the log when the last process closes the store.
    const wasLeftOpen = existsSync(`${path}-wal`);
    const size = statSync(path, { throwIfNoEntry: false })?.size;
    if (size === 0) throw new Error(emptied);
    if (size === undefined && wasLeftOpen) throw new Error(onlyLog);
    if (check && size !== undefined) requireWhole(path);
    if (size === undefined && !readOnly && createFile(path, now)) onCreated?.();
    if (!readOnly) removeUnfinished(path);
    db = new DatabaseSync(path, {
      readOnly,
      timeout: openingTimeout,
      enableForeignKeyConstraints: true,
    });
    if (check && wasLeftOpen) requireSoundForms(db);
    if (readOnly) requireCurrentSchema(db);
    else prepareForWriting(db, now);
    db.exec(`pragma busy_timeout = ${busyTimeout}`);
    return db;
  } catch (error) {
    db?.close();
    if (error instanceof SchemaVersionError) throw error;
    // Only the operator sees the path and the reason.
    const reason = error instanceof Error ? error.message : String(error);
    throw new StoreUnavailableError(`The store ${path} cannot be opened: ${reason}`, {
      cause: error,
    });
  }
}

const emptied =
  'it is empty (0 bytes), and no store ever is. Restore a backup with: npm run ops -- store restore <file> --force. Delete the file only if it never held anything.';

/** SQLite would apply the log to a new store. */
const onlyLog =
  'there is only its write-ahead log (-wal), without the file. Put the file back, or restore a backup with: npm run ops -- store restore <file> --force. Delete the log only to start without that data.';

const damaged = (fault: string) =>
  `it is damaged (${fault}). Restore a backup with: npm run ops -- store restore <file> --force`;

/** @throws for a truncated or foreign file, with the remedy */
function requireWhole(path: string): void {
  try {
    requireWholeFile(path);
  } catch (error) {
    throw new Error(damaged(error instanceof Error ? error.message : String(error)));
  }
}

/** The tables of acknowledged posts and their deliveries. */
const formTables = ['outbox', 'enquiries', 'leads', 'subscribers', 'feedback'];

/** @throws for damage, with the remedy */
function requireSoundForms(db: DatabaseSync): void {
  const fault = faultIn(db, 'quick_check', formTables);
  if (fault !== null) throw new Error(damaged(fault));
}

function prepareForWriting(db: DatabaseSync, now: number): void {
  const mode = db.prepare('pragma journal_mode = wal').get()?.journal_mode;
  if (mode !== 'wal') throw new Error(`This file system gives journal mode ${mode}, not wal.`);
  // NORMAL, the usual level with WAL, lost acknowledged rows in simulated power cuts.
  db.exec('pragma synchronous = full');
  // 16 MB in pages, four times the default: a checkpoint writes a page once, however often it changed.
  db.exec('pragma wal_autocheckpoint = 4000');
  overwriteDeleted(db);
  migrate(db, now);
  // Not before the migration, since sorting for a new index may take as much memory as its table.
  keepJournalsInMemory(db);
}
