import { delayRequests } from './delay-requests.ts';
import { expect, type Page, test } from './fixtures.ts';
import { openUntilIdle, waitUntilIdle } from './idle.ts';
import { pageKinds } from './page-kinds.ts';
import { screens } from './screens.ts';

// A plan in the address replaces the one in the built page, and its card may be some pixels higher.
const layouts = screens.filter((path) => !path.includes('plan='));

/** On phones every page, on wider screens one page of each layout. */
const pathsAt = {
  360: [...pageKinds, '/no/such-page', '/developers/no-such-page'],
  768: layouts,
  1280: layouts,
};

for (const [width, paths] of Object.entries(pathsAt).map(([px, of]) => [Number(px), of] as const)) {
  test(`at ${width} px pages load without a layout shift`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    // The next test covers shifts by fonts, whose timing depends on the machine.
    await page.route('**/*.woff2', (route) => route.abort());
    for (const path of paths) {
      await test.step(path, async () => {
        await openUntilIdle(page, path);
        expectNoShift(await layoutShifts(page));
      });
    }
  });

  test(`at ${width} px fonts that load after the first paint cause no layout shift`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const { requested, release } = await delayRequests(page, '**/*.woff2');
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await requested;
    // Painted with the fallback fonts.
    await page.evaluate(`new Promise((resolve) => {
      new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true });
    }).then(() => true)`);
    const fallbacks = await loadedFonts(page);
    release();
    await page.evaluate('document.fonts.ready.then(() => true)');
    await waitUntilIdle(page);
    expect(await loadedFonts(page)).toBeGreaterThan(fallbacks);
    expectNoShift(await layoutShifts(page));
  });
}

test('on a slow machine a short page, painted while it is parsed, loads without a layout shift', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 8 });
  await page.route('**/*.woff2', (route) => route.abort());
  for (const path of ['/contact/sent', '/startup/applied', '/500', '/developers/no-such-page']) {
    await openUntilIdle(page, path);
    expectNoShift(await layoutShifts(page));
  }
});

test('the measurement detects a layout shift', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(`
    const box = document.createElement('div');
    box.style.height = '200px';
    document.querySelector('main').prepend(box);
  `);
  await expect.poll(() => layoutShifts(page)).not.toEqual([]);
});

/** Expects a score that rounds to 0.000: a word may be a pixel narrower in its font than in the fallback. */
function expectNoShift(shifts: readonly string[]): void {
  const score = shifts.reduce((sum, shift) => sum + Number.parseFloat(shift), 0);
  expect(score, shifts.join('\n')).toBeLessThan(0.0005);
}

async function loadedFonts(page: Page): Promise<number> {
  const fonts = "[...document.fonts].filter(({ status }) => status === 'loaded').length";
  return Number(await page.evaluate(fonts));
}

/** All layout shifts so far: score and moved texts. */
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
