import type { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { isBusy } from './fault.ts';

/** Milliseconds between attempts while another connection reads. */
const pause = 100;

/** Overwrites deleted data from now on. */
export function overwriteDeleted(db: DatabaseSync): void {
  db.exec('pragma secure_delete = on');
}

/**
 * Keeps the journals of savepoints in memory. Temporary files would be slow, and contain personal data outside of the store's
 * folder.
 */
export function keepJournalsInMemory(db: DatabaseSync): void {
  db.exec('pragma temp_store = memory');
}

/**
 * Purges deleted data from the files: rewrites a file from an earlier version, which did not overwrite it, and empties the
 * write-ahead log once nobody reads an older snapshot from it. Others can write between attempts.
 * @param timeoutMs the maximum wait for readers
 * @returns why something may be left, with a remedy; null otherwise
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

/** Uses a temporary file, since it copies the whole store. */
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

/** Marks a file in which all deleted data is overwritten. */
export function markClean(db: DatabaseSync): void {
  db.exec(`pragma user_version = ${clean}`);
}
