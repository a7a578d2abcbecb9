// Long: one resource, with a table of rejected input per call.

import { secretExample, signedExample } from '@grovemail/contract/operations/v1-webhooks-fields.ts';
import { maxWebhooks } from '@grovemail/domain/delivery/delivery-limits.ts';
import { Webhook } from 'standardwebhooks';
import { beforeEach, describe, expect, it } from 'vitest';
import { errorIn } from '../../app-suite/app-for-test.ts';
import {
  beforeEachKey,
  call as callApp,
  headers,
  replaceApp,
  test,
} from '../../app-suite/each-app-for-test.ts';
import { newKey } from '../../app-suite/keys-for-test.ts';
import { attemptAt } from '../../store-suite/account-calls.ts';

beforeEachKey();

type Method = Parameters<typeof callApp>[0];
type Headers = Record<string, string>;

const call = (method: Method, path = '', payload?: object, own: Headers = headers) =>
  callApp(method, `/v1/webhooks${path}`, payload, own);

const url = 'https://shop.example/hooks';

async function created(changes: object = {}) {
  const response = await call('POST', '', { url, event_codes: ['order_placed'], ...changes });
  expect(response.statusCode).toBe(200);
  return response.json().payload.data as { id: string; secret: string };
}

const unknownId = '019a9f3e-0000-7000-8000-000000000000';

