import { randomBytes } from 'node:crypto';
import { apiKeyDigest, apiKeyOf, type KeyScope } from '@grovemail/domain/keys/api-key.ts';
import { uuidV7Maker } from '../store/uuid-v7.ts';
import type { TestApp } from './app-for-test.ts';

const newId = uuidV7Maker(Date.now);

/** Stores a new key. @returns it and its id */
export async function newKey(
  { store }: TestApp,
  { isTest = false, scope = 'all' }: { isTest?: boolean; scope?: KeyScope } = {},
) {
  const key = await apiKeyOf(randomBytes(32), { test: isTest });
  const id = newId();
  const digest = await apiKeyDigest(key);
  await store.addKey({ id, createdAt: 0, label: 'test', scope, isTest, digest });
  return { id, key, headers: { authorization: `Bearer ${key}` } };
}
