import type { InjectOptions } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../app-suite/app-for-test.ts';
import {
  beforeEachKey,
  headers,
  post,
  replaceApp,
  test,
} from '../../app-suite/each-app-for-test.ts';
import { newKey } from '../../app-suite/keys-for-test.ts';

const limits = { keyPerMinute: 3 };

beforeEachKey(() => testApp({ config: { limits } }));

const json = { 'content-type': 'application/json' };
const form = { 'content-type': 'application/x-www-form-urlencoded' };
const gzip = { ...json, 'content-encoding': 'gzip' };
const latin1 = Buffer.from('{"email":"\xe9"}', 'latin1');
const large = 'a'.repeat(70_000);
const unknown = { template_code: 'nothing', recipient_email: 'a@b.co' };
const id = '019a9f3e-7c00-7a10-8f3b-2d6f0c9b1e58';

/** Every kind of response under /v1. */
const kinds: [status: number, kind: string, request: InjectOptions][] = [
  [200, 'a list', { url: '/v1/contacts' }],
  [200, 'a list asked for by HEAD', { method: 'HEAD', url: '/v1/contacts' }],
  [200, 'a stored contact', { method: 'POST', url: '/v1/contacts', payload: { email: 'a@b.co' } }],
  [400, 'a body with a fault', { method: 'POST', url: '/v1/contacts', payload: {} }],
  [400, 'a query with a fault', { url: '/v1/contacts?limit=0' }],
  [400, 'no JSON', { method: 'POST', url: '/v1/contacts', payload: '{', headers: json }],
  [400, 'an empty body', { method: 'POST', url: '/v1/contacts', payload: '', headers: json }],
  [400, 'no UTF-8', { method: 'POST', url: '/v1/contacts', payload: latin1, headers: json }],
  [400, 'a malformed address', { url: '/v1/contacts/%zz' }],
  [404, 'an unknown contact', { url: `/v1/contacts/${id}` }],
  [404, 'an id that is none', { url: '/v1/contacts/x' }],
  [404, 'an unknown address', { url: '/v1/nothing' }],
  [404, 'the root of the API', { url: '/v1' }],
  [404, 'an address in another case', { method: 'POST', url: '/V1/automations', payload: {} }],
  [404, 'an address with a query', { url: '/v1?limit=1' }],
  [404, 'an unknown template', { method: 'POST', url: '/v1/transactionals', payload: unknown }],
  [405, 'another method', { method: 'PUT', url: '/v1/contacts', payload: {} }],
  [405, 'an unused method', { method: 'DELETE', url: '/v1/automations' }],
  [413, 'a large body', { method: 'POST', url: '/v1/contacts', payload: { email: large } }],
  [415, 'a form', { method: 'POST', url: '/v1/contacts', payload: 'a=b', headers: form }],
  [415, 'no type', { method: 'POST', url: '/v1/contacts', payload: 'a=b' }],
  [415, 'a compressed body', { method: 'POST', url: '/v1/contacts', payload: '{}', headers: gzip }],
];

it('a replay counts like any other call', async () => {
  const own = { ...headers, 'idempotency-key': 'k' };
  const save = () => post('/v1/contacts', { email: 'a@b.co' }, own);
  const responses = [await save(), await save(), await save(), await save()];
  expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 429]);
  expect(responses[2]?.headers['idempotency-replayed']).toBe('true');
});

describe('every response has the rest of the limit', () => {
  it.each(kinds)('%i for %s', async (status, _, request) => {
    const own = { ...request, headers: { ...request.headers, ...headers } };
    const response = await test.app.inject(own);
    expect(response.statusCode).toBe(status);
    expect(response.headers).toMatchObject(figures(2));
    // The same count as that of all other calls.
    const next = await test.app.inject({ url: '/v1/contacts', headers });
    expect(next.headers).toMatchObject(figures(1));
  });

  it.each(kinds)('to a caller without a key, instead of %i for %s', async (_, __, request) => {
    const response = await test.app.inject(request);
    expect([400, 403, 404, 405]).toContain(response.statusCode);
    expect(response.headers).toMatchObject(figures(2));
    const keyed = await test.app.inject({ url: '/v1/contacts', headers });
    expect(keyed.headers).toMatchObject(figures(2));
  });

  it.each(['Bearer x', 'Basic eDp5', '', 'Bearer '])('to the key %j', async (authorization) => {
    const response = await test.app.inject({ url: '/v1/contacts', headers: { authorization } });
    expect(response.statusCode).toBe(403);
    expect(response.headers).toMatchObject(figures(2));
  });
});

