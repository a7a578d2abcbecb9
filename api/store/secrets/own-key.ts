import { randomBytes } from 'node:crypto';
import type { Store } from '../store.ts';

/** With it the server of a site signs the addresses that its pages subscribe. */
export const pushSecretName = 'push-addresses';

/**
 * The key of that name that this store's servers share; the first to ask makes it.
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

/** The secret with which a mail service signs the bounces and complaints that it posts: `whsec_` and base64. */
export async function mailReportSecret(
  store: Pick<Store, 'secret'>,
  createdAt: number,
): Promise<string> {
  const key = await ownKey(store, 'mail-reports', createdAt);
  return `whsec_${Buffer.from(key, 'base64url').toString('base64')}`;
}
