import { randomBytes } from 'node:crypto';
import { apiKeyDigest, formatApiKey } from '../api/keys/api-key.ts';
import { uuidV7Maker } from '../api/store/database/uuid-v7.ts';
import { openStore, type StorePlace } from '../api/store/open-store.ts';

/** Stores a new live key of the public API. */
export async function addBenchKey(place: StorePlace): Promise<{ id: string; key: string }> {
  const key = formatApiKey(randomBytes(32), { test: false });
  const createdAt = Date.now();
  const id = uuidV7Maker(Date.now)();
  const store = await openStore(place, { now: Date.now });
  const digest = apiKeyDigest(key);
  const grants = { scopes: ['all'], endsAt: null, networks: [] } as const;
  await store.addKey({ id, createdAt, label: 'Benchmark', isTest: false, digest, ...grants });
  await store.close();
  return { id, key };
}
