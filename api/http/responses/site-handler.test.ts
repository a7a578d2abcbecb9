import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  errorIn,
  errorPage,
  formType,
  type TestApp,
  testApp,
} from '../../app-suite/app-for-test.ts';

let test: TestApp;
beforeEach(async () => {
  test = await testApp({
    site: {
      ...errorPage,
      'index.html': 'home',
      '500.html': 'Unexpected Application Error!',
      '_astro/a.js': 'script',
      '_responses/unknown.html': 'unknown',
      '_responses/not-found.html': 'none',
    },
  });
});
afterEach(() => test.close());

describe('400', () => {
  it('a malformed URL gets a page in a browser', async () => {
    const response = await test.app.inject({ url: '/%zz', headers: { accept: 'text/html' } });
    expect(response.statusCode).toBe(400);
    expect(response.body).toContain('<li>The URL is not correctly encoded.</li>');
    expect(response.headers['content-security-policy']).toBe("frame-ancestors 'none'");
  });
});

describe('200', () => {
  it('a page is sent with at most 544 bytes of headers, which share its first flight', async () => {
    const origin = await test.app.listen({ port: 0, host: '127.0.0.1' });
    const socket = connect(Number(new URL(origin).port), '127.0.0.1');
    socket.end(
      'GET / HTTP/1.1\r\nHost: a\r\nAccept-Encoding: br\r\nConnection: keep-alive\r\n\r\n',
    );
    const [head = '', body] = (await text(socket)).split('\r\n\r\n');
    expect(body).toBe('home');
    expect(head).toContain('content-security-policy');
    // A real page's length has more digits, and it comes compressed.
    const more = '\r\n\r\ncontent-encoding: br\r\n-br 00000'.length;
    expect(head.length + more).toBeLessThanOrEqual(544);
  });
});

describe('404', () => {
  it('A5 a missing file is a true 404, as a page', async () => {
    const response = await test.app.inject({ url: '/missing.css' });
    expect([response.statusCode, response.body]).toEqual([404, 'none']);
  });
});

describe('500', () => {
  const fault = new Error('ENOENT: /home/x/site at v1.2.3');
  const html = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

  beforeEach(() => {
    test.app.route({
      method: ['GET', 'HEAD', 'POST'],
      url: '/breaks',
      exposeHeadRoute: false,
      handler: async () => {
        throw fault;
      },
    });
  });

  it('R167, R384, F17 a page that fails gets an error page that can be reloaded', async () => {
    const response = await test.app.inject({ url: '/breaks?utm_source=x', headers: html });
    expect([response.statusCode, response.body]).toEqual([500, 'Unexpected Application Error!']);
    expect(response.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'content-security-policy': "frame-ancestors 'none'",
    });
  });

  it('HEAD has that status and no body', async () => {
    const response = await test.app.inject({ method: 'HEAD', url: '/breaks', headers: html });
    expect([response.statusCode, response.body]).toEqual([500, '']);
  });

  it.each([
    ['asks for no page', { accept: 'application/json' }],
    ['names nothing that it accepts', {}],
  ])('a client that %s gets the envelope', async (_, headers) => {
    const response = await test.app.inject({ url: '/breaks', headers });
    expect(response.statusCode).toBe(500);
    expect(errorIn(response)).toEqual({
      error: 'Something went wrong on our side. Please try again.',
      payload: null,
      code: 'internal',
    });
  });

  it('a form that fails gets a page saying that nothing was sent', async () => {
    const response = await test.app.inject({
      method: 'POST',
      url: '/breaks',
      headers: { ...html, ...formType },
      payload: 'a=b',
    });
    expect(response.statusCode).toBe(500);
    expect(response.body).toContain('<h1>Something went wrong on our side</h1>');
  });

  it('without the error page, the page of an error', async () => {
    const bare = await testApp({ site: errorPage });
    bare.app.get('/breaks', async () => {
      throw fault;
    });
    const response = await bare.app.inject({ url: '/breaks', headers: html });
    expect(response.statusCode).toBe(500);
    expect(response.body).toContain('<h1>Something went wrong on our side</h1>');
    await bare.close();
  });
});

describe('200', () => {
  it('HEAD has the length and no body', async () => {
    const response = await test.app.inject({ method: 'HEAD', url: '/' });
    expect([response.statusCode, response.body]).toEqual([200, '']);
    expect(response.headers['content-length']).toBe('4');
  });

  it('a repeated request gets the same page with the same ETag', async () => {
    const [first, second] = await Promise.all([test.app.inject('/'), test.app.inject('/')]);
    expect(first.body).toBe('home');
    expect(second.headers.etag).toBe(first.headers.etag);
    const again = await test.app.inject({
      url: '/',
      headers: { 'if-none-match': String(first.headers.etag) },
    });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect(again.headers['content-security-policy']).toBe("frame-ancestors 'none'");
  });

  it.each(['/developers', '/demo', '/demos-and-more', '/apis', '/v10', '/leadership'])(
    'A5 %s is no address of the API',
    async (url) => {
      const response = await test.app.inject({ url });
      expect([response.statusCode, response.body]).toEqual([200, 'unknown']);
    },
  );
});

describe('views', () => {
  it('each page that is delivered or unchanged is counted by its own path, and nothing else', async () => {
    const viewed: string[] = [];
    const counting = await testApp({
      site: {
        'index.html': 'home',
        'products/campaign.html': 'campaign',
        'notes.md': 'notes',
        '_astro/a.js': 'script',
        '_responses/unknown.html': 'unknown',
        '_responses/preferences.html': 'preferences',
        'routes.json': JSON.stringify([
          { from: '/products/*', to: '/products/campaign' },
          { from: '/preferences/*', to: '/_responses/preferences' },
          { from: '/moved', to: '/', status: 301 },
        ]),
      },
      noteView: ({ path }) => viewed.push(path),
    });
    const { app } = counting;
    const { headers } = await app.inject('/?utm_source=x');
    await app.inject({ url: '/', headers: { 'if-none-match': String(headers.etag) } });
    for (const url of ['/products/other', '/notes.md', '/_astro/a.js', '/moved', '/nothing']) {
      await app.inject(url);
    }
    await app.inject('/preferences/a-recipients-secret');
    expect(viewed).toEqual(['/', '/', '/products/campaign']);
    await counting.close();
  });
});
