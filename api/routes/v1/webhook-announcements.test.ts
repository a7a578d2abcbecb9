import { webhooks } from '@grovemail/contract/webhooks/all.ts';
import { suppressionSources } from '@grovemail/domain/preferences/suppression-source.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, testApp, testKeys } from '../../app-suite/app-for-test.ts';
import { newKey } from '../../app-suite/keys-for-test.ts';
import { unsubscribed } from '../../resources/unsubscription.ts';
import { signTrackingId } from '../../signing/tracking-id.ts';

let test: TestApp;
let headers: { authorization: string };
beforeEach(async () => {
  test = await testApp();
  ({ headers } = await newKey(test));
  await test.store.addWebhook({
    id: crypto.randomUUID(),
    createdAt: 0,
    eventCodes: [],
    types: ['contact.updated', 'contact.unsubscribed'],
    url: 'https://hooks.example/',
    secret: 'whsec_x',
  });
});
afterEach(() => test.close());

/** Queued webhooks, oldest first, each checked against the contract. */
async function told() {
  const entries = (await test.store.listOutbox()).toReversed();
  return entries.map(({ topic, payload }) => {
    expect(topic).toBe('webhook.send');
    const { webhookId, ...body } = payload;
    expect(webhookId).toEqual(expect.any(String));
    webhooks.find(({ type }) => type === body.type)?.body.parse(body);
    return body;
  });
}
const save = (payload: object, own = headers, path = '') =>
  test.app.inject({ method: 'POST', url: `/v1/contacts${path}`, payload, headers: own });

describe('contact.updated', () => {
  it('holds the contact as in the response', async () => {
    const response = await save({ email: 'ada@shop.example', firstname: 'Ada' });
    expect(await told()).toEqual([
      {
        type: 'contact.updated',
        timestamp: '2026-11-21T00:00:00.000Z',
        data: response.json().payload.data,
      },
    ]);
  });

  it('is sent once per contact of a batch, and not for rejected ones', async () => {
    const contacts = [
      { email: 'ada@shop.example', firstname: 'A' },
      { email: 'not an address' },
      { email: 'obi@shop.example' },
      { email: 'ada@shop.example', firstname: 'Ada' },
    ];
    await save({ contacts }, headers, '/batch');
    expect((await told()).map(({ data }) => data)).toMatchObject([
      { email: 'ada@shop.example', firstname: 'Ada' },
      { email: 'obi@shop.example' },
    ]);
  });

  it('is not sent for a rejected call, a repetition, or a test key', async () => {
    await save({ email: 'x' });
    const keyed = { ...headers, 'idempotency-key': 'k' };
    for (let time = 0; time < 3; time++) await save({ email: 'ada@shop.example' }, keyed);
    await save({ email: 'eve@shop.example' }, (await newKey(test, { isTest: true })).headers);
    expect(await told()).toHaveLength(1);
  });
});

describe('contact.unsubscribed', () => {
  it.each(suppressionSources)('describes who has the source %s', async (source) => {
    const stop = { email: 'ada@shop.example', account: 'site', list: '*', contactId: null };
    const ids = () => crypto.randomUUID();
    await test.store.suppress(
      { ...stop, id: 's', changeId: 's', at: 0, source },
      unsubscribed(0, ids),
    );
    expect(await told()).toMatchObject([{ data: { source } }]);
  });

  it('is sent once, however often the call is repeated', async () => {
    const recipient = { id: 'c1', email: 'ada@shop.example' };
    const claims = { account: 'site', message: 'm', list: 'news' };
    const id = signTrackingId(claims, recipient, testKeys[0] ?? '');
    for (let time = 0; time < 2; time++) {
      const response = await test.app.inject({
        method: 'POST',
        url: `/guests/unsubscribe/${id}?contact_email=${recipient.email}&contact_id=${recipient.id}`,
        payload: 'List-Unsubscribe=One-Click',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      });
      expect(response.statusCode).toBe(200);
      test.clock.now += 1_000;
    }
    expect(await told()).toEqual([
      {
        type: 'contact.unsubscribed',
        timestamp: '2026-11-21T00:00:00.000Z',
        data: {
          email: 'ada@shop.example',
          list: 'news',
          source: 'one_click',
          unsubscribed_at: '2026-11-21T00:00:00.000Z',
        },
      },
    ]);
  });
});
