import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { migrate } from './migrate.ts';
import { markClean, overwriteDeleted } from './purge.ts';

/** How long one process waits for another that creates the same file, in milliseconds. */
const busyTimeout = 30_000;

/**
 * Creates a store under another name, and renames it once its schema is on the disk: a store's file is never
 * empty or without tables, except by damage. The file contains personal data, so only its owner may read it;
 * SQLite gives `-wal` and `-shm` the same mode.
 * @param now milliseconds since the epoch
 * @returns false if another process did so meanwhile
 */
export function createFile(path: string, now: number): boolean {
  const unfinished = `${path}.new`;
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  closeSync(openSync(unfinished, 'a', 0o600));
  const db = new DatabaseSync(unfinished, { timeout: busyTimeout });
  try {
    // Held until `close`, so that one process at a time gets beyond the next statement.
    db.exec('pragma locking_mode = exclusive');
    db.exec('begin exclusive; commit');
    if (existsSync(path)) {
      rmSync(unfinished, { force: true });
      return false;
    }
    db.exec('pragma synchronous = full');
    overwriteDeleted(db);
    markClean(db);
    migrate(db, now);
    renameSync(unfinished, path);
    syncFolder(dirname(path));
    return true;
  } finally {
    db.close();
  }
}

/** Puts the new name on the disk. */
function syncFolder(folder: string): void {
  const handle = openSync(folder, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
