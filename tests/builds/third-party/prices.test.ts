import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, Page } from '@playwright/test';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { launchChromium } from '../../../script/browser.ts';
import { plansOn, sampleModule } from '../../e2e/plans.ts';
import { buildFor, type SiteBuild } from '../site-build.ts';
import { type StaticHost, startStaticHost } from '../static-host.ts';

/** A service with GET /modules alone, as the specification describes it. */
let service: Server;
let requests: string[];
let respond: (response: ServerResponse) => void;
let host: StaticHost;
let site: SiteBuild;
let browser: Browser;
let page: Page;

const prices = [
  sampleModule('campaign', { USD: 21, NGN: 33_000 }, { max: 2_000 }),
  sampleModule('automation', { USD: 4, NGN: 6_000 }, { max: 2_000 }),
];
const json =
  (body: unknown, status = 200) =>
  (response: ServerResponse) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
const catalog = json({ error: null, payload: { data: prices } });
/** With every variation that the specification leaves open. */
const fourModules = json({
  payload: {
    data: [
      { code: 'sms', pricing: null },
      ...Object.entries({ campaign: 21, automation: 4, transactional: 6, app_insights: 2 }).map(
        ([code, usd]) => ({
          code,
          pricing: [500, 2_000, 9_000].map((max, index) => ({
            _id: index,
            contact_bracket: { min: 1, max },
            max: null,
            prices: [{ currency: 'USD', amount: usd * (index + 1) }],
            discounts: null,
          })),
        }),
      ),
    ],
  },
});
/** Every amount of the default price list and its totals begins with one of these. */
const builtPrice = /\$(3\.75|7\.50|1\.25|1\.75|0\.75|4\.50)|₦4,500/;

beforeAll(async () => {
  service = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`);
    response.setHeader('access-control-allow-origin', '*');
    respond(response);
  }).listen(0, '127.0.0.1');
  await once(service, 'listening');
  host = await startStaticHost();
  site = await buildFor({
    SITE_ENV: 'staging',
    SITE_URL: host.url,
    APP_URL: 'http://app.grovemail.example',
    SALES_URL: `http://127.0.0.1:${(service.address() as AddressInfo).port}`,
  });
  host.serve(site.folder);
  browser = await launchChromium();
});
afterAll(async () => {
  await browser?.close();
  service?.closeAllConnections();
  service?.close();
  await host?.stop();
  await site?.remove();
});

beforeEach(async () => {
  requests = [];
  respond = catalog;
  page = await browser.newPage({ locale: 'en-US', timezoneId: 'UTC' });
});
afterEach(() => page.close());

it.each(['index.html', 'pricing.html'])('B3 %s contains no price of the build', async (path) => {
  const html = await site.read(path);
  expect(html).toContain('Growth');
  expect(html).not.toMatch(builtPrice);
});

describe('R327 the prices of the service', () => {
  it('are awaited without a figure, in one request, and shown', async () => {
    const held: ServerResponse[] = [];
    respond = (response) => held.push(response);
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await page.goto(`${host.url}/pricing?modules=automation&contacts=900`);
    await expect.poll(() => requests.length, { timeout: 60_000 }).toBe(1);
    const { growth, enterprise, price, contacts, module } = plansOn(page);
    expect(await growth.innerText()).not.toMatch(/[$₦—]|^Free$|500 contacts|no price/m);
    // Bars alone: nothing to read, also for a screen reader.
    expect(await price.count()).toBe(0);
    expect(await page.getByRole('alert').count()).toBe(0);
    expect(await enterprise.getByRole('link', { name: 'Get a demo' }).isVisible()).toBe(true);

    for (const response of held) catalog(response);
    await price.getByText('$25').waitFor();
    expect(await contacts.inputValue()).toBe('2000');
    expect(await module('Marketing Automation').isChecked()).toBe(true);
    expect(await page.locator('[data-plans]').innerText()).not.toMatch(builtPrice);
    expect(requests).toEqual(['GET /modules']);
    expect(errors).toEqual([]);
  });

  it('follow the choice, with the campaign of the visit in the link to register', async () => {
    await page.goto(`${host.url}/pricing?utm_source=post`);
    const { currency, module, price, start } = plansOn(page);
    await price.getByText('$21').waitFor();
    await module('Marketing Automation').check();
    await currency.selectOption('NGN');
    await price.getByText('₦39,000').waitFor();
    expect(await start.getAttribute('href')).toContain('utm_source=post');
    expect(requests).toEqual(['GET /modules']);
  });
});