describe('POST /v1/webhooks', () => {
  it('200: stores several codes and types, and shows the secret once', async () => {
    const { id, secret } = await created({
      event_codes: ['paid', '*', 'left', 'paid'],
      types: ['mail.sent', 'mail.bounced', 'mail.sent'],
    });
    expect(Buffer.from(secret.slice('whsec_'.length), 'base64')).toHaveLength(32);
    const shown = {
      id,
      url,
      event_codes: ['*', 'left', 'paid'],
      types: ['mail.bounced', 'mail.sent'],
      status: 'ok',
      failing: null,
      created_at: '2026-11-21T00:00:00.000Z',
    };
    expect((await call('GET', `/${id}`)).json()).toEqual({
      error: null,
      payload: { data: shown },
    });
    const list = await call('GET');
    expect(list.json().payload).toEqual({ data: [shown], meta: { size: 1, next_cursor: null } });
    expect(list.body).not.toContain('whsec_');
    expect(await test.store.findWebhook(id)).toMatchObject({ secret });
  });

  it('200: posts an event once, to a webhook whose code and * both match', async () => {
    const { id } = await created({ event_codes: ['paid', '*'] });
    await created({ event_codes: [], types: ['mail.sent'] });
    const payload = { event_code: 'paid', contact_email: 'ada@shop.example' };
    await test.app.inject({ method: 'POST', url: '/v1/automations', headers, payload });
    expect((await test.store.listOutbox()).map((entry) => entry.payload.webhookId)).toEqual([id]);
  });

  it('200: returns the same webhook and secret for the same Idempotency-Key', async () => {
    const own = { ...headers, 'idempotency-key': 'once' };
    const payload = { url, types: ['mail.sent'] };
    const [first, second] = [
      await call('POST', '', payload, own),
      await call('POST', '', payload, own),
    ];
    expect(second.body).toBe(first.body);
    expect(await test.store.listWebhooks()).toHaveLength(1);
    const other = await call('POST', '', { ...payload, types: ['mail.failed'] }, own);
    expect(errorIn(other)).toMatchObject({ code: 'key_reused' });
  });

  it.each([
    [{}, 'url', 'is required'],
    [{ url }, 'types', 'must name at least one'],
    [{ url, types: [], event_codes: [] }, 'types', 'must name at least one'],
    [{ url, types: ['mail.opened'] }, 'types[0]', 'must be one of'],
    [{ url, types: ['*'] }, 'types[0]', 'must be one of'],
    [{ url, types: 'mail.sent' }, 'types', 'must be an array'],
    [{ url, event_codes: ['mail.sent'] }, 'event_codes[0]', 'reserved for the types of webhooks'],
    [{ url, event_codes: ['paid', 'Contact.x'] }, 'event_codes[1]', 'reserved'],
    [{ url, event_codes: ['sender.'] }, 'event_codes[0]', 'reserved'],
    [{ url, event_codes: [''] }, 'event_codes[0]', ''],
    [{ url, event_codes: ['x'.repeat(101)] }, 'event_codes[0]', ''],
    [{ url, event_codes: Array.from({ length: 51 }, (_, at) => `e${at}`) }, 'event_codes', 'most'],
    [{ url, types: ['mail.sent'], secret: 'whsec_AAAA' }, 'secret', 'is not a field'],
    [{ url, types: ['mail.sent'], id: unknownId }, 'id', 'is not a field'],
    [{ url: 'shop.example/hooks', types: ['mail.sent'] }, 'url', 'must be a complete URL'],
    [{ url: `${url}#x`, types: ['mail.sent'] }, 'url', 'must not have a fragment'],
    [{ url: `${url}${'x'.repeat(2_000)}`, types: ['mail.sent'] }, 'url', 'at most'],
    [{ url: `${url}${'é'.repeat(400)}`, types: ['mail.sent'] }, 'url', 'at most'],
    ...[
      'http://shop.example/hooks',
      'ftp://shop.example/',
      'file:///etc/passwd',
      'https://ada:secret@shop.example/',
      'https://shop.example:25/',
      'https://127.0.0.1/',
      'https://2130706433/',
      'https://0x7f.1/',
      'https://[::1]/',
      'https://[::ffff:127.0.0.1]/',
      'https://[64:ff9b::7f00:1]/',
      'https://169.254.169.254/latest/meta-data',
      'https://10.0.0.1/',
      'https://192.168.1.1/',
      'https://100.64.0.1/',
      'http://localhost:4000/',
    ].map(
      (address) =>
        [{ url: address, types: ['mail.sent'] }, 'url', 'cannot be called from here'] as const,
    ),
  ] as const)('400: %j', async (payload, param, message) => {
    for (const own of [headers, (await newKey(test, { isTest: true })).headers]) {
      const response = await call('POST', '', payload, own);
      expect(response.statusCode).toBe(400);
      const { faults = [] } = errorIn(response);
      expect(faults.find((fault) => fault.param === param)?.message).toContain(message);
    }
    expect(await test.store.listWebhooks()).toEqual([]);
  });

  it('400: names the setting that allows a local address, except in production', async () => {
    const payload = { url: 'http://127.0.0.1:8000/', types: ['mail.sent'] };
    for (const isProduction of [false, true]) {
      await replaceApp({ config: { isProduction } });
      const { headers: own } = await newKey(test);
      const { error } = (await call('POST', '', payload, own)).json();
      expect(error).toContain('Use an https URL that anyone can reach.');
      const setting = 'On your own server, add 127.0.0.1:8000 to OUTBOUND_ALLOW and restart it.';
      expect(error.includes(setting)).toBe(!isProduction);
    }
  });

  it('200: takes a private address that the operator allows', async () => {
    await replaceApp({ config: { outboundAllow: ['localhost:4000'] } });
    const { headers: own } = await newKey(test);
    const payload = { url: 'http://localhost:4000/hooks', types: ['mail.sent'] };
    expect((await call('POST', '', payload, own)).statusCode).toBe(200);
  });

  it(`409: after ${maxWebhooks}, until one is deleted`, async () => {
    const { id } = await created();
    for (let at = 1; at < maxWebhooks; at++) await created();
    const response = await call('POST', '', { url, types: ['mail.sent'] });
    expect([response.statusCode, errorIn(response).code]).toEqual([409, 'too_many_webhooks']);
    expect(await test.store.listWebhooks()).toHaveLength(maxWebhooks);
    await call('DELETE', `/${id}`);
    await created();
  });

  it('403: without the scope', async () => {
    const { headers: own } = await newKey(test, { scopes: ['read', 'send', 'contacts'] });
    for (const response of [
      await call('POST', '', { url }, own),
      await call('GET', '', undefined, own),
    ]) {
      expect([response.statusCode, errorIn(response).code]).toEqual([403, 'outside_scope']);
    }
  });
});

it('the signature in the reference is that of its body, by the secret shown with it', () => {
  const { body, headers: shown, signed } = signedExample;
  const { 'webhook-id': id = '', 'webhook-timestamp': time = '' } = shown;
  const by = new Webhook(secretExample);
  expect(by.sign(id, new Date(Number(time) * 1_000), body)).toBe(shown['webhook-signature']);
  expect(signed).toBe(`${id}.${time}.${body}`);
});

