import { existsSync } from 'node:fs';
import { openSqliteStore } from '../store/sqlite-store.ts';
import type { Store } from '../store/store.ts';
import { storeFile } from '../store/store-file.ts';
import { OperatorError } from './operator-error.ts';

/**
 * Opens the store beside a running server, to read. Makes nothing.
 * @throws {OperatorError} when there is no store in that directory
 */
export function openForReading(dataDir: string): Store {
  return openSqliteStore({ path: existingFile(dataDir), now: Date.now, readOnly: true });
}

/**
 * Opens the store beside a running server, to read and write. Makes nothing.
 * @throws {OperatorError} when there is no store in that directory
 * @throws {SchemaVersionError} when the store is from another version: only a server brings it up to date
 */
export async function openForWriting(dataDir: string): Promise<Store> {
  await openForReading(dataDir).close();
  return openSqliteStore({ path: existingFile(dataDir), now: Date.now });
}

/**
 * The same for what is set up before the first start, such as a key: makes the store when there is none.
 * @param say told in a sentence that a store was made, since a slip in DATA_DIR makes one too
 * @throws {SchemaVersionError} when a store that is there is from another version
 */
export async function openOrMake(dataDir: string, say: (text: string) => void): Promise<Store> {
  const path = storeFile(dataDir);
  if (existsSync(path)) return openForWriting(dataDir);
  const store = openSqliteStore({ path, now: Date.now });
  say(`There was no store in ${dataDir} yet, so one was made.\n`);
  return store;
}

function existingFile(dataDir: string): string {
  const path = storeFile(dataDir);
  if (existsSync(path)) return path;
  throw new OperatorError(
    `There is no store in ${dataDir} yet: start the server once (npm start), or set DATA_DIR to where the data is.`,
  );
}
