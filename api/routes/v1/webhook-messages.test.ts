import { webhookTestsPerMinute } from '@grovemail/domain/delivery/delivery-limits.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { errorIn } from '../../app-suite/app-for-test.ts';
import { beforeEachKey, headers, test } from '../../app-suite/each-app-for-test.ts';
import { typedWebhook } from '../../sending/deliveries/webhooks.ts';

let id: string;
beforeEachKey();
beforeEach(async () => {
  id = await created();
});

async function created(event_codes = ['order_placed'], types: string[] = []): Promise<string> {
  const payload = { url: 'https://shop.example/hooks', event_codes, types };
  const response = await test.app.inject({ method: 'POST', url: '/v1/webhooks', headers, payload });
  return response.json().payload.data.id;
}

const post = (path: string, payload: object, of = id) =>
  test.app.inject({ method: 'POST', url: `/v1/webhooks/${of}${path}`, headers, payload });

async function listed(query = '', of = id) {
  const url = `/v1/webhooks/${of}/deliveries${query}`;
  return (await test.app.inject({ url, headers })).json().payload;
}

async function recordEvent(): Promise<string> {
  const payload = { event_code: 'order_placed', contact_email: 'ada@shop.example' };
  const url = '/v1/automations';
  const response = await test.app.inject({ method: 'POST', url, headers, payload });
  return response.json().payload.data.id;
}

/** Delivers until nothing waits. @returns the ids of the messages, in order */
async function deliverAll(): Promise<string[]> {
  const delivered: string[] = [];
  for (;;) {
    const due = await test.store.claimOutbox({ limit: 50, leaseUntil: test.clock.now + 1 });
    if (due.length === 0) return delivered;
    for (const { endpoint = '', ...entry } of due) {
      const received = { endpoint, entry: { ...entry, attempts: 1 }, ms: 31, reply: '204' };
      await test.store.recordResponse({ ...received, outcome: 'sent' });
      await test.store.settleOutbox(entry, { outcome: 'done' });
      delivered.push(entry.id);
    }
  }
}

/** Pauses the webhook after five failures. @returns the message that failed, which waits for an hour */
async function failFive(outcome: 'failed' | 'gone' = 'failed'): Promise<string> {
  const nextAt = test.clock.now + 3_600_000;
  const [entry] = await test.store.claimOutbox({ limit: 1, leaseUntil: nextAt });
  if (!entry) throw new Error('nothing waits');
  for (let time = 0; time < 5; time += 1) {
    await test.store.recordResponse({ endpoint: id, entry, outcome, ms: 31, reply: 'No.' });
  }
  await test.store.settleOutbox(entry, { outcome: 'failed', error: 'No.', nextAt });
  return entry.id;
}

describe('GET /v1/webhooks/{id}/deliveries', () => {
  it('200: lists the attempts of this webhook alone, newest first, page by page', async () => {
    const other = await created(['paid']);
    const events = [await recordEvent(), await recordEvent(), await recordEvent()];
    const messages = await deliverAll();
    const { data, meta } = await listed('?limit=2');
    expect(data).toEqual(
      [2, 1].map((at) => ({
        id: expect.any(String),
        message_id: messages[at],
        type: 'order_placed',
        event_id: events[at],
        attempt: 1,
        outcome: 'sent',
        response: '204',
        duration_ms: 31,
        created_at: '2026-11-21T00:00:00.000Z',
      })),
    );
    expect(meta).toEqual({ size: 3, next_cursor: data[1].id });
    const rest = await listed(`?limit=2&cursor=${meta.next_cursor}`);
    expect(rest).toMatchObject({
      data: [{ message_id: messages[0] }],
      meta: { next_cursor: null },
    });
    expect(await listed('', other)).toEqual({ data: [], meta: { size: 0, next_cursor: null } });
  });

  it.each(['limit=0', 'limit=101', 'cursor=nobody', 'status=sent'])('400: ?%s', async (query) => {
    const url = `/v1/webhooks/${id}/deliveries?${query}`;
    expect((await test.app.inject({ url, headers })).statusCode).toBe(400);
  });
});

