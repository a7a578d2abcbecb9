// Long: what holds for every route, over the same app.

import { parseConfig } from '@grovemail/config/parse-config.ts';
import { errorEnvelope } from '@grovemail/contract/envelope.ts';
import { version } from '@grovemail/contract/version.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { errorIn, errorPage, formType, type TestApp, testApp } from './app-suite/app-for-test.ts';
import { StoreUnavailableError } from './store/database/errors.ts';
import type { Store } from './store/store.ts';

const open: TestApp[] = [];
async function started(...settings: Parameters<typeof testApp>): Promise<TestApp> {
  const test = await testApp(...settings);
  open.push(test);
  return test;
}
afterEach(async () => {
  for (const test of open.splice(0)) await test.close();
});

const enquiry = { fullname: 'Ada', email: 'ada@b.co', subject: 'Hello', body: 'There' };
const post = ({ app }: TestApp, headers: Record<string, string> = {}, remoteAddress = '10.0.0.1') =>
  app.inject({ method: 'POST', url: '/guests/enquiry', payload: enquiry, headers, remoteAddress });

/** A store of which nothing works, in the one way or the other. */
function failing(fault: Error): Store {
  const broken = { close: async () => {} } as Store;
  return new Proxy(broken, {
    get: (store, name) => Reflect.get(store, name) ?? (() => Promise.reject(fault)),
  });
}

describe('302', () => {
  const rule = {
    from: '/register/:code',
    to: 'https://app.example/register?ref=:code',
    status: 302,
  };
  const site = { 'routes.json': JSON.stringify([rule]) };

  it.each(['GET', 'HEAD'] as const)('A10 %s /register/:code goes on to the app', async (method) => {
    const { app } = await started({ site, config: { isProduction: true } });
    const response = await app.inject({ method, url: '/register/a%2Fb@c?utm_source=x' });
    expect([response.statusCode, response.body]).toEqual([302, '']);
    expect(response.headers).toMatchObject({
      location: 'https://app.example/register?ref=a%2Fb%40c',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'x-content-type-options': 'nosniff',
    });
  });

  it('not for a post', async () => {
    const { app } = await started({ site });
    expect((await app.inject({ method: 'POST', url: '/register/kofi' })).statusCode).toBe(405);
  });
});

describe('400', () => {
  it('an address that is not correctly encoded', async () => {
    const { app } = await started();
    for (const url of ['/%', '/a%zz', '/api/contacts/%E0%A4%A/capture/']) {
      const response = await app.inject({ url });
      expect(response.statusCode).toBe(400);
      expect(errorEnvelope.parse(response.json()).error).toBe('The URL is not correctly encoded.');
      expect(response.headers['x-content-type-options']).toBe('nosniff');
    }
  });
});

describe('404', () => {
  it.each([
    '/api',
    '/api/',
    '/api/contact',
    '/guests/unknown',
    '/modules/x',
    '/v1/automationsr',
    '/webhooks/push',
    '/healthz/x',
    '/api/..%2fmodules',
  ])('A5 %s under an API prefix', async (url) => {
    const { app } = await started({ site: { ...errorPage, 'index.html': 'home' } });
    for (const method of ['GET', 'POST'] as const) {
      const response = await app.inject({ method, url });
      expect(response.statusCode).toBe(404);
      expect(errorEnvelope.parse(response.json()).payload).toBeNull();
    }
  });

  it('any page when there is no site', async () => {
    const { app } = await started();
    expect((await app.inject({ url: '/' })).statusCode).toBe(404);
  });
});

describe('405', () => {
  it.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'] as const)(
    '%s on a page',
    async (method) => {
      const { app } = await started({ site: { 'index.html': 'home' } });
      const response = await app.inject({ method, url: '/', payload: 'x', headers: formType });
      expect(response.statusCode).toBe(405);
      expect(response.headers.allow).toBe('GET, HEAD');
    },
  );
});

