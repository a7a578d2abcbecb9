import { describe, expect, it } from 'vitest';
import { errorIn } from '../../app-suite/app-for-test.ts';
import { beforeEachKey, headers, post, test } from '../../app-suite/each-app-for-test.ts';
import { newKey } from '../../app-suite/keys-for-test.ts';
import { unkeyed, webhook } from '../../store-suite/account-calls.ts';

beforeEachKey();

const record = (payload: object, more: Record<string, string> = {}) =>
  post('/v1/automations', payload, { ...headers, ...more });
const list = (query = '') =>
  test.app.inject({ method: 'GET', url: `/v1/automations${query}`, headers });

const order = {
  event_code: 'order_placed',
  contact_email: 'Ada@shop.example',
  context: { firstname: 'Ada', items: [{ sku: 'a', count: 2 }] },
};

describe('200', () => {
  it('R206–R208, R226–R229, R353, R377, F3 stores the event with its context and returns it', async () => {
    const response = await record(order);
    expect(response.statusCode).toBe(200);
    const { data } = response.json().payload;
    expect(data).toEqual({
      ...order,
      id: expect.any(String),
      contact_email: 'ada@shop.example',
      created_at: '2026-11-21T00:00:00.000Z',
    });
    expect((await list()).json()).toEqual({
      error: null,
      payload: { data: [data], meta: { size: 1, next_cursor: null } },
    });
  });

  it('F5 stores the same event twice, unless an Idempotency-Key marks a repetition', async () => {
    await record(order);
    await record(order);
    expect((await list()).json().payload.meta.size).toBe(2);
    const first = await record(order, { 'idempotency-key': 'k' });
    const repeated = await record(order, { 'idempotency-key': 'k' });
    expect(repeated.body).toBe(first.body);
    expect((await list()).json().payload.meta.size).toBe(3);
  });

  it('queues it for the webhooks of its code and of all codes', async () => {
    const ids = ['1', '2', '3', '4'].map((digit) => digit.repeat(36));
    const [ours = '', all = '', other = '', removed = ''] = ids;
    await test.store.addWebhook(webhook({ id: ours }));
    await test.store.addWebhook(webhook({ id: all, eventCodes: ['*'] }));
    await test.store.addWebhook(webhook({ id: other, eventCodes: ['cart_left'] }));
    await test.store.addWebhook(webhook({ id: removed }));
    await test.store.removeWebhook(removed);
    const { id } = (await record(order)).json().payload.data;
    const entries = await test.store.listOutbox();
    expect(entries.map(({ topic, payload }) => ({ topic, ...payload }))).toEqual([
      { topic: 'event.webhook', eventId: id, webhookId: all },
      { topic: 'event.webhook', eventId: id, webhookId: ours },
    ]);
  });

  it('queues and lists nothing that a test key sends', async () => {
    await test.store.addWebhook(webhook({ eventCodes: ['*'] }));
    const tester = await newKey(test, { isTest: true });
    expect((await record(order, tester.headers)).statusCode).toBe(200);
    expect(await test.store.listOutbox()).toEqual([]);
    expect((await list()).json().payload.meta.size).toBe(0);
  });

  it('lists by code, by contact and by both', async () => {
    await record(order);
    await record({ ...order, event_code: 'cart_left' });
    await record({ ...order, contact_email: 'obi@shop.example' });
    const sizes = await Promise.all(
      [
        '?event_code=order_placed',
        '?contact_email=ADA@shop.example',
        '?event_code=order_placed&contact_email=ada@shop.example',
        '?event_code=nothing',
      ].map(async (query) => (await list(query)).json().payload.meta.size),
    );
    expect(sizes).toEqual([2, 2, 1, 0]);
  });
});

describe('400', () => {
  it.each(['mail.sent', 'mail.', 'contact.updated', 'sender.refused', 'Mail.Sent', ' mail.x'])(
    'an event code with the prefix of a webhook type: %j',
    async (event_code) => {
      const response = await record({ ...order, event_code });
      expect(response.statusCode).toBe(400);
      const message = `event_code begins with mail., contact. or sender., which are reserved for the types of webhooks, such as mail.sent.`;
      expect(errorIn(response)).toMatchObject({ faults: [{ param: 'event_code', message }] });
      expect(await test.store.listOutbox()).toEqual([]);
    },
  );

  it.each(['mail', 'mailed.out', 'contact', 'email.sent', 'my.mail.sent'])(
    '200 for %s',
    async (event_code) => {
      expect((await record({ ...order, event_code })).statusCode).toBe(200);
    },
  );

  it('200 for reading events that were stored with such a code', async () => {
    const stored = { id: crypto.randomUUID(), createdAt: 1, eventCode: 'mail.sent', context: {} };
    const event = { ...stored, contactEmail: 'ada@shop.example', space: 'live' };
    await test.store.recordEvent(event, () => [], unkeyed());
    expect((await list('?event_code=mail.sent')).json().payload.data).toMatchObject([
      { id: stored.id, event_code: 'mail.sent' },
    ]);
  });

  it.each([
    [{}, ['event_code is required.', 'contact_email is required.']],
    [{ event_code: 'a' }, ['contact_email is required.']],
    [{ contact_email: 'a@b.co' }, ['event_code is required.']],
    [{ ...order, event_code: '  ' }, ['event_code is required.']],
    [{ ...order, event_code: 7 }, ['event_code must be a string; got 7.']],
    [{ ...order, contact_email: 'ada' }, ['contact_email must be an email address']],
    [{ ...order, context: 'x' }, ['context must be an object; got a string.']],
    [{ ...order, context: { a: '\u0000' } }, ['context must contain JSON values']],
    [{ ...order, email: 'a@b.co' }, ['email is not a field of this call.']],
  ])('F6 R378 stores nothing of %j', async (body, faults) => {
    const response = await record(body);
    expect(response.statusCode).toBe(400);
    for (const fault of faults) expect(response.json().error).toContain(fault);
    expect((await list()).json().payload.meta.size).toBe(0);
  });
});

it('403 without a key, with a link to what that means', async () => {
  const response = await post('/v1/automations', order);
  expect(response.statusCode).toBe(403);
  expect(errorIn(response)).toMatchObject({ error: 'Unauthorized', code: 'unauthorized' });
  expect(response.headers.link).toBe(`<${response.json().help}>; rel="help"`);
});
