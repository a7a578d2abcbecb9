import { expectAccessible } from './axe.ts';
import { brokenWords, expectFits, spoiledWords } from './fit.ts';
import { expect, type Page } from './fixtures.ts';
import { openUntilIdle } from './idle.ts';
import { expectNoShift } from './layout-shifts.ts';

/** What `expectWholePage` expects, for titles. */
export const wholePage =
  'fits every width, also with text at 200 %, and has every heading and no axe violations, light and dark';

/** Expects in one visit what is asked of every page in its first state; the pages' own specs test their other states. */
export async function expectWholePage(page: Page, path: string): Promise<void> {
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
  await expectFits(page);

  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.evaluate("document.documentElement.style.fontSize = '200%'");
  await expectFits(page, [320, 768, 1280]);
  await page.setViewportSize({ width: 360, height: 780 });
  await expectHeadings(page);
  await expectAccessible(page);
  expect(await brokenWords(page), 'broken words in headings').toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  const short = 'header a, h1, h2, h3, label, legend, button, b, dt, th';
  expect(await brokenWords(page, short), 'broken words').toEqual([]);
  expect(await spoiledWords(page), 'words that cannot be read').toEqual([]);
}

/** Expects all rendered headings in the body's text, without scrolling. */
export async function expectHeadings(page: Page): Promise<void> {
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
export async function expectUnclipped(page: Page): Promise<void> {
  const clipped = await page.evaluate(`[...document.querySelectorAll('*')]
    .map((element) => [element.className, getComputedStyle(element).clipPath])
    .filter(([, path]) => /inset\\(.*-\\d/.test(path))`);
  expect(clipped).toEqual([]);
}
