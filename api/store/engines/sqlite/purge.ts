import type { DatabaseSync } from 'node:sqlite';

/**
 * Overwrites whatever is deleted from now on. A file that is made by this version holds nothing that was
 * deleted otherwise, and is marked so.
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
 * Takes what was deleted out of the files: a file from an earlier version, which left it where it was, is
 * written anew, and the write-ahead log is emptied.
 * @returns why something may be left and what to do about it; null when nothing is
 */
export function purge(db: DatabaseSync): string | null {
  try {
    if (!isClean(db)) {
      db.exec('vacuum');
      markClean(db);
    }
    // It waits as long as for a lock until nobody reads an older state from the log.
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
