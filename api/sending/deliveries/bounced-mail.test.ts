import { afterEach, beforeEach, expect, it } from 'vitest';
import { acceptance, enquiry, outboxEntry } from '../../store-suite/acceptances.ts';
import { mail, unkeyed } from '../../store-suite/account-calls.ts';
import type { Worker } from '../outbox/worker.ts';
import { beforeEachMailServer, deliver, store } from './mail-server-for-test.ts';

let worker: Worker;
let logged: [level: string, text: string][];
// A mail server that knows nobody.
beforeEachMailServer({
  onRcptTo: (_address, _session, callback) =>
    callback(Object.assign(new Error('5.1.1 User unknown'), { responseCode: 550 })),
});
beforeEach(() => {
  logged = [];
  const log = (level: string) => (_facts: object, text: string) => void logged.push([level, text]);
  worker = deliver(
    { OPERATOR_EMAIL: 'operator@shop.example' },
    { log: { info: log('info'), warn: log('warn'), error: log('error') } },
  );
});
afterEach(() => worker.stop(0));

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
