// The child process that delivers an entry that may have crashed servers.

import { uuidV7Maker } from '../../store/database/uuid-v7.ts';
import { openStore } from '../../store/open-store.ts';
import { respondToParent } from '../outbox/in-child.ts';
import { deliveryKeys } from './delivery-keys.ts';
import { createDeliveries, type SuspectSettings } from './start-delivering.ts';

const now = Date.now;

await respondToParent<SuspectSettings>(async ({ config, site }) => {
  const store = await openStore(config.store, { now });
  const keys = await deliveryKeys(config, store, now());
  return createDeliveries({ ...keys, config, store, site, now, newId: uuidV7Maker(now) }).deliver;
});
