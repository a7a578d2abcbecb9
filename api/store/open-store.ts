import type { CurrentAct } from './audit/audit-store.ts';
import { openSqliteStore } from './sqlite-store.ts';
import type { Store } from './store.ts';
import { storeFile } from './store-file.ts';

/** The location of the data. */
export interface StorePlace {
  /** Folder of the embedded store. */
  dataDir: string;
  /** Of PostgreSQL; null for the embedded store. */
  databaseUrl: string | null;
}

interface OpenOptions {
  /** Milliseconds since the epoch, for everything that expires. */
  now: () => number;
  /** Reads alongside a running server and creates nothing; writes reject. */
  readOnly?: boolean;
  /** The operator's command, recorded in the audit log with each change. */
  act?: CurrentAct;
  /** Checks the embedded store for damage: partly while opening it, partly in the background. */
  check?: boolean;
  /** Called when there was no file of the embedded store. */
  onCreated?: () => void;
  /** Waits longer for PostgreSQL than a server would. */
  isOperator?: boolean;
}

/**
 * Opens and migrates the store that the configuration names.
 * @throws {SchemaVersionError} when the data is from another version
 * @throws {StoreUnavailableError} when it cannot be opened
 */
export async function openStore(
  { dataDir, databaseUrl }: StorePlace,
  { isOperator = false, check = false, onCreated, ...options }: OpenOptions,
): Promise<Store> {
  if (databaseUrl === null) {
    return openSqliteStore({ path: storeFile(dataDir), check, onCreated, ...options });
  }
  const [{ openPostgresStore }, { operatorTimeouts, servingTimeouts }] = await Promise.all([
    import('./postgres-store.ts'),
    import('./engines/postgres/pool.ts'),
  ]);
  const timeouts = isOperator ? operatorTimeouts : servingTimeouts;
  return openPostgresStore({ url: databaseUrl, timeouts, ...options });
}

/**
 * Opens the store for an operator's command alongside running servers: it creates nothing and waits longer.
 * @param act the command to record; null for read-only access
 */
export function openStoreAsOperator(place: StorePlace, act: CurrentAct | null): Promise<Store> {
  const access = act === null ? { readOnly: true } : { act };
  return openStore(place, { now: Date.now, isOperator: true, ...access });
}
