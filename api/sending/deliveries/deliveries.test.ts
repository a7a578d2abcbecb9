// Long: every kind of outbox entry, over the same store and receivers.

import { brand } from '@grovemail/config/brand.ts';
import { demos } from '@grovemail/contract/operations/leads.ts';
import { lane, laneNames } from '@grovemail/domain/delivery/lanes.ts';
import { readPreferencePath } from '@grovemail/domain/preferences/preference-link.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { formType, testKeys } from '../../app-suite/app-for-test.ts';
import { browserKeys } from '../../app-suite/browser-keys-for-test.ts';
import { beforeEachApp, post, suppress, test } from '../../app-suite/each-app-for-test.ts';
import { newKey } from '../../app-suite/keys-for-test.ts';
import { MailError } from '../../mail/mail.ts';
import { verifyTrackingId } from '../../signing/tracking-id.ts';
import type { ClaimedEntry } from '../../store/queue/outbox-store.ts';
import { Undeliverable } from '../outbox/queue.ts';
import { pushTopic } from '../push/push-message.ts';
import type { DeliveryDeps } from './deliveries.ts';
import { testDeliveries } from './deliveries-for-test.ts';
import { beforeEachSent, sent, takeMail } from './sent-for-test.ts';

const never = new AbortController().signal;
const person = { firstname: 'Ada', lastname: 'Obi', email: 'ada@shop.example' };
const demo = demos.examples.body;
const savings = {
  type: 'savings',
  metadata: {
    ...person,
    contact_count: 20_000,
    active_count: 8_000,
    current_cost: 4_200,
    services: { campaign: true },
  },
};
const enquiry = { fullname: 'Ada Obi', email: 'ada@shop.example', subject: 'Lists', body: 'How?' };

let sendMail: DeliveryDeps['sendMail'];
beforeEachApp();
beforeEachSent();
beforeEach(() => {
  sendMail = takeMail;
});

const handlers = () => testDeliveries(test, (mail, signal) => sendMail(mail, signal));

/** Claims waiting entries, as the worker would. */
async function claim(): Promise<ClaimedEntry[]> {
  return test.store.claimOutbox({ limit: 50, leaseUntil: test.clock.now + 30_000 });
}

/** Delivers waiting entries. @returns the result by topic */
async function deliverAll(given = handlers()): Promise<Record<string, string | undefined>> {
  const notes: Record<string, string | undefined> = {};
  for (const entry of await claim()) {
    const deliver = given[entry.topic];
    if (!deliver) throw new Error(`Nobody delivers ${entry.topic}.`);
    notes[entry.topic] = await deliver(entry, never);
    await test.store.settleOutbox(entry, { outcome: 'done' });
  }
  return notes;
}

const signUp = (email = 'ada@shop.example') =>
  test.app.inject({ url: '/api/contacts/pk_test/capture/', query: { email } });
const entryOf = (topic: string, payload: Record<string, unknown>): ClaimedEntry => ({
  id: 'e1',
  topic,
  payload,
  createdAt: 0,
  attempts: 1,
  lost: 0,
});

it('each topic has a lane', () => {
  const topics = laneNames.flatMap((name) => lane(name).topics);
  expect(Object.keys(handlers()).toSorted()).toEqual(topics.toSorted());
});