describe('with a test key', () => {
  let testing: Record<string, string>;
  beforeEach(async () => {
    ({ headers: testing } = await newKey(test, { isTest: true }));
  });

  it('200: stores nothing, and returns the signed request that would have gone out', async () => {
    const own = { ...testing, 'idempotency-key': 'once' };
    const response = await call('POST', '', { url, types: ['mail.bounced'] }, own);
    const { secret, request, ...webhook } = response.json().payload.data;
    expect(webhook).toMatchObject({ url, types: ['mail.bounced'], event_codes: [], status: 'ok' });
    expect(request).toMatchObject({ method: 'POST', url });
    test.clock.now = Number(request.headers['webhook-timestamp']) * 1_000;
    expect(JSON.parse(request.body)).toMatchObject({
      type: 'mail.bounced',
      data: { status: 'bounced' },
      test: true,
    });
    const { 'webhook-id': id, 'webhook-timestamp': time } = request.headers;
    expect(request.signed).toBe(`${id}.${time}.${request.body}`);
    expect(request.verify).toContain('/developers/guides/webhooks#verify-the-signature');
    expect(new Webhook(secret).sign(id, new Date(Number(time) * 1_000), request.body)).toBe(
      request.headers['webhook-signature'],
    );
    expect(await test.store.listWebhooks()).toEqual([]);
    expect(await test.store.listOutbox()).toEqual([]);
  });

  it('200: a test event is signed with the secret of its id, for this key alone', async () => {
    const { id, secret } = (await call('POST', '', { url, event_codes: ['paid'] }, testing)).json()
      .payload.data;
    const shown = async (own: Record<string, string>) => {
      const response = await call('POST', `/${id}/test`, { event_code: 'paid' }, own);
      return response.json().payload.data;
    };
    const { type, message_id, request } = await shown(testing);
    expect([type, request.url, request.headers['webhook-id']]).toEqual(['paid', null, message_id]);
    const signature = (by: string) =>
      new Webhook(by).sign(
        message_id,
        new Date(Number(request.headers['webhook-timestamp']) * 1_000),
        request.body,
      );
    expect(request.headers['webhook-signature']).toBe(signature(secret));
    const other = await shown((await newKey(test, { isTest: true })).headers);
    expect(other.request.headers['webhook-signature']).not.toBe(
      new Webhook(secret).sign(
        other.message_id,
        new Date(Number(other.request.headers['webhook-timestamp']) * 1_000),
        other.request.body,
      ),
    );
    expect(await test.store.listOutbox()).toEqual([]);
  });

  it('404: neither sees nor changes a webhook of the account', async () => {
    const { id, secret } = await created();
    expect((await call('GET', '', undefined, testing)).json().payload).toEqual({
      data: [],
      meta: { size: 0, next_cursor: null },
    });
    for (const [method, path, payload] of [
      ['GET', ''],
      ['PATCH', '', { url: 'https://evil.example/' }],
      ['DELETE', ''],
      ['POST', '/rotate', { overlap_hours: 0 }],
      ['GET', '/deliveries'],
      ['POST', '/replay', { since: '2026-11-20T00:00:00Z' }],
    ] as const) {
      const response = await call(method, `/${id}${path}`, payload, testing);
      const { code, faults } = errorIn(response);
      expect([response.statusCode, code]).toEqual([404, 'unknown_webhook']);
      expect(faults).toEqual([
        { param: 'Authorization', message: expect.stringContaining('Use a live key.') },
      ]);
    }
    expect(await test.store.findWebhook(id)).toMatchObject({ secret, url });
  });
});

