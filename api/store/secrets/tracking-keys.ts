import type { Store } from '../store.ts';
import { ownKey } from './own-key.ts';

/**
 * The keys that sign recipients' links, newest first: the configured ones, or the one that this
 * store's servers share; the first to ask makes it.
 * @param configured null where none are set
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
