import { createECDH, createPublicKey, randomBytes, verify } from 'node:crypto';
import { maxPushBytes } from '@grovemail/domain/push/push-limits.ts';
import { decrypt } from 'http_ece';
import { beforeEach, describe, expect, it } from 'vitest';
import { type PostToService, PushRejectedError, pushDelivery } from './push-delivery.ts';
import { payloadOf } from './push-message.ts';
import { newVapidKeys, vapidKeys } from './vapid-keys.ts';

const browser = createECDH('prime256v1');
browser.generateKeys();
const auth = randomBytes(16);
const subscription = {
  endpoint: 'https://push.example:8443/send/abc',
  p256dh: browser.getPublicKey().toString('base64url'),
  auth: auth.toString('base64url'),
};
const vapid = newVapidKeys();
const messageId = '019a9f3e-7c00-7a10-8f3b-2d6f0c9b1e55';
const message = {
  subscriptionId: 'known',
  messageId,
  service: 'push.example:8443',
  title: 'Sale 🎉',
  body: 'From ₦900',
  icon: '/icon-192.png',
  url: '/pricing',
};

let removed: string[];
let sent: Parameters<PostToService>[0][];
beforeEach(() => {
  removed = [];
  sent = [];
  receivedCount = 0;
});

let receivedCount: number;

function deliver(
  status: number | Error,
  payload: Record<string, unknown> = message,
  retryAfter = 0,
) {
  const delivery = pushDelivery({
    async request(request) {
      sent.push(request);
      if (status instanceof Error) throw status;
      return { status, retryAfter };
    },
    subscriptions: {
      findSubscription: async (id) => (id === 'known' ? subscription : null),
      async removeSubscription(id) {
        removed.push(id);
        return true;
      },
    },
    vapid,
    services: ['push.example:8443'],
    subject: 'mailto:hello@grovemail.example',
  });
  return delivery({ payload }, undefined, () => {
    receivedCount += 1;
  });
}

describe('permanently rejected', () => {
  it.each([
    [400, 'the request was not what'],
    [401, 'another VAPID key'],
    [403, 'another VAPID key'],
    [413, 'it is too long'],
    [301, 'the request was not what'],
  ])('%i has advice, and contains neither endpoint nor person', async (status, words) => {
    const error = await deliver(status).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(PushRejectedError);
    expect(String(error)).toContain(words);
    expect(String(error)).toContain(`push.example:8443 rejected the message (${status})`);
    expect(String(error)).not.toContain('/send/');
    expect(removed).toEqual([]);
  });
});

it('rejected without a call for a host that is not a push service', async () => {
  const delivery = pushDelivery({
    request: () => Promise.reject(new Error('called')),
    subscriptions: {
      findSubscription: async () => subscription,
      removeSubscription: () => Promise.reject(new Error('removed')),
    },
    vapid,
    services: [],
    subject: 'mailto:hello@grovemail.example',
  });
  await expect(delivery({ payload: message })).rejects.toBeInstanceOf(PushRejectedError);
});

describe('retried', () => {
  it.each([408, 425, 429, 500, 502, 503, 504])('%i', async (status) => {
    const error = await deliver(status).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(Error);
    expect(error).not.toBeInstanceOf(PushRejectedError);
    expect(removed).toEqual([]);
  });

  it.each([429, 503])('%i, not before the time that the service names', async (status) => {
    const error = await deliver(status, message, 120_000).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ name: 'PushBusyError', retryAfter: 120_000 });
  });

  it('no response: the error of the request itself', async () => {
    const away = new Error('push.example did not respond in time.');
    await expect(deliver(away)).rejects.toBe(away);
  });
});

it.each([
  [429, 1],
  [403, 1],
  [410, 1],
  [500, 0],
  [503, 0],
])('%i counts as a response of the service: %i', async (status, expected) => {
  await deliver(status).catch(() => {});
  expect(receivedCount).toBe(expected);
});

