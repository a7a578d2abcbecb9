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
 * Creates a store in a folder of its own, and gives it its name once its schema is on the disk: a store's file is
 * never empty or without tables, except by damage. The file contains personal data, so only its owner may read it;
 * SQLite gives `-wal` and `-shm` the same mode.
 * @param now milliseconds since the epoch
 * @returns false if another process did so meanwhile, whose file stays
 */
export function createFile(path: string, now: number): boolean {
  const folder = dirname(path);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const own = mkdtempSync(unfinishedPrefix(path));
  const unfinished = join(own, basename(path));
  try {
    closeSync(openSync(unfinished, 'a', 0o600));
    build(unfinished, now);
    // Unlike a rename, this fails if there is a file by now.
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

/**
 * Removes the folders of killed processes in which the store was being created. Only once it exists: whoever still
 * creates it could not give it its name any more.
 */
export function removeUnfinished(path: string): void {
  const prefix = unfinishedPrefix(path);
  const folder = dirname(path);
  for (const name of readdirSync(folder)) {
    const found = join(folder, name);
    const isUnfinished =
      found.startsWith(prefix) && found.length === prefix.length + randomCharacters;
    // Again, if somebody was just writing into it.
    if (isUnfinished) rmSync(found, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Names the store, since its folder may hold others. */
function unfinishedPrefix(path: string): string {
  return join(dirname(path), `${basename(path)}.new-`);
}

/** That `mkdtemp` appends. */
const randomCharacters = 6;

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
