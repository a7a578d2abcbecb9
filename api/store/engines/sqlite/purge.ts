import type { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { isBusy } from './fault.ts';

/** Milliseconds between two tries while another connection reads. */
const pause = 100;

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
 * rewritten, and the write-ahead log is emptied, as soon as nobody reads an older snapshot from it. Between
 * its tries others can write.
 * @param timeoutMs milliseconds to wait for that
 * @returns why something may be left and what to do about it; null if nothing is
 */
export async function purge(db: DatabaseSync, timeoutMs: number): Promise<string | null> {
  const until = performance.now() + timeoutMs;
  for (;;) {
    try {
      if (hasPurged(db)) return null;
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      if (!isBusy(error)) return `The file could not be cleaned (${reason}).`;
    }
    if (performance.now() >= until) return busy;
    await sleep(pause);
  }
}

/** @returns false if another connection reads from the log */
function hasPurged(db: DatabaseSync): boolean {
  if (!isClean(db)) {
    rewrite(db);
    markClean(db);
  }
  return db.prepare('pragma wal_checkpoint(truncate)').get()?.busy === 0;
}

/** With a temporary file, since it copies the whole store. */
function rewrite(db: DatabaseSync): void {
  db.exec('pragma temp_store = file');
  try {
    db.exec('vacuum');
  } finally {
    keepJournalsInMemory(db);
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
