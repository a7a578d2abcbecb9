import type { Store } from '../store.ts';
import { ownKey } from './own-key.ts';

/**
 * The keys that sign recipients' links, newest first: the configured ones, or one that this
 * store's servers share, created on first use.
 * @param configured null if none are set
 * @param createdAt milliseconds since the epoch
 */
export async function trackingKeys(
  configured: readonly string[] | null,
  store: Pick<Store, 'secret'>,
  createdAt: number,
): Promise<readonly string[]> {
  if (configured) return configured;
  return [await ownKey(store, 'tracking', createdAt)];
}