describe('429', () => {
  const limits = {
    formsPerMinute: 2,
    globalPerMinute: 3,
    keyPerMinute: null,
  } as const;

  it('the third submission of one address, with when to come back', async () => {
    const test = await started({ config: { limits }, site: errorPage });
    const first = await post(test);
    expect(first.headers).toMatchObject({ 'ratelimit-limit': '2', 'ratelimit-remaining': '1' });
    await post(test);
    const third = await post(test);
    expect(third.statusCode).toBe(429);
    expect(errorEnvelope.parse(third.json()).error).toContain('Too many requests');
    expect(Number(third.headers['retry-after'])).toBeGreaterThan(0);
    expect(third.headers['ratelimit-remaining']).toBe('0');
    expect((await post(test, { accept: 'text/html' })).headers['content-type']).toContain(
      'text/html',
    );
    expect(await test.counts()).toMatchObject({ enquiries: 1 });
  });

  it.each([
    ['/guests/enquiry', enquiry],
    ['/api/contacts/pk_test/capture/', { email: 'ada@b.co' }],
    ['/demos', {}],
    ['/leads', {}],
  ])('a form without JavaScript at %s reads a page about it', async (url, fields) => {
    const test = await started({ config: { limits }, site: errorPage });
    const payload = new URLSearchParams(fields).toString();
    const responses = [];
    for (let time = 0; time < 3; time += 1) {
      responses.push(await test.app.inject({ method: 'POST', url, payload, headers: formType }));
    }
    expect(responses[2]).toMatchObject({ statusCode: 429 });
    expect(responses[2]?.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'x-robots-tag': 'noindex',
      'cache-control': 'no-store',
      'retry-after': expect.stringMatching(/^[1-9]\d?$/),
    });
    expect(responses[2]?.body).toContain('<h1>Please wait a moment</h1>');
    expect(responses[2]?.body).toContain('<li>Too many requests in a short time.');
  });

  it('a form comes back filled up to twice the limit, and is not read beyond', async () => {
    const form = '<h1>{{title}}</h1><ul>{{messages}}</ul><form><input name="fullname"></form>';
    const test = await started({
      config: { limits },
      site: { ...errorPage, '_responses/contact-rejected.html': form },
    });
    const payload = new URLSearchParams(enquiry).toString();
    const bodies = [];
    for (let time = 0; time < 5; time += 1) {
      const call = { method: 'POST', url: '/guests/enquiry', headers: formType } as const;
      bodies.push((await test.app.inject({ ...call, payload })).body);
    }
    expect(bodies.slice(2, 4)).toEqual(Array(2).fill(expect.stringContaining('value="Ada"')));
    expect(bodies[4]).toContain('<h1>Please wait a moment</h1>');
    expect(bodies[4]).not.toContain('<form>');
    expect(await test.counts()).toMatchObject({ enquiries: 1 });
  });

  it('counts all forms together, and not what reads', async () => {
    const test = await started({ config: { limits } });
    await post(test);
    await test.app.inject({
      url: '/api/contacts/pk_test/capture/?email=a@b.co',
      remoteAddress: '10.0.0.1',
    });
    expect((await post(test)).statusCode).toBe(429);
    for (let time = 0; time < 20; time += 1) {
      expect(
        (await test.app.inject({ url: '/modules', remoteAddress: '10.0.0.1' })).statusCode,
      ).toBe(200);
    }
  });

  it('a forged forwarded address changes nothing unless the proxy is trusted (S5)', async () => {
    const forged = (at: number) => ({ 'x-forwarded-for': `203.0.113.${at}` });
    const direct = await started({ config: { limits } });
    const proxied = await started({
      config: { limits, server: { trustProxy: ['10.0.0.1'] } },
    });
    const hops = await started({ config: { limits, server: { trustProxy: 1 } } });
    const last = async (test: TestApp) => {
      await post(test, forged(1));
      await post(test, forged(2));
      return (await post(test, forged(3))).statusCode;
    };
    expect([await last(direct), await last(proxied), await last(hops)]).toEqual([429, 200, 200]);
  });

  it('can be turned off in the configuration', async () => {
    const test = await started();
    for (let time = 0; time < 50; time += 1) expect((await post(test)).statusCode).toBe(200);
  });
});

