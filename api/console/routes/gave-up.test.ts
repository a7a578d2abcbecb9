import { afterEach, beforeEach, expect, it } from 'vitest';
import { uuidV7Maker } from '../../store/database/uuid-v7.ts';
import { mail, unkeyed, webhook } from '../../store-suite/account-calls.ts';
import { consoleForTest, type TestConsole } from './console-for-test.ts';

const day = 24 * 60 * 60_000;
let time = 1_700_000_000_000;
let calls: TestConsole;
const newId = uuidV7Maker(() => time);
beforeEach(() => {
  calls = consoleForTest({ now: () => time });
});
afterEach(() => calls.close());

const full = '452 4.2.2 Mailbox full';

/** Emails of the API that gave up with a reply. @returns the ids of their entries */
async function gaveUp(count: number, reply = full, to = 'pavel@lipa.example'): Promise<string[]> {
  const { store } = calls;
  const ids: string[] = [];
  for (let at = 0; at < count; at += 1) {
    const one = mail({ id: newId(), recipientEmail: to, createdAt: time });
    // Each key has some places in line at once.
    const payload = { transactionalId: one.id, key: `k${at}` };
    const entry = { id: newId(), topic: 'transactional.send', payload, createdAt: time };
    await store.queueTransactional(one, [entry], unkeyed());
    ids.push(entry.id);
  }
  for (;;) {
    const claimed = await store.claimOutbox({ limit: 100, leaseUntil: time + day });
    for (const each of claimed)
      await store.settleOutbox(each, { outcome: 'failed', error: reply, nextAt: null });
    if (claimed.length === 0) return ids;
  }
}

/** What the console settled, newest first. */
const logged = async () => (await calls.logged('console outbox')).map(([, subject]) => subject);
const causes = async () => (await calls.get('/api/gave-up')).causes;
const kind = { cause: 'passing', code: '452 4.2.2' };

it('groups by cause and code, with those of each of 12 days', async () => {
  await gaveUp(2);
  time += 3 * day;
  await gaveUp(1);
  await gaveUp(1, '550 5.7.26 DMARC');
  const [first, second] = await causes();
  expect(first).toMatchObject({ ...kind, count: 3 });
  expect(first.days).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 1]);
  expect(second).toMatchObject({ cause: 'sender', code: '550 5.7.26', count: 1 });
});

it('lists a cause page by page, and says who took an email since', async () => {
  await gaveUp(51);
  time += 1_000;
  const { store } = calls;
  const later = mail({ id: newId(), recipientEmail: 'pavel@lipa.example', createdAt: time });
  await store.queueTransactional(later, [], unkeyed());
  await store.noteDelivery(
    later.id,
    { id: newId(), at: time + 5, outcome: 'sent', reply: '250 Ok' },
    'sent',
  );
  const query = new URLSearchParams(kind);
  const page = await calls.get(`/api/gave-up/items?${query}`);
  expect([page.items.length, page.hasMore]).toEqual([50, true]);
  expect(page.items[0]).toMatchObject({
    to: 'pavel@lipa.example',
    subject: 'Welcome, Ada',
    reply: full,
    tookAt: time + 5,
    isStopped: false,
  });
  query.set('before', page.items.at(-1).id);
  const rest = await calls.get(`/api/gave-up/items?${query}`);
  expect([rest.items.length, rest.hasMore]).toEqual([1, false]);
});

it('says that mail to a recipient is stopped', async () => {
  await gaveUp(1);
  await calls.store.suppress({
    id: newId(),
    changeId: newId(),
    account: 'site',
    email: 'pavel@lipa.example',
    list: '*',
    contactId: null,
    source: 'bounce',
    at: time,
  });
  const { items } = await calls.get(`/api/gave-up/items?${new URLSearchParams(kind)}`);
  expect(items[0].isStopped).toBe(true);
});

it('resends only what gave up, with an entry in the log for each', async () => {
  const [first = '', second = ''] = await gaveUp(2);
  const waiting = { id: newId(), topic: 'lead.notify', payload: {}, createdAt: time };
  await calls.store.enqueue(waiting);
  const ids = [first, second, waiting.id, newId()];
  expect(await calls.post('/api/gave-up/resend', { ids })).toEqual({ settled: 2 });
  expect((await calls.store.findOutbox(first))?.state).toBe('waiting');
  expect(await logged()).toEqual([`outbox:${second}`, `outbox:${first}`]);
  expect(await calls.post('/api/gave-up/resend', { ids })).toEqual({ settled: 0 });
});

