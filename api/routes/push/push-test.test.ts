import { describe, expect, it } from 'vitest';
import { nothingStored, testApp } from '../../app-suite/app-for-test.ts';
import { browserKeys } from '../../app-suite/browser-keys-for-test.ts';
import { beforeEachApp, post, replaceApp, test } from '../../app-suite/each-app-for-test.ts';
import { StoreUnavailableError } from '../../store/database/errors.ts';

beforeEachApp();

const endpoint = 'https://push.example/send/abc';
const own = { endpoint, expirationTime: null, keys: browserKeys() };

const bearer = { authorization: 'Bearer pk_push' };
const subscribe = () =>
  post('/api/contacts', { gm_web_push: own, email: 'ada@shop.example' }, bearer);
const notify = (subscription: unknown) => post('/guests/push-test', { gm_web_push: subscription });

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
    const config = { push: { apiKey: 'pk_push', services: [] } };
    const stricter = await testApp({ store: test.store, config });
    const payload = { gm_web_push: own };
    const response = await stricter.app.inject({
      method: 'POST',
      url: '/guests/push-test',
      payload,
    });
    expect(response.statusCode).toBe(404);
    expect(await test.counts()).toMatchObject({ outbox: 0 });
  });

  it('after it was given up', async () => {
    await subscribe();
    await post('/api/contacts', { gm_web_push: own, unsubscribed: true }, bearer);
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
    await replaceApp({ config: { limits: { formsPerMinute: 2 } } });
    await subscribe();
    const statuses = [];
    for (let count = 0; count < 2; count += 1) statuses.push((await notify(own)).statusCode);
    expect(statuses).toEqual([200, 429]);
    expect(await test.counts()).toMatchObject({ outbox: 1 });
  });

  it('the store is away', async () => {
    test.store.findSubscriptionByKeys = () => Promise.reject(new StoreUnavailableError());
    expect((await notify(own)).statusCode).toBe(503);
  });
});
