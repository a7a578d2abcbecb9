import { expectAccessible } from './axe.ts';
import { brokenWords, expectFits } from './fit.ts';
import { expect, type Page, test } from './fixtures.ts';
import { openUntilIdle } from './idle.ts';
import { expectNoShift } from './layout-shifts.ts';
import { pageKinds } from './page-kinds.ts';
import { screens } from './screens.ts';

/** What one visit of a page shows of its first state; the pages' own specs test their other states. */
for (const path of new Set([...pageKinds, ...screens, '/developers/no-such-page'])) {
  test(`${path} loads without a layout shift, and its text has every heading`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    // `layout-shift.spec.ts` covers shifts by fonts, whose timing depends on the machine.
    await page.route('**/*.woff2', (route) => route.abort());
    await openUntilIdle(page, path);
    // A plan in the address replaces the one in the built page, and its card may be some pixels higher.
    if (!path.includes('plan=')) await expectNoShift(page);
    await expectHeadings(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    await expectHeadings(page);
    await expectUnclipped(page);
  });
}

const alsoAccessible = ['/newsletter/subscribed', '/newsletter/confirm/abc.def', '/nope.png'];
for (const path of [...screens, ...alsoAccessible]) {
  test(`${path} fits every width, also with text at 200 %, and has no axe violations, light and dark`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    // Without transitions, which axe would test half-way.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openUntilIdle(page, path);
    await expect(page.getByRole('main')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    if (!path.includes('plan=')) await expectNoShift(page);
    await expectAccessible(page);
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await expectAccessible(page, { colorsOnly: true });
    await expectDarkDrawings(page);
    await expectFits(page);

    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await page.evaluate("document.documentElement.style.fontSize = '200%'");
    await expectFits(page, [320, 768, 1280]);
    await page.setViewportSize({ width: 360, height: 780 });
    await expectAccessible(page);
    expect(await brokenWords(page), 'broken words in headings').toEqual([]);
  });
}

/** Expects all rendered headings in the body's text, without scrolling. */
async function expectHeadings(page: Page): Promise<void> {
  const { rendered, missing } = (await page.evaluate(`(() => {
    const words = (text) => text.replace(/\\s+/g, '').toLowerCase();
    const body = words(document.body.innerText);
    const rendered = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')]
      .filter((heading) => heading.checkVisibility())
      .map((heading) => heading.textContent);
    return { rendered, missing: rendered.filter((text) => !body.includes(words(text))) };
  })()`)) as { rendered: string[]; missing: string[] };
  expect(rendered.length).toBeGreaterThan(0);
  expect(missing).toEqual([]);
}

/** WebKitGTK 2.50 clips content to its box where `clip-path` has a negative inset. */
async function expectUnclipped(page: Page): Promise<void> {
  const clipped = await page.evaluate(`[...document.querySelectorAll('*')]
    .map((element) => [element.className, getComputedStyle(element).clipPath])
    .filter(([, path]) => /inset\\(.*-\\d/.test(path))`);
  expect(clipped).toEqual([]);
}

/** In WebKitGTK 2.50, drawings in separate files are dark only if the page has one color scheme. */
async function expectDarkDrawings(page: Page): Promise<void> {
  const drawn = page.locator(':root:has(use[href^="/pictures/"])');
  if ((await drawn.count()) > 0) await expect(drawn).toHaveCSS('color-scheme', 'dark');
}
