import { beforeEach, describe, expect, it } from 'vitest';
import { beforeEachApp, post, replaceApp, test } from '../../app-suite/each-app-for-test.ts';
import { newKey } from '../../app-suite/keys-for-test.ts';

let testing: { authorization: string };
beforeEachApp();
beforeEach(async () => {
  ({ headers: testing } = await newKey(test, { isTest: true }));
});

const html = '<style>p{color:red}</style><script>alert(1)</script><p>Hello</p>';

async function sent(headers = testing): Promise<string> {
  const payload = { template_code: 'x', recipient_email: 'ada@shop.example', subject: 'Hi', html };
  const response = await post('/v1/transactionals', payload, headers);
  return response.json().payload.data.id;
}
const preview = (id: string, headers = testing) =>
  post(`/v1/transactionals/${id}/preview`, undefined, headers);
async function pathOf(id: string): Promise<string> {
  return new URL((await preview(id)).json().payload.data.url).pathname;
}

describe('200', () => {
  it('shows the mail once, alone and unable to run or load anything', async () => {
    const response = await preview(await sent());
    const { url, expires_at } = response.json().payload.data;
    expect(expires_at).toBe('2026-11-21T00:05:00.000Z');
    const { origin, pathname } = new URL(url);
    expect(origin).toBe('http://localhost');
    const page = await test.app.inject({ url: pathname });
    expect([page.statusCode, page.body]).toEqual([200, html]);
    expect(page.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy':
        "sandbox; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'; default-src 'none'; form-action 'none'; base-uri 'none'",
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
      'x-content-type-options': 'nosniff',
      'cross-origin-opener-policy': 'unsafe-none',
    });
    expect(page.headers).not.toHaveProperty('x-frame-options');
    const again = await test.app.inject({ url: pathname });
    expect(again.statusCode).toBe(404);
    expect(again.headers['content-security-policy']).toContain("default-src 'none'");
    expect(again.body).not.toContain('Hello');
  });

  it('shows an email of plain text alone as text, whatever it contains', async () => {
    const response = await post(
      '/v1/transactionals',
      {
        template_code: 'x',
        recipient_email: 'ada@shop.example',
        subject: 'Hi',
        text: '</pre><script>alert(1)</script>\nHello',
      },
      testing,
    );
    const page = await test.app.inject({ url: await pathOf(response.json().payload.data.id) });
    expect(page.body).toContain('&lt;/pre&gt;&lt;script&gt;alert(1)&lt;/script&gt;\nHello</pre>');
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
  });

  it('gives each call an address of its own', async () => {
    const id = await sent();
    const paths = [await pathOf(id), await pathOf(id)];
    expect(new Set(paths).size).toBe(2);
    for (const url of paths) expect((await test.app.inject({ url })).statusCode).toBe(200);
  });

  it('is on the origin of the API, and lets the site frame it', async () => {
    const bases = {
      app: '',
      guest: '',
      messaging: '',
      sales: '',
      modules: '',
      site: 'https://grovemail.example',
      users: 'https://users.example',
      api: 'https://api.grovemail.example/v2',
    };
    await replaceApp({ config: { bases } });
    const { headers } = await newKey(test, { isTest: true });
    const response = await preview(await sent(headers), headers);
    const { url } = response.json().payload.data;
    expect(url).toMatch(/^https:\/\/api\.grovemail\.example\/v2\/guests\/mail-preview\/[\w-]{43}$/);
    const page = await test.app.inject({ url: new URL(url).pathname.replace('/v2', '') });
    expect(page.headers['content-security-policy']).toContain(
      "frame-ancestors 'self' https://grovemail.example;",
    );
  });

  it('is not spent by a browser that only looks ahead', async () => {
    const url = await pathOf(await sent());
    const ahead = [
      { method: 'HEAD' as const, url },
      { url, headers: { 'sec-purpose': 'prefetch' } },
    ];
    for (const request of ahead) expect((await test.app.inject(request)).statusCode).toBe(404);
    expect((await test.app.inject({ url })).statusCode).toBe(200);
  });

  it('is shown in a frame of the site', async () => {
    const url = await pathOf(await sent());
    const headers = { 'sec-fetch-dest': 'iframe', 'sec-fetch-site': 'same-origin' };
    expect((await test.app.inject({ url, headers })).statusCode).toBe(200);
  });

  it('keeps no token that could be read back', async () => {
    const url = await pathOf(await sent());
    const digest = url.split('/').at(-1) ?? '';
    expect(await test.store.takePreview(digest)).toBeNull();
    expect((await test.app.inject({ url })).statusCode).toBe(200);
  });
});

describe('403', () => {
  it('to a live key, whose mails are not kept', async () => {
    const { headers } = await newKey(test);
    const response = await preview(await sent(headers), headers);
    expect(response.statusCode).toBe(403);
    expect(response.json().error).toBe('Only a test key can preview an email.');
  });

  it('without a key', async () => {
    expect((await preview(await sent(), { authorization: '' })).statusCode).toBe(403);
  });
});

describe('404', () => {
  it.each(['x', '019a9f3e-7c00-7a10-8f3b-2d6f0c9b1e57', '%00'])('for the mail %s', async (id) => {
    expect((await preview(id)).statusCode).toBe(404);
  });

  it("for a live key's mail", async () => {
    const { headers } = await newKey(test);
    expect((await preview(await sent(headers))).statusCode).toBe(404);
  });

  it('once five minutes have passed', async () => {
    const url = await pathOf(await sent());
    test.clock.now += 5 * 60_000;
    expect((await test.app.inject({ url })).statusCode).toBe(404);
  });

  it.each(['x', 'A'.repeat(43), '%00', "' or 1=1", 'x'.repeat(5_000)])(
    'for the token %s',
    async (token) => {
      const url = `/guests/mail-preview/${encodeURIComponent(token)}`;
      expect((await test.app.inject({ url })).statusCode).toBe(404);
    },
  );
});
