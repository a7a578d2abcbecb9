import {
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  rmSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { migrate } from './migrate.ts';
import { markClean, overwriteDeleted } from './purge.ts';

/**
 * Creates a store in a temporary folder, and moves it to its path once its schema is on the disk, so that its file is never
 * empty or without tables. Only its owner may read it; SQLite gives `-wal` and `-shm` the same mode.
 * @param now milliseconds since the epoch
 * @returns false if another process created it first
 */
export function createFile(path: string, now: number): boolean {
  const folder = dirname(path);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const own = mkdtempSync(unfinishedPrefix(path));
  const unfinished = join(own, basename(path));
  try {
    closeSync(openSync(unfinished, 'a', 0o600));
    build(unfinished, now);
    // Unlike a rename, this fails if the file exists.
    linkSync(unfinished, path);
    syncFolder(folder);
    return true;
  } catch (error) {
    if (existsSync(path)) return false;
    throw error;
  } finally {
    rmSync(own, { recursive: true, force: true });
  }
}

/** Removes the temporary folders of killed processes. Call it once the store exists. */
export function removeUnfinished(path: string): void {
  const prefix = unfinishedPrefix(path);
  const folder = dirname(path);
  for (const name of readdirSync(folder)) {
    const candidate = join(folder, name);
    const isUnfinished =
      candidate.startsWith(prefix) && candidate.length === prefix.length + randomCharacters;
    // Retries in case another process is writing to it.
    if (isUnfinished) rmSync(candidate, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Includes the name of the store, since its folder may contain others. */
function unfinishedPrefix(path: string): string {
  return join(dirname(path), `${basename(path)}.new-`);
}

/** The number of characters that `mkdtemp` appends. */
const randomCharacters = 6;

function build(path: string, now: number): void {
  const db = new DatabaseSync(path);
  try {
    db.exec('pragma synchronous = full');
    overwriteDeleted(db);
    markClean(db);
    migrate(db, now);
    // The mode stays in the file. Two processes that switch it at once may get "database is locked".
    db.exec('pragma journal_mode = wal');
  } finally {
    db.close();
  }
}

function syncFolder(folder: string): void {
  const handle = openSync(folder, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
