import { randomBytes } from 'node:crypto';
import { isAccountKey, type KeyScope, opensCall } from '@grovemail/domain/keys/key-scope.ts';
import { apiKeyDigest, formatApiKey } from './api-key.ts';

/** The settings of a new key. */
export interface KeySettings {
  scopes: readonly KeyScope[];
  isTest: boolean;
  isStrict: boolean;
  /** In CIDR; empty: any. */
  networks: readonly string[];
}

export const maxLabelLength = 100;

/** The default label. */
export function usualLabel({ isTest }: Pick<KeySettings, 'isTest'>): string {
  return isTest ? 'Test key' : 'Live key';
}

/** The invalid setting and the reason; null if all are valid. */
export function keyFault({
  scopes,
  isTest,
  isStrict,
  networks,
}: KeySettings): { why: string; at: 'network' | 'test' | 'strict' } | null {
  if (!isAccountKey(scopes) && networks.length > 0)
    return { why: 'Browsers everywhere use a push key, so no network can be set', at: 'network' };
  if (!isAccountKey(scopes) && isTest)
    return { why: 'A push key saves real subscriptions, so it cannot be a test key', at: 'test' };
  if (isStrict && !opensCall(scopes, 'send'))
    return { why: 'Only a key that sends email can be strict', at: 'strict' };
  return null;
}

/** The scope that cannot be combined with the others, if any. */
export function exclusiveScope(scopes: readonly KeyScope[]): KeyScope | null {
  if (scopes.length < 2) return null;
  return scopes.find((scope) => scope === 'all' || scope === 'push-only') ?? null;
}

/** A new key, which is shown once, and the digest that is stored. */
export function newKey({ scopes, isTest }: KeySettings): { key: string; digest: string } {
  const key = formatApiKey(randomBytes(32), { test: isTest, publishable: !isAccountKey(scopes) });
  return { key, digest: apiKeyDigest(key) };
}
