import { randomBytes } from 'node:crypto';
import type { SecretStore } from './secret-store.ts';

/** The key with which a site's server signs the addresses of push subscribers. */
export const pushSecretName = 'push-addresses';

/**
 * The key of a name, which is created on first use and shared by this store's servers.
 * @param createdAt milliseconds since the epoch
 */
export function ownKey(store: SecretStore, name: string, createdAt: number): Promise<string> {
  const value = randomBytes(32).toString('base64url');
  return store.secret(name, { value, createdAt });
}

/** The secret with which a mail service signs the bounces and complaints that it posts: `whsec_` and base64. */
export async function mailReportSecret(store: SecretStore, createdAt: number): Promise<string> {
  const key = await ownKey(store, 'mail-reports', createdAt);
  return `whsec_${Buffer.from(key, 'base64url').toString('base64')}`;
}

/**
 * The keys that sign recipients' links, newest first: the configured ones, or one that is created on first use.
 * @param configured null without any
 * @param createdAt milliseconds since the epoch
 */
export async function trackingKeys(
  configured: readonly string[] | null,
  store: SecretStore,
  createdAt: number,
): Promise<readonly string[]> {
  if (configured) return configured;
  return [await ownKey(store, 'tracking', createdAt)];
}