describe('done', () => {
  it.each([404, 410])('%i drops the subscription, and the message with it', async (status) => {
    expect(await deliver(status)).toContain('no longer knows');
    expect(removed).toEqual(['known']);
  });

  it('sends nothing to a subscription that is gone', async () => {
    expect(await deliver(500, { ...message, subscriptionId: 'gone' })).toContain('not sent');
    expect(sent).toEqual([]);
  });

  it('R201 RFC 8291: only the browser reads title, body, icon and tracking_id', async () => {
    await deliver(201);
    const [request] = sent;
    expect(request).toMatchObject({ url: subscription.endpoint, method: 'POST' });
    expect(request?.headers).toMatchObject({
      'Content-Encoding': 'aes128gcm',
      TTL: '259200',
      Topic: messageId.replaceAll('-', ''),
      'Content-Length': String(request?.body.length),
    });
    const plain = decrypt(request?.body ?? Buffer.alloc(0), {
      version: 'aes128gcm',
      privateKey: browser,
      authSecret: auth.toString('base64url'),
    });
    const { title, body, icon, url } = message;
    expect(JSON.parse(plain.toString())).toEqual({
      title,
      body,
      icon,
      url,
      tracking_id: messageId,
    });
    expect(request?.body.includes('Sale')).toBe(false);
  });

  it('RFC 8292: signed with our key, for that service alone, for a day at most', async () => {
    await deliver(201);
    const [, token = '', key = ''] =
      /^vapid t=([^,]+), k=(.+)$/.exec(sent[0]?.headers.Authorization ?? '') ?? [];
    expect(key).toBe(vapid.publicKey);
    const [head = '', claims = '', signature = ''] = token.split('.');
    const point = Buffer.from(key, 'base64url');
    const half = (from: number) => point.subarray(from, from + 32).toString('base64url');
    const publicKey = createPublicKey({
      key: { kty: 'EC', crv: 'P-256', x: half(1), y: half(33) },
      format: 'jwk',
    });
    const signed = (text: string) =>
      verify(
        'sha256',
        Buffer.from(text),
        { key: publicKey, dsaEncoding: 'ieee-p1363' },
        Buffer.from(signature, 'base64url'),
      );
    expect(signed(`${head}.${claims}`)).toBe(true);
    expect(signed(`${head}.${claims}x`)).toBe(false);
    const { aud, sub, exp } = JSON.parse(Buffer.from(claims, 'base64url').toString());
    expect([aud, sub]).toEqual(['https://push.example:8443', 'mailto:hello@grovemail.example']);
    expect(exp * 1000 - Date.now()).toBeGreaterThan(0);
    expect(exp * 1000 - Date.now()).toBeLessThanOrEqual(24 * 60 * 60 * 1000);
  });

  it('the longest payload fits into the 4,096 bytes that every service takes', async () => {
    const empty = Buffer.byteLength(payloadOf({ ...message, body: '' }));
    await deliver(201, { ...message, body: 'x'.repeat(maxPushBytes - empty) });
    expect(sent[0]?.body.length).toBe(4_096);
  });
});

describe('VAPID keys', () => {
  it('are those of the configuration, and nothing is stored', async () => {
    const { publicKey, privateKey } = vapid;
    const configured = { vapidPublicKey: publicKey, vapidPrivateKey: privateKey };
    const keep = () => Promise.reject(new Error('kept'));
    expect(await vapidKeys(configured, keep)).toEqual(vapid);
  });

  it('are otherwise those that were stored first', async () => {
    const kept = new Map<string, string>();
    const keep = async (name: string, made: string) => {
      if (!kept.has(name)) kept.set(name, made);
      return kept.get(name) ?? '';
    };
    const none = { vapidPublicKey: null, vapidPrivateKey: null };
    const first = await vapidKeys(none, keep);
    expect(first.publicKey).toMatch(/^B[\w-]{86}$/);
    expect(first.privateKey).toMatch(/^[\w-]{43}$/);
    expect(await vapidKeys(none, keep)).toEqual(first);
    expect([...kept.keys()]).toEqual(['vapid']);
  });
});
