import { randomBytes } from 'node:crypto';
import { apiKeyDigest, formatApiKey } from '../keys/api-key.ts';
import { uuidV7Maker } from '../store/database/uuid-v7.ts';
import type { NewKey } from '../store/keys/key-store.ts';
import type { TestApp } from './app-for-test.ts';

const newId = uuidV7Maker(Date.now);

/** Stores a new key. */
export async function newKey({ store }: TestApp, changes: Partial<NewKey> = {}) {
  const isTest = changes.isTest ?? false;
  const publishable = !isTest && changes.scopes?.includes('push-only') === true;
  const key = formatApiKey(randomBytes(32), { test: isTest, publishable });
  const id = newId();
  const digest = apiKeyDigest(key);
  const defaults = { scopes: ['all'], isStrict: false, endsAt: null, networks: [] } as const;
  await store.addKey({ id, createdAt: 0, label: 'test', digest, ...defaults, ...changes, isTest });
  return { id, key, headers: { authorization: `Bearer ${key}` } };
}

/** Requests a visitor's test key. */
export async function visitorKey({ app }: TestApp) {
  const response = await app.inject({ method: 'POST', url: '/guests/test-key' });
  const { key }: { key: string } = response.json().payload.data;
  return { key, headers: { authorization: `Bearer ${key}` } };
}
