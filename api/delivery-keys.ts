import type { Config } from '@grovemail/config/parse-config.ts';
import type { DeliveryDeps } from './deliveries.ts';
import { vapidKeys } from './push/vapid-keys.ts';
import { keyedDigest } from './store/keyed-digest.ts';
import { ownKey } from './store/own-key.ts';
import { digestKeyName } from './store/persons/person.ts';
import type { Store } from './store/store.ts';
import { trackingKeys } from './store/tracking-keys.ts';

/** What deliveries sign and count with: as it is configured, else as the store keeps it. */
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