describe('500', () => {
  it('R381 reveals nothing about an internal error, in JSON or as a page', async () => {
    const fault = new Error('SQLITE_CORRUPT: select secret from /home/x/data at v1.2.3');
    const test = await started({ store: failing(fault), site: errorPage });
    const response = await post(test);
    expect(response.statusCode).toBe(500);
    expect(errorIn(response)).toEqual({
      error: 'Something went wrong on our side. Please try again.',
      payload: null,
      code: 'internal',
    });
    const page = await post(test, { accept: 'text/html,*/*' });
    expect(page.statusCode).toBe(500);
    expect(page.body).toContain('<li>Something went wrong on our side. Please try again.</li>');
    for (const { body } of [response, page]) expect(body).not.toMatch(/SQLITE|select|home|v1|at /);
  });
});

describe('503', () => {
  const away = () => failing(new StoreUnavailableError('disk I/O error in /data'));

  it('a submission while the store is unavailable has Retry-After', async () => {
    const response = await post(await started({ store: away() }));
    expect(response.statusCode).toBe(503);
    expect(response.headers['retry-after']).toBe('5');
    expect(errorEnvelope.parse(response.json()).error).toContain('nothing was stored');
    expect(response.body).not.toContain('disk');
  });

  it('GET /readyz, and not GET /healthz: a restart would bring no store back', async () => {
    const { app } = await started({ store: away() });
    const response = await app.inject({ url: '/readyz' });
    expect(response.statusCode).toBe(503);
    expect(response.headers['retry-after']).toBe('5');
    expect((await app.inject({ url: '/healthz' })).statusCode).toBe(200);
  });

  it.each(['/readyz', '/healthz'])(
    'GET %s while the process stops, which is logged as no outage',
    async (url) => {
      const logged: string[] = [];
      const stream = { write: (line: string) => logged.push(line) };
      const { app } = await started({ isStopping: () => true, logger: { level: 'error', stream } });
      const response = await app.inject({ url });
      expect(response.statusCode).toBe(503);
      expect(errorEnvelope.parse(response.json()).error).toContain('try again');
      expect(logged).toEqual([]);
    },
  );

  it('an outage is logged once, and the next one again', async () => {
    const logged: string[] = [];
    const stream = { write: (line: string) => logged.push(line) };
    const test = await started({ store: away(), logger: { level: 'error', stream } });
    for (let at = 0; at < 20; at += 1) await post(test);
    expect(logged).toHaveLength(1);
    expect(logged[0]).toContain('disk I/O error in /data');
    test.clock.now += 3_600_000;
    await post(test);
    expect(logged).toHaveLength(2);
  });

  it('GET /readyz asks the store at most once a second, however many ask', async () => {
    let asked = 0;
    const store = await started();
    const ping = async () => {
      asked += 1;
    };
    const counting = { ...store.store, ping };
    const test = await started({ store: counting });
    const ask = () => test.app.inject({ url: '/readyz' });
    await Promise.all(Array.from({ length: 20 }, ask));
    expect(asked).toBe(1);
    test.clock.now += 1_000;
    await ask();
    expect(asked).toBe(2);
  });
});

describe('200', () => {
  it.each(['/healthz', '/readyz'])('GET %s when the store responds', async (url) => {
    const { app } = await started();
    const response = await app.inject({ url });
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ error: null, payload: { data: { status: 'ok', version } } });
  });
});

