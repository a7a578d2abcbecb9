import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseConfig } from '@grovemail/config/parse-config.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startSmtpServer, type TestSmtpServer } from '../../mail/mail-for-test.ts';
import type { Store } from '../../store/store.ts';
import { storeFile } from '../../store/store-file.ts';
import { acceptance, enquiry, newId, outboxEntry } from '../../store-suite/acceptances.ts';
import { mail, unkeyed } from '../../store-suite/account-calls.ts';
import { storeForTest } from '../../store-suite/store-for-test.ts';
import type { Worker } from '../outbox/worker.ts';
import { startDelivering } from './start-delivering.ts';

let dataDir: string;
let store: Store;
let smtp: TestSmtpServer;
let worker: Worker;
let logged: [level: string, text: string][];
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'grovemail-bounced-'));
  store = storeForTest({ path: storeFile(dataDir), now: Date.now });
  // A mail server that knows nobody.
  smtp = await startSmtpServer({
    onRcptTo: (_address, _session, callback) =>
      callback(Object.assign(new Error('5.1.1 User unknown'), { responseCode: 550 })),
  });
  logged = [];
  const log = (level: string) => (_facts: object, text: string) => void logged.push([level, text]);
  worker = startDelivering({
    store,
    config: parseConfig({
      DATA_DIR: dataDir,
      SMTP_URL: smtp.url,
      OPERATOR_EMAIL: 'operator@shop.example',
    }),
    site: 'https://grovemail.example',
    trackingKeys: [],
    digest: String,
    now: Date.now,
    newId,
    vapid: { publicKey: '', privateKey: '' },
    log: { info: log('info'), warn: log('warn'), error: log('error') },
    tracing: null,
  });
});
afterEach(async () => {
  await worker.stop(0);
  await smtp.stop();
  await store.close();
  await rm(dataDir, { recursive: true });
});

async function settled(): Promise<void> {
  worker.wake();
  await expect.poll(async () => (await store.countOutbox()).waiting, { timeout: 30_000 }).toBe(0);
}

it('an email of the API to nobody bounces, is no alarm, and its message is gone', async () => {
  const one = mail({ recipientEmail: 'ada@shop.example' });
  const payload = { transactionalId: one.id, key: 'k' };
  const entry = outboxEntry({ topic: 'transactional.send', payload });
  await store.queueTransactional(one, [entry], unkeyed());
  await settled();
  expect(await store.countOutbox()).toMatchObject({ dead: 0, bounced: 1 });
  expect(await store.findUnsent(one.id)).toBeNull();
  expect(await store.readTransactional(one.id, 'live')).toMatchObject({
    status: 'failed',
    attempts: [{ outcome: 'failed' }],
  });
  expect(await store.findSuppressions('ada@shop.example')).toMatchObject([{ source: 'bounce' }]);
  await expect.poll(() => logged).toEqual([['info', 'bounced']]);
});

it('of an enquiry, the receipt bounces, and the notice to an operator is dead', async () => {
  const asker = enquiry({ email: 'ada@shop.example' });
  const [receipt, notice] = ['enquiry.receipt', 'enquiry.notify'].map((topic) =>
    outboxEntry({ topic, payload: { recordId: asker.id } }),
  );
  if (!receipt || !notice) throw new Error('nothing is queued');
  await store.accept(acceptance(asker, {}, [receipt, notice]));
  await settled();
  expect((await store.findOutbox(receipt.id))?.state).toBe('bounced');
  expect((await store.findOutbox(notice.id))?.state).toBe('dead');
  const lines = [
    ['error', 'gave up'],
    ['info', 'bounced'],
  ];
  await expect.poll(() => logged.toSorted()).toEqual(lines);
});
