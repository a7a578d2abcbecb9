import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { StorePlace } from '../api/store/open-store.ts';
import { type PostgresCluster, startCluster } from '../api/store/suite/postgres-cluster.ts';
import { findPostgres } from '../script/postgres.ts';

/** An empty store for one measurement. */
export interface BenchStore {
  place: StorePlace;
  /** What a server needs to use it. */
  environment: Record<string, string>;
  /** Its server of PostgreSQL; null for the embedded store. */
  cluster: PostgresCluster | null;
  remove(): Promise<void>;
}

/** @param kind `database` is a PostgreSQL of its own that syncs to the disk as usual */
export async function benchStore(kind: 'embedded' | 'database'): Promise<BenchStore> {
  const dataDir = await mkdtemp(join(tmpdir(), 'grovemail-bench-'));
  const cluster = kind === 'database' ? await startCluster(await findPostgres()) : null;
  // Mails are written to its folder, whichever the store is.
  const environment = {
    DATA_DIR: dataDir,
    ...(cluster && { DATABASE_URL: cluster.url, ...sharedSecrets }),
  };
  return {
    place: { dataDir, databaseUrl: cluster?.url ?? null },
    environment,
    cluster,
    async remove() {
      await cluster?.remove();
      await rm(dataDir, { recursive: true });
    },
  };
}

const sharedSecrets = {
  FORM_TOKEN_KEY: 'only-for-measuring-nothing-is-protected',
  TRACKING_KEYS: 'only-for-measuring-nothing-is-protected',
  VAPID_PUBLIC_KEY: `B${'a'.repeat(86)}`,
  VAPID_PRIVATE_KEY: 'b'.repeat(43),
};
