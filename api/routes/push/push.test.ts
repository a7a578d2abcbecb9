// Long: the cases of one resource, over the same subscriptions.

import { createHmac } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  basesForTest,
  errorIn,
  formType,
  nothingStored,
  testPushSecret,
} from '../../app-suite/app-for-test.ts';
import { browserKeys } from '../../app-suite/browser-keys-for-test.ts';
import {
  beforeEachApp,
  post as postTo,
  replaceApp,
  test,
} from '../../app-suite/each-app-for-test.ts';
import { newKey } from '../../app-suite/keys-for-test.ts';
import { StoreUnavailableError } from '../../store/database/errors.ts';
import { outboxEntry } from '../../store-suite/acceptances.ts';

beforeEachApp();

const bearer = { authorization: 'Bearer pk_push' };

const good = {
  endpoint: 'https://push.example/send/abc?x=1',
  expirationTime: null,
  keys: browserKeys(),
};

const post = (payload: unknown, headers: Record<string, string> = bearer) =>
  postTo('/api/contacts', typeof payload === 'string' ? payload : JSON.stringify(payload), {
    'content-type': 'application/json',
    ...headers,
  });

const contact = (changes: object = {}) => ({
  gm_web_push: good,
  email: 'Ada@Shop.example',
  ...changes,
});

const sign = (address: string, secret = testPushSecret) =>
  createHmac('sha256', secret).update(address).digest('hex');

const withSubscription = (changes: object) => contact({ gm_web_push: { ...good, ...changes } });

describe('403', () => {
  it.each<[string, Record<string, string>, RegExp]>([
    ['none', {}, /header is missing/],
    ['another', { authorization: 'Bearer pk_pushx' }, /gm_pk_/],
    ['a part of it', { authorization: 'Bearer pk_pus' }, /gm_pk_/],
    ['an empty one', { authorization: 'Bearer ' }, /No key follows Bearer/],
    ['no scheme', { authorization: 'pk_push' }, /Bearer is missing/],
    ['another scheme', { authorization: 'Basic pk_push' }, /Basic/],
    ['two words', { authorization: 'Bearer pk_push pk_push' }, /no spaces/],
    ['the capture key', { authorization: 'Bearer pk_test' }, /gm_pk_/],
    ['a test key', { authorization: `Bearer gm_test_${'A'.repeat(49)}` }, /^A test key/],
    ['an unknown one', { authorization: `Bearer gm_pk_${'A'.repeat(49)}` }, /^No active key/],
  ])('R321 G1 with %s as key nothing is stored', async (_, headers, message) => {
    const response = await post(contact(), headers);
    expect(response.statusCode).toBe(403);
    expect(errorIn(response)).toMatchObject({
      error: 'Unauthorized',
      code: 'unauthorized',
      faults: [{ message: expect.stringMatching(message) }],
    });
    expect(await test.counts()).toEqual(nothingStored);
  });

  it('G1 an account key is turned away, and so are test keys and revoked ones', async () => {
    const revoked = await newKey(test, { scopes: ['push-only'] });
    await test.store.revokeKey(revoked.id);
    const testKey = await newKey(test, { scopes: ['push-only'], isTest: true });
    for (const { headers } of [await newKey(test), testKey, revoked]) {
      const response = await post(contact(), headers);
      expect([response.statusCode, response.json().error]).toEqual([403, 'Unauthorized']);
    }
    expect(await test.counts()).toEqual(nothingStored);
  });

  it('G1 the push key opens nothing but push subscriptions', async () => {
    const response = await test.app.inject({
      url: '/api/contacts/pk_push/capture/?email=a@b.example',
      headers: bearer,
    });
    expect(response.statusCode).toBe(403);
  });
});

