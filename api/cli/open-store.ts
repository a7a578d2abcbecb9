import { existsSync } from 'node:fs';
import type { Act } from '../store/audit/audit-store.ts';
import { openStoreAsOperator, type StorePlace } from '../store/open-store.ts';
import type { Store } from '../store/store.ts';
import { storeFile } from '../store/store-file.ts';
import { OperatorError } from './operator-error.ts';

/**
 * Opens the store beside a running server, to read. Makes nothing.
 * @throws {OperatorError} when there is no embedded store in that directory
 */
export async function openForReading(place: StorePlace): Promise<Store> {
  requireFile(place);
  return openStoreAsOperator(place, null);
}

/**
 * Opens the store beside a running server, to read and write. Makes nothing.
 * @throws {OperatorError} when there is no embedded store in that directory
 * @throws {SchemaVersionError} when the store is from another version: only a server brings it up to date
 */
export async function openForWriting(place: StorePlace, act: Act): Promise<Store> {
  const reader = await openForReading(place);
  await reader.close();
  return openStoreAsOperator(place, act);
}

/**
 * The same for what is set up before the first start, such as a key: makes the store when there is none.
 * @param say told in a sentence that a store was made, since a slip in DATA_DIR makes one too
 * @throws {SchemaVersionError} when a store that is there is from another version
 */
export async function openOrMake(
  place: StorePlace,
  act: Act,
  say: (text: string) => void,
): Promise<Store> {
  if (isThere(place)) return openForWriting(place, act);
  const store = await openStoreAsOperator(place, act);
  say(`There was no store in ${place.dataDir} yet, so one was made.\n`);
  return store;
}

function isThere({ dataDir, databaseUrl }: StorePlace): boolean {
  return databaseUrl !== null || existsSync(storeFile(dataDir));
}

function requireFile(place: StorePlace): void {
  if (isThere(place)) return;
  throw new OperatorError(
    `There is no store in ${place.dataDir} yet: start the server once (npm start), or set DATA_DIR to where the data is.`,
  );
}
