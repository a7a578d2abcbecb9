import { eventWebhook as documented } from '@grovemail/contract/webhooks/event.ts';
import { mailSent } from '@grovemail/contract/webhooks/mail.ts';
import { Webhook } from 'standardwebhooks';
import { beforeEach, expect, it } from 'vitest';
import { beforeEachApp, post, test } from '../../app-suite/each-app-for-test.ts';
import { newKey } from '../../app-suite/keys-for-test.ts';
import { type Outbound, type OutboundRequest, outbound } from '../calls/outbound.ts';
import { eventWebhook, typedWebhook } from './webhooks.ts';

const never = new AbortController().signal;
const secret = `whsec_${Buffer.from('a secret of 24 bytes or so').toString('base64')}`;
const webhook = {
  id: '1'.repeat(36),
  createdAt: 0,
  eventCodes: ['*'],
  types: [],
  url: 'https://hooks.example/x',
};

beforeEachApp();
beforeEach(async () => {
  await test.store.addWebhook({ ...webhook, secret });
  await post(
    '/v1/automations',
    { event_code: 'order_placed', contact_email: 'ada@shop.example', context: { n: 1 } },
    (await newKey(test)).headers,
  );
});

async function attempt(call: Outbound) {
  const [entry] = await test.store.claimOutbox({ limit: 1, leaseUntil: Date.now() });
  if (!entry) throw new Error('Nothing is in line.');
  return eventWebhook({ store: test.store, call, now: Date.now })(entry, never);
}

const replying =
  (status: number, asked: OutboundRequest[] = [], retryAfter = 0): Outbound =>
  async (request) => {
    asked.push(request);
    return { status, retryAfter, headers: {}, body: Buffer.alloc(0) };
  };

it('posts the event, signed so that the receiver can verify its sender', async () => {
  const asked: OutboundRequest[] = [];
  expect(await attempt(replying(204, asked))).toBe('204');
  const [request] = asked;
  const body = String(request?.body);
  expect(new Webhook(secret).verify(body, request?.headers ?? {})).toMatchObject({
    type: 'order_placed',
    data: { contact_email: 'ada@shop.example', context: { n: 1 } },
  });
  expect(documented.body.strict().parse(JSON.parse(body))).toEqual(JSON.parse(body));
});

it('posts a notification, signed, in the format of the contract', async () => {
  const asked: OutboundRequest[] = [];
  const { store } = test;
  const deliver = typedWebhook({ store, call: replying(204, asked), now: Date.now });
  const payload = { webhookId: webhook.id, ...mailSent.example };
  const entry = { id: 'e', topic: 'webhook.send', createdAt: 0, attempts: 1, lost: 0, payload };
  expect(await deliver(entry, never)).toBe('204');
  const verified = new Webhook(secret).verify(String(asked[0]?.body), asked[0]?.headers ?? {});
  expect(verified).toEqual(mailSent.example);
  expect(mailSent.body.parse(verified)).toEqual(mailSent.example);
});

it('also signs with the old secret until the overlap ends', async () => {
  const next = `whsec_${Buffer.alloc(24, 7).toString('base64')}`;
  const previousUntil = test.clock.now + 1;
  await test.store.rotateWebhook(webhook.id, { secret: next, previousUntil });
  const asked: OutboundRequest[] = [];
  const [entry] = await test.store.claimOutbox({ limit: 1, leaseUntil: Date.now() });
  if (!entry) throw new Error('Nothing is in line.');
  const deliver = eventWebhook({ store: test.store, call: replying(204, asked), now: Date.now });
  await deliver(entry, never);
  test.clock.now = previousUntil;
  await deliver(entry, never);
  const accepted = asked.map(({ headers = {}, body }) =>
    [next, secret].filter((one) => {
      try {
        return new Webhook(one).verify(String(body), headers);
      } catch {
        return false;
      }
    }),
  );
  expect(accepted).toEqual([[next, secret], [next]]);
});

it.each([301, 400, 500])('retries after %s', async (status) => {
  await expect(attempt(replying(status))).rejects.toThrow(`The receiver returned ${status}.`);
});

it('waits as long as the receiver asks', async () => {
  await expect(attempt(replying(429, [], 120_000))).rejects.toMatchObject({
    name: 'RetryLater',
    retryAfter: 120_000,
  });
});

it('takes a 410 as the end of the webhook', async () => {
  await expect(attempt(replying(410))).rejects.toHaveProperty('name', 'ReceiverGone');
});

it('sends nothing to a webhook that was removed', async () => {
  await test.store.removeWebhook(webhook.id);
  const asked: OutboundRequest[] = [];
  expect(await attempt(replying(200, asked))).toContain('removed');
  expect(asked).toEqual([]);
});

it('gives up on an address that must not be called', async () => {
  const id = '2'.repeat(36);
  await test.store.removeWebhook(webhook.id);
  await test.store.addWebhook({ ...webhook, id, url: 'https://127.0.0.1/x', secret });
  await post(
    '/v1/automations',
    { event_code: 'a', contact_email: 'ada@shop.example' },
    (await newKey(test)).headers,
  );
  await test.store.claimOutbox({ limit: 1, leaseUntil: test.clock.now + 60_000 });
  await expect(attempt(outbound({ allow: [], userAgent: 'test' }))).rejects.toHaveProperty(
    'name',
    'Undeliverable',
  );
});