describe('400', () => {
  const { p256dh, auth } = good.keys;
  it.each<[string, unknown]>([
    ['no subscription', { email: 'ada@shop.example' }],
    ['a text for a subscription', contact({ gm_web_push: JSON.stringify(good) })],
    ['a list', contact({ gm_web_push: [good] })],
    ['null', contact({ gm_web_push: null })],
    ['no endpoint', withSubscription({ endpoint: undefined })],
    ['an http endpoint', withSubscription({ endpoint: 'http://push.example/send' })],
    ['an http endpoint on this machine', withSubscription({ endpoint: 'http://127.0.0.1:9/x' })],
    ['another scheme', withSubscription({ endpoint: 'file:///etc/passwd' })],
    ['a script', withSubscription({ endpoint: 'javascript:alert(1)' })],
    ['no scheme', withSubscription({ endpoint: 'push.example/send' })],
    ['a user in the endpoint', withSubscription({ endpoint: 'https://a:b@push.example/' })],
    ['a fragment', withSubscription({ endpoint: 'https://push.example/#x' })],
    ['an endpoint with a NUL', withSubscription({ endpoint: 'https://push.example/\0' })],
    ['an endpoint with a line end', withSubscription({ endpoint: 'https://push.example/\r\nx' })],
    ['an endpoint at no push service', withSubscription({ endpoint: 'https://hooks.example/x' })],
    ['a host that begins like one', withSubscription({ endpoint: 'https://push.example.co/x' })],
    ['a host that ends like one', withSubscription({ endpoint: 'https://evilpush.apple.com/x' })],
    ['another port of one', withSubscription({ endpoint: 'https://push.example:8443/x' })],
    [
      'an endless endpoint',
      withSubscription({ endpoint: `https://p.example/${'x'.repeat(1_000)}` }),
    ],
    ['no keys', withSubscription({ keys: undefined })],
    ['keys that are a list', withSubscription({ keys: [p256dh, auth] })],
    ['a short public key', withSubscription({ keys: { p256dh: p256dh.slice(2), auth } })],
    ['a point off the curve', withSubscription({ keys: { p256dh: `B${'A'.repeat(86)}`, auth } })],
    ['a short secret', withSubscription({ keys: { p256dh, auth: auth.slice(2) } })],
    ['a long secret', withSubscription({ keys: { p256dh, auth: `${auth}AA` } })],
    ['keys that are numbers', withSubscription({ keys: { p256dh: 4, auth: 16 } })],
    ['no email', contact({ email: undefined })],
    ['a wrong email', contact({ email: 'ada' })],
    ['an email with a NUL', contact({ email: 'ada\0@shop.example' })],
    ['a nested fact', contact({ address: { street: 'x' } })],
    ['a fact that is a list', contact({ tags: ['a'] })],
    ['a fact that is null', contact({ firstname: null })],
    ['a fact with a NUL', contact({ firstname: 'A\0' })],
    ['a fact with half a pair', contact({ firstname: '\ud800' })],
    ['a long fact', contact({ firstname: 'x'.repeat(501) })],
    ['a name of odd letters', contact({ 'first name': 'Ada' })],
    ['a long name', contact({ ['x'.repeat(65)]: 'Ada' })],
    ['an empty name', contact({ '': 'Ada' })],
    [
      'too many facts',
      contact(Object.fromEntries(Array.from({ length: 21 }, (_, i) => [`f${i}`, 1]))),
    ],
    ['a signature of another address', contact({ signature: sign('eve@shop.example') })],
    ['an empty signature', contact({ signature: '' })],
    ['a signature that is a list', contact({ signature: [sign('ada@shop.example')] })],
    [
      'a signature by another secret',
      contact({ signature: sign('ada@shop.example', 'pk_push and something more') }),
    ],
    ['unsubscribed of another type', contact({ unsubscribed: 'yes' })],
    ['a list as body', [contact()]],
    ['half a body', '{"email":'],
    ['a prototype', '{"email":"a@b.example","__proto__":{"gm_web_push":{}}}'],
    ['a constructor', '{"email":"a@b.example","constructor":{"prototype":{"x":1}}}'],
  ])('%s', async (_, payload) => {
    const response = await post(payload);
    expect(response.statusCode).toBe(400);
    expect(errorIn(response).code).toMatch(/^invalid_(request|json)$/);
    expect(await test.counts()).toEqual(nothingStored);
  });

  it('names each fault', async () => {
    const { error } = (await post({ x: [] })).json();
    expect(error).toContain('gm_web_push must be');
    expect(error).toContain('Email address is required.');
    expect(error).toContain('You can add at most 20 facts');
  });

  it.each(['x'.repeat(501), 'A\0', [], null])('says what a fact may be, of %j', async (fact) => {
    const { error } = (await post(contact({ firstname: fact }))).json();
    expect(error).toContain('You can add at most 20 facts');
    expect(error).not.toMatch(/Invalid input|Too big/);
  });
});

describe('413, 415, 429, 503', () => {
  it('what a form sends, even with the key', async () => {
    const payload = new URLSearchParams({ email: 'a@b.example', gm_web_push: 'x' }).toString();
    expect((await post(payload, { ...bearer, ...formType })).statusCode).toBe(415);
  });

  it('a huge subscription', async () => {
    expect((await post(withSubscription({ extra: 'x'.repeat(66_000) }))).statusCode).toBe(413);
  });

  it('too many from one address, readable from any site', async () => {
    await replaceApp({ config: { limits: { formsPerMinute: 2 } } });
    const statuses = [];
    for (let count = 0; count < 3; count += 1) statuses.push((await post(contact())).statusCode);
    const { headers } = await post(contact());
    expect(statuses).toEqual([200, 200, 429]);
    expect(headers['access-control-allow-origin']).toBe('*');
    expect(headers['access-control-expose-headers']).toContain('retry-after');
  });

  it('the store is away', async () => {
    test.store.saveSubscription = () => Promise.reject(new StoreUnavailableError());
    const response = await post(contact());
    expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '5']);
  });
});

