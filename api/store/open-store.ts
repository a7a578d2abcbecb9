import type { Act } from './audit/audit-store.ts';
import { operatorPatience, type Patience, servingPatience } from './engines/postgres/pool.ts';
import { openPostgresStore } from './engines/postgres/postgres-store.ts';
import { openSqliteStore } from './engines/sqlite/sqlite-store.ts';
import type { Store } from './store.ts';
import { storeFile } from './store-file.ts';

/** Where the data is. */
export interface StorePlace {
  /** Folder of the embedded store. */
  dataDir: string;
  /** PostgreSQL instead of the embedded store; null for none. */
  databaseUrl: string | null;
}

interface OpenOptions {
  /** Milliseconds since the epoch, against which whatever expires is held. */
  now: () => number;
  /** Reads beside a running server and makes nothing; whatever writes then rejects. */
  readOnly?: boolean;
  /** What an operator does with it, to be recorded with the first change. */
  act?: Act;
  /** Looks for damage in the file of the embedded store first; PostgreSQL sees to that itself. */
  check?: boolean;
  /** How long PostgreSQL may take; a server answers in time, an operator waits. */
  patience?: Patience;
}

/**
 * Opens and migrates the store that the configuration names.
 * @throws {SchemaVersionError} when the data is from another version
 * @throws {StoreUnavailableError} when it cannot be opened
 */
export async function openStore(
  { dataDir, databaseUrl }: StorePlace,
  { patience = servingPatience, check = false, ...options }: OpenOptions,
): Promise<Store> {
  if (databaseUrl === null) return openSqliteStore({ path: storeFile(dataDir), check, ...options });
  return openPostgresStore({ url: databaseUrl, patience, ...options });
}

/**
 * The same for an operator beside running servers, who makes nothing and has time.
 * @param act what is done with it; null reads
 */
export function openStoreAsOperator(place: StorePlace, act: Act | null): Promise<Store> {
  const access = act === null ? { readOnly: true } : { act };
  return openStore(place, { now: Date.now, patience: operatorPatience, ...access });
}
