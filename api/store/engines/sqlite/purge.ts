import type { DatabaseSync } from 'node:sqlite';

/**
 * Overwrites whatever is deleted from now on. A file created by this version never contained anything
 * deleted otherwise, and is marked as clean.
 */
export function overwriteDeleted(db: DatabaseSync, isNew: boolean): void {
  db.exec('pragma secure_delete = on');
  if (isNew) markClean(db);
}

/** Whether nothing was ever written to the file. */
export function isEmpty(db: DatabaseSync): boolean {
  return db.prepare('pragma page_count').get()?.page_count === 0;
}

/**
 * Purges deleted data from the files: a file from an earlier version, which did not overwrite it, is
 * rewritten, and the write-ahead log is emptied.
 * @returns why something may be left and what to do about it; null if nothing is
 */
export function purge(db: DatabaseSync): string | null {
  try {
    if (!isClean(db)) {
      db.exec('vacuum');
      markClean(db);
    }
    // Waits, as for a lock, until nobody reads an older snapshot from the log.
    const result = db.prepare('pragma wal_checkpoint(truncate)').get();
    return result?.busy === 0 ? null : busy;
  } catch (error) {
    return `The file could not be cleaned (${error instanceof Error ? error.message : String(error)}).`;
  }
}

const busy = 'Another process is reading the store, so its write-ahead log could not be emptied.';

const clean = 1;

function isClean(db: DatabaseSync): boolean {
  return db.prepare('pragma user_version').get()?.user_version === clean;
}

function markClean(db: DatabaseSync): void {
  db.exec(`pragma user_version = ${clean}`);
}
