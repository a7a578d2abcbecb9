import type { Browser } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchChromium } from '../../script/browser.ts';
import { freePort } from '../../script/free-port.ts';
import { type RunningServer, startServer } from '../../script/start-server.ts';
import { contactFormOn, fillIn } from '../e2e/contact-form.ts';
import { rowsOf } from '../e2e/rows.ts';
import { expectNotIndexed } from './expect-not-indexed.ts';
import { buildFor, type SiteBuild } from './site-build.ts';
import { type StaticHost, startStaticHost } from './static-host.ts';

let host: StaticHost;
let site: SiteBuild;
let api: RunningServer;
let browser: Browser;

beforeAll(async () => {
  host = await startStaticHost();
  const port = String(await freePort());
  const apiUrl = `http://127.0.0.1:${port}`;
  const settings = {
    SITE_ENV: 'staging',
    SITE_URL: host.url,
    APP_URL: 'http://app.grovemail.example',
    GUEST_URL: 'http://guest.grovemail.example',
    API_URL: apiUrl,
  };
  site = await buildFor(settings);
  host.serve(site.folder);
  api = await startServer({ ...settings, PORT: port, RATE_LIMIT: 'off' });
  browser = await launchChromium();
});

afterAll(async () => {
  await browser?.close();
  await api?.stop();
  await host?.stop();
  await site?.remove();
});

it('R388 H1 in staging, the site has titles, but no descriptions, and is not indexable', () =>
  expectNotIndexed(site));

it('R75, R359, A17 demo links lead to the guest site', async () => {
  const html = await site.read('index.html');
  for (const label of ['Get demo', 'Get a demo'])
    expect(html).toMatch(
      new RegExp(`<a [^>]*href="http://guest\\.grovemail\\.example/demo"[^>]*>${label}<`),
    );
  expect(html).not.toContain('href="/demo"');
});

describe('200', () => {
  it.each([
    ['/', '/'],
    ['/pricing', '/pricing'],
    ['/pricing/', '/pricing'],
    ['/products', '/products/campaign'],
    ['/products/campaign/', '/products/campaign'],
    ['/products/nothing/of/this', '/products/campaign'],
    ['/products/automation', '/products/automations'],
    ['/products/automation/', '/products/automations'],
    ['/analytics', '/'],
    ['/no/such-page', '/'],
    ['/no/such.page@mail.example', '/'],
  ])('R28, R34, A1–A5 %s shows the page with the canonical path %s', async (path, canonical) => {
    const response = await fetch(host.url + path, { redirect: 'manual' });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toContain('text/html');
    expect(await response.text()).toContain(`<link rel="canonical" href="${host.url}${canonical}"`);
  });

  it.each([
    '/preferences/ngozi.ade@mail.example',
    '/unsubscription/a/b',
    '/unsubscription/a/x@y.co',
  ])('A7 a cut link, %s, shows the page that sends a fresh one', async (path) => {
    const html = await (await fetch(host.url + path)).text();
    expect(html.includes('Send me a new link')).toBe(true);
  });

  it('A5 an unknown path shows the home page without unfilled slots, and a script names it', async () => {
    const html = await (await fetch(`${host.url}/no/such-page`)).text();
    expect(html).toContain('There is no page at <code data-path="">this address</code>');
    expect(html).not.toContain('{{');
    expect(html).toContain('<meta name="robots" content="noindex">');
    const page = await browser.newPage();
    await page.goto(`${host.url}/no/such-page`);
    expect(await page.locator('[data-path]').textContent()).toBe('/no/such-page');
    await page.close();
  });

  it('R388 every response has the security headers, and is not indexable in staging', async () => {
    for (const path of ['/', '/no/such-page', '/favicon.svg', '/_astro/none.js', '/register/x']) {
      const { headers } = await fetch(host.url + path, { redirect: 'manual' });
      expect(headers.get('strict-transport-security')).toContain('max-age=63072000');
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('x-robots-tag')).toContain('noindex');
    }
  });

  it('files with a hash in their name are immutable', async () => {
    const [, script] = /src="(\/_astro\/[^"]+\.js)"/.exec(await site.read('index.html')) ?? [];
    const response = await fetch(`${host.url}${script}`);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });

  it('G5 the web push scripts are revalidated each time, and contain the API’s URL', async () => {
    for (const path of ['/gm-service-worker.js', '/gm-web-push.js']) {
      const response = await fetch(host.url + path);
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toContain('text/javascript');
      expect(response.headers.get('cache-control')).toBe('no-cache');
      const source = await response.text();
      expect(source).toContain(api.url);
      // On our own pages, they log nothing outside development.
      expect(source).toContain(`location.origin!==\`${host.url}\``);
    }
    const click = await fetch(`${host.url}/webhooks/push/web/click?tracking_id=x`);
    expect(await click.json()).toEqual({ error: null, payload: { data: { status: 'ok' } } });
  });

  it("the API's prefixes are proxied", async () => {
    const response = await fetch(`${host.url}/modules`);
    expect(response.status).toBe(200);
    const { payload } = (await response.json()) as { payload: { data: { code: string }[] } };
    expect(payload.data[0]?.code).toBe('campaign');
    expect((await fetch(`${host.url}/leads`)).status).toBe(405);
    expect((await fetch(`${host.url}/api/nothing`)).status).toBe(404);
  });
});