describe('an email', () => {
  it('about an enquiry goes to the operator, with replies to the sender, and a receipt to the sender', async () => {
    await post('/guests/enquiry', enquiry);
    await deliverAll();
    expect(sent).toMatchObject([
      {
        to: 'operator@grovemail.example',
        subject: 'New message: Lists',
        replyTo: { name: 'Ada Obi', address: 'ada@shop.example' },
      },
      { to: 'ada@shop.example', subject: `We have your message · ${brand.name}` },
    ]);
    expect(sent[0]?.text).toContain('> How?');
    expect(sent[1]?.text).not.toContain('How?');
    expect(sent[1]).not.toHaveProperty('replyTo');
  });

  it('goes to the operator its entry names, while that is still one', async () => {
    await post('/guests/enquiry', enquiry);
    await post('/demos', demo);
    for (const entry of await claim()) {
      const deliver = handlers()[entry.topic];
      if (!entry.topic.endsWith('.notify')) continue;
      for (const to of ['second@grovemail.example', 'gone@grovemail.example']) {
        const note = await deliver?.({ ...entry, payload: { ...entry.payload, to } }, never);
        if (to.startsWith('gone')) expect(note).toBe("not sent: no longer an operator's address");
      }
    }
    expect(sent.map(({ to }) => to)).toEqual(Array(2).fill('second@grovemail.example'));
  });

  it.each([
    ['demo', '/demos', demo, 'New demo request: Ada Obi, Shop Ltd', 'We have your demo request'],
    ['savings', '/leads', savings, 'New savings calculation: Ada Obi', 'Your savings calculation'],
  ])('of a %s lead goes to both as well', async (_, url, lead, notice, receipt) => {
    await post(url, lead);
    await deliverAll();
    expect(sent.map(({ to, subject }) => [to, subject])).toEqual([
      ['operator@grovemail.example', notice],
      ['ada@shop.example', `${receipt} · ${brand.name}`],
    ]);
  });

  it('has the id of its entry in all attempts', async () => {
    await post('/guests/enquiry', enquiry);
    const [entry] = await claim();
    if (!entry) throw new Error('nothing waits');
    const deliver = handlers()[entry.topic];
    await deliver?.(entry, never);
    await deliver?.({ ...entry, attempts: 2, lost: 0 }, never);
    expect(sent.map(({ id }) => id)).toEqual([entry.id, entry.id]);
  });

  it('that is permanently rejected is dead; any other error is rethrown', async () => {
    await post('/guests/enquiry', enquiry);
    const [entry] = await claim();
    if (!entry) throw new Error('nothing waits');
    for (const [permanent, name] of [
      [true, 'Undeliverable'],
      [false, 'MailError'],
    ] as const) {
      sendMail = () => Promise.reject(new MailError('No.', { permanent }));
      await expect(handlers()[entry.topic]?.(entry, never)).rejects.toMatchObject({ name });
    }
  });
});

describe('dead at once', () => {
  it.each([
    'enquiry.notify',
    'enquiry.receipt',
    'lead.notify',
    'lead.receipt',
    'newsletter.confirm',
    'preferences.link',
  ])('%s whose record is gone or was never named', async (topic) => {
    const given = handlers();
    const payloads: Record<string, unknown>[] = [
      {},
      { recordId: 7 },
      JSON.parse('{"__proto__":{}}'),
    ];
    if (topic !== 'preferences.link') {
      payloads.push({ recordId: 'x', kind: 'lead', audience: 'newsletter', email: 'a@b.co' });
      payloads.push({ recordId: 'x', kind: 'enquiry', audience: 'newsletter', email: 'a@b.co' });
    }
    for (const payload of payloads) {
      await expect(given[topic]?.(entryOf(topic, payload), never)).rejects.toMatchObject({
        name: 'Undeliverable',
      });
    }
    expect(sent).toEqual([]);
  });
});

describe('newsletter.confirm', () => {
  it('asks, with a link that confirms by POST and a signed unsubscribe link (RFC 8058)', async () => {
    await signUp();
    await deliverAll();
    const [mail] = sent;
    expect(mail).toMatchObject({ to: 'ada@shop.example' });
    const [link = ''] = /https:\S+\/newsletter\/confirm\/\S+/.exec(mail?.text ?? '') ?? [];
    const { pathname: url } = new URL(link);
    const response = await test.app.inject({ method: 'POST', url, headers: formType });
    expect(response.statusCode).toBe(200);
    expect(await test.store.listSubscribers()).toMatchObject([{ status: 'confirmed' }]);

    const preferences = readPreferencePath(new URL(mail?.unsubscribe ?? '').pathname);
    if (!preferences) throw new Error('no link');
    const { trackingId, ...recipient } = preferences;
    expect(await verifyTrackingId(trackingId, recipient, testKeys)).toMatchObject({
      account: 'site',
      message: 'confirm',
      list: 'newsletter',
    });
  });

  it('asks nobody who has already confirmed', async () => {
    await signUp();
    await deliverAll();
    await test.store.confirmSubscriber('newsletter', 'ada@shop.example');
    await test.app.inject({
      url: '/api/contacts/pk_test/capture/?email=ada@shop.example&tags=again',
    });
    expect(await deliverAll()).toEqual({ 'newsletter.confirm': 'not sent: confirmed already' });
    expect(sent).toHaveLength(1);
  });

  it.each<[stopped: string, list: string, after: boolean, mails: number]>([
    ['the list, and signs up again', 'newsletter', false, 2],
    ['the list, after signing up again', 'newsletter', true, 1],
    ['all lists, and signs up again', '*', false, 1],
  ])('asks again, or not, after a suppression of %s', async (_, list, after, mails) => {
    await signUp();
    await deliverAll();
    await test.store.confirmSubscriber('newsletter', 'ada@shop.example');
    const stop = () => suppress({ email: 'ada@shop.example', list, source: 'one_click' });
    if (!after) await stop();
    test.clock.now += 1_000;
    await test.app.inject({
      url: '/api/contacts/pk_test/capture/?email=ada@shop.example&tags=again',
    });
    test.clock.now += 1_000;
    if (after) await stop();
    await deliverAll();
    expect(sent).toHaveLength(mails);
  });
});

