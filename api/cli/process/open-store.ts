import { existsSync } from 'node:fs';
import type { CurrentAct } from '../../store/audit/audit-store.ts';
import { openStoreAsOperator, type StorePlace } from '../../store/open-store.ts';
import type { Store } from '../../store/store.ts';
import { storeFile } from '../../store/store-file.ts';
import { OperatorError } from './operator-error.ts';

/**
 * Opens the store for reading, beside a running server. Creates nothing.
 * @throws {OperatorError} when there is no embedded store in that directory
 */
export async function openForReading(place: StorePlace): Promise<Store> {
  requireStoreFile(place);
  return openStoreAsOperator(place, null);
}

/**
 * Opens the store for reading and writing, beside a running server. Creates nothing.
 * @throws {OperatorError} when there is no embedded store in that directory
 * @throws {SchemaVersionError} when the store is from another version: only the server migrates
 */
export async function openForWriting(place: StorePlace, act: CurrentAct): Promise<Store> {
  const reader = await openForReading(place);
  await reader.close();
  return openStoreAsOperator(place, act);
}

/**
 * Opens the store for setup before the first start, such as a key. Creates it if necessary.
 * @param print called when a store was created, so that a mistake in DATA_DIR is noticed
 * @throws {SchemaVersionError} when an existing store is from another version
 */
export async function openOrCreate(
  place: StorePlace,
  act: CurrentAct,
  print: (text: string) => void,
): Promise<Store> {
  if (storeExists(place)) return openForWriting(place, act);
  const store = await openStoreAsOperator(place, act);
  print(`Created a new store in ${place.dataDir}.\n`);
  return store;
}

function storeExists({ dataDir, databaseUrl }: StorePlace): boolean {
  return databaseUrl !== null || existsSync(storeFile(dataDir));
}

function requireStoreFile(place: StorePlace): void {
  if (storeExists(place)) return;
  throw new OperatorError(
    `There is no store in ${place.dataDir} yet: start the server once (npm start), or set DATA_DIR to the folder with the data.`,
  );
}