it('discards a whole cause in transactions of 100, and nothing of another one', async () => {
  await gaveUp(205);
  const [other = ''] = await gaveUp(1, '550 5.7.26 DMARC');
  expect(await calls.post('/api/gave-up/discard', kind)).toEqual({ settled: 205 });
  expect((await calls.store.findOutbox(other))?.state).toBe('dead');
  expect((await logged()).map((subject) => subject?.split(' ').length)).toEqual([5, 100, 100]);
  const { settled } = await calls.get('/api/gave-up');
  expect(settled).toMatchObject([{ who: 'ada', did: 'discarded', count: 205 }]);
});

it('400 too many at once', async () => {
  const ids = Array.from({ length: 101 }, newId);
  await expect(calls.post('/api/gave-up/discard', { ids })).rejects.toThrow();
});

it('finds a part of a recipient or a reply, in the causes, in their items, and in what is settled', async () => {
  await gaveUp(2);
  const [june = ''] = await gaveUp(1, full, 'june@fernhill.example');
  const found = async (search: string) =>
    (await calls.get(`/api/gave-up?search=${search}`)).causes.map(
      ({ count }: { count: number }) => count,
    );
  expect(await found('FERNHILL')).toEqual([1]);
  expect(await found('mailbox')).toEqual([3]);
  expect(await found('nobody')).toEqual([]);
  const query = new URLSearchParams({ ...kind, search: 'fernhill' });
  const { items } = await calls.get(`/api/gave-up/items?${query}`);
  expect(items).toMatchObject([{ id: june, ...kind, createdAt: time }]);
  const wanted = { ...kind, search: 'fernhill' };
  expect(await calls.post('/api/gave-up/discard', wanted)).toEqual({ settled: 1 });
  expect(await found('')).toEqual([2]);
});

it('lists all causes without one, and counts those that are newer', async () => {
  const [first = ''] = await gaveUp(1);
  time += 1;
  const [second = ''] = await gaveUp(1, '550 5.7.26 DMARC');
  const { items } = await calls.get('/api/gave-up/items');
  expect(items.map(({ id }: { id: string }) => id)).toEqual([second, first]);
  expect(await calls.get(`/api/gave-up/items?after=${first}`)).toEqual({ count: 1 });
});

it('names the template of a cause, unless there are several, and the webhook', async () => {
  const { store } = calls;
  const about = async () => (await causes()).map((row: { about: object | null }) => row.about);
  await gaveUp(2, '552 5.3.4 Too large');
  const template = { kind: 'template', id: mail({}).templateCode, name: mail({}).templateCode };
  expect(await about()).toEqual([template]);
  const other = mail({ id: newId(), templateCode: 'invoice', createdAt: time });
  const payload = { transactionalId: other.id, key: 'other' };
  const entry = { id: newId(), topic: 'transactional.send', payload, createdAt: time };
  await store.queueTransactional(other, [entry], unkeyed());
  const [claimed] = await store.claimOutbox({ limit: 1, leaseUntil: time + day });
  if (!claimed) throw new Error('nothing was handed out');
  const failed = { outcome: 'failed', nextAt: null } as const;
  await store.settleOutbox(claimed, { ...failed, error: '552 5.3.4 Too large' });
  expect(await about()).toEqual([null]);

  const hook = webhook({ url: 'https://old-shop.example/in' });
  await store.addWebhook(hook);
  const told = { webhookId: hook.id, type: 'mail.sent', data: {} };
  await store.enqueue({ id: newId(), topic: 'webhook.send', payload: told, createdAt: time });
  const [gone] = await store.claimOutbox({ limit: 1, leaseUntil: time + day });
  if (!gone) throw new Error('nothing was handed out');
  await store.settleOutbox(gone, { ...failed, error: 'HTTP 410 Gone' });
  expect(await about()).toEqual([null, { kind: 'webhook', id: hook.id, name: 'old-shop.example' }]);
});
