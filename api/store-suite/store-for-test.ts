import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { openDatabase } from '../store/engines/sqlite/database.ts';
import { openSqliteStore, type SqliteStoreOptions } from '../store/sqlite-store.ts';
import type { Store } from '../store/store.ts';

/** Opens the embedded store. Creates a missing one as a copy: its migrations take longer than most tests. */
export function storeForTest(options: SqliteStoreOptions): Store {
  if (!existsSync(options.path)) createStoreFile(options.path);
  return openSqliteStore(options);
}

/** Creates the file of an empty store, with its folder. */
export function createStoreFile(path: string): void {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  empty ??= migratedFile();
  writeFileSync(path, empty, { mode: 0o600 });
}

let empty: Buffer | undefined;

function migratedFile(): Buffer {
  const folder = mkdtempSync(join(tmpdir(), 'grovemail-empty-'));
  const path = join(folder, 'store.sqlite');
  try {
    openDatabase({ path, now: 0, readOnly: false }).close();
    return readFileSync(path);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