describe('every response', () => {
  const site = {
    ...errorPage,
    'index.html': 'home',
    'x.js': 'x',
    '_responses/unknown.html': 'unknown',
  };
  const urls = [
    '/',
    '/x.js',
    '/nowhere',
    '/missing.png',
    '/modules',
    '/api/x',
    '/guests/enquiry',
    '/%',
  ];

  it.each(urls)('GET %s carries the security headers', async (url) => {
    const { app } = await started({ site });
    const { headers } = await app.inject({ url });
    expect(headers).toMatchObject({
      'strict-transport-security': 'max-age=63072000',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    });
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("frame-ancestors 'none'");
    const isPage = String(headers['content-type']).startsWith('text/html');
    expect(policy.includes("default-src 'none'")).toBe(!isPage);
    expect(headers).not.toHaveProperty('x-powered-by');
    expect(headers).not.toHaveProperty('set-cookie');
  });

  it.each(urls)('R388 R392 GET %s is noindex outside production only', async (url) => {
    const outside = await started({ site });
    expect((await outside.app.inject({ url })).headers['x-robots-tag']).toBe('noindex');
    const production = await started({ site, config: { isProduction: true } });
    const tag = (await production.app.inject({ url })).headers['x-robots-tag'];
    expect(tag).toBe(url === '/nowhere' ? 'noindex' : undefined);
  });

  it.each([
    ['host', 'max-age=63072000'],
    ['subdomains', 'max-age=63072000; includeSubDomains'],
    ['preload', 'max-age=63072000; includeSubDomains; preload'],
  ])('HSTS=%s asks for %s', async (HSTS, header) => {
    const { hsts } = parseConfig({ HSTS });
    const { app } = await started({ site, config: { hsts } });
    for (const url of urls) {
      expect((await app.inject({ url })).headers['strict-transport-security']).toBe(header);
    }
  });

  it('names the configured bases where a worker of the site may call', async () => {
    const bases = {
      site: '',
      app: '',
      guest: '',
      api: '',
      messaging: '',
      users: 'https://users.example/v2',
      sales: '',
      modules: '',
    };
    const { app } = await started({
      site: { ...site, 'gm-service-worker.js': 'x' },
      config: { bases },
    });
    const worker = await app.inject({ url: '/gm-service-worker.js' });
    expect(worker.headers['content-security-policy']).toContain(
      "connect-src 'self' https://users.example;",
    );
    const script = await app.inject({ url: '/x.js' });
    expect(script.headers['content-security-policy']).toBe(
      "default-src 'none'; frame-ancestors 'none'",
    );
  });
});

describe('another origin', () => {
  const bases = {
    site: 'https://grove.example',
    app: '',
    guest: '',
    api: '',
    messaging: '',
    users: '',
    sales: '',
    modules: '',
  };
  const preflight = (test: TestApp, origin: string, url = '/guests/enquiry') =>
    test.app.inject({
      method: 'OPTIONS',
      url,
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type, form-token, idempotency-key',
      },
    });

  it('is allowed for scripts only when it is the configured site, without credentials', async () => {
    const test = await started({ config: { bases } });
    const ours = await preflight(test, 'https://grove.example');
    expect(ours.headers).toMatchObject({
      'access-control-allow-origin': 'https://grove.example',
      'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
      'access-control-allow-headers': 'authorization, content-type, idempotency-key, form-token',
    });
    expect(ours.headers).not.toHaveProperty('access-control-allow-credentials');
    for (const origin of ['https://evil.example', 'https://grove.example.evil.example', 'null']) {
      expect((await preflight(test, origin)).headers).not.toHaveProperty(
        'access-control-allow-origin',
      );
    }
  });

  const origin = 'https://grove.example';

  it.each(['/guests/enquiry', '/api/contacts/pk_test/capture/', '/demos', '/leads'])(
    'lets scripts of the site post to %s',
    async (url) => {
      const { statusCode, headers, body } = await preflight(
        await started({ config: { bases } }),
        origin,
        url,
      );
      expect([statusCode, body]).toEqual([204, '']);
      expect(headers['access-control-allow-origin']).toBe(origin);
      expect(headers.vary).toMatch(/origin/i);
    },
  );

  it('lets scripts of the site read responses, errors and tokens', async () => {
    const limits = {
      formsPerMinute: 1,
      globalPerMinute: 9,
      keyPerMinute: null,
    } as const;
    const test = await started({ config: { bases, limits } });
    const responses = [
      await post(test, { origin, 'idempotency-key': 'k', 'form-token': 'x' }),
      await post(test, { origin }),
      await test.app.inject({ url: '/guests/form-token', headers: { origin } }),
      await test.app.inject({ url: '/modules', headers: { origin } }),
    ];
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 429, 200, 200]);
    for (const { headers } of responses) {
      expect(headers['access-control-allow-origin']).toBe(origin);
      expect(headers['access-control-expose-headers']).toMatch(/^retry-after, request-id,/);
    }
  });

  it("takes the configured site's forms and sends them on to its pages", async () => {
    const test = await started({ config: { bases } });
    const response = await test.app.inject({
      method: 'POST',
      url: '/guests/enquiry',
      payload: new URLSearchParams(enquiry).toString(),
      headers: { ...formType, origin: 'https://grove.example', 'sec-fetch-site': 'cross-site' },
    });
    expect(response.statusCode).toBe(303);
    expect(response.headers.location).toBe('https://grove.example/contact/sent');
  });
});
