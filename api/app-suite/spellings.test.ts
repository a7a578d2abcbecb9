import { demos } from '@grovemail/contract/operations/leads.ts';
import { describe, expect, it } from 'vitest';
import { operator, testDeliveries } from '../sending/deliveries/deliveries-for-test.ts';
import { beforeEachSent, sent, takeMail } from '../sending/deliveries/sent-for-test.ts';
import { beforeEachApp, post, suppress, test } from './each-app-for-test.ts';
import { newKey } from './keys-for-test.ts';

const never = new AbortController().signal;
const zoe = 'zoe@victim.example';
const spellings = [zoe, 'ZOE@Victim.example', 'zoe@ｖictim.example', 'zoe@𝐯ictim.example'];

beforeEachApp();
beforeEachSent();

/** Delivers all that waits. @returns the outcome of each */
async function deliverAll(): Promise<string[]> {
  const ways = testDeliveries(test, takeMail);
  const outcomes: string[] = [];
  for (const entry of await test.store.claimOutbox({ limit: 500, leaseUntil: test.clock.now + 1 }))
    outcomes.push((await ways[entry.topic]?.(entry, never)) ?? '');
  return outcomes;
}

const signUp = (email: string) =>
  test.app.inject({ url: '/api/contacts/pk_test/capture/', query: { email } });
const enquire = (email: string, body: string) =>
  post('/guests/enquiry', { fullname: 'Zoe', email, subject: 'Hi', body });
const lead = (email: string) =>
  post('/demos', {
    type: 'demo',
    metadata: { ...demos.examples.body.metadata, email },
  });
const stop = (email: string, source: 'operator' | 'complaint', list = 'welcome') =>
  suppress({ email, list, source });
async function transactional(more: object) {
  const { headers } = await newKey(test);
  const html = '<title>Hi</title><p>@stop</p>';
  return post('/v1/transactionals', { template_code: 'welcome', html, ...more }, headers);
}
const toOthers = () => sent.filter(({ to }) => to !== operator);

describe('a suppressed address', () => {
  it.each(spellings)('gets no mail as %s, however the stop was spelled', async (email) => {
    const data = { stop: '@preferences_link' };
    for (const stopped of spellings) {
      await transactional({ recipient_email: email, data });
      await stop(stopped, 'operator');
      expect(await deliverAll()).toEqual(['not sent: the recipient wants no such mail']);
      const response = await transactional({ recipient_email: email, data });
      expect(response.json().payload.data.status).toBe('suppressed');
      const from = { account: 'site', email: zoe, list: 'welcome' };
      await test.store.liftSuppression({ ...from, isAsked: true });
    }
    expect(sent).toEqual([]);
  });

  it('gets no mail at an international domain in either spelling', async () => {
    await stop('a@bücher.example', 'operator');
    const data = { stop: '@preferences_link' };
    for (const recipient_email of ['a@bücher.example', 'a@XN--bcher-kva.example']) {
      await transactional({ recipient_email, data });
    }
    await deliverAll();
    expect(sent).toEqual([]);
  });
});

describe('one address has one share', () => {
  it('of receipts', async () => {
    for (let at = 0; at < 12; at += 1) {
      await enquire(spellings[at % spellings.length] ?? '', `Question ${at}`);
    }
    await deliverAll();
    expect(toOthers().map(({ to }) => to)).toEqual(Array(5).fill(zoe));
  });

  it('of confirmations, and one row', async () => {
    for (const email of spellings) await signUp(email);
    await deliverAll();
    expect(sent.length).toBeLessThanOrEqual(5);
    expect(await test.store.listSubscribers()).toMatchObject([{ email: zoe }]);
  });

  it('of links to the preferences', async () => {
    await signUp(zoe);
    for (const email of [...spellings, ...spellings])
      await post('/guests/preferences/link', { email });
    const { length } = (await test.store.listOutbox()).filter(
      ({ topic }) => topic === 'preferences.link',
    );
    expect(length).toBe(3);
  });

  it('of contacts', async () => {
    const { headers } = await newKey(test);
    const responses = await Promise.all(
      spellings.map((email) => post('/v1/contacts', { email }, headers)),
    );
    const ids = responses.map((response) => response.json().payload.data.id);
    expect(new Set(ids).size).toBe(1);
    expect(responses.map((response) => response.json().payload.data.email)).toEqual(
      Array(4).fill(zoe),
    );
  });
});

it.each(['zoe@a\u{200d}b.example', 'a,b@victim.example', 'zoe@ⓥictim.example'])(
  'rejects %s, which no mail server takes, wherever one must be reached',
  async (email) => {
    const { headers } = await newKey(test);
    const responses = await Promise.all([
      signUp(email),
      enquire(email, 'Hi'),
      post('/guests/preferences/link', { email }),
      post('/v1/contacts', { email }, headers),
      transactional({ recipient_email: email }),
    ]);
    expect(responses.map(({ statusCode }) => statusCode)).toEqual(Array(5).fill(400));
    expect((await lead(email)).statusCode).toBe(200);
  },
);

it('stops every kind of mail after a complaint, whatever list it named', async () => {
  await stop('zoe@ｖictim.example', 'complaint', 'another-list');
  await signUp(zoe);
  await enquire(zoe, 'Hi');
  await lead('ZOE@victim.example');
  await post('/guests/preferences/link', { email: zoe });
  await transactional({ recipient_email: zoe });
  await transactional({ recipient_email: 'ada@shop.example', bcc: [zoe, 'bob@shop.example'] });
  await deliverAll();
  // The copies, which wait until their mail was sent.
  await deliverAll();
  expect(toOthers().map(({ to }) => to)).toEqual(['ada@shop.example', 'bob@shop.example']);
  expect(sent).toHaveLength(4);
});
