import {
  chmodSync,
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';

/** A backup or restore that was refused; the message is one plain sentence for the operator. */
export class BackupError extends Error {
  override name = 'BackupError';
}

/** All pages in one step: it sees one moment, and writers beside it neither wait nor make it begin anew. */
const everyPage = 2 ** 31 - 1;

/**
 * Copies the store of a running server to a file of its own, as it is at one moment.
 * @throws {BackupError} when something already exists, or the copy is not sound
 */
export async function backUp(storePath: string, target: string): Promise<void> {
  if (existsSync(target)) throw new BackupError(`${target} already exists.`);
  const draft = `${target}.part`;
  rmSync(draft, { force: true });
  // Before anything is in it: it will hold personal data.
  closeSync(openSync(draft, 'wx', 0o600));
  const source = new DatabaseSync(storePath, { readOnly: true });
  try {
    await backup(source, draft, { rate: everyPage });
    settle(draft);
    requireSound(draft);
    put(draft, target);
  } finally {
    source.close();
    rmSync(draft, { force: true });
  }
}

/**
 * Puts a backup in the store's place, whole or not at all.
 * @param aside where a store that is there goes; null refuses when one is there
 * @throws {BackupError} when the backup is not sound, a store is there, or a process has it open
 */
export function restore(source: string, storePath: string, aside: string | null): void {
  if (!existsSync(source)) throw new BackupError(`There is no file ${source}.`);
  if (isInUse(storePath)) {
    throw new BackupError(`A server has ${storePath} open. Stop it first.`);
  }
  if (existsSync(storePath) && aside === null) {
    throw new BackupError(`There is a store at ${storePath} already; --force moves it aside.`);
  }
  const draft = `${storePath}.part`;
  mkdirSync(dirname(storePath), { recursive: true, mode: 0o700 });
  try {
    copyFileSync(source, draft);
    chmodSync(draft, 0o600);
    requireSound(draft);
    if (aside !== null) moveAside(storePath, aside);
    put(draft, storePath);
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Whether a process has the store open, be it a server or a command. */
export function isInUse(storePath: string): boolean {
  if (!existsSync(storePath)) return false;
  const db = new DatabaseSync(storePath, { timeout: 0 });
  try {
    // With a write-ahead log this is granted only to whoever is alone.
    db.exec('pragma locking_mode = exclusive');
    db.exec('begin exclusive');
    db.exec('rollback');
    return false;
  } catch (error) {
    const busy = 5;
    if ((Number(Object(error).errcode) & 0xff) === busy) return true;
    // What is not a store at all is nobody's.
    return false;
  } finally {
    db.close();
  }
}

/** A single file, without a log beside it. */
function settle(path: string): void {
  const db = new DatabaseSync(path);
  db.exec('pragma journal_mode = delete');
  db.close();
}

function requireSound(path: string): void {
  if (soundness(path) !== 'ok') throw new BackupError('The backup is not a sound store.');
}

/** SQLite's own check of every page; `ok`, or what is wrong. */
export function soundness(path: string): string {
  const db = new DatabaseSync(path, { readOnly: true });
  try {
    const hasSchema = db
      .prepare("select 1 from sqlite_master where type = 'table' and name = 'schema_version'")
      .get();
    if (!hasSchema) return 'no store';
    return String(db.prepare('pragma integrity_check').get()?.integrity_check);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    db.close();
  }
}

/** Together with what SQLite may keep beside it, which belongs to that file alone. */
function moveAside(storePath: string, aside: string): void {
  for (const suffix of ['', '-wal', '-shm']) {
    if (existsSync(storePath + suffix)) renameSync(storePath + suffix, aside + suffix);
  }
}

/** Renames a file; it is on the disk under its name when this returns. */
export function put(draft: string, target: string): void {
  sync(draft);
  renameSync(draft, target);
  sync(dirname(target));
}

function sync(path: string): void {
  const descriptor = openSync(path, 'r');
  fsyncSync(descriptor);
  closeSync(descriptor);
}
