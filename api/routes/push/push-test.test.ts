import { describe, expect, it } from 'vitest';
import { nothingStored, testApp } from '../../app-suite/app-for-test.ts';
import { browserKeys } from '../../app-suite/browser-keys-for-test.ts';
import { beforeEachApp, test } from '../../app-suite/each-app-for-test.ts';
import { StoreUnavailableError } from '../../store/database/errors.ts';

beforeEachApp();

const endpoint = 'https://push.example/send/abc';
const own = { endpoint, expirationTime: null, keys: browserKeys() };

const post = (url: string, payload: object, headers: Record<string, string> = {}, to = test) =>
  to.app.inject({ method: 'POST', url, payload, headers });
const subscribe = (to = test) =>
  post(
    '/api/contacts',
    { gm_web_push: own, email: 'ada@shop.example' },
    { authorization: 'Bearer pk_push' },
    to,
  );
const notify = (subscription: unknown, to = test) =>
  post('/guests/push-test', { gm_web_push: subscription }, {}, to);

describe('200', () => {
  it('one notification is in line for the stored subscription, and can be reported on', async () => {
    const { id: subscriptionId } = (await subscribe()).json().payload.data;
    const response = await notify(own);
    const { id } = response.json().payload.data;
    expect([response.statusCode, response.json().error]).toEqual([200, null]);
    const [entry, ...others] = await test.store.listOutbox();
    expect(others).toEqual([]);
    expect(entry).toMatchObject({
      topic: 'push.send',
      payload: { subscriptionId, messageId: id, title: 'Your test notification' },
    });
    await test.app.inject(`/webhooks/push/web/click?tracking_id=${id}`);
    expect((await test.store.listPushMessages())[0]).toMatchObject({
      id,
      email: 'ada@shop.example',
      click: test.clock.now,
    });
  });
});

describe('404', () => {
  it.each<[string, object]>([
    ['another secret', { keys: { ...own.keys, auth: browserKeys().auth } }],
    ['another public key', { keys: { ...own.keys, p256dh: browserKeys().p256dh } }],
    ['another endpoint', { endpoint: `${endpoint}2` }],
  ])('nobody is notified with %s', async (_, change) => {
    await subscribe();
    const response = await notify({ ...own, ...change });
    expect([response.statusCode, response.json().payload]).toEqual([404, null]);
    expect(await test.counts()).toMatchObject({ outbox: 0 });
  });

  it('nobody is notified at what is no push service any more', async () => {
    await subscribe();
    const stricter = await testApp({
      store: test.store,
      config: { push: { apiKey: 'pk_push', services: [] } },
    });
    expect((await notify(own, stricter)).statusCode).toBe(404);
    expect(await test.counts()).toMatchObject({ outbox: 0 });
  });

  it('after it was given up', async () => {
    await subscribe();
    await post(
      '/api/contacts',
      { gm_web_push: own, unsubscribed: true },
      { authorization: 'Bearer pk_push' },
    );
    expect((await notify(own)).statusCode).toBe(404);
    expect(await test.counts()).toEqual(nothingStored);
  });
});

describe('400', () => {
  it.each([
    ['no subscription', undefined],
    ['null', null],
    ['an endpoint alone', { endpoint }],
    ['an endpoint with its secret alone', { endpoint, keys: { auth: own.keys.auth } }],
    ['keys that match anything', { endpoint, keys: { p256dh: '%', auth: '%' } }],
    ['a list', [own]],
  ])('%s', async (_, subscription) => {
    await subscribe();
    expect((await notify(subscription)).statusCode).toBe(400);
    expect(await test.counts()).toMatchObject({ outbox: 0 });
  });
});

describe('429, 503', () => {
  it('counts against the limit of submissions', async () => {
    const limits = { formsPerMinute: 2 };
    const limited = await testApp({ config: { limits } });
    await subscribe(limited);
    const statuses = [];
    for (let count = 0; count < 2; count += 1)
      statuses.push((await notify(own, limited)).statusCode);
    expect(statuses).toEqual([200, 429]);
    expect(await limited.counts()).toMatchObject({ outbox: 1 });
    await limited.close();
  });

  it('the store is away', async () => {
    test.store.findHeldSubscription = () => Promise.reject(new StoreUnavailableError());
    expect((await notify(own)).statusCode).toBe(503);
  });
});