describe('preferences.link', () => {
  const ask = (email: string) => {
    const entry = entryOf('preferences.link', { email });
    return handlers()['preferences.link']?.(entry, never);
  };

  it('sends subscribers their own link, in whatever letter case they enter the address', async () => {
    await signUp();
    await ask('ADA@Shop.Example');
    const [mail] = sent;
    const [link = ''] = /https:\S+\/unsubscription\/\S+/.exec(mail?.text ?? '') ?? [];
    expect(mail).toMatchObject({ to: 'ada@shop.example', unsubscribe: link });
    const preferences = readPreferencePath(new URL(link).pathname);
    const [subscriber] = await test.store.listSubscribers();
    expect(preferences).toMatchObject({ email: 'ada@shop.example', id: subscriber?.id });
    expect(
      await verifyTrackingId(
        preferences?.trackingId ?? '',
        { id: subscriber?.id ?? '', email: 'ada@shop.example' },
        testKeys,
      ),
    ).toMatchObject({ account: 'site', message: 'link', list: 'newsletter' });
  });

  it.each([
    ['recipient', { recipient_email: 'eve@shop.example' }],
    ['copy’s reader', { recipient_email: 'bob@shop.example', bcc: 'eve@shop.example' }],
  ])('E12 brings the %s of a mail, who is no contact, a link that works', async (_, to) => {
    const { headers } = await newKey(test);
    const payload = { template_code: 'order', subject: 'Hi', html: '<p>Hi', ...to };
    await test.app.inject({ method: 'POST', url: '/v1/transactionals', payload, headers });
    await deliverAll();
    sent.length = 0;
    await ask('EVE@Shop.Example');
    expect(sent).toMatchObject([{ to: 'eve@shop.example' }]);
    const url = new URL(sent[0]?.unsubscribe ?? '').pathname;
    const form = { payload: 'lists=current', headers: formType };
    expect((await test.app.inject({ method: 'POST', url, ...form })).statusCode).toBe(200);
    expect(await test.store.findSuppressions('eve@shop.example')).toMatchObject([
      { list: 'transactional', source: 'page' },
    ]);
    expect(await test.store.findSuppressions('bob@shop.example')).toEqual([]);
  });

  it('E12 sends no link to an address that only a test key has mailed', async () => {
    const { headers } = await newKey(test, { isTest: true });
    const payload = { template_code: 'welcome', recipient_email: 'eve@shop.example' };
    await test.app.inject({ method: 'POST', url: '/v1/transactionals', payload, headers });
    expect(await ask('eve@shop.example')).toBe('not sent: not known here');
  });

  it('sends nothing to an unknown or suppressed address', async () => {
    await post('/api/contacts/pk_test/capture/', { email: 'bot@b.co', website: 'x' });
    for (const email of ['eve@evil.example', 'bot@b.co', '', 'x\r\ny']) {
      expect(await ask(email)).toBe('not sent: not known here');
    }
    expect(sent).toEqual([]);
  });
});

describe('push.send', () => {
  async function subscribed(): Promise<string> {
    return test.store.saveSubscription({
      id: crypto.randomUUID(),
      createdAt: 0,
      email: 'ada@shop.example',
      isProved: true,
      info: {},
      endpoint: 'https://127.0.0.1:1/x',
      ...browserKeys(),
    });
  }
  const deliver = (subscriptionId: string) => {
    const message = { subscriptionId, messageId: crypto.randomUUID(), title: 'a', body: 'b' };
    return handlers()[pushTopic]?.(entryOf(pushTopic, message), never);
  };

  it('is dead at once if the address must not be called', async () => {
    await expect(deliver(await subscribed())).rejects.toBeInstanceOf(Undeliverable);
  });

  it('is done if the subscription is gone', async () => {
    expect(await deliver('gone')).toContain('no such subscription');
  });
});
