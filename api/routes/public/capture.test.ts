import { errorEnvelope } from '@grovemail/contract/envelope.ts';
import { capture } from '@grovemail/contract/operations/capture.ts';
import { describe, expect, it } from 'vitest';
import {
  errorIn,
  errorPage,
  formType,
  nothingStored,
  usedApp,
} from '../../app-suite/app-for-test.ts';
import { beforeEachApp, post, test } from '../../app-suite/each-app-for-test.ts';

const path = '/api/contacts/pk_test/capture/';

beforeEachApp(() => usedApp(errorPage));

const get = (query: Record<string, string>, headers: Record<string, string> = {}) =>
  test.app.inject({ url: path, query, headers });

describe('400', () => {
  it.each<[string, string]>([
    ['', 'Email address is required.'],
    ['email=', 'Email address is required.'],
    ['email=ada', 'Invalid email address.'],
    ['email=a%00@b.co', 'cannot be stored'],
    ['email=a@b.co&email=c@d.co', 'email is given more than once.'],
    ['email=a@b.co&source=x%00y', 'source must be text'],
    [`email=a@b.co&tags=${'t'.repeat(101)}`, 'tags must be text'],
  ])('?%s', async (query, message) => {
    const response = await test.app.inject({ url: `${path}?${query}` });
    expect(response.statusCode).toBe(400);
    expect(errorEnvelope.parse(response.json()).error).toContain(message);
    expect(await test.counts()).toEqual(nothingStored);
  });
});

describe('403', () => {
  it.each(['pk_tes', 'pk_test1', 'PK_TEST', '%00', 'undefined'])(
    'D12 wrong key %s',
    async (key) => {
      const url = `/api/contacts/${key}/capture/?email=ada@b.co`;
      const response = await test.app.inject({ url });
      expect(response.statusCode).toBe(403);
      const expected = { error: 'Unauthorized', payload: null, code: 'wrong_key' };
      expect(errorIn(response)).toMatchObject(expected);
      expect(await test.counts()).toEqual(nothingStored);
    },
  );

  it('a wrong key in a form is a page', async () => {
    const response = await post('/api/contacts/other/capture/', 'email=ada@b.co', formType);
    expect(response.statusCode).toBe(403);
    expect(response.body).toContain('<li>Unauthorized</li>');
  });
});

describe('405', () => {
  it('D11 HEAD never acts', async () => {
    const response = await test.app.inject({ method: 'HEAD', url: `${path}?email=ada@b.co` });
    expect(response.statusCode).toBe(405);
    expect(response.headers.allow).toBe('GET, POST');
    expect(await test.counts()).toEqual(nothingStored);
  });
});

describe('prefetch', () => {
  it.each<Record<string, string>>([
    { 'sec-purpose': 'prefetch' },
    { 'sec-purpose': 'prefetch;prerender' },
    { purpose: 'prefetch' },
    { 'x-moz': 'prefetch' },
    { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'image', 'sec-fetch-mode': 'no-cors' },
    { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'iframe', 'sec-fetch-mode': 'navigate' },
    { 'sec-fetch-dest': 'script' },
    { 'sec-fetch-dest': 'video' },
  ])('D11 %j stores nothing and reports that', async (headers) => {
    const response = await get({ email: 'ada@b.co' }, headers);
    expect(response.statusCode).toBe(425);
    expect(errorIn(response)).toMatchObject({
      error: 'Prefetch ignored',
      code: 'prefetch_ignored',
    });
    expect(response.headers['cache-control']).toBe('no-store');
    expect(await test.counts()).toEqual(nothingStored);
  });
});

describe('a page of another site', () => {
  it.each<Record<string, string>>([
    { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'image', 'sec-fetch-mode': 'no-cors' },
    { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'empty', 'sec-fetch-mode': 'no-cors' },
    { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'document', 'sec-fetch-mode': 'navigate' },
    { 'sec-fetch-site': 'same-site', 'sec-fetch-dest': 'style' },
    { 'sec-fetch-site': 'cross-site', 'sec-purpose': 'prefetch', 'sec-fetch-dest': 'empty' },
    { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example', 'sec-fetch-dest': 'empty' },
    { origin: 'https://evil.example' },
    { origin: 'null' },
  ])('D11 subscribes nobody with %j', async (headers) => {
    const response = await get({ email: 'ada@b.co' }, headers);
    expect(response.statusCode).toBe(403);
    expect(errorIn(response)).toMatchObject({ payload: null, code: 'foreign_form' });
    expect(await test.counts()).toEqual(nothingStored);
  });
});

describe('200', () => {
  it.each<Record<string, string>>([
    {},
    { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'empty', 'sec-fetch-mode': 'cors' },
    { 'sec-fetch-site': 'none', 'sec-fetch-dest': 'document', 'sec-fetch-mode': 'navigate' },
    { origin: 'http://localhost:80' },
  ])('is the response to a request of our own page, a person or a program: %j', async (headers) => {
    const response = await get({ email: 'ada@b.co' }, { host: 'localhost', ...headers });
    expect(response.statusCode).toBe(200);
    expect(await test.counts()).toMatchObject({ subscribers: 1 });
  });

  it('R329 R331 H4 notes the address as pending, lower-cased, and is never cached', async () => {
    const response = await get({
      source: 'website-api',
      email: 'Ada@Shop.Example',
      tags: 'subscriber',
    });
    expect(response.statusCode).toBe(200);
    expect(capture.response.schema.parse(response.json()).error).toBeNull();
    expect(response.headers['cache-control']).toBe('no-store');
    expect(await test.store.listSubscribers()).toMatchObject([
      {
        audience: 'newsletter',
        email: 'ada@shop.example',
        source: 'website-api',
        tags: 'subscriber',
        status: 'pending',
      },
    ]);
    expect((await test.store.listOutbox()).map(({ topic }) => topic)).toEqual([
      'newsletter.confirm',
    ]);
  });

  it('takes the address without its last slash, and one subscriber for both calls', async () => {
    await test.app.inject({ url: `${path.slice(0, -1)}?email=ada@b.co` });
    await test.app.inject({ method: 'POST', url: path, payload: { email: 'ADA@b.co' } });
    expect(await test.counts()).toMatchObject({ subscribers: 1, outbox: 1 });
  });

  it('a second sign-up is the same row, and each entry leads to it', async () => {
    await get({ email: 'ada@b.co' });
    await get({ email: 'ada@b.co', tags: 'again' });
    expect(await test.store.listSubscribers()).toMatchObject([
      { tags: 'again', status: 'pending' },
    ]);
    for (const { payload } of await test.store.listOutbox()) {
      expect(payload).toMatchObject({ audience: 'newsletter', email: 'ada@b.co' });
    }
  });

  it('keeps a plus sign that is encoded', async () => {
    await get({ email: 'ada+news@b.co' });
    expect(await test.store.listSubscribers()).toMatchObject([{ email: 'ada+news@b.co' }]);
  });
});

describe('303', () => {
  it('a form without JavaScript goes on to its thank-you page', async () => {
    const response = await post(path, 'email=ada%40b.co', formType);
    expect(response.statusCode).toBe(303);
    expect(response.headers.location).toBe('/newsletter/subscribed');
    expect(await test.counts()).toMatchObject({ subscribers: 1 });
  });
});
