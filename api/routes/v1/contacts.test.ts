// Long: the cases of one resource, over the same contacts.

import { describe, expect, it } from 'vitest';
import { errorIn, errorPage, formType } from '../../app-suite/app-for-test.ts';
import {
  beforeEachKey,
  headers,
  post,
  replaceApp,
  test,
} from '../../app-suite/each-app-for-test.ts';
import { newKey } from '../../app-suite/keys-for-test.ts';

beforeEachKey();

const save = (payload: object, more: Record<string, string> = {}) =>
  post('/v1/contacts', payload, { ...headers, ...more });
const list = (query = '') =>
  test.app.inject({ method: 'GET', url: `/v1/contacts${query}`, headers });

const ada = {
  email: 'Ada@Shop.example',
  firstname: 'Ada',
  lastname: 'Obi',
  gender: 'female',
  date_of_birth: '12-31-1990',
  phone_number: '0803 000 0000',
  address: { street: '12 Orchard Road', state: 'Lagos', country: 'ng' },
  extra_data: { plan: 'growth', visits: 3 },
};

const namesFrom = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`n${at}`, at]));

interface Page {
  data: { email: string }[];
  meta: { size: number; next_cursor: string | null };
}

describe('200', () => {
  it('R209–R215, R354, R377 stores a contact and returns it', async () => {
    const response = await save(ada);
    expect(response.statusCode).toBe(200);
    const { data } = response.json().payload;
    expect(data).toEqual({
      ...ada,
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      email: 'ada@shop.example',
      phone_number: '+2348030000000',
      address: { ...ada.address, country: 'NG' },
      created_at: '2026-11-21T00:00:00.000Z',
      updated_at: '2026-11-21T00:00:00.000Z',
    });
    expect((await list('?email=ada@shop.example')).json().payload.data).toMatchObject([data]);
  });

  it('says whether the contact is new, also to a key that may not read, and in a replay', async () => {
    const { headers: narrow } = await newKey(test, { scopes: ['contacts'] });
    const metaOf = async (more: Record<string, string>) =>
      (await save(ada, more)).json().payload.meta;
    expect(await metaOf({ 'idempotency-key': 'k' })).toEqual({ created: true });
    expect(await metaOf({})).toEqual({ created: false });
    expect(await metaOf(narrow)).toEqual({ created: false });
    expect(await metaOf({ 'idempotency-key': 'k' })).toEqual({ created: true });
    expect((await save({ ...ada, email: 'new@shop.example' }, narrow)).json().payload.meta).toEqual(
      {
        created: true,
      },
    );
  });

  it('updates by email: what is not given stays, null empties, extra data merges', async () => {
    const { id } = (await save(ada)).json().payload.data;
    test.clock.now += 1_000;
    const change = {
      email: 'ada@shop.example',
      firstname: 'Adaeze',
      gender: null,
      address: { street: null },
      extra_data: { visits: 4, plan: null, source: 'import' },
    };
    expect((await save(change)).json().payload.data).toMatchObject({
      id,
      firstname: 'Adaeze',
      lastname: 'Obi',
      gender: null,
      date_of_birth: '12-31-1990',
      address: { street: null, state: 'Lagos', country: 'NG' },
      extra_data: { visits: 4, source: 'import' },
      created_at: '2026-11-21T00:00:00.000Z',
      updated_at: '2026-11-21T00:00:01.000Z',
    });
    const { data, meta } = (await list()).json().payload;
    expect(meta).toEqual({ size: 1, next_cursor: null });
    expect(data[0].extra_data).toEqual({ visits: 4, source: 'import' });
  });

  it('returns few bytes for a small update of a large contact, and keeps no more for a replay', async () => {
    await save({ ...ada, extra_data: { long: 'x'.repeat(60_000) } });
    const update = { email: ada.email, firstname: 'Adaeze', extra_data: { plan: 'growth' } };
    const first = await save(update, { 'idempotency-key': 'k' });
    expect(first.json().payload.data).toMatchObject({
      firstname: 'Adaeze',
      extra_data: { plan: 'growth' },
    });
    expect(first.body.length).toBeLessThan(1_000);
    await save({ ...ada, firstname: 'Eve' });
    const again = await save(update, { 'idempotency-key': 'k' });
    expect([again.body, again.headers['idempotency-replayed']]).toEqual([first.body, 'true']);
    const stored = (await list()).json().payload.data[0];
    expect(stored.extra_data).toMatchObject({ long: 'x'.repeat(60_000), plan: 'growth' });
  });

  it('lists page by page, newest first, and counts all that match', async () => {
    for (let at = 0; at < 5; at += 1) await save({ email: `c${at}@shop.example` });
    const seen: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const { payload }: { payload: Page } = (
        await list(`?limit=2${cursor && `&cursor=${cursor}`}`)
      ).json();
      expect(payload.meta.size).toBe(5);
      seen.push(...payload.data.map(({ email }: { email: string }) => email));
      cursor = payload.meta.next_cursor;
    }
    expect(seen).toEqual([4, 3, 2, 1, 0].map((at) => `c${at}@shop.example`));
  });

  it('gives 100 parallel posts with one Idempotency-Key the same response, from one row', async () => {
    const responses = await Promise.all(
      Array.from({ length: 100 }, () => save(ada, { 'idempotency-key': 'k' })),
    );
    expect(new Set(responses.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect((await list()).json().payload.meta.size).toBe(1);
  });

  it('marks every response but the first as a replay', async () => {
    const responses = [];
    for (let at = 0; at < 3; at += 1) responses.push(await save(ada, { 'idempotency-key': 'k' }));
    responses.push(await save(ada));
    expect(responses.map(({ headers }) => headers['idempotency-replayed'])).toEqual([
      undefined,
      'true',
      'true',
      undefined,
    ]);
  });

  it('keeps test keys and live ones, and the Idempotency-Keys of two accounts, apart', async () => {
    const tester = await newKey(test, { isTest: true });
    await save(ada, { 'idempotency-key': 'k' });
    const response = await save(
      { email: 'b@shop.example' },
      {
        ...tester.headers,
        'idempotency-key': 'k',
      },
    );
    expect(response.statusCode).toBe(200);
    const { data } = (await list()).json().payload;
    expect(data.map(({ email }: { email: string }) => email)).toEqual(['ada@shop.example']);
  });
});

describe('400', () => {
  it('stores nothing that nests thousands deep', async () => {
    const deep = '['.repeat(20_000) + ']'.repeat(20_000);
    const response = await post(
      '/v1/contacts',
      `{"email":"a@b.co","extra_data":{"deep":${deep}}}`,
      { ...headers, 'content-type': 'application/json' },
    );
    expect(response.statusCode).toBe(400);
    expect(response.json().error).toContain('at most 32 deep');
  });

  it('R378 names every fault of the body at once, with its path', async () => {
    const response = await save({
      firstname: 7,
      gender: 'other',
      date_of_birth: '02-30-2001',
      address: { country: 'Nigeria', city: 'Lagos' },
      extra_data: [],
      color: 'red',
    });
    expect(response.statusCode).toBe(400);
    for (const fault of [
      'email is required.',
      'firstname must be a string; got 7.',
      'gender must be male or female; got "other".',
      'date_of_birth must be an existing date from 1900 on, written mm-dd-YYYY; got "02-30-2001".',
      'address.country must be the two-letter code of a country, such as NG; got "Nigeria".',
      'address.city is not a field of this call.',
      'extra_data must be an object; got an array.',
      'color is not a field of this call.',
    ]) {
      expect(response.json().error).toContain(fault);
    }
  });

  it.each([
    [{}],
    [{ email: null }],
    [{ email: 'ada' }],
    [{ email: 'ada@shop.example\u0000' }],
    [{ email: ['ada@shop.example'] }],
    [{ email: `${'a'.repeat(250)}@shop.example` }],
    [{ email: 'a@b.co', firstname: 'x'.repeat(101) }],
    [{ email: 'a@b.co', firstname: 'Ada\r\nBcc: x' }],
    [{ email: 'a@b.co', firstname: '\ud800' }],
    [{ email: 'a@b.co', date_of_birth: '1990-12-31' }],
    [{ email: 'a@b.co', extra_data: { deep: { a: { b: { c: { d: 1 } } } } } }],
    [{ email: 'a@b.co', extra_data: { a: '\u0000' } }],
    [{ email: 'a@b.co', extra_data: namesFrom(101) }],
    [{ email: 'a@b.co', extra_data: { a: [namesFrom(500), namesFrom(500)] } }],
    [{ email: 'a@b.co', extra_data: { ['x'.repeat(101)]: 1 } }],
    [[]],
  ])('stores nothing of %j', async (body) => {
    const response = await save(body);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ payload: null });
    expect((await list()).json().payload.meta.size).toBe(0);
  });

  it.each([
    '?limit=0',
    '?limit=101',
    '?limit=x',
    '?cursor=1',
    '?email=ada',
    '?page=2',
    '?limit=1&limit=2',
  ])('rejects the query %s', async (query) => {
    expect((await list(query)).statusCode).toBe(400);
  });

  it('rejects an invalid Idempotency-Key', async () => {
    expect((await save(ada, { 'idempotency-key': '' })).statusCode).toBe(400);
    expect((await list()).json().payload.meta.size).toBe(0);
  });
});

