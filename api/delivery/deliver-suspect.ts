// The child in which the server delivers an entry that may have ended servers.

import { answerParent } from '../outbox/in-child.ts';
import { uuidV7Maker } from '../store/database/uuid-v7.ts';
import { openStore } from '../store/open-store.ts';
import { type SuspectSettings, waysToDeliver } from './delivering.ts';
import { deliveryKeys } from './delivery-keys.ts';

const now = Date.now;

await answerParent<SuspectSettings>(async ({ config, site }) => {
  const store = await openStore(config.store, { now });
  const keys = await deliveryKeys(config, store, now());
  return waysToDeliver({ ...keys, config, store, site, now, newId: uuidV7Maker(now) }).deliver;
});