describe('200', () => {
  it('R199 R200 R347 R348 stores subscription, address and what else is known', async () => {
    const info = { firstname: 'Ada', orders: 3, vip: true, 'extra.city': 'Lagos ₦' };
    const response = await post(contact(info));
    const { data } = response.json().payload;
    expect([response.statusCode, response.json().error]).toEqual([200, null]);
    expect(await test.store.listSubscriptions()).toEqual([
      {
        id: data.id,
        createdAt: test.clock.now,
        updatedAt: test.clock.now,
        endpoint: good.endpoint,
        ...good.keys,
        email: 'ada@shop.example',
        isProved: false,
        info,
      },
    ]);
  });

  it.each([
    ['as the page spells it', 'Zoë@Bücher.example', 'Zoë@Bücher.example'],
    ['in its one spelling', 'Zoë@Bücher.example', 'zoë@xn--bcher-kva.example'],
  ])('R199 R347 keeps an address as proved that is signed %s', async (_, email, signed) => {
    const response = await post(contact({ email, signature: sign(signed), orders: 3 }));
    expect(response.statusCode).toBe(200);
    const row = { email: 'zoë@xn--bcher-kva.example', isProved: true, info: { orders: 3 } };
    expect(await test.store.listSubscriptions()).toMatchObject([row]);
  });

  it('R199 R347 keeps an address as claimed once the browser is saved without a signature', async () => {
    const proved = contact({ signature: sign('ada@shop.example') });
    await post(proved);
    await post(contact({ email: 'eve@shop.example' }));
    expect(await test.store.listSubscriptions()).toMatchObject([
      { email: 'eve@shop.example', isProved: false },
    ]);
  });

  it('G1 with a key that an operator made for this alone', async () => {
    const { headers } = await newKey(test, { scopes: ['push-only'] });
    expect((await post(contact(), headers)).statusCode).toBe(200);
    expect((await test.app.inject({ url: '/v1/contacts', headers })).statusCode).toBe(403);
  });

  it('once per endpoint: a repetition refreshes it under the same id', async () => {
    const first = (await post(contact())).json().payload.data.id;
    const renewed = browserKeys();
    const again = { gm_web_push: { ...good, keys: renewed }, email: 'obi@shop.example' };
    expect((await post(again)).json().payload.data.id).toBe(first);
    const other = withSubscription({ endpoint: `${good.endpoint}2` });
    expect((await post(other)).json().payload.data.id).not.toBe(first);
    expect(await test.store.findSubscription(first)).toMatchObject({
      ...renewed,
      email: 'obi@shop.example',
      info: {},
    });
  });

  it.each([
    'https://fcm.googleapis.com/fcm/send/x',
    'https://updates.push.services.mozilla.com/wpush/v2/x',
    'https://web.push.apple.com/x',
    'https://wns2-par02p.notify.windows.com/w/?token=x',
  ])('a subscription of today’s browsers at %s', async (endpoint) => {
    expect((await post(withSubscription({ endpoint }))).statusCode).toBe(200);
  });

  it('http where OUTBOUND_ALLOW names host and port, and nowhere else', async () => {
    const push = { apiKey: 'pk_push', services: ['127.0.0.1:9000', 'localhost:9000'] };
    await replaceApp({ config: { outboundAllow: ['127.0.0.1:9000'], push } });
    for (const [endpoint, status] of [
      ['http://127.0.0.1:9000/x', 200],
      ['http://127.0.0.1:9001/x', 400],
      ['http://localhost:9000/x', 400],
    ] as const) {
      expect((await post(withSubscription({ endpoint }))).statusCode).toBe(status);
    }
  });

  it('deletes a subscription for whoever holds it, with the same response for everyone', async () => {
    await post(contact());
    const wish = (changes: object) =>
      post({ gm_web_push: { ...good, ...changes }, unsubscribed: true });
    const strangers = [
      await wish({ keys: { ...good.keys, auth: browserKeys().auth } }),
      await wish({ endpoint: 'https://push.example/other' }),
    ];
    expect(await test.counts()).toMatchObject({ pushSubscriptions: 1 });
    const own = await wish({});
    expect(await test.counts()).toEqual(nothingStored);
    for (const response of [...strangers, own, await wish({})]) {
      expect([response.statusCode, response.body]).toEqual([
        200,
        '{"error":null,"payload":{"data":{"unsubscribed":true}}}',
      ]);
    }
  });

  it('R351 the public key is there for pages of any site', async () => {
    const response = await test.app.inject('/api/push-key');
    expect(response.json()).toEqual({
      error: null,
      payload: { data: { key: 'the public key of the tests' } },
    });
    expect(response.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'cache-control': 'public, max-age=300',
    });
  });
});

