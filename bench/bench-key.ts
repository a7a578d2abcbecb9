import { randomBytes } from 'node:crypto';
import { apiKeyDigest, formatApiKey } from '../api/keys/api-key.ts';
import { uuidV7Maker } from '../api/store/database/uuid-v7.ts';
import type { NewKey } from '../api/store/keys/key-store.ts';
import { openStore, type StorePlace } from '../api/store/open-store.ts';

/** Stores a new key of the public API, by default a live one without limits. */
export async function addBenchKey(
  place: StorePlace,
  changes: Partial<Pick<NewKey, 'endsAt' | 'networks' | 'isTest'>> = {},
): Promise<{ id: string; key: string }> {
  const { isTest = false } = changes;
  const key = formatApiKey(randomBytes(32), { test: isTest });
  const createdAt = Date.now();
  const id = uuidV7Maker(Date.now)();
  const store = await openStore(place, { now: Date.now });
  const digest = apiKeyDigest(key);
  const grants = { scopes: ['all'], isStrict: false, endsAt: null, networks: [] } as const;
  await store.addKey({ id, createdAt, label: 'Benchmark', digest, ...grants, ...changes, isTest });
  await store.close();
  return { id, key };
}
