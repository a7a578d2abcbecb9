import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { formType, testKeys, usedApp } from '../../app-suite/app-for-test.ts';
import { beforeEachApp, replaceApp, suppress, test } from '../../app-suite/each-app-for-test.ts';
import { signClaims } from '../../signing/signed-claims.ts';

const pages = {
  '_responses/newsletter-confirmed.html': '<h1>Welcome</h1><p>{{email}}</p>',
  '_responses/newsletter-stopped.html': '<h1>Still stopped</h1><p>{{email}}</p>',
  '_responses/newsletter-too-old.html': '<h1>Too old</h1>',
  'newsletter/confirm.html': '<h1>Confirm your subscription</h1><form method="post"></form>',
  'routes.json': JSON.stringify([
    { from: '/newsletter/confirm/:token', to: '/newsletter/confirm', status: 200 },
  ]),
};
const claims = { audience: 'newsletter', email: 'ada@shop.example' };
const day = 24 * 60 * 60_000;
const [newest = '', older = ''] = testKeys;

beforeEachApp(() => usedApp(pages));
beforeEach(async () => {
  await test.app.inject({ url: '/api/contacts/pk_test/capture/?email=ada@shop.example' });
});

const tokenFor = (
  own: Partial<typeof claims> = {},
  { purpose = 'newsletter', key = newest } = {},
) => signClaims(purpose, { ...claims, ...own }, test.clock.now + 7 * day, key);
const press = (token: string, headers: Record<string, string> = formType) =>
  test.app.inject({ method: 'POST', url: `/newsletter/confirm/${token}`, headers });
const status = async () => (await test.store.listSubscribers())[0]?.status;

describe('nothing is confirmed', () => {
  it('by GET, HEAD or a prefetch, a hundred times: they are the page (D11)', async () => {
    const url = `/newsletter/confirm/${await tokenFor()}`;
    for (let at = 0; at < 100; at++) {
      const method = at % 2 ? 'GET' : 'HEAD';
      const headers = at % 3 ? { 'sec-purpose': 'prefetch' } : {};
      const response = await test.app.inject({ method, url, headers });
      expect(response.statusCode).toBe(200);
      if (method === 'GET') expect(response.body).toContain('Confirm your subscription');
    }
    expect(await status()).toBe('pending');
  });

  it.each(['PUT', 'PATCH', 'DELETE'] as const)('405 by %s', async (method) => {
    const url = `/newsletter/confirm/${await tokenFor()}`;
    const response = await test.app.inject({ method, url });
    expect([response.statusCode, response.headers.allow]).toEqual([405, 'GET, HEAD, POST']);
    expect(await status()).toBe('pending');
  });

  it.each<[string, () => Promise<string> | string]>([
    ['no token', () => 'x'],
    ['too many parts', () => 'a.b.c'],
    ['a prototype', () => '__proto__'],
    ['another purpose', () => tokenFor({}, { purpose: 'undo' })],
    ['another key', () => tokenFor({}, { key: 'a key that nobody here knows' })],
    ['an address that never signed up', () => tokenFor({ email: 'eve@evil.example' })],
    ['another list', () => tokenFor({ audience: 'customers' })],
    ['claims without an address', () => signClaims('newsletter', {}, test.clock.now + day, newest)],
    [
      'a link of more than seven days ago',
      async () => {
        const token = await tokenFor();
        test.clock.now += 7 * day;
        return token;
      },
    ],
    ['10,000 characters', () => 'a'.repeat(10_000)],
  ])('403 with %s, always the same response', async (_, makeToken) => {
    const response = await press(await makeToken());
    expect(response.statusCode).toBe(403);
    expect(response.body).toBe('<h1>Too old</h1>');
    expect(await status()).toBe('pending');
  });

  it('403 without a token in the address, which some mail programs cut off', async () => {
    for (const url of ['/newsletter/confirm', '/newsletter/confirm/']) {
      const response = await test.app.inject({ method: 'POST', url, headers: formType });
      expect([response.statusCode, response.body]).toEqual([403, '<h1>Too old</h1>']);
    }
    expect(await status()).toBe('pending');
  });

  it('by any of 500 mutations of a token', async () => {
    const token = await tokenFor();
    await fc.assert(
      fc.asyncProperty(
        fc.nat(token.length - 1),
        fc.constantFrom(...'ABCXYZabcxyz0189-_.~'),
        async (at, character) => {
          const mutated = token.slice(0, at) + character + token.slice(at + 1);
          fc.pre(mutated !== token);
          expect((await press(mutated)).statusCode).toBe(403);
        },
      ),
      { numRuns: 500 },
    );
    expect(await status()).toBe('pending');
  });
});

