import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseConfig } from '@grovemail/config/parse-config.ts';
import { environments } from '@grovemail/config/variables.ts';
import type { Page } from '@playwright/test';
import { production as productionSettings } from '../../builds/site-build.ts';
import { contactFormOn } from '../../e2e/contact-form.ts';
import { pageKinds } from '../../e2e/page-kinds.ts';
import { expect, expectAddress, journey, type Visit } from '../journey.ts';
import { configuredKeys } from '../site.ts';

const pages = [
  '/',
  '/products/campaign',
  '/products/automations',
  '/products/transactionals',
  '/products/analytics',
  '/pricing',
  '/calculator',
  '/demo',
  '/startup',
  '/contact',
  '/terms',
  '/privacy',
  '/developers',
  '/developers/guides',
  '/developers/reference',
  '/developers/guides/webpush',
  '/developers/reference/get-started',
  '/developers/reference/automations',
  '/developers/reference/contacts',
  '/developers/reference/transactionals',
];
/** Links that are meant for one person, and the pages after a form. */
const personal = ['/unsubscription', '/preferences', '/contact/sent'];

const contentTypes: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript',
  css: 'text/css',
  svg: 'image/svg+xml',
  woff2: 'font/woff2',
};

/** Serves the production build at its address, from its files. */
async function serveProduction({ page, site }: Visit): Promise<void> {
  const { folder } = await site.production();
  await page.route(`${productionSettings.SITE_URL}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    const path = pathname === '/' ? '/index' : pathname;
    const name = /\.\w+$/.test(path) ? path : `${path}.html`;
    const body = await readFile(join(folder, name)).catch(() => null);
    if (body === null) return route.fulfill({ status: 404 });
    await route.fulfill({ body, contentType: contentTypes[name.split('.').at(-1) ?? ''] ?? '' });
  });
}

const metaOf = (page: Page, selector: string) =>
  page.locator(`head meta[${selector}]`).getAttribute('content', { timeout: 2_000 });

const inProduction = journey('In production', async (visit) => {
  const { page, holds } = visit;
  await serveProduction(visit);
  for (const path of pages) {
    await page.goto(productionSettings.SITE_URL + path);
    await holds('R389', `${path} has a title`, () => expect(page).toHaveTitle(/\S/));
    await holds('R390', `${path} has a description`, async () =>
      expect(await metaOf(page, 'name=description')).toMatch(/\S/),
    );
    await holds('R391', `${path} has social tags`, async () => {
      for (const name of ['og:title', 'og:description', 'og:image', 'og:url']) {
        expect(await metaOf(page, `property="${name}"`), name).toMatch(/\S/);
      }
      expect(await metaOf(page, 'name="twitter:card"')).toMatch(/\S/);
    });
    await holds('R392', `${path} has no noindex`, () =>
      expect(page.locator('head meta[name=robots][content*=noindex]')).toHaveCount(0),
    );
  }
  for (const path of personal) {
    await page.goto(productionSettings.SITE_URL + path);
    await visit.literally('R392', `${path} has no noindex`, () =>
      expect(page.locator('head meta[name=robots][content*=noindex]')).toHaveCount(0),
    );
  }
});

const elsewhere = journey('Outside production', async ({ page, holds, site }) => {
  await holds('R388', `each page of ${site.environment} has noindex`, async () => {
    for (const path of pageKinds) {
      const html = await (await page.request.get(path)).text();
      expect(html, path).toMatch(/<meta name="?robots"? content="?noindex/);
    }
  });
});

const consoles = journey('The console', async (visit) => {
  const { page, holds, site } = visit;
  const lines: string[] = [];
  page.on('console', (message) => lines.push(message.text()));
  const logAll = async () => {
    lines.length = 0;
    await page.waitForLoadState('load');
    await page.evaluate(`new Promise((done) => setTimeout(done, 500)).then(() => {
      for (const method of ['log', 'info', 'warn', 'error', 'debug']) console[method]('logged');
    })`);
    return lines.filter((line) => line === 'logged').length;
  };
  for (const path of ['/', '/developers/reference/get-started', '/demo']) {
    await page.goto(path);
    const isOn = site.environment === 'development';
    await holds(
      'R387',
      `${path}: ${isOn ? 'logs' : 'is silent'} in ${site.environment}`,
      async () => expect(await logAll()).toBe(isOn ? 5 : 0),
    );
  }
  await serveProduction(visit);
  await page.goto(`${productionSettings.SITE_URL}/`);
  await holds('R387', 'is silent in production', async () => expect(await logAll()).toBe(0));
});

const configuration = journey('Configuration', async (visit) => {
  const { page, holds, site } = visit;
  await holds('R385', 'four environments', () =>
    expect([...environments]).toEqual(['development', 'testing', 'staging', 'production']),
  );
  for (const env of ['development', 'testing', 'staging'] as const) {
    await holds('R385 R386', `${env} can be configured`, () =>
      expect(parseConfig({ SITE_ENV: env }, 'site').env).toBe(env),
    );
  }
  await holds('R386', 'a site for staging can be built', () =>
    expect(site.recorders === null || site.environment === 'staging').toBe(true),
  );
  await holds('R324 R325', 'a client API key and an audience id', () => {
    const { clientApiKey, audienceId } = parseConfig(
      { CLIENT_API_KEY: 'a-key', AUDIENCE_ID: 'an-audience' },
      'site',
    );
    expect([clientApiKey, audienceId]).toEqual(['a-key', 'an-audience']);
  });
  await page.goto('/');
  const link = (name: string) =>
    page.getByRole('banner').getByRole('link', { name, exact: true }).first();
  await holds('R323', 'the app', () => expectAddress(link('Log In'), `${site.bases.app}/login`));
  await holds('R323', 'the guest site', () =>
    expectAddress(link('Get demo'), `${site.bases.guest}/demo`),
  );
  if (!site.recorders) return;
  const addresses = site.bases;
  await holds('R323', 'messaging, in the worker', async () => {
    const response = await page.request.get('/gm-service-worker.js');
    expect(await response.text()).toContain(addresses.messaging);
  });
  await holds('R323', 'sales, for modules', async () => {
    await page.goto('/pricing');
    await expect.poll(() => visit.made('modules').map(({ base }) => base)).toEqual(['sales']);
  });
  await holds('R323 R324', 'users, for the newsletter, with the client API key', async () => {
    await page.goto('/terms');
    const form = page.getByRole('form', { name: 'Newsletter', exact: true });
    await form.hover();
    await expect(form).toHaveJSProperty('noValidate', true);
    await form.getByRole('textbox').first().fill('a@mail.example');
    await form.getByRole('button', { name: 'Subscribe' }).click();
    await expect
      .poll(() => visit.made('capture').map(({ base, path }) => [base, path]))
      .toEqual([['users', `/api/contacts/${configuredKeys.CLIENT_API_KEY}/capture/`]]);
  });
});

const code = /\/_astro\/ContactForm[^/]*\.js/;

const chunk = journey('A chunk that never arrives', async ({ page, holds }) => {
  await page.route(code, () => {});
  await page.clock.install();
  await page.addInitScript(`
    window.failures = [];
    addEventListener('astro:hydration-error', ({ detail }) => failures.push(detail.error.name));
  `);
  const requested = page.waitForRequest(code);
  await page.goto('/contact');
  await contactFormOn(page).subject.fill('Patience');
  await requested;
  await holds('R383', 'is waited for during 120 seconds', async () => {
    await page.clock.runFor(119_000);
    expect(await page.evaluate('failures')).toEqual([]);
  });
  await holds('R382 R383', 'then fails, once, with a ChunkLoadError', async () => {
    await page.clock.runFor(1_500);
    await expect.poll(() => page.evaluate('failures')).toEqual(['ChunkLoadError']);
    await page.clock.runFor(600_000);
    expect(await page.evaluate('failures')).toEqual(['ChunkLoadError']);
  });
});

const crash = journey('An error', async ({ page, holds }) => {
  await page.route(code, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: "export default () => { throw new Error('thrown on purpose'); };",
    }),
  );
  await page.goto('/contact');
  await contactFormOn(page).subject.focus();
  await holds('R167 R384', 'of a part of a page', () =>
    expect(page.getByText('Unexpected Application Error!').filter({ visible: true })).toBeVisible(),
  );
  await holds('R167 R384', 'of the server', async () => {
    await page.goto('/500');
    await expect(page.getByText('Unexpected Application Error!')).toBeVisible();
  });
});

const icons = journey('Icons', async ({ page, literally, site }) => {
  const others: string[] = [];
  page.on('request', (request) => {
    const known = [site.url, ...Object.values(site.bases)];
    if (!known.some((base) => request.url().startsWith(base))) others.push(request.url());
  });
  await page.goto('/');
  await page.waitForLoadState('load');
  await literally('R352', 'are fetched from a service', () => expect(others).not.toEqual([]));
});

export const environmentJourneys = [
  inProduction,
  elsewhere,
  consoles,
  configuration,
  chunk,
  crash,
  icons,
];