describe('429', () => {
  it.each(['/v1/contacts', '/v1/nothing', '/v1/contacts/%zz', '/V1/contacts'])(
    'to a stranger who goes on at %s, and to no holder of a key',
    async (url) => {
      const guess = (at: number) =>
        test.app.inject({ url, headers: { authorization: `Bearer guess${at}` } });
      for (let at = 0; at < 3; at += 1) expect((await guess(at)).statusCode).toBeLessThan(429);
      const rejected = await guess(3);
      expect(rejected.statusCode).toBe(429);
      const closed = { 'retry-after': '60', connection: 'close' };
      expect(rejected.headers).toMatchObject({ ...figures(0), ...closed });
      expect((await test.app.inject({ url: '/v1/contacts', headers })).statusCode).toBe(200);
      test.clock.now += 60_000;
      expect((await guess(4)).statusCode).toBeLessThan(429);
    },
  );

  it('to a key whose calls all went to unknown addresses', async () => {
    for (let at = 0; at < 3; at += 1) await test.app.inject({ url: '/v1/nothing', headers });
    expect((await test.app.inject({ url: '/v1/contacts', headers })).statusCode).toBe(429);
  });
});

describe('600 a minute, and 120 for visitors and strangers', () => {
  let free: TestApp;
  beforeEach(async () => {
    free = await testApp({ config: { limits: { ...limits, keyPerMinute: 600 } } });
  });
  afterEach(() => free.close());
  const limitOf = async (
    url: string,
    own: Record<string, string> = {},
    method: 'GET' | 'POST' = 'GET',
  ) => (await free.app.inject({ method, url, headers: own })).headers['ratelimit-limit'];

  it.each([
    ['a live key', { isTest: false }],
    ['a test key', { isTest: true }],
    ['a key with an expiry date', { endsAt: Date.UTC(2027, 0, 1) }],
  ])('%s of the operator', async (_, changes) => {
    const { headers: own } = await newKey(free, changes);
    expect(await limitOf('/v1/contacts', own)).toBe('600');
    expect(await limitOf('/v1/nothing', own)).toBe('600');
  });

  it("a visitor's test key, and then 429", async () => {
    const issued = await free.app.inject({ method: 'POST', url: '/guests/test-key', payload: {} });
    const own = { authorization: `Bearer ${issued.json().payload.data.key}` };
    for (let at = 0; at < 120; at += 1) expect(await limitOf('/v1/contacts', own)).toBe('120');
    expect((await free.app.inject({ url: '/v1/contacts', headers: own })).statusCode).toBe(429);
  });

  it.each([
    ['no key', {}],
    ['an unknown key', { authorization: `Bearer gm_live_${'A'.repeat(49)}` }],
    ['a placeholder', { authorization: 'Bearer $API_KEY' }],
    ['a publishable key', { authorization: `Bearer gm_pk_${'A'.repeat(49)}` }],
  ])('%s, each time', async (_, own) => {
    for (let at = 0; at < 120; at += 1) expect(await limitOf('/v1/contacts', own)).toBe('120');
    expect((await free.app.inject({ url: '/v1/contacts', headers: own })).statusCode).toBe(429);
  });

  it('a lower limit of the operator holds for all', async () => {
    expect((await test.app.inject({ url: '/v1/contacts' })).headers['ratelimit-limit']).toBe('3');
  });
});

it('has no headers of limits where none is set', async () => {
  await replaceApp();
  for (const url of ['/v1/contacts', '/v1/nothing', '/v1/contacts/%zz']) {
    expect((await test.app.inject({ url })).headers).not.toHaveProperty('ratelimit-limit');
  }
});

function figures(left: number) {
  return {
    'ratelimit-limit': '3',
    'ratelimit-remaining': String(left),
    'ratelimit-reset': '60',
  };
}