describe('one webhook', () => {
  it.each(['nobody', unknownId, '%2A'])('404: unknown id %s', async (id) => {
    await created();
    for (const [method, path, payload] of [
      ['GET', ''],
      ['PATCH', '', { url }],
      ['DELETE', ''],
      ['POST', '/rotate', { overlap_hours: 0 }],
      ['GET', '/deliveries'],
      ['POST', '/replay', { message_ids: [unknownId] }],
      ['POST', '/test', { type: 'mail.sent' }],
    ] as const) {
      const response = await call(method, `/${id}${path}`, payload);
      expect([response.statusCode, errorIn(response).code]).toEqual([404, 'unknown_webhook']);
    }
  });

  it('200: PATCH changes only what is given', async () => {
    const { id, secret } = await created({ types: ['mail.sent'] });
    const changed = async (payload: object) =>
      (await call('PATCH', `/${id}`, payload)).json().payload.data;
    const before = await changed({ url });
    expect(before).toMatchObject({ url, event_codes: ['order_placed'], types: ['mail.sent'] });
    expect(await changed({ url: 'https://new.example/in' })).toEqual({
      ...before,
      url: 'https://new.example/in',
    });
    expect(await changed({ event_codes: ['paid', 'left', 'paid'] })).toMatchObject({
      event_codes: ['left', 'paid'],
      types: ['mail.sent'],
    });
    expect(await changed({ types: [] })).toMatchObject({
      types: [],
      event_codes: ['left', 'paid'],
    });
    expect(await test.store.findWebhook(id)).toMatchObject({ secret });
  });

  it.each([
    [{}, 'url', 'or event_codes or types must be given'],
    [{ event_codes: [] }, 'types', 'must name at least one'],
    [{ event_codes: [], url: 'https://new.example/' }, 'types', 'must name at least one'],
    [{ url: 'https://127.0.0.1/' }, 'url', 'cannot be called from here'],
    [{ event_codes: ['contact.updated'] }, 'event_codes[0]', 'reserved'],
    [{ secret: 'x' }, 'secret', 'is not a field'],
  ])('400: PATCH %j changes nothing', async (payload, param, message) => {
    const { id } = await created();
    const response = await call('PATCH', `/${id}`, payload);
    expect(response.statusCode).toBe(400);
    const { faults = [] } = errorIn(response);
    expect(faults.find((fault) => fault.param === param)?.message).toContain(message);
    expect(await test.store.findWebhook(id)).toMatchObject({ url, eventCodes: ['order_placed'] });
  });

  it('200: DELETE removes it with what waits for it', async () => {
    const { id } = await created();
    expect((await call('DELETE', `/${id}`)).json().payload.data).toEqual({ id, deleted: true });
    expect((await call('DELETE', `/${id}`)).statusCode).toBe(404);
    expect(await test.store.listWebhooks()).toEqual([]);
  });

  it('200: rotate returns a new secret once, and the old one signs until then', async () => {
    const { id, secret: old } = await created();
    const own = { ...headers, 'idempotency-key': 'once' };
    const rotate = async (payload: object, of = id) =>
      (await call('POST', `/${of}/rotate`, payload, own)).json();
    const first = await rotate({ overlap_hours: 2 });
    expect(first.payload.data).toEqual({
      id,
      secret: expect.stringMatching(/^whsec_/),
      previous_secret_until: '2026-11-21T02:00:00.000Z',
    });
    expect(first.payload.data.secret).not.toBe(old);
    expect(await rotate({ overlap_hours: 2 })).toEqual(first);
    expect(await test.store.findWebhook(id)).toMatchObject({
      secret: first.payload.data.secret,
      previousSecret: old,
    });
    // The key of one webhook's rotation never returns its secret for another.
    const { id: other } = await created();
    expect(await rotate({ overlap_hours: 2 }, other)).toMatchObject({ code: 'key_reused' });
    expect((await call('GET', `/${id}`)).body).not.toContain('whsec_');
  });

  it.each([
    [{}],
    [{ overlap_hours: -1 }],
    [{ overlap_hours: 721 }],
    [{ overlap_hours: 1.5 }],
    [{ secret: 'x' }],
  ])('400: rotate %j', async (payload) => {
    const { id, secret } = await created();
    expect((await call('POST', `/${id}/rotate`, payload)).statusCode).toBe(400);
    expect(await test.store.findWebhook(id)).toMatchObject({ secret });
  });

  it('200: shows that it fails, since when and why', async () => {
    const { id } = await created();
    await call('POST', `/${id}/test`, { type: 'mail.sent' });
    await test.store.claimOutbox({ limit: 9, leaseUntil: test.clock.now + 1 });
    for (let time = 0; time < 5; time++) {
      await test.store.recordResponse(attemptAt(id, 'The receiver returned 500.'));
    }
    const { status, failing } = (await call('GET', `/${id}`)).json().payload.data;
    expect([status, failing]).toEqual([
      'paused',
      {
        failures: 5,
        since: '2026-11-21T00:00:00.000Z',
        next_attempt_at: '2026-11-21T00:01:00.000Z',
        error: 'The receiver returned 500.',
      },
    ]);
  });

  it('200: lists page by page, newest first', async () => {
    const ids = [];
    for (let at = 0; at < 3; at++) ids.push((await created()).id);
    const page = async (query: string) => (await call('GET', `?${query}`)).json().payload;
    const first = await page('limit=2');
    expect(first.data.map(({ id }: { id: string }) => id)).toEqual([ids[2], ids[1]]);
    expect(first.meta).toEqual({ size: 3, next_cursor: ids[1] });
    const second = await page(`limit=2&cursor=${ids[1]}`);
    expect(second.data.map(({ id }: { id: string }) => id)).toEqual([ids[0]]);
    expect(second.meta).toEqual({ size: 3, next_cursor: null });
  });
});
