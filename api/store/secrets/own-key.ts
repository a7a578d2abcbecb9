import { randomBytes } from 'node:crypto';
import type { SecretStore } from './secret-store.ts';

/** The key a site's server uses to sign the addresses its pages subscribe. */
export const pushSecretName = 'push-addresses';

/**
 * The key of that name, shared by this store's servers; created on first use.
 * @param createdAt milliseconds since the epoch
 */
export function ownKey(store: SecretStore, name: string, createdAt: number): Promise<string> {
  const value = randomBytes(32).toString('base64url');
  return store.secret(name, { value, createdAt });
}

/** The secret a mail service uses to sign the bounces and complaints it posts: `whsec_` and base64. */
export async function mailReportSecret(store: SecretStore, createdAt: number): Promise<string> {
  const key = await ownKey(store, 'mail-reports', createdAt);
  return `whsec_${Buffer.from(key, 'base64url').toString('base64')}`;
}

/**
 * The keys that sign recipients' links, newest first: the configured ones, or one that this
 * store's servers share, created on first use.
 * @param configured null if none are set
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