describe('200 confirmed', () => {
  it('by the button, once and again; a link is never spent', async () => {
    const token = await tokenFor();
    for (let time = 0; time < 3; time++) {
      const response = await press(token);
      expect(response.statusCode).toBe(200);
      expect(response.body).toBe('<h1>Welcome</h1><p>ada@shop.example</p>');
      expect(await status()).toBe('confirmed');
    }
  });

  it('E7 on a page that nobody keeps, indexes or learns the address of', async () => {
    const { headers } = await press(await tokenFor());
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
      'content-type': 'text/html; charset=utf-8',
    });
  });

  it.each([
    ['of a page without a referrer', { origin: 'null', 'sec-fetch-site': 'cross-site' }],
    ['of a mail program', { origin: 'https://mail.example', 'sec-fetch-site': 'cross-site' }],
    ['that says nothing', {}],
  ])('whatever the origin %s: the signature is the authority', async (_, headers) => {
    expect((await press(await tokenFor(), { ...formType, ...headers })).statusCode).toBe(200);
    expect(await status()).toBe('confirmed');
  });

  it('with a link that was made before addresses had one spelling', async () => {
    expect((await press(await tokenFor({ email: 'Ada@ｓhop.example' }))).statusCode).toBe(200);
    expect(await status()).toBe('confirmed');
  });

  it('with a link that an older key signed, and one for an address with signs in it', async () => {
    expect((await press(await tokenFor({}, { key: older }))).statusCode).toBe(200);
    const email = "o'hara+b&c@shop.example";
    await test.app.inject({ url: '/api/contacts/pk_test/capture/', query: { email } });
    const response = await press(await tokenFor({ email }));
    expect(response.statusCode).toBe(200);
    expect(response.body).toContain('o&#39;hara+b&amp;c@shop.example');
  });

  it('D11 lifts what the recipient had said about that list before signing up, and nothing newer', async () => {
    const stopped = () =>
      test.store.isSuppressed({ account: 'site', email: 'ada@shop.example', list: 'newsletter' });
    const signUp = (tags: string) =>
      test.app.inject({
        url: `/api/contacts/pk_test/capture/?email=ada@shop.example&tags=${tags}`,
      });
    const token = await tokenFor();
    test.clock.now += 1_000;
    await suppress({ email: 'ada@shop.example', list: 'newsletter' });
    for (let at = 0; at < 3; at += 1) {
      test.clock.now += 1_000;
      expect((await press(token)).body).toContain('Still stopped');
      expect(await stopped()).toBe(true);
    }

    test.clock.now += 1_000;
    await signUp('again');
    test.clock.now += 1_000;
    expect((await press(token)).body).toContain('Welcome');
    expect(await stopped()).toBe(false);

    for (const [list, source] of [
      ['*', 'page'],
      ['newsletter', 'complaint'],
    ] as const) {
      await suppress({ email: 'ada@shop.example', list, source });
      test.clock.now += 1_000;
      await signUp(source);
      test.clock.now += 1_000;
      expect((await press(token)).body).toContain('Still stopped');
      expect(await stopped()).toBe(true);
      const to = { account: 'site', email: 'ADA@shop.example', list };
      await test.store.liftSuppression({ ...to, isAsked: true });
      expect(await stopped()).toBe(false);
    }
  });

  it('beyond any limit of the forms', async () => {
    await replaceApp({ config: { limits: { formsPerMinute: 1, globalPerMinute: 1 } } });
    await test.app.inject({ url: '/api/contacts/pk_test/capture/?email=ada@shop.example' });
    const token = await tokenFor();
    for (let time = 0; time < 20; time++) {
      const url = `/newsletter/confirm/${token}`;
      const response = await test.app.inject({ method: 'POST', url });
      expect(response.statusCode).toBe(200);
      expect(response.json()).toEqual({ error: null, payload: { data: { status: 'confirmed' } } });
    }
  });
});
