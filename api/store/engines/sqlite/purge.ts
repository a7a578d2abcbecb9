import type { DatabaseSync } from 'node:sqlite';

/** Overwrites whatever is deleted from now on. */
export function overwriteDeleted(db: DatabaseSync): void {
  db.exec('pragma secure_delete = on');
}

/**
 * Keeps what undoes a single write in memory. SQLite copies each page that a savepoint changes, which a temporary file
 * makes slow, and which leaves personal data outside of the store's folder.
 */
export function keepJournalsInMemory(db: DatabaseSync): void {
  db.exec('pragma temp_store = memory');
}

/**
 * Purges deleted data from the files: a file from an earlier version, which did not overwrite it, is
 * rewritten, and the write-ahead log is emptied.
 * @returns why something may be left and what to do about it; null if nothing is
 */
export function purge(db: DatabaseSync): string | null {
  try {
    if (!isClean(db)) {
      // It writes the whole store to a temporary file.
      db.exec('pragma temp_store = file; vacuum');
      keepJournalsInMemory(db);
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

/** For a file in which everything that was deleted is overwritten, as in a new one. */
export function markClean(db: DatabaseSync): void {
  db.exec(`pragma user_version = ${clean}`);
}
