import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { refusedPage, type TestApp, testApp } from '../routes/app-for-test.ts';

let test: TestApp;
beforeEach(async () => {
  test = await testApp({
    site: {
      ...refusedPage,
      'index.html': 'home',
      '_astro/a.js': 'script',
      '_answers/unknown.html': '{{path}}',
      '_answers/not-found.html': 'none',
    },
  });
});
afterEach(() => test.close());

describe('400', () => {
  it('a browser that asks for a broken address reads a page', async () => {
    const answer = await test.app.inject({ url: '/%zz', headers: { accept: 'text/html' } });
    expect(answer.statusCode).toBe(400);
    expect(answer.body).toContain('<li>The address is not correctly encoded.</li>');
    expect(answer.headers['content-security-policy']).toBe("frame-ancestors 'none'");
  });
});

describe('404', () => {
  it('A5 a missing file is a true 404, as a page', async () => {
    const answer = await test.app.inject({ url: '/missing.css' });
    expect([answer.statusCode, answer.body]).toEqual([404, 'none']);
  });
});

describe('200', () => {
  it('HEAD tells the length and sends no body', async () => {
    const answer = await test.app.inject({ method: 'HEAD', url: '/' });
    expect([answer.statusCode, answer.body]).toEqual([200, '']);
    expect(answer.headers['content-length']).toBe('4');
  });

  it('an address over and over is the same page with the same tag', async () => {
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
      const answer = await test.app.inject({ url });
      expect([answer.statusCode, answer.body]).toEqual([200, url]);
    },
  );
});
