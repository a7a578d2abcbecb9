import { expectAccessible } from './axe.ts';
import { brokenWords, expectFits } from './fit.ts';
import { expect, type Page, test } from './fixtures.ts';
import { openUntilIdle } from './idle.ts';
import { expectNoShift } from './layout-shifts.ts';
import { screens } from './screens.ts';
import { expectHeadings, expectUnclipped } from './whole-page.ts';

/** What one visit of a page shows of its first state; the pages' own specs test their other states. */
const alsoAccessible = ['/newsletter/subscribed', '/newsletter/confirm/abc.def', '/nope.png'];
for (const path of [...screens, ...alsoAccessible]) {
  test(`${path} fits every width, also with text at 200 %, and has every heading and no axe violations, light and dark`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    // Without transitions, which axe would test half-way.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openUntilIdle(page, path);
    await expect(page.getByRole('main')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    if (!path.includes('plan=')) await expectNoShift(page);
    await expectHeadings(page);
    await expectUnclipped(page);
    await expectAccessible(page);
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await expectAccessible(page, { colorsOnly: true });
    await expectDarkDrawings(page);
    await expectFits(page);

    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await page.evaluate("document.documentElement.style.fontSize = '200%'");
    await expectFits(page, [320, 768, 1280]);
    await page.setViewportSize({ width: 360, height: 780 });
    await expectHeadings(page);
    await expectAccessible(page);
    expect(await brokenWords(page), 'broken words in headings').toEqual([]);
  });
}

/** In WebKitGTK 2.50, drawings in separate files are dark only if the page has one color scheme. */
async function expectDarkDrawings(page: Page): Promise<void> {
  const drawn = page.locator(':root:has(use[href^="/pictures/"])');
  if ((await drawn.count()) > 0) await expect(drawn).toHaveCSS('color-scheme', 'dark');
}
