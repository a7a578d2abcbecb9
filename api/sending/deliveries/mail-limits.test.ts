import { demos } from '@grovemail/contract/operations/leads.ts';
import { describe, expect, it } from 'vitest';
import { beforeEachApp, test } from '../../app-suite/each-app-for-test.ts';
import { operator, testDeliveries } from './deliveries-for-test.ts';
import { beforeEachSent, sent, takeMail } from './sent-for-test.ts';

const never = new AbortController().signal;
const hour = 60 * 60_000;

beforeEachApp();
beforeEachSent();

const handlers = () => testDeliveries(test, takeMail);

/** Delivers what waits. @returns the recipients, without the operator */
async function deliverAll(): Promise<string[]> {
  sent.length = 0;
  const ways = handlers();
  const leaseUntil = test.clock.now + 1;
  for (const entry of await test.store.claimOutbox({ limit: 500, leaseUntil })) {
    await ways[entry.topic]?.(entry, never);
    await test.store.settleOutbox(entry, { outcome: 'done' });
  }
  return sent.map(({ to }) => to).filter((to) => to !== operator);
}

let posted = 0;
async function post(url: string, payload: object, remoteAddress?: string) {
  posted += 1;
  const from = remoteAddress ?? `10.${posted >> 8}.${posted & 255}.1`;
  const response = await test.app.inject({ method: 'POST', url, payload, remoteAddress: from });
  expect(response.statusCode).toBe(200);
  return response.body;
}
const enquire = (email: string, from?: string) =>
  post('/guests/enquiry', { fullname: 'Zoe', email, subject: 'Hi', body: `${posted}` }, from);
const signUp = (email: string, from?: string) =>
  post('/api/contacts/pk_test/capture/', { email, tags: `${posted}` }, from);
const lead = (email: string) =>
  post('/demos', { type: 'demo', metadata: { ...demos.examples.body.metadata, email } });

it.each([
  ['tags', (at: number) => `zoe+${at}@victim.example`],
  ['spellings', (at: number) => (at % 2 ? 'ZOE@Victim.example' : 'zoe@victim.example')],
  ['dots at Gmail', (at: number) => `${['zoex', 'z.oex', 'zo.e.x', 'z.o.e.x'][at % 4]}@gmail.com`],
])('a mailbox gets five receipts and confirmations a day, whatever its %s', async (_, spell) => {
  const responses = new Set<string>();
  for (let at = 0; at < 8; at += 1) responses.add(await enquire(spell(at)));
  await signUp(spell(9));
  await lead(spell(10));
  expect(responses.size).toBe(1);
  expect(await deliverAll()).toHaveLength(5);
  test.clock.now += 24 * hour;
  await signUp(spell(11));
  expect(await deliverAll()).toHaveLength(1);
});

it('sends to the address as given', async () => {
  await enquire('Z.o.e+news@gmail.com');
  expect(await deliverAll()).toEqual(['z.o.e+news@gmail.com']);
});

it.each([
  ['IPv4', (at: number) => `192.0.2.${at + 1}`, '192.0.3.1'],
  ['IPv6', (at: number) => `2001:db8:1:${at.toString(16)}::1`, '2001:db8:2::1'],
])('a %s network causes twenty an hour', async (_, from, elsewhere) => {
  for (let at = 0; at < 25; at += 1) {
    await (at % 2 ? signUp : enquire)(`a${at}@b.co`, from(at));
  }
  expect(await deliverAll()).toHaveLength(20);
  await signUp('elsewhere@b.co', elsewhere);
  expect(await deliverAll()).toEqual(['elsewhere@b.co']);
  test.clock.now += hour;
  await signUp('later@b.co', from(0));
  expect(await deliverAll()).toEqual(['later@b.co']);
});

it('counts no retry, and nothing that is in quarantine until it is released', async () => {
  await enquire('zoe@victim.example');
  const [entry] = (
    await test.store.claimOutbox({ limit: 9, leaseUntil: test.clock.now + 1 })
  ).filter(({ topic }) => topic === 'enquiry.receipt');
  if (!entry) throw new Error('nothing waits');
  for (let attempts = 1; attempts <= 8; attempts += 1) {
    await handlers()['enquiry.receipt']?.({ ...entry, attempts }, never);
  }
  expect(sent).toHaveLength(8);

  for (let at = 0; at < 8; at += 1) {
    await post('/guests/enquiry', {
      fullname: 'Zoe',
      email: 'zoe@victim.example',
      subject: 'Hi',
      body: `${posted}`,
      website: 'http://spam.example',
    });
  }
  await enquire('zoe@victim.example');
  expect(await deliverAll()).toHaveLength(1);
  for (const { id } of await test.store.listEnquiries({ quarantined: true })) {
    await test.store.release('enquiry', id);
  }
  expect(await deliverAll()).toHaveLength(3);
});

it('keeps neither address nor network in the clear where they are counted', async () => {
  const keys: string[] = [];
  const { countUse } = test.store;
  test.store.countUse = (use) => {
    keys.push(use.key);
    return countUse(use);
  };
  await signUp('zoe@victim.example', '192.0.2.1');
  await deliverAll();
  expect(keys).toHaveLength(2);
  for (const key of keys) expect(key).not.toMatch(/zoe|victim|192/);
});

describe('notices to an operator', () => {
  /** @returns the subjects of the operator's mails */
  async function subjects(): Promise<string[]> {
    await deliverAll();
    return sent.filter(({ to }) => to === operator).map(({ subject }) => subject);
  }

  it('are gathered to one a minute beyond the first ten', async () => {
    for (let at = 0; at < 15; at += 1) await enquire(`a${at}@b.co`);
    await lead('b@b.co');
    expect(await subjects()).toEqual(Array(10).fill('New message: Hi'));
    test.clock.now += 65_000;
    expect(await subjects()).toEqual([
      '16 forms received in the minute from Nov 21, 2026, 12:00 am UTC',
    ]);
    expect(sent.at(-1)?.text).toContain('Contact messages: 15');
    expect(sent.at(-1)?.text).toContain('Demo requests: 1');

    for (let at = 0; at < 3; at += 1) await enquire(`c${at}@b.co`);
    expect(await subjects()).toHaveLength(3);
    test.clock.now += 65_000;
    expect(await subjects()).toEqual([]);
  });

  it('are sent one by one for what an operator releases, before or after the summary', async () => {
    for (let at = 0; at < 12; at += 1) await enquire(`a${at}@b.co`);
    const spam = { fullname: 'Zoe', email: 'z@b.co', body: 'Buy', website: 'http://spam.example' };
    for (let at = 0; at < 24; at += 1) await post('/guests/enquiry', { ...spam, subject: `${at}` });
    expect(await subjects()).toHaveLength(10);
    const held = await test.store.listEnquiries({ quarantined: true });
    expect(held).toHaveLength(24);
    const release = async (some: typeof held) => {
      for (const { id } of some) await test.store.release('enquiry', id);
      return new Set(await subjects());
    };
    expect((await release(held.slice(0, 12))).size).toBe(12);
    test.clock.now += 65_000;
    expect(await subjects()).toHaveLength(1);
    expect((await release(held.slice(12))).size).toBe(12);
  });

  it('are sent one by one when they are retried', async () => {
    for (let at = 0; at < 12; at += 1) await enquire(`a${at}@b.co`);
    const ways = handlers();
    for (const entry of await test.store.claimOutbox({ limit: 99, leaseUntil: test.clock.now + 1 }))
      await ways[entry.topic]?.({ ...entry, attempts: 2 }, never);
    expect(sent.filter(({ to }) => to === operator)).toHaveLength(12);
  });
});
