import { expect, type Page, test } from './fixtures.ts';
import { leadFormOn } from './lead-form.ts';
import { pageKinds } from './page-kinds.ts';
import { openSettled } from './settled.ts';

const KiB = 1024;

for (const path of [...pageKinds, '/no/such-page', '/app/register']) {
  // A page of the documentation loads the same at every width.
  for (const width of path.startsWith('/developers') ? [360] : [360, 1280]) {
    test(`at ${width} px ${path} keeps to its bytes, at load and scrolled to its end`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await openSettled(page, path);
      const atLoad = await fetched(page, { untilLoad: true });
      expect(bytesOf(scripts(atLoad)), listed(scripts(atLoad))).toBeGreaterThan(0);
      expect(bytesOf(scripts(atLoad)), listed(scripts(atLoad))).toBeLessThanOrEqual(2 * KiB);

      await scrollToEnd(page);
      const all = await fetched(page);
      expect(bytesOf(scripts(all)), listed(scripts(all))).toBeLessThanOrEqual(80 * KiB);
      const fonts = all.filter(({ name }) => name.endsWith('.woff2'));
      expect(fonts.length).toBeGreaterThanOrEqual(2);
      expect(bytesOf(fonts), listed(fonts)).toBeLessThanOrEqual(45 * KiB);
      for (const picture of all.filter(({ name }) => /\.(avif|webp|png|jpe?g|svg)$/.test(name))) {
        expect(picture.bytes, picture.name).toBeLessThanOrEqual(30 * KiB);
      }
    });
  }
}

test('the plans come after the page is complete, and then ask for the prices', async ({ page }) => {
  const modules = page.waitForRequest('**/modules');
  await openSettled(page, '/pricing');
  await modules;
  expect(bytesOf(scripts(await fetched(page)))).toBeGreaterThan(50 * KiB);
  expect(bytesOf(scripts(await fetched(page, { untilLoad: true })))).toBeLessThanOrEqual(2 * KiB);
});

test('a searchable select in use makes it at most 130 KiB of JavaScript', async ({ page }) => {
  await page.goto('/startup');
  const { form } = leadFormOn(page, 'startup');
  const tools = form.getByRole('combobox', { name: 'Tools you use today' });
  await form.getByLabel('Tools you use today').click();
  await tools.fill('spread');
  await page.getByRole('option', { name: 'Spreadsheets' }).click();
  await scrollToEnd(page);
  const all = scripts(await fetched(page));
  expect(bytesOf(all)).toBeGreaterThan(80 * KiB);
  expect(bytesOf(all), listed(all)).toBeLessThanOrEqual(130 * KiB);
});

interface Fetched {
  name: string;
  /** On the wire, without headers. */
  bytes: number;
}

/** What the page has fetched so far; `untilLoad` leaves out what it asked for after it was complete. */
async function fetched(page: Page, { untilLoad = false } = {}): Promise<Fetched[]> {
  const found = await page.evaluate(`performance.getEntriesByType('resource')
    .map(({ name, startTime, encodedBodySize, decodedBodySize }) => ({
      name, bytes: encodedBodySize, whole: decodedBodySize,
      early: startTime <= performance.getEntriesByType('navigation')[0].loadEventStart,
    }))`);
  const all = found as (Fetched & { early: boolean; whole: number })[];
  // A script of some size that came uncompressed would not be counted as visitors are served.
  for (const { name, bytes, whole } of scripts(all)) {
    if (whole > 2 * KiB) expect(bytes, `${name} is compressed`).toBeLessThan(whole / 2);
  }
  return all.filter(({ early }) => early || !untilLoad);
}

function scripts<Entry extends Fetched>(all: readonly Entry[]): Entry[] {
  return all.filter(({ name }) => name.endsWith('.js'));
}

function bytesOf(all: readonly Fetched[]): number {
  return all.reduce((sum, { bytes }) => sum + bytes, 0);
}

function listed(all: readonly Fetched[]): string {
  return all.map(({ name, bytes }) => `${name} ${bytes}`).join('\n');
}

/** Turns the wheel until the page goes no further, and waits for all that was to come when it is seen. */
async function scrollToEnd(page: Page): Promise<void> {
  await page.mouse.move(5, 5);
  const reached = 'scrollY + innerHeight >= document.documentElement.scrollHeight - 1';
  do {
    await page.mouse.wheel(0, 500);
    await page.evaluate('new Promise((drawn) => requestAnimationFrame(() => drawn(true)))');
  } while (!(await page.evaluate(reached)));
  const stillToCome = 'astro-island[opts*="seen"][ssr], [data-carousel] [data-dots]:empty';
  await expect(page.locator(stillToCome)).toHaveCount(0);
}