describe('pages of any origin', () => {
  const preflight = (url: string) =>
    test.app.inject({
      method: 'OPTIONS',
      url,
      headers: {
        origin: 'https://customer.example',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization,content-type',
      },
    });

  it.each(['', 'https://grove.example'])(
    'G1 may save and report, and nothing else (site at %j)',
    async (site) => {
      await replaceApp({ config: { bases: { ...basesForTest, site } } });
      for (const url of ['/api/contacts', '/webhooks/push/web/click', '/api/push-key']) {
        const { statusCode, headers } = await preflight(url);
        expect(statusCode).toBe(204);
        expect(headers).toMatchObject({
          'access-control-allow-origin': '*',
          'access-control-allow-headers': 'authorization, content-type',
        });
        expect(headers).not.toHaveProperty('access-control-allow-credentials');
      }
      const saved = await post(contact(), { ...bearer, origin: 'https://customer.example' });
      expect(saved.headers['access-control-allow-origin']).toBe('*');
      const rejected = await post(contact(), { origin: 'https://customer.example' });
      expect([rejected.statusCode, rejected.headers['access-control-allow-origin']]).toEqual([
        403,
        '*',
      ]);
      for (const url of ['/guests/enquiry', '/api/contacts/pk_test/capture/']) {
        expect((await preflight(url)).headers).not.toHaveProperty('access-control-allow-origin');
      }
    },
  );
});

describe('what became of a message', () => {
  const messageId = '019a9f3e-7c00-7a10-8f3b-2d6f0c9b1e55';
  const unknownId = '019a9f3e-7c00-7a10-8f3b-2d6f0c9b1e56';
  const web = '/webhooks/push/web';

  beforeEach(async () => {
    const message = { id: messageId, createdAt: 1, subscriptionId: 's', email: 'a', title: 'Hi' };
    await test.store.queuePushes([{ message, entry: outboxEntry() }]);
  });
  const noted = async () => (await test.store.listPushMessages())[0];

  it.each(['open', 'CLICK', 'constructor', 'click ', '%00', 'x'.repeat(300)])(
    '400 G2 the action %s',
    async (action) => {
      const response = await test.app.inject(
        `${web}/${action.replace(' ', '%20')}?tracking_id=${messageId}`,
      );
      expect(response.statusCode).toBe(400);
      expect(await noted()).toMatchObject({ click: null, delivered: null, dismiss: null });
    },
  );

  it('405 other methods', async () => {
    const response = await test.app.inject({ method: 'POST', url: `${web}/click` });
    expect([response.statusCode, response.headers.allow]).toEqual([405, 'GET, HEAD']);
  });

  it('200 R345 G2 each action is noted once, by query or by path', async () => {
    const at = test.clock.now;
    await test.app.inject(`${web}/click?tracking_id=${messageId}`);
    test.clock.now += 1_000;
    for (const url of [
      `${web}/click?tracking_id=${messageId}`,
      `${web}/dismiss/${messageId}`,
      `${web}/dismiss/${messageId}/`,
    ]) {
      expect((await test.app.inject(url)).statusCode).toBe(200);
    }
    expect(await noted()).toMatchObject({ click: at, delivered: null, dismiss: at + 1_000 });
  });

  it('200 the same for every id: nobody learns which were sent', async () => {
    const known = await test.app.inject(`${web}/click?tracking_id=${messageId}`);
    for (const query of [
      `?tracking_id=${unknownId}`,
      `/${unknownId}`,
      '',
      '?tracking_id=',
      '?tracking_id=%00',
      '?tracking_id=a&tracking_id=b',
      `?tracking_id=${'x'.repeat(5_000)}`,
      "?tracking_id='--",
    ]) {
      const response = await test.app.inject(`${web}/click${query}`);
      expect([response.statusCode, response.body]).toEqual([known.statusCode, known.body]);
      expect(response.headers['cache-control']).toBe('no-store');
      expect(response.headers['access-control-allow-origin']).toBe('*');
    }
  });

  it('425 a prefetch or a HEAD notes nothing', async () => {
    const url = `${web}/click?tracking_id=${messageId}`;
    await test.app.inject({ method: 'HEAD', url });
    for (const headers of [{ 'sec-purpose': 'prefetch;prerender' }, { purpose: 'prefetch' }]) {
      expect((await test.app.inject({ url, headers })).statusCode).toBe(425);
    }
    expect(await noted()).toMatchObject({ click: null });
  });
});
