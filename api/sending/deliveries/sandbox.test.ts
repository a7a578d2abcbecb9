import { brand } from '@grovemail/config/brand.ts';
import { webhookTypes } from '@grovemail/contract/webhook-types.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { beforeEachApp, test } from '../../app-suite/each-app-for-test.ts';
import { newKey } from '../../app-suite/keys-for-test.ts';
import { webhook } from '../../store-suite/account-calls.ts';
import type { OutboundRequest } from '../calls/outbound.ts';
import { testDeliveries } from './deliveries-for-test.ts';
import { beforeEachSent, sent, takeMail } from './sent-for-test.ts';

const { sandboxDomain } = brand;
const secret = `whsec_${btoa('a secret of the tests, 32 letters')}`;
const never = new AbortController().signal;

let called: OutboundRequest[];
beforeEachApp();
beforeEachSent();
beforeEach(async () => {
  called = [];
  await test.store.addWebhook(webhook({ types: webhookTypes, eventCodes: ['*'], secret }));
});

/** Delivers the outbox as the server does, until nothing waits. */
async function deliverAll(): Promise<void> {
  const call = async (request: OutboundRequest) => {
    called.push(request);
    return { status: 200, retryAfter: 0, headers: {}, body: Buffer.from('%PDF-1.4') };
  };
  const deliver = testDeliveries(test, takeMail, { call });
  for (;;) {
    const due = await test.store.claimOutbox({ limit: 50, leaseUntil: test.clock.now + 1 });
    if (due.length === 0) return;
    for (const entry of due) {
      await deliver[entry.topic]?.(entry, never).catch(() => {});
      await test.store.settleOutbox(entry, { outcome: 'done' });
    }
  }
}

type Headers = Record<string, string>;

async function post(path: string, payload: object, headers: Headers) {
  const response = await test.app.inject({ method: 'POST', url: `/v1${path}`, payload, headers });
  expect(response.statusCode).toBe(200);
  return response.json().payload.data;
}

/** An email to the sandbox that would contact the outside in every possible way. */
const mail = (mailbox: string, attachment: object = { path: 'https://files.example/a.pdf' }) => ({
  template_code: 'order',
  recipient_email: `${mailbox}@${sandboxDomain}`,
  subject: 'Your order',
  html: '<p>Hello @preferences_link',
  bcc: ['copy@shop.example'],
  attachments: [{ filename: 'a.pdf', ...attachment, contentType: 'application/pdf' }],
});
const mailboxes = ['delivered', 'failed', 'bounced', 'complained+order-1', 'nobody'];

describe('nothing leaves the server', () => {
  const keys: Record<string, () => Promise<{ headers: Headers; attachment?: object }>> = {
    'a test key': async () => ({ headers: (await newKey(test, { isTest: true })).headers }),
    'the short-lived key of a visitor': async () => {
      const response = await test.app.inject({ method: 'POST', url: '/guests/test-key' });
      const headers = { authorization: `Bearer ${response.json().payload.data.key}` };
      return { headers, attachment: { content: btoa('%PDF-1.4') } };
    },
  };

  it.each(Object.entries(keys))('with %s', async (_, key) => {
    const { headers, attachment } = await key();
    for (const mailbox of mailboxes) {
      expect(await post('/transactionals', mail(mailbox, attachment), headers)).toMatchObject({
        status: 'test',
        attempts: [],
      });
    }
    const email = `bounced@${sandboxDomain}`;
    await post('/contacts', { email }, headers);
    await post('/contacts/batch', { contacts: [{ email }, { email: 'b@shop.example' }] }, headers);
    await post('/automations', { event_code: 'paid', contact_email: email }, headers);
    expect(await test.store.listOutbox()).toEqual([]);
    await deliverAll();
    expect([sent, called]).toEqual([[], []]);
    const listed = await test.app.inject({ url: '/v1/transactionals', headers });
    const statuses = listed.json().payload.data.map(({ status }: { status: string }) => status);
    expect(statuses).toEqual(Array(mailboxes.length).fill('test'));
  });
});

it('with a live key, webhooks report the simulated outcome, and no email goes out', async () => {
  const { headers } = await newKey(test);
  const ids: string[] = [];
  for (const mailbox of mailboxes)
    ids.push((await post('/transactionals', mail(mailbox), headers)).id);
  await deliverAll();
  expect(sent).toEqual([]);
  const announced = called.filter(({ method }) => method === 'POST');
  const bodies = announced.map(({ body }) => JSON.parse(String(body)));
  const typesOf = (id?: string) =>
    bodies.filter(({ data }) => data.id === id).map(({ type }) => type);
  expect(ids.map(typesOf)).toEqual([
    ['mail.sent'],
    ['mail.failed'],
    ['mail.sent', 'mail.bounced'],
    ['mail.sent', 'mail.complained'],
    ['mail.failed'],
  ]);
});
