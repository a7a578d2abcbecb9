import { existsSync, rmSync } from 'node:fs';
import { BackupError, backUp, moveFile } from '../store/engines/sqlite/backup.ts';
import { encryptFile } from './age-file.ts';

export interface BackupTask {
  /** The embedded store's file. */
  store: string;
  /** Must not exist yet. */
  file: string;
  /** Null for an unencrypted backup. */
  recipient: string | null;
}

/**
 * Writes a consistent snapshot of a running server's store to a file, atomically.
 * @throws {BackupError} when the file exists, or the copy fails its integrity check
 */
export async function writeBackup({ store, file, recipient }: BackupTask): Promise<void> {
  if (recipient === null) return backUp(store, file);
  if (existsSync(file)) throw new BackupError(`${file} already exists.`);
  // In the store's folder, where the data is not encrypted either.
  const plain = `${store}.backup`;
  const draft = `${file}.part`;
  rmSync(plain, { force: true });
  rmSync(draft, { force: true });
  try {
    await backUp(store, plain);
    await encryptFile(plain, draft, recipient);
    moveFile(draft, file);
  } finally {
    rmSync(plain, { force: true });
    rmSync(draft, { force: true });
  }
}