describe('POST /v1/webhooks/{id}/replay', () => {
  const replay = async (payload: object, of = id) => {
    const response = await post('/replay', payload, of);
    expect(response.statusCode).toBe(200);
    return response.json().payload.data;
  };
  const nothing = { queued: [], waiting: [], forgotten: [], unknown: [] };

  it('200: sends named messages again, each under its id', async () => {
    await recordEvent();
    await recordEvent();
    const [first, second] = await deliverAll();
    const unknown = '019a9f3e-0000-7000-8000-000000000000';
    const message_ids = [second, first, second, unknown];
    expect(await replay({ message_ids })).toEqual({
      ...nothing,
      queued: [second, first],
      unknown: [unknown],
    });
    expect(await replay({ message_ids: [first] })).toEqual({ ...nothing, waiting: [first] });
    expect((await deliverAll()).toSorted()).toEqual([first, second].toSorted());
  });

  it('200: makes a message that waits due at once, and ends the pause', async () => {
    await recordEvent();
    const waiting = await failFive();
    expect(await deliverAll()).toEqual([]);
    expect(await replay({ message_ids: [waiting] })).toEqual({ ...nothing, waiting: [waiting] });
    expect(await deliverAll()).toEqual([waiting]);
  });

  it('200: knows no message of another webhook', async () => {
    const other = await created(['paid']);
    await recordEvent();
    const message_ids = await deliverAll();
    expect(await replay({ message_ids }, other)).toEqual({ ...nothing, unknown: message_ids });
    expect(await test.store.listOutbox({ state: 'waiting' })).toEqual([]);
  });

  it('200: sends what was posted since a time, and names what has no content any more', async () => {
    await recordEvent();
    const [earlier] = await deliverAll();
    test.clock.now += 60_000;
    await recordEvent();
    const tested = (await post('/test', { event_code: 'paid' })).json().payload.data.message_id;
    const messages = await deliverAll();
    const event = messages.find((message) => message !== tested);
    expect(await replay({ since: '2026-11-21T01:00:30+01:00' })).toEqual({
      ...nothing,
      queued: [event],
      forgotten: [tested],
    });
    expect(await replay({ since: '2026-11-20T00:00:00Z' })).toMatchObject({
      queued: [earlier],
      waiting: [event],
    });
    expect(await replay({ since: '2026-11-22T00:00:00Z' })).toEqual(nothing);
  });

  it('400: for more messages than one call may replay', async () => {
    await recordEvent();
    const [entryId = ''] = await deliverAll();
    const entry = { id: entryId, topic: 'event.webhook', payload: {}, attempts: 1 };
    const received = { endpoint: id, outcome: 'sent', reply: '204', ms: 1 } as const;
    for (let at = 0; at < 1_000; at++) {
      await test.store.recordResponse({ ...received, entry: { ...entry, id: `message-${at}` } });
    }
    const response = await post('/replay', { since: '2026-11-20T00:00:00Z' });
    expect(errorIn(response)).toMatchObject({
      code: 'invalid_request',
      faults: [{ param: 'since', message: expect.stringContaining('more than 1,000 messages') }],
    });
    expect(await test.store.listOutbox({ state: 'waiting' })).toEqual([]);
  });

  it.each([
    [{}],
    [{ message_ids: [] }],
    [{ message_ids: ['nobody'] }],
    [{ message_ids: [crypto.randomUUID()], since: '2026-11-20T00:00:00Z' }],
    [{ message_ids: Array.from({ length: 101 }, () => crypto.randomUUID()) }],
    [{ since: 'yesterday' }],
    [{ since: '2026-11-20' }],
    [{ since: '2026-11-20T00:00:00' }],
    [{ to: 'x' }],
  ])('400: %j', async (payload) => {
    const response = await post('/replay', payload);
    expect([response.statusCode, errorIn(response).code]).toEqual([400, 'invalid_request']);
  });
});

describe('POST /v1/webhooks/{id}/test', () => {
  /** What the deliveries would post for the only waiting entry. */
  async function posted(): Promise<{ type: string; test?: true; data: object }> {
    const [entry] = await test.store.claimOutbox({ limit: 1, leaseUntil: test.clock.now + 1 });
    if (!entry) throw new Error('Nothing waits.');
    const bodies: string[] = [];
    const deliver = typedWebhook({
      store: test.store,
      now: () => test.clock.now,
      async call({ body = '' }) {
        bodies.push(String(body));
        return { status: 204, retryAfter: 0, headers: {}, body: Buffer.alloc(0) };
      },
    });
    await deliver(entry, new AbortController().signal);
    await test.store.settleOutbox(entry, { outcome: 'done' });
    return JSON.parse(bodies[0] ?? '');
  }

  it.each(['failed', 'gone'] as const)(
    '200: is tried at once, though the webhook %s',
    async (how) => {
      await recordEvent();
      await failFive(how);
      const response = await post('/test', { event_code: 'paid' });
      expect(response.statusCode).toBe(200);
      expect(await deliverAll()).toEqual([response.json().payload.data.message_id]);
    },
  );

  it.each([
    [{ event_code: 'paid' }, ['*'], [], 'paid'],
    [{ type: 'mail.bounced' }, [], ['mail.failed', 'mail.bounced'], 'mail.bounced'],
    [{ type: 'sender.refused' }, ['paid'], ['mail.sent'], 'sender.refused'],
    [{ type: 'contact.updated' }, ['paid'], [], 'contact.updated'],
    [{ event_code: 'cart_left' }, [], ['mail.sent'], 'cart_left'],
  ])('200: %j to a webhook for %j and %j', async (payload, codes, types, type) => {
    const of = await created(codes, types);
    const { data } = (await post('/test', payload, of)).json().payload;
    expect(data).toEqual({ message_id: expect.any(String), type, request: null });
    expect(await test.store.listOutbox()).toMatchObject([{ id: data.message_id }]);
    const body = await posted();
    expect(Object.keys(body)).toEqual(['type', 'timestamp', 'data', 'test']);
    expect(body).toMatchObject({ type, test: true, data: expect.any(Object) });
  });

  it('429: more than a few a minute, for this webhook alone', async () => {
    for (let at = 0; at < webhookTestsPerMinute; at++) {
      expect((await post('/test', { event_code: 'paid' })).statusCode).toBe(200);
    }
    const response = await post('/test', { event_code: 'paid' });
    expect([response.statusCode, response.headers['retry-after']]).toEqual([429, '60']);
    expect(await test.store.listOutbox()).toHaveLength(webhookTestsPerMinute);
    expect((await post('/test', { event_code: 'paid' }, await created())).statusCode).toBe(200);
    test.clock.now += 60_000;
    expect((await post('/test', { event_code: 'paid' })).statusCode).toBe(200);
  });

  it.each([
    [{}],
    [{ type: 'mail.opened' }],
    [{ type: 'mail.sent', event_code: 'paid' }],
    [{ event_code: 'mail.sent' }],
    [{ event_code: '' }],
    [{ url: 'https://evil.example/' }],
  ])('400: %j', async (payload) => {
    const response = await post('/test', payload);
    expect([response.statusCode, errorIn(response).code]).toEqual([400, 'invalid_request']);
    expect(await test.store.listOutbox()).toEqual([]);
  });
});