describe('the pages of emailed links, proxied to the API', () => {
  it.each([
    '/unsubscription/a.b.c.d/ada.o+news@mail.example/c-1',
    '/unsubscription/a.b.c.d/ada.o%2Bnews%40mail.example/c-1/',
    '/preferences/ada.o+news@mail.example/c-1/a.b.c.d',
    '/guests/preferences/ada.o+news@mail.example/c-1/a.b.c.d',
  ])('R35 R38 A9 %s', async (path) => {
    const response = await fetch(host.url + path);
    expect(response.status).toBe(200);
    const html = await response.text();
    expect(html).toContain('Save preferences');
    expect(html).toContain('<meta name="referrer" content="no-referrer">');
    const post = await fetch(host.url + path, { method: 'POST' });
    // The API's response to one click at an invalid link.
    expect(post.status).toBe(403);
  });

  it('newsletter confirmation, GET and POST', async () => {
    const path = `${host.url}/newsletter/confirm/abc.def`;
    const html = await (await fetch(path)).text();
    expect(html).toContain('Confirm my subscription');
    expect(html).toContain('<meta name="referrer" content="no-referrer">');
    const post = await fetch(path, { method: 'POST' });
    expect([post.status, await post.text()]).toEqual([
      403,
      expect.stringContaining('This link is no longer valid'),
    ]);
  });

  it('E3 the preferences page without a link is a static file', async () => {
    const html = await (await fetch(`${host.url}/preferences`)).text();
    expect(html).toContain(`action="${api.url}/guests/preferences/link"`);
  });
});

describe('302', () => {
  it.each([
    ['/register/abc', 'abc'],
    ['/register/abc/', 'abc'],
  ])('R27, R361, A10 %s redirects to the app with the code only', async (path, code) => {
    const response = await fetch(`${host.url}${path}?utm_source=x`, { redirect: 'manual' });
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toBe(
      `http://app.grovemail.example/register?ref=${code}`,
    );
    expect(response.headers.get('cache-control')).toBe('no-store');
  });
});

it('308 /Register/aBc leads to /register/aBc', async () => {
  const response = await fetch(`${host.url}/Register/aBc`, { redirect: 'manual' });
  expect([response.status, response.headers.get('location')]).toEqual([308, '/register/aBc']);
});

describe('404', () => {
  it.each(['/_astro/none.js', '/_responses/unknown', '/_responses/rejected'])(
    '%s',
    async (path) => {
      const response = await fetch(host.url + path);
      expect(response.status).toBe(404);
      expect(await response.text()).not.toContain('{{');
    },
  );
});

describe('an API on another origin', () => {
  for (const javaScriptEnabled of [true, false]) {
    it(`an enquiry is stored ${javaScriptEnabled ? 'by script (CORS)' : 'without script'}`, async () => {
      const page = await browser.newPage({ javaScriptEnabled });
      const problems: string[] = [];
      page.on('pageerror', (error) => problems.push(error.message));
      page.on('requestfailed', (request) => problems.push(request.url()));
      await page.goto(`${host.url}/`);
      const contact = contactFormOn(page);
      const { email } = await fillIn(contact);
      const responded = page.waitForResponse(
        (response) =>
          response.url() === `${api.url}/guests/enquiry` && response.request().method() === 'POST',
      );
      await contact.send.click();
      const response = await responded;
      expect(response.status()).toBe(javaScriptEnabled ? 200 : 303);
      if (javaScriptEnabled) {
        await contact.success.waitFor();
        expect(response.headers()['access-control-allow-origin']).toBe(host.url);
      } else {
        await page.waitForURL(`${host.url}/contact/sent`);
      }
      expect(await rowsOf('enquiries', api, email)).toHaveLength(1);
      expect(problems).toEqual([]);
      await page.close();
    });
  }

  it('prices are fetched from the API, and nothing from other origins', async () => {
    const page = await browser.newPage();
    const origins = new Set<string>();
    page.on('request', (request) => origins.add(new URL(request.url()).origin));
    const prices = page.waitForResponse(`${api.url}/modules`);
    await page.goto(`${host.url}/pricing`);
    await page.getByLabel('Currency').scrollIntoViewIfNeeded();
    expect((await prices).status()).toBe(200);
    expect([...origins].sort()).toEqual([api.url, host.url].sort());
    await page.close();
  });
});
