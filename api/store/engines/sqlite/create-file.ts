import { closeSync, fsyncSync, linkSync, mkdirSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { migrate } from './migrate.ts';
import { markClean, overwriteDeleted } from './purge.ts';

/**
 * Creates a store in a folder of its own, and gives it its name once its schema is on the disk: a store's file is
 * never empty or without tables, except by damage. The file contains personal data, so only its owner may read it;
 * SQLite gives `-wal` and `-shm` the same mode.
 * @param now milliseconds since the epoch
 * @returns false if another process did so meanwhile, whose file stays
 */
export function createFile(path: string, now: number): boolean {
  const folder = dirname(path);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const own = mkdtempSync(join(folder, 'new-store-'));
  const unfinished = join(own, basename(path));
  try {
    closeSync(openSync(unfinished, 'a', 0o600));
    build(unfinished, now);
    // Unlike a rename, this fails if there is a file by now.
    linkSync(unfinished, path);
    syncFolder(folder);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(own, { recursive: true, force: true });
  }
}

function build(path: string, now: number): void {
  const db = new DatabaseSync(path);
  try {
    db.exec('pragma synchronous = full');
    overwriteDeleted(db);
    markClean(db);
    migrate(db, now);
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
