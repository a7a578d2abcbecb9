import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Locator, type Page, test } from '@playwright/test';

/** The rules that depend on colors. All others find the same in dark as in light. */
const colorRules = ['color-contrast', 'link-in-text-block'];
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Expects no axe violations in the current state of a page, or in one part of it, which takes a fraction of the time;
 * a failure lists each rule and element.
 */
export async function expectAccessible(
  target: Page | Locator,
  { colorsOnly = false }: { colorsOnly?: boolean } = {},
): Promise<void> {
  const [page, part] = 'page' in target ? [target.page(), target] : [target, null];
  // Legacy mode skips frames: axe would wait forever for one that runs no scripts.
  // Only violations are reported in full, which halves the time of a run.
  const axe = new AxeBuilder({ page, ...((await isInjected(page)) ? { axeSource: ';' } : {}) })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] });
  await part?.evaluate((element) => element.setAttribute('data-axe', ''));
  if (part) axe.include('[data-axe]');
  const { violations, passes } = await (colorsOnly
    ? axe.withRules(colorRules)
    : axe.withTags(tags)
  ).analyze();
  await part?.evaluate((element) => element.removeAttribute('data-axe'));
  const messages = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help}\n${target}\n${failureSummary}`),
  );
  expect(messages).toEqual([]);
  // An empty page would have no violations either.
  if (!colorsOnly) expect(passes.length).toBeGreaterThan(part ? 5 : 20);
}

/** Expects no axe violations at each width, light and dark, without reloading the page. */
export async function expectAccessibleInAllThemes(
  target: Page | Locator,
  widths: readonly number[] = [360, 1280],
): Promise<void> {
  const page = 'page' in target ? target.page() : target;
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    for (const colorScheme of ['light', 'dark'] as const) {
      // Without transitions, which axe would test half-way.
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await test.step(`${colorScheme} at ${width} px`, () =>
        expectAccessible(target, { colorsOnly: colorScheme === 'dark' }));
    }
  }
}

/** Axe stays in a page until the next one is opened. Injecting it takes longer than testing most pages. */
function isInjected(page: Page): Promise<boolean> {
  return page.evaluate("'axe' in window");
}
