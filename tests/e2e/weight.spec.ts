import { expect, type Page, test } from './fixtures.ts';
import { openUntilIdle, waitUntilIdle } from './idle.ts';
import { leadFormOn } from './lead-form.ts';
import { pageKinds } from './page-kinds.ts';
import { plansOn } from './plans.ts';
import { screens } from './screens.ts';

const KiB = 1024;

for (const path of [...pageKinds, '/no/such-page', '/app/register']) {
  test(`${path} stays within its byte budgets, at load and scrolled to the end at 360 and 1280 px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await openUntilIdle(page, path);
    const atLoad = await resources(page, { untilLoad: true });
    expect(bytesOf(scripts(atLoad)), describeAll(scripts(atLoad))).toBeGreaterThan(0);
    expect(bytesOf(scripts(atLoad)), describeAll(scripts(atLoad))).toBeLessThanOrEqual(2 * KiB);

    await scrollToEnd(page);
    // Without reloading: no script is loaded because of the width.
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.evaluate('scrollTo(0, 0)');
    await scrollToEnd(page);
    const all = await resources(page);
    expect(bytesOf(scripts(all)), describeAll(scripts(all))).toBeLessThanOrEqual(80 * KiB);
    const fonts = all.filter(({ name }) => name.endsWith('.woff2'));
    expect(fonts.length).toBeGreaterThanOrEqual(2);
    expect(bytesOf(fonts), describeAll(fonts)).toBeLessThanOrEqual(45 * KiB);
    for (const image of all.filter(({ name }) => /\.(avif|webp|png|jpe?g|svg)$/.test(name))) {
      expect(image.bytes, image.name).toBeLessThanOrEqual(30 * KiB);
    }
  });
}

for (const path of ['/', '/products/transactionals', '/pricing', '/developers']) {
  test(`${path} requests the script of every page at low priority, behind its two fonts`, async ({
    page,
  }) => {
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Network.enable');
    const requests: { url: string; initialPriority: string; initiator: string }[] = [];
    cdp.on('Network.requestWillBeSent', ({ request, initiator }) =>
      requests.push({ ...request, initiator: initiator.type }),
    );
    await openUntilIdle(page, path);
    const prioritiesOf = (file: RegExp) =>
      requests.filter(({ url }) => file.test(url)).map((request) => request.initialPriority);
    expect(prioritiesOf(/\.woff2$/)).toEqual(['High', 'High']);
    const everyPagesScript = /(Site|Docs)Script\.[^/]+\.js$/;
    expect(prioritiesOf(everyPagesScript)).toEqual(['Low']);
    // Inserted by another script, it would not be deferred: Chromium would lay out the page twice.
    expect(requests.find(({ url }) => everyPagesScript.test(url))?.initiator).toBe('parser');
  });
}

/** The first pages that a visitor sees. */
const landingPages = screens.slice(0, screens.indexOf('/terms'));

for (const path of landingPages) {
  test(`${path} has text as its largest paint on a phone, which waits for no picture`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 412, height: 823 });
    await openUntilIdle(page, path);
    const largest = await page.evaluate(`new Promise((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries().at(-1).element.tagName))
        .observe({ type: 'largest-contentful-paint', buffered: true });
    })`);
    expect(largest).toMatch(/^(H1|P)$/);
  });
}

test('on the home page, the plans load after the load event, then fetch the prices', async ({
  page,
}) => {
  const modules = page.waitForRequest('**/modules');
  await openUntilIdle(page, '/');
  await page.locator('#pricing').scrollIntoViewIfNeeded();
  await modules;
  expect(bytesOf(scripts(await resources(page)))).toBeGreaterThan(50 * KiB);
  expect(bytesOf(scripts(await resources(page, { untilLoad: true })))).toBeLessThanOrEqual(2 * KiB);
});

test('B25 on the pricing page, at most 2 KiB of scripts until a control is touched', async ({
  page,
}) => {
  const modules = page.waitForResponse('**/modules');
  await openUntilIdle(page, '/pricing');
  await (await modules).finished();
  const { growth, contacts } = plansOn(page);
  await growth.getByText('For engaging and retaining').hover();
  await scrollToEnd(page);
  await waitUntilIdle(page);
  const all = scripts(await resources(page));
  expect(bytesOf(all)).toBeGreaterThan(0);
  expect(bytesOf(all), describeAll(all)).toBeLessThanOrEqual(2 * KiB);

  await contacts.hover();
  await expect.poll(async () => bytesOf(scripts(await resources(page)))).toBeGreaterThan(50 * KiB);
});

test('with a searchable select in use, at most 130 KiB of JavaScript', async ({ page }) => {
  await page.goto('/startup');
  const { form } = leadFormOn(page, 'startup');
  const tools = form.getByRole('combobox', { name: 'Tools you use today' });
  await form.getByLabel('Tools you use today').click();
  await tools.fill('spread');
  await page.getByRole('option', { name: 'Spreadsheets' }).click();
  await scrollToEnd(page);
  const all = scripts(await resources(page));
  expect(bytesOf(all)).toBeGreaterThan(80 * KiB);
  expect(bytesOf(all), describeAll(all)).toBeLessThanOrEqual(130 * KiB);
});

interface Resource {
  name: string;
  /** Transfer size without headers. */
  bytes: number;
}

/** The resources the page has fetched so far, or until its load event. */
async function resources(page: Page, { untilLoad = false } = {}): Promise<Resource[]> {
  const entries = await page.evaluate(`performance.getEntriesByType('resource')
    .map(({ name, startTime, encodedBodySize, decodedBodySize }) => ({
      name, bytes: encodedBodySize, decodedBytes: decodedBodySize,
      early: startTime <= performance.getEntriesByType('navigation')[0].loadEventStart,
    }))`);
  const all = entries as (Resource & { early: boolean; decodedBytes: number })[];
  // Guards the measurement: scripts must be served compressed, as in production.
  for (const { name, bytes, decodedBytes } of scripts(all)) {
    if (decodedBytes > 2 * KiB) {
      expect(bytes, `${name} is compressed`).toBeLessThan(decodedBytes / 2);
    }
  }
  return all.filter(({ early }) => early || !untilLoad);
}

function scripts<Entry extends Resource>(all: readonly Entry[]): Entry[] {
  return all.filter(({ name }) => name.endsWith('.js'));
}

function bytesOf(all: readonly Resource[]): number {
  return all.reduce((sum, { bytes }) => sum + bytes, 0);
}

function describeAll(all: readonly Resource[]): string {
  return all.map(({ name, bytes }) => `${name} ${bytes}`).join('\n');
}

/** Scrolls to the end, half a screen at a time, and waits for lazy loading. */
async function scrollToEnd(page: Page): Promise<void> {
  await page.evaluate(`(async () => {
    const root = document.documentElement;
    while (scrollY + innerHeight < root.scrollHeight - 1) {
      scrollBy({ top: innerHeight / 2, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  })()`);
  const pending = 'astro-island[opts*="seen"][ssr], [data-carousel] [data-dots]:empty';
  await expect(page.locator(pending)).toHaveCount(0);
}
