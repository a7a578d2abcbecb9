import { parseConfig } from '@grovemail/config/parse-config.ts';
import { uuidV7Maker } from '../../store/database/uuid-v7.ts';
import { openSqliteStore } from '../../store/sqlite-store.ts';
import { storeFile } from '../../store/store-file.ts';
import { startDelivering } from './start-delivering.ts';

// Delivers a store's outbox until nothing waits, or until it is killed.
const [dataDir = '', smtpUrl = '', ahead = ''] = process.argv.slice(2);
const now = () => Date.now() + Number(ahead);
const store = openSqliteStore({ path: storeFile(dataDir), now });
const worker = startDelivering({
  config: parseConfig({ DATA_DIR: dataDir, SMTP_URL: smtpUrl }),
  store,
  site: 'https://grovemail.example',
  trackingKeys: ['a key of the tests, long enough'],
  digest: String,
  vapid: { publicKey: '', privateKey: '' },
  now,
  newId: uuidV7Maker(now),
  log: { info() {}, warn() {}, error() {} },
  tracing: null,
});
while ((await store.countOutbox()).waiting > 0) {
  await new Promise((resolve) => setTimeout(resolve, 20));
}
await worker.stop(0);
await store.close();
