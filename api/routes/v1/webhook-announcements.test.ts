import { webhooks } from '@grovemail/contract/webhooks/all.ts';
import { suppressionSources } from '@grovemail/domain/preferences/suppression-source.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { testKeys } from '../../app-suite/app-for-test.ts';
import { beforeEachKey, headers, post, suppress, test } from '../../app-suite/each-app-for-test.ts';
import { newKey } from '../../app-suite/keys-for-test.ts';
import { unsubscribed } from '../../resources/unsubscription.ts';
import { signTrackingId } from '../../signing/tracking-id.ts';
import { newId } from '../../store-suite/acceptances.ts';
import { suppression, webhook } from '../../store-suite/account-calls.ts';

beforeEachKey();
beforeEach(async () => {
  for (const type of ['contact.updated', 'contact.unsubscribed']) await subscribe(type);
});

async function subscribe(type: string) {
  await test.store.addWebhook(webhook({ eventCodes: [], types: [type] }));
}

/** Queued webhooks, oldest first, each checked against the contract. */
async function queuedBodies() {
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
    expect(await queuedBodies()).toEqual([
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
    expect((await queuedBodies()).map(({ data }) => data)).toMatchObject([
      { email: 'ada@shop.example', firstname: 'Ada' },
      { email: 'obi@shop.example' },
    ]);
  });

  it('is not sent for a rejected call, a repetition, or a test key', async () => {
    await save({ email: 'x' });
    const keyed = { ...headers, 'idempotency-key': 'k' };
    for (let time = 0; time < 3; time++) await save({ email: 'ada@shop.example' }, keyed);
    await save({ email: 'eve@shop.example' }, (await newKey(test, { isTest: true })).headers);
    expect(await queuedBodies()).toHaveLength(1);
  });
});

describe('contact.created', () => {
  it('precedes contact.updated for a new contact, with the same contact', async () => {
    await subscribe('contact.created');
    const response = await save({ email: 'ada@shop.example', firstname: 'Ada' });
    await save({ email: 'ada@shop.example', firstname: 'Eve' });
    const bodies = await queuedBodies();
    expect(bodies.map(({ type }) => type)).toEqual([
      'contact.created',
      'contact.updated',
      'contact.updated',
    ]);
    expect(bodies[0]?.data).toEqual(response.json().payload.data);
    expect(bodies[1]?.data).toEqual(bodies[0]?.data);
  });

  it('is sent once for a new address that a batch repeats, and not for one that is known', async () => {
    await save({ email: 'old@shop.example' });
    await subscribe('contact.created');
    const contacts = [
      { email: 'old@shop.example' },
      { email: 'new@shop.example', gender: 'wrong' },
      { email: 'new@shop.example', firstname: 'A' },
      { email: 'NEW@shop.example', firstname: 'Ada' },
    ];
    await save({ contacts }, headers, '/batch');
    const created = (await queuedBodies()).filter(({ type }) => type === 'contact.created');
    expect(created.map(({ data }) => data)).toMatchObject([
      { email: 'new@shop.example', firstname: 'Ada' },
    ]);
  });

  it('is not sent with a test key, or for a repetition', async () => {
    await subscribe('contact.created');
    await save({ email: 'ada@shop.example' }, (await newKey(test, { isTest: true })).headers);
    expect(await queuedBodies()).toEqual([]);
    const keyed = { ...headers, 'idempotency-key': 'k' };
    for (let time = 0; time < 3; time++) await save({ email: 'ada@shop.example' }, keyed);
    expect(await queuedBodies()).toHaveLength(2);
  });
});

describe('contact.deleted', () => {
  const remove = (path: string, own = headers) =>
    test.app.inject({ method: 'DELETE', url: `/v1/contacts${path}`, headers: own });

  it.each([
    ['id', (id: string) => `/${id}`],
    ['address', () => '?email=ADA@shop.example'],
  ])('names who was deleted by %s, and replaces what was still queued', async (_, path) => {
    await subscribe('contact.deleted');
    const { id } = (await save({ email: 'ada@shop.example', firstname: 'Ada' })).json().payload
      .data;
    await remove(path(id));
    expect(await queuedBodies()).toEqual([
      {
        type: 'contact.deleted',
        timestamp: '2026-11-21T00:00:00.000Z',
        data: { id, email: 'ada@shop.example' },
      },
    ]);
  });

  it('is not sent for nobody, a repetition, or a test key', async () => {
    await subscribe('contact.deleted');
    const keyed = { ...headers, 'idempotency-key': 'k' };
    await save({ email: 'ada@shop.example' });
    await remove('?email=eve@shop.example');
    for (let time = 0; time < 3; time++) await remove('?email=ada@shop.example', keyed);
    const { headers: own } = await newKey(test, { isTest: true });
    await save({ email: 'eve@shop.example' }, own);
    await remove('?email=eve@shop.example', own);
    expect((await queuedBodies()).map(({ type }) => type)).toEqual(['contact.deleted']);
  });
});

describe('mail.suppressed', () => {
  const send = (own: Record<string, string> = headers) =>
    post(
      '/v1/transactionals',
      {
        template_code: 'news',
        recipient_email: 'ada@shop.example',
        html: '<p>Hi @name</p>',
      },
      own,
    );
  const stop = () => suppress({ email: 'ada@shop.example' });

  it('holds the email that a call did not queue', async () => {
    await subscribe('mail.suppressed');
    await stop();
    const { data } = (await send()).json().payload;
    expect(data).toMatchObject({ status: 'suppressed', unfilled: ['name'] });
    expect(await queuedBodies()).toEqual([
      { type: 'mail.suppressed', timestamp: '2026-11-21T00:00:00.000Z', data },
    ]);
  });

  it('is not sent for an email that is queued, a repetition, or a test key', async () => {
    await subscribe('mail.suppressed');
    await send();
    expect((await test.store.listOutbox()).map(({ topic }) => topic)).toEqual([
      'transactional.send',
    ]);
    await stop();
    await send((await newKey(test, { isTest: true })).headers);
    for (let time = 0; time < 3; time++) await send({ ...headers, 'idempotency-key': 'k' });
    expect((await test.store.listOutbox()).map(({ topic }) => topic)).toEqual([
      'webhook.send',
      'transactional.send',
    ]);
  });
});

describe('contact.unsubscribed', () => {
  it.each(suppressionSources)('describes who has the source %s', async (source) => {
    await test.store.suppress(suppression({ source }), unsubscribed(0, newId));
    expect(await queuedBodies()).toMatchObject([{ data: { source } }]);
  });

  it('is sent once, however often the call is repeated', async () => {
    const recipient = { id: 'c1', email: 'ada@shop.example' };
    const claims = { account: 'site', message: 'm', list: 'news' };
    const id = signTrackingId(claims, recipient, testKeys[0] ?? '');
    for (let time = 0; time < 2; time++) {
      const response = await post(
        `/guests/unsubscribe/${id}?contact_email=${recipient.email}&contact_id=${recipient.id}`,
        'List-Unsubscribe=One-Click',
        { 'content-type': 'application/x-www-form-urlencoded' },
      );
      expect(response.statusCode).toBe(200);
      test.clock.now += 1_000;
    }
    expect(await queuedBodies()).toEqual([
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
