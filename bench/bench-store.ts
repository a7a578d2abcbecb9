import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { StorePlace } from '../api/store/open-store.ts';
import { type PostgresCluster, startCluster } from '../api/store-suite/postgres-cluster.ts';
import { findPostgres } from '../script/postgres.ts';

/** An empty store for one benchmark. */
export interface BenchStore {
  place: StorePlace;
  /** Variables of a server that uses it. */
  environment: Record<string, string>;
  /** Null for the embedded store. */
  cluster: PostgresCluster | null;
  remove(): Promise<void>;
}

/** @param kind `database` starts a temporary PostgreSQL, with fsync on */
export async function benchStore(kind: 'embedded' | 'database'): Promise<BenchStore> {
  const dataDir = await mkdtemp(join(tmpdir(), 'grovemail-bench-'));
  const cluster = kind === 'database' ? await startCluster(await findPostgres()) : null;
  // Needed even with PostgreSQL: emails are written to DATA_DIR.
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
  FORM_TOKEN_KEY: 'a-benchmark-key-that-protects-nothing',
  TRACKING_KEYS: 'a-benchmark-key-that-protects-nothing',
  VAPID_PUBLIC_KEY: `B${'a'.repeat(86)}`,
  VAPID_PRIVATE_KEY: 'b'.repeat(43),
};
