import { existsSync } from 'node:fs';
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
  return openStoreAsOperator(place, true);
}

/**
 * Opens the store beside a running server, to read and write. Makes nothing.
 * @throws {OperatorError} when there is no embedded store in that directory
 * @throws {SchemaVersionError} when the store is from another version: only a server brings it up to date
 */
export async function openForWriting(place: StorePlace): Promise<Store> {
  const reader = await openForReading(place);
  await reader.close();
  return openStoreAsOperator(place, false);
}

function requireFile({ dataDir, databaseUrl }: StorePlace): void {
  if (databaseUrl !== null || existsSync(storeFile(dataDir))) return;
  throw new OperatorError(
    `There is no store in ${dataDir} yet: start the server once (npm start), or set DATA_DIR to where the data is.`,
  );
}