describe('B3 the skeleton is as large as the plans', () => {
  it.each([360, 768, 1280, 1920])('at %d px', async (width) => {
    await page.setViewportSize({ width, height: 900 });
    for (const path of ['/', '/pricing']) {
      const held: ServerResponse[] = [];
      respond = (response) => held.push(response);
      await page.goto(host.url + path);
      const { section, growth, price, contacts } = plansOn(page);
      await section.scrollIntoViewIfNeeded();
      await expect.poll(() => held.length, { timeout: 60_000 }).toBe(1);
      const sizes = () =>
        Promise.all(
          [section, growth, contacts, growth.locator('figure')].map((part) => part.boundingBox()),
        );
      const before = await sizes();
      for (const response of held) fourModules(response);
      await price.getByText('$21').waitFor();
      expect(await sizes(), path).toEqual(before);
    }
  });
});

describe('R328 without prices, Enterprise is left, and no message', () => {
  it.each<[string, (response: ServerResponse) => void]>([
    ['a dropped connection', (response) => response.destroy()],
    ['status 500', json({ error: 'Something went wrong.', payload: null }, 500)],
    ['an error in the envelope', json({ error: 'Not today.', payload: { data: prices } })],
    ['no JSON', (response) => response.end('<h1>Welcome</h1>')],
    ['an empty list', json({ error: null, payload: { data: [] } })],
    ['modules without prices', json({ error: null, payload: { data: [{ code: 'campaign' }] } })],
  ])('after %s', async (_, failure) => {
    respond = failure;
    await page.goto(`${host.url}/pricing?currency=NGN`);
    const { growth, enterprise } = plansOn(page);
    await growth.waitFor({ state: 'detached' });
    expect(await enterprise.getByRole('link', { name: 'Get a demo' }).isVisible()).toBe(true);
    expect(await page.getByRole('alert').count()).toBe(0);
    expect(await page.locator('#pricing').innerText()).not.toMatch(/[$₦]\d/);
    // Credits have their prices in the site itself.
    await page.getByRole('cell', { name: '₦875' }).waitFor();
  });
});

it('R328 B3 without a response, the skeleton ends after 20 seconds, without a message', async () => {
  const held: ServerResponse[] = [];
  respond = (response) => held.push(response);
  await page.clock.install();
  await page.goto(`${host.url}/pricing`);
  await expect.poll(() => held.length, { timeout: 60_000 }).toBe(1);
  const { section, growth, enterprise } = plansOn(page);
  await page.clock.runFor(19_000);
  expect(await growth.isVisible()).toBe(true);
  await page.clock.runFor(1_500);
  await growth.waitFor({ state: 'detached' });
  expect(await enterprise.getByRole('link', { name: 'Get a demo' }).isVisible()).toBe(true);
  expect(await section.innerText()).not.toMatch(/error|failed|unavailable|wrong|try again/i);
  expect(requests).toEqual(['GET /modules']);
});

it('B3 without JavaScript, there is no price and a way to get one', async () => {
  const plain = await browser.newPage({ javaScriptEnabled: false });
  await plain.goto(`${host.url}/pricing`);
  const section = plain.locator('#pricing');
  expect(await section.innerText()).toContain('Prices need JavaScript.');
  expect(await section.innerText()).not.toMatch(/[$₦]/);
  await plain.close();
  expect(requests).toEqual([]);
});
