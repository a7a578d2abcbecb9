import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseConfig } from '@grovemail/config/parse-config.ts';
import { afterEach, beforeEach } from 'vitest';
import { startSmtpServer, type TestSmtpServer } from '../../mail/mail-for-test.ts';
import type { Store } from '../../store/store.ts';
import { storeFile } from '../../store/store-file.ts';
import { newId } from '../../store-suite/acceptances.ts';
import { storeForTest } from '../../store-suite/store-for-test.ts';
import { startDelivering } from './start-delivering.ts';

/** The data folder of the running test. */
export let dataDir: string;
export let store: Store;
export let smtp: TestSmtpServer;

/** Gives each test of a file a store and a mail server. */
export function beforeEachMailServer(options?: Parameters<typeof startSmtpServer>[0]): void {
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'grovemail-deliver-'));
    store = storeForTest({ path: storeFile(dataDir), now: Date.now });
    smtp = await startSmtpServer(options);
  });
  afterEach(async () => {
    await store.close();
    await smtp.stop();
    await rm(dataDir, { recursive: true });
  });
}

/** Delivers the store's waiting entries to the mail server. */
export function deliver(
  settings: Parameters<typeof parseConfig>[0] = {},
  changes: Partial<Parameters<typeof startDelivering>[0]> = {},
) {
  return startDelivering({
    store,
    config: parseConfig({ DATA_DIR: dataDir, SMTP_URL: smtp.url, ...settings }),
    site: 'https://grovemail.example',
    trackingKeys: [],
    digest: String,
    now: Date.now,
    newId,
    vapid: { publicKey: '', privateKey: '' },
    log: { info() {}, warn() {}, error() {} },
    tracing: null,
    ...changes,
  });
}
