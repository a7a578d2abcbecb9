import { delayRequests } from './delayed-route.ts';
import { expect, type Page, test } from './fixtures.ts';
import { pageKinds } from './page-kinds.ts';
import { openSettled, settled } from './settled.ts';

for (const width of [360, 768, 1280]) {
  test(`at ${width} every page loads without a layout shift`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    // When fonts arrive depends on how busy the machine is; what they move is looked at below.
    await page.route('**/*.woff2', (route) => route.abort());
    for (const path of [...pageKinds, '/no/such-page', '/developers/no-such-page']) {
      await test.step(path, async () => {
        await openSettled(page, path);
        expectStill(await layoutShifts(page));
      });
    }
  });

  test(`at ${width} fonts that arrive after the first words move nothing that counts`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const { asked, release } = await delayRequests(page, '**/*.woff2');
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await asked;
    // Drawn in the fallback, as the fonts are still away.
    await page.evaluate(`new Promise((drawn) => {
      new PerformanceObserver(drawn).observe({ type: 'paint', buffered: true });
    }).then(() => true)`);
    const fallbacks = await loadedFonts(page);
    release();
    await page.evaluate('document.fonts.ready.then(() => true)');
    await settled(page);
    expect(await loadedFonts(page)).toBeGreaterThan(fallbacks);
    expectStill(await layoutShifts(page));
  });
}

test('on a slow machine a short page, drawn while it is read, loads without a layout shift', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 8 });
  await page.route('**/*.woff2', (route) => route.abort());
  for (const path of ['/contact/sent', '/startup/applied', '/500', '/developers/no-such-page']) {
    await openSettled(page, path);
    expectStill(await layoutShifts(page));
  }
});

test('the measure of layout shifts sees one', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(`
    const box = document.createElement('div');
    box.style.height = '200px';
    document.querySelector('main').prepend(box);
  `);
  await expect.poll(() => layoutShifts(page)).not.toEqual([]);
});

/**
 * Expects a layout shift score that is shown as 0: where a font arrives late, a word may come out a
 * pixel narrower than its stand-in.
 */
function expectStill(shifts: readonly string[]): void {
  const score = shifts.reduce((sum, shift) => sum + Number.parseFloat(shift), 0);
  expect(score, shifts.join('\n')).toBeLessThan(0.0005);
}

async function loadedFonts(page: Page): Promise<number> {
  const fonts = "[...document.fonts].filter(({ status }) => status === 'loaded').length";
  return Number(await page.evaluate(fonts));
}

/** Every layout shift so far, as the browser counts them: how much, and which words moved. */
async function layoutShifts(page: Page): Promise<string[]> {
  return page.evaluate(`new Promise((resolve) => {
    const shifts = [];
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries())
        shifts.push(value + ': ' + sources.map(({ node }) => node?.textContent.slice(0, 40)).join(' | '));
    }).observe({ type: 'layout-shift', buffered: true });
    requestAnimationFrame(() => requestAnimationFrame(() => resolve(shifts)));
  })`);
}
