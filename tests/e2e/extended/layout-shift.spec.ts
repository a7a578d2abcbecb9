import { delayRequests } from '../delay-requests.ts';
import { expect, type Page, test } from '../fixtures.ts';
import { openUntilIdle, waitUntilIdle } from '../idle.ts';
import { expectNoShift, layoutShifts } from '../layout-shifts.ts';

for (const width of [360, 768, 1280]) {
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
    await expectNoShift(page);
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
    await expectNoShift(page);
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

async function loadedFonts(page: Page): Promise<number> {
  const fonts = "[...document.fonts].filter(({ status }) => status === 'loaded').length";
  return Number(await page.evaluate(fonts));
}
