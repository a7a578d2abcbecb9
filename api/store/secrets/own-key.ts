import { randomBytes } from 'node:crypto';
import type { Store } from '../store.ts';

/** The key a site's server uses to sign the addresses its pages subscribe. */
export const pushSecretName = 'push-addresses';

/**
 * The key of that name, shared by this store's servers; created on first use.
 * @param createdAt milliseconds since the epoch
 */
export function ownKey(
  store: Pick<Store, 'secret'>,
  name: string,
  createdAt: number,
): Promise<string> {
  const value = randomBytes(32).toString('base64url');
  return store.secret(name, { value, createdAt });
}

/** The secret a mail service uses to sign the bounces and complaints it posts: `whsec_` and base64. */
export async function mailReportSecret(
  store: Pick<Store, 'secret'>,
  createdAt: number,
): Promise<string> {
  const key = await ownKey(store, 'mail-reports', createdAt);
  return `whsec_${Buffer.from(key, 'base64url').toString('base64')}`;
}
