import { beforeEach, describe, expect, it } from 'vitest';
import { errorIn } from '../../app-suite/app-for-test.ts';
import { beforeEachApp, test } from '../../app-suite/each-app-for-test.ts';
import { newKey } from '../../app-suite/keys-for-test.ts';

let lookups: number;
beforeEachApp();
beforeEach(async () => {
  lookups = 0;
  const { findKey } = test.store;
  test.store.findKey = (digest) => {
    lookups += 1;
    return findKey(digest);
  };
});

const get = (headers: Record<string, string>, url = '/v1/contacts') =>
  test.app.inject({ url, headers });

/** A key as long as ours, which nobody was given. */
const unknown = `gm_live_${'A'.repeat(49)}`;

describe('403 by the form of the request alone, without a lookup', () => {
  it.each<[what: string, authorization: string | null, message: RegExp]>([
    ['no header', null, /^The Authorization header is missing\. Send /],
    ['an empty header', '', /is empty/],
    ['no Bearer', unknown, /Bearer is missing before the key/],
    ['a key after Token', `Token ${unknown}`, /start with Bearer/],
    ['Bearer alone', 'Bearer', /No key follows Bearer/],
    ['Bearer and a space', 'Bearer ', /No key follows Bearer/],
    ['Basic', `Basic ${btoa(`${unknown}:`)}`, /not take Basic/],
    ['$API_KEY', 'Bearer $API_KEY', /text \$API_KEY instead/],
    [`\${API_KEY}`, `Bearer \${API_KEY}`, /\$\{API_KEY\} instead/],
    ['{{api_key}}', 'Bearer {{api_key}}', /\{\{api_key\}\} inst/],
    ['%API_KEY%', 'Bearer %API_KEY%', /%API_KEY% instead/],
    ['YOUR_API_KEY', 'Bearer YOUR_API_KEY', /a placeholder/],
    ['<key>', 'Bearer <key>', /a placeholder/],
    ['undefined', 'Bearer undefined', /a placeholder/],
    ['gm_live_...', 'Bearer gm_live_...', /a placeholder/],
    ['quotes', `Bearer "${unknown}"`, /in quotation marks/],
    ['two words', `Bearer ${unknown} x`, /no spaces/],
    ['a cut key', 'Bearer gm_live_x', /9 characters instead of 57/],
    ['a long key', `Bearer ${unknown}x`, /58 characters instead/],
    ['a foreign key', 'Bearer sk_live_51Habc', /gm_live_ or gm_test_/],
    [
      'a publishable key',
      `Bearer gm_pk_${'A'.repeat(49)}`,

      /^This is a publishable key.*needs an account key/,
    ],
    ['the push key of pages', 'Bearer pk_push', /publishable key/],
    ['the capture key', 'Bearer pk_test', /publishable key/],
  ])('%s', async (_, authorization, message) => {
    const response = await get(authorization === null ? {} : { authorization });
    expect(response.statusCode).toBe(403);
    const { error, faults, ...rest } = errorIn(response);
    expect(error).toBe('Unauthorized');
    expect(faults).toEqual([{ param: 'Authorization', message: expect.stringMatching(message) }]);
    expect(rest).toMatchObject({ payload: null, code: 'unauthorized' });
    expect(response.body).not.toContain(unknown);
    expect(lookups).toBe(0);
  });

  it('a key in X-Api-Key', async () => {
    const response = await get({ 'x-api-key': unknown });
    expect(response.statusCode).toBe(403);
    expect(errorIn(response)).toMatchObject({
      error: 'Unauthorized',
      payload: null,
      code: 'unauthorized',
      faults: [
        { param: 'X-Api-Key', message: expect.stringMatching(/^X-Api-Key is not read\. Send/) },
      ],
    });
    expect(response.body).not.toContain(unknown);
    expect(lookups).toBe(0);
  });

  it.each(['api_key', 'apiKey', 'key', 'access_token', 'token'])(
    'a key in the query, as %s',
    async (name) => {
      const response = await get({}, `/v1/contacts?${name}=${unknown}`);
      expect(errorIn(response)).toMatchObject({
        error: 'Unauthorized',
        faults: [{ param: name, message: expect.stringMatching(/^A key in the URL is not read/) }],
      });
      expect(response.body).not.toContain(unknown);
      expect(lookups).toBe(0);
    },
  );

  it.each([
    '$A B',
    '"'.repeat(190),
    'key'.repeat(60),
    '%'.repeat(190),
    '\u00e9',
    '[object Object]',
  ])('hostile text %j', async (token) => {
    const response = await get({ authorization: `Bearer ${token}` });
    expect([response.statusCode, errorIn(response).error]).toEqual([403, 'Unauthorized']);
    expect(lookups).toBe(0);
  });
});

