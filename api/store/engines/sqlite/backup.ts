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
import { isBusy } from './fault.ts';
import { faultIn } from './soundness-check.ts';

/** Rejects a backup or restore. The message is a sentence for the operator. */
export class BackupError extends Error {
  override name = 'BackupError';
}

/** In one step, the copy is a consistent snapshot, and writers neither wait nor restart it. */
const allPages = 2 ** 31 - 1;

/**
 * Copies a consistent snapshot of a running server's store to a file.
 * @throws {BackupError} if the file exists, or the copy is damaged
 */
export async function backUp(storePath: string, target: string): Promise<void> {
  if (existsSync(target)) throw new BackupError(`${target} already exists.`);
  const draft = `${target}.part`;
  rmSync(draft, { force: true });
  // Restricts the mode before the file contains personal data.
  closeSync(openSync(draft, 'wx', 0o600));
  const source = new DatabaseSync(storePath, { readOnly: true });
  try {
    await backup(source, draft, { rate: allPages });
    mergeLog(draft);
    requireSound(draft);
    moveFile(draft, target);
  } finally {
    source.close();
    rmSync(draft, { force: true });
  }
}

/**
 * Replaces the store with a backup, atomically.
 * @param aside where to move an existing store; null to reject it
 * @throws {BackupError} if the backup is damaged, a store exists, or a process has it open
 */
export function restore(source: string, storePath: string, aside: string | null): void {
  if (!existsSync(source)) throw new BackupError(`The file ${source} does not exist.`);
  if (isInUse(storePath)) {
    throw new BackupError(`A server has ${storePath} open. Stop it first.`);
  }
  if (aside === null && filesOf(storePath).length > 0) {
    throw new BackupError(`A store already exists at ${storePath}. Use --force to move it aside.`);
  }
  const draft = `${storePath}.part`;
  mkdirSync(dirname(storePath), { recursive: true, mode: 0o700 });
  try {
    copyFileSync(source, draft);
    chmodSync(draft, 0o600);
    requireSound(draft);
    if (aside !== null) moveAside(storePath, aside);
    moveFile(draft, storePath);
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Whether a server or command has the store open. */
export function isInUse(storePath: string): boolean {
  if (!existsSync(storePath)) return false;
  const db = new DatabaseSync(storePath, { timeout: 0 });
  try {
    // With a write-ahead log, this lock is only granted if nobody else has the file open.
    db.exec('pragma locking_mode = exclusive');
    db.exec('begin exclusive');
    db.exec('rollback');
    return false;
  } catch (error) {
    return isBusy(error);
  } finally {
    db.close();
  }
}

/** Merges the write-ahead log into the file. */
function mergeLog(path: string): void {
  const db = new DatabaseSync(path);
  db.exec('pragma journal_mode = delete');
  db.close();
}

function requireSound(path: string): void {
  if (soundness(path) !== null) throw new BackupError('The backup is damaged, or is not a store.');
}

/** Runs SQLite's check of every table and index. @returns a description of the damage, or null */
export function soundness(path: string): string | null {
  const db = new DatabaseSync(path, { readOnly: true });
  try {
    const hasSchema = db
      .prepare("select 1 from sqlite_master where type = 'table' and name = 'schema_version'")
      .get();
    return hasSchema ? faultIn(db, 'integrity_check') : 'no store';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    db.close();
  }
}

function moveAside(storePath: string, aside: string): void {
  for (const suffix of filesOf(storePath)) renameSync(storePath + suffix, aside + suffix);
}

/** The suffixes of the existing files of a store. */
function filesOf(storePath: string): string[] {
  return ['', '-wal', '-shm'].filter((suffix) => existsSync(storePath + suffix));
}

/** Renames a file durably. */
export function moveFile(draft: string, target: string): void {
  sync(draft);
  renameSync(draft, target);
  sync(dirname(target));
}

function sync(path: string): void {
  const descriptor = openSync(path, 'r');
  fsyncSync(descriptor);
  closeSync(descriptor);
}
