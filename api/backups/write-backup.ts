import { existsSync, rmSync } from 'node:fs';
import { BackupError, backUp, put } from '../store/engines/sqlite/backup.ts';
import { encryptFile } from './age-file.ts';

export interface BackupTask {
  /** The embedded store's file. */
  store: string;
  /** Where to; nothing may be there yet. */
  file: string;
  /** Null: the backup is not encrypted. */
  recipient: string | null;
}

/**
 * Writes the store of a running server, as it is at one moment, to a file: whole or not at all.
 * @throws {BackupError} when something already exists, or the copy is not sound
 */
export async function writeBackup({ store, file, recipient }: BackupTask): Promise<void> {
  if (recipient === null) return backUp(store, file);
  if (existsSync(file)) throw new BackupError(`${file} already exists.`);
  // Beside the store, which is not encrypted either.
  const plain = `${store}.backup`;
  const draft = `${file}.part`;
  rmSync(plain, { force: true });
  rmSync(draft, { force: true });
  try {
    await backUp(store, plain);
    await encryptFile(plain, draft, recipient);
    put(draft, file);
  } finally {
    rmSync(plain, { force: true });
    rmSync(draft, { force: true });
  }
}
