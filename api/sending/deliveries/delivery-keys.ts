import type { Config } from '@grovemail/config/read-config.ts';
import { digestKeyName, keyedDigest } from '../../store/secrets/keyed-digest.ts';
import { ownKey, trackingKeys } from '../../store/secrets/own-key.ts';
import type { Store } from '../../store/store.ts';
import { vapidKeys } from '../push/vapid-keys.ts';
import type { DeliveryDeps } from './deliveries.ts';

/** Keys for signing and hashing: configured, or else generated and stored. */
export async function deliveryKeys(
  config: Pick<Config, 'trackingKeys' | 'push'>,
  store: Store,
  now: number,
): Promise<Pick<DeliveryDeps, 'trackingKeys' | 'vapid' | 'digest'>> {
  return {
    trackingKeys: await trackingKeys(config.trackingKeys, store, now),
    vapid: await vapidKeys(config.push, (name, value) =>
      store.secret(name, { value, createdAt: now }),
    ),
    digest: keyedDigest(await ownKey(store, digestKeyName, now)),
  };
}
