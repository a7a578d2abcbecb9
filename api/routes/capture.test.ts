import { refusedEnvelope } from '@grovemail/contract/envelope.ts';
import { capture } from '@grovemail/contract/operations/capture.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  formType,
  nothingStored,
  refusalIn,
  refusedPage,
  type TestApp,
  testApp,
} from './app-for-test.ts';

const path = '/api/contacts/pk_test/capture/';

let test: TestApp;
beforeEach(async () => {
  test = await testApp({ site: refusedPage });
});
afterEach(() => test.close());

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
    const answer = await test.app.inject({ url: `${path}?${query}` });
    expect(answer.statusCode).toBe(400);
    expect(refusedEnvelope.parse(answer.json()).error).toContain(message);
    expect(await test.counts()).toEqual(nothingStored);
  });
});

describe('403', () => {
  it.each(['pk_tes', 'pk_test1', 'PK_TEST', '%00', 'undefined'])(
    'D12 wrong key %s',
    async (key) => {
      const answer = await test.app.inject({ url: `/api/contacts/${key}/capture/?email=ada@b.co` });
      expect(answer.statusCode).toBe(403);
      expect(refusalIn(answer)).toEqual({
        error: 'Unauthorized',
        payload: null,
        code: 'wrong_key',
      });
      expect(await test.counts()).toEqual(nothingStored);
    },
  );

  it('a wrong key in a form is a page', async () => {
    const answer = await test.app.inject({
      method: 'POST',
      url: '/api/contacts/other/capture/',
      payload: 'email=ada@b.co',
      headers: formType,
    });
    expect(answer.statusCode).toBe(403);
    expect(answer.body).toContain('<li>Unauthorized</li>');
  });
});

describe('405', () => {
  it('D11 HEAD never acts', async () => {
    const answer = await test.app.inject({ method: 'HEAD', url: `${path}?email=ada@b.co` });
    expect(answer.statusCode).toBe(405);
    expect(answer.headers.allow).toBe('GET, POST');
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
  ])('D11 %j notes nothing and says so', async (headers) => {
    const answer = await get({ email: 'ada@b.co' }, headers);
    expect(answer.statusCode).toBe(425);
    expect(refusalIn(answer)).toMatchObject({
      error: 'Prefetch ignored',
      code: 'prefetch_ignored',
    });
    expect(answer.headers['cache-control']).toBe('no-store');
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
    const answer = await get({ email: 'ada@b.co' }, headers);
    expect(answer.statusCode).toBe(403);
    expect(refusalIn(answer)).toMatchObject({ payload: null, code: 'foreign_form' });
    expect(await test.counts()).toEqual(nothingStored);
  });
});

describe('200', () => {
  it.each<Record<string, string>>([
    {},
    { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'empty', 'sec-fetch-mode': 'cors' },
    { 'sec-fetch-site': 'none', 'sec-fetch-dest': 'document', 'sec-fetch-mode': 'navigate' },
    { origin: 'http://localhost:80' },
  ])(
    'is answered to what is asked for by our own page, a person or a program: %j',
    async (headers) => {
      const answer = await get({ email: 'ada@b.co' }, { host: 'localhost', ...headers });
      expect(answer.statusCode).toBe(200);
      expect(await test.counts()).toMatchObject({ subscribers: 1 });
    },
  );

  it('R329 R331 H4 notes the address as pending, lower-cased, and is never cached', async () => {
    const answer = await get({
      source: 'website-api',
      email: 'Ada@Shop.Example',
      tags: 'subscriber',
    });
    expect(answer.statusCode).toBe(200);
    expect(capture.answer.schema.parse(answer.json()).error).toBeNull();
    expect(answer.headers['cache-control']).toBe('no-store');
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
      expect(payload).toEqual({ audience: 'newsletter', email: 'ada@b.co' });
    }
  });

  it('keeps a plus sign that is encoded', async () => {
    await get({ email: 'ada+news@b.co' });
    expect(await test.store.listSubscribers()).toMatchObject([{ email: 'ada+news@b.co' }]);
  });
});

describe('303', () => {
  it('a form without JavaScript goes on to its thank-you page', async () => {
    const answer = await test.app.inject({
      method: 'POST',
      url: path,
      payload: 'email=ada%40b.co',
      headers: formType,
    });
    expect(answer.statusCode).toBe(303);
    expect(answer.headers.location).toBe('/newsletter/subscribed');
    expect(await test.counts()).toMatchObject({ subscribers: 1 });
  });
});

describe('confirmation mails', () => {
  const topics = async () => (await test.store.listOutbox()).map(({ topic }) => topic);
  const hour = 60 * 60_000;
  /** A new body each time, or it would be told as a repetition. */
  const signUp = (email: string, time: number, remoteAddress = '192.0.2.1') =>
    test.app.inject({ url: path, query: { email, tags: `time-${time}` }, remoteAddress });

  it('go to one address three times a day, from wherever; the answer is the same', async () => {
    const answers = [];
    for (let time = 0; time < 6; time++) {
      const email = time % 2 ? 'ADA@b.co' : 'ada@b.co';
      const { statusCode, body } = await signUp(email, time, `10.${time}.0.1`);
      answers.push(`${statusCode} ${body}`);
    }
    expect(new Set(answers).size).toBe(1);
    expect(await topics()).toHaveLength(3);
    test.clock.now += 24 * hour;
    await signUp('ada@b.co', 7, '10.9.0.1');
    expect(await topics()).toHaveLength(4);
  });

  it.each([
    ['IPv4', (at: number) => `192.0.2.${at + 1}`, '192.0.3.1'],
    ['IPv6', (at: number) => `2001:db8:1:${at.toString(16)}::1`, '2001:db8:2::1'],
  ])('are caused by one %s network twenty times an hour', async (_, from, elsewhere) => {
    const answers = [];
    for (let at = 0; at < 25; at++) answers.push((await signUp(`a${at}@b.co`, at, from(at))).body);
    expect(new Set(answers).size).toBe(1);
    expect(await topics()).toHaveLength(20);
    expect(await test.counts()).toMatchObject({ subscribers: 25 });
    await signUp('elsewhere@b.co', 0, elsewhere);
    expect(await topics()).toHaveLength(21);
    test.clock.now += hour;
    await signUp('later@b.co', 0, from(0));
    expect(await topics()).toHaveLength(22);
  });

  it('that a program’s sign-ups withhold count for nobody', async () => {
    for (let time = 0; time < 5; time++) {
      await test.app.inject({
        method: 'POST',
        url: path,
        payload: { email: 'ada@b.co', website: 'x', tags: `time-${time}` },
      });
    }
    await signUp('ada@b.co', 9);
    expect(await topics()).toEqual(['newsletter.confirm']);
  });

  it('leave no address in the clear where they are counted', async () => {
    const keys: string[] = [];
    const counting = await testApp({
      store: {
        ...test.store,
        countUse: (use) => {
          keys.push(use.key);
          return test.store.countUse(use);
        },
      },
    });
    await counting.app.inject({ url: `${path}?email=ada@b.co`, remoteAddress: '192.0.2.1' });
    expect(keys).toHaveLength(2);
    for (const key of keys) expect(key).not.toMatch(/ada|b\.co|192/);
    await counting.app.close();
  });
});