describe('403 R318 R379 F2', () => {
  it.each([
    ['no key', undefined],
    ['an unknown key', `Bearer gm_live_${'A'.repeat(49)}`],
  ])('%s opens nothing and stores nothing', async (_, authorization) => {
    for (const method of ['GET', 'POST'] as const) {
      const response = await test.app.inject({
        method,
        url: '/v1/contacts',
        headers: authorization === undefined ? {} : { authorization },
        ...(method === 'POST' ? { payload: ada } : {}),
      });
      expect(response.statusCode).toBe(403);
      expect(errorIn(response)).toMatchObject({ error: 'Unauthorized', code: 'unauthorized' });
    }
    expect((await list()).json().payload.meta.size).toBe(0);
  });

  it('comes before the body is looked at, and shuts a revoked key out within a second', async () => {
    const { id, headers: own } = await newKey(test);
    expect((await save(ada, own)).statusCode).toBe(200);
    await test.store.revokeKey(id);
    test.clock.now += 1_000;
    expect((await save({ broken: true }, own)).statusCode).toBe(403);
  });
});

describe('404, 405, 413, 415, 422, 429', () => {
  it('405 with what the address takes', async () => {
    for (const [url, method, allowed] of [
      ['/v1/contacts', 'PUT', 'POST, GET, HEAD, DELETE'],
      ['/v1/contacts/batch', 'PUT', 'POST'],
      ['/v1/contacts/019a9f3e-7c00-7a10-8f3b-2d6f0c9b1e55', 'POST', 'GET, HEAD, DELETE'],
    ] as const) {
      const response = await test.app.inject({ method, url, headers });
      expect(response.statusCode).toBe(405);
      expect(response.headers.allow).toBe(allowed);
      expect(response.json().error).toContain(`Allowed: ${allowed}.`);
    }
  });

  it('R357 F1 404 with a hint for the slip in the samples', async () => {
    const response = await test.app.inject({ method: 'POST', url: '/v1/automationsr', headers });
    expect(response.statusCode).toBe(404);
    expect(response.json().error).toContain('Did you mean /v1/automations?');
    const other = await test.app.inject({ method: 'GET', url: '/v1/lists', headers });
    expect(other.json().error).not.toContain('Did you mean');
  });

  it('413 over 64 KB', async () => {
    const extra_data = { long: 'x'.repeat(70_000) };
    expect((await save({ ...ada, extra_data })).statusCode).toBe(413);
  });

  it('400 for custom data that would become too much over several calls, and nothing changes', async () => {
    const many = (prefix: string) =>
      Object.fromEntries(Array.from({ length: 60 }, (_, at) => [`${prefix}${at}`, at]));
    expect((await save({ ...ada, extra_data: many('a') })).statusCode).toBe(200);
    const rejected = await save({ ...ada, firstname: 'Eve', extra_data: many('b') });
    expect(rejected.statusCode).toBe(400);
    expect(rejected.json().error).toContain(
      'more than 100 names, 1,000 names including those in nested objects, or 64 KB',
    );
    const [again] = (await list()).json().payload.data;
    expect(again).toMatchObject({ firstname: 'Ada', extra_data: many('a') });
  });

  it('415 for a form, text or nothing', async () => {
    for (const type of [formType['content-type'], 'text/plain', 'multipart/form-data']) {
      const response = await post('/v1/contacts', 'email=a@b.co', {
        ...headers,
        'content-type': type,
      });
      expect(response.statusCode).toBe(415);
    }
    expect((await list()).json().payload.meta.size).toBe(0);
  });

  it('400, 403 and 415 in the envelope, whatever the caller takes, though the site has pages for it', async () => {
    await replaceApp({ site: errorPage });
    const key = (await newKey(test)).headers.authorization;
    for (const more of [
      formType,
      { accept: 'text/html,*/*', 'content-type': 'application/json' },
    ]) {
      for (const authorization of [key, 'Bearer x']) {
        const response = await post('/v1/contacts', '{"email":1}', { ...more, authorization });
        expect(response.statusCode).toBeGreaterThanOrEqual(400);
        expect(response.json()).toMatchObject({ error: expect.any(String), payload: null });
        expect(response.headers.link).toContain('rel="help"');
      }
    }
  });

  it('422 for a used Idempotency-Key with another body, which changes nothing', async () => {
    await save(ada, { 'idempotency-key': 'k' });
    const response = await save({ ...ada, firstname: 'Eve' }, { 'idempotency-key': 'k' });
    expect(response.statusCode).toBe(422);
    expect((await list()).json().payload.data[0].firstname).toBe('Ada');
  });

  it('429 by key, with its figures in every response', async () => {
    await replaceApp({ config: { limits: { keyPerMinute: 2 } } });
    const [one, two] = [await newKey(test), await newKey(test)];
    const call = ({ headers: own }: typeof one) =>
      test.app.inject({ method: 'GET', url: '/v1/contacts', headers: own });
    expect((await call(one)).headers).toMatchObject({
      'ratelimit-limit': '2',
      'ratelimit-remaining': '1',
      'ratelimit-reset': '60',
    });
    await call(one);
    const rejected = await call(one);
    expect(rejected.statusCode).toBe(429);
    expect(rejected.headers['retry-after']).toBe('60');
    expect((await call(two)).statusCode).toBe(200);
    test.clock.now += 60_000;
    expect((await call(one)).statusCode).toBe(200);
  });
});