it('403 after a lookup: one response for unknown, revoked, expired and foreign-network keys', async () => {
  const revoked = await newKey(test);
  await test.store.revokeKey(revoked.id);
  const ended = await newKey(test, { endsAt: test.clock.now });
  const elsewhere = await newKey(test, { networks: ['203.0.113.0/24'] });
  const narrowElsewhere = await newKey(test, { scopes: ['send'], networks: ['203.0.113.0/24'] });
  const wrong = [unknown, unknown.replace('live', 'test'), revoked.key, ended.key, elsewhere.key];
  const bodies = new Set<string>();
  for (const key of [...wrong, narrowElsewhere.key]) {
    const response = await get({ authorization: `Bearer ${key}` });
    expect(response.statusCode).toBe(403);
    bodies.add(JSON.stringify(errorIn(response)));
  }
  expect([...bodies].map((body) => JSON.parse(body))).toEqual([
    {
      error: 'Unauthorized',
      payload: null,
      code: 'unauthorized',
      faults: [
        { param: 'Authorization', message: expect.stringMatching(/^No active key matches/) },
      ],
    },
  ]);
  expect(lookups).toBe(6);
});

describe('403 that names what a found key is', () => {
  it('a publishable key from before they had a prefix of their own', async () => {
    const old = await newKey(test, { scopes: ['push-only'], isTest: true });
    expect(errorIn(await get(old.headers))).toMatchObject({
      error: 'Unauthorized',
      faults: [{ message: expect.stringMatching(/^This is a publishable key/) }],
    });
    expect(lookups).toBe(1);
  });

  it('the scope that it lacks, and those that it has', async () => {
    const { headers } = await newKey(test, { scopes: ['read', 'contacts'] });
    const response = await test.app.inject({ method: 'POST', url: '/v1/automations', headers });
    expect(errorIn(response)).toEqual({
      error: 'This key is not allowed to make this call. It needs the scope send.',
      payload: null,
      code: 'outside_scope',
      faults: [
        {
          param: 'Authorization',
          message: 'This call needs the scope send. The key has read, contacts.',
        },
      ],
    });
  });

  it.each([
    [true, '/v1/contacts/x@shop.example', 'GET', /^This key is a test key/],
    [false, '/v1/contacts/x@shop.example', 'GET', /^This key is a live key/],
    [true, '/v1/contacts?email=x@shop.example', 'DELETE', /^This key is a test key/],
    [false, '/v1/transactionals/019a9f3e-7c00-7a10-8f3b-2d6f0c9b1e57', 'GET', /a live key/],
  ] as const)(
    'its kind, where nothing is found: test %s, %s',
    async (isTest, url, method, kind) => {
      const { headers } = await newKey(test, { isTest });
      const response = await test.app.inject({ method, url, headers });
      expect(response.statusCode).toBe(404);
      expect(errorIn(response).faults).toEqual([
        { param: 'Authorization', message: expect.stringMatching(kind) },
      ]);
    },
  );

  it('that it is live, where only a test key can preview', async () => {
    const { headers } = await newKey(test);
    const url = '/v1/transactionals/019a9f3e-7c00-7a10-8f3b-2d6f0c9b1e57/preview';
    const response = await test.app.inject({ method: 'POST', url, headers, payload: {} });
    expect(errorIn(response)).toMatchObject({
      code: 'test_key_only',
      faults: [{ message: expect.stringMatching(/^This key is a live key/) }],
    });
  });
});
