import { randomBytes } from 'node:crypto';
import { apiKeyDigest, apiKeyOf } from '@grovemail/domain/keys/api-key.ts';
import { uuidV7Maker } from '../api/store/database/uuid-v7.ts';
import { openStore, type StorePlace } from '../api/store/open-store.ts';

/** Stores a new live key of the public API. @returns it, and its id */
export async function measuringKey(place: StorePlace): Promise<{ id: string; key: string }> {
  const key = await apiKeyOf(randomBytes(32), { test: false });
  const createdAt = Date.now();
  const id = uuidV7Maker(Date.now)();
  const store = await openStore(place, { now: Date.now });
  const digest = await apiKeyDigest(key);
  const opens = { scopes: ['all'], endsAt: null, networks: [] } as const;
  await store.addKey({ id, createdAt, label: 'Measuring', isTest: false, digest, ...opens });
  await store.close();
  return { id, key };
}
