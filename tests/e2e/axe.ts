import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';

/**
 * Expects no axe violations in the current state of the page; a failure lists each rule and element.
 * @param frames false for pages with a frame that runs no scripts, for which axe would wait forever
 */
export async function expectAccessible(page: Page, { frames = true } = {}): Promise<void> {
  const { violations, passes } = await new AxeBuilder({ page })
    .setLegacyMode(!frames)
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  const messages = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help}\n${target}\n${failureSummary}`),
  );
  expect(messages).toEqual([]);
  // An empty page has no violations either.
  expect(passes.length).toBeGreaterThan(20);
}

/** Expects no axe violations at each width, light and dark, without reloading the page. */
export async function expectAccessibleInAllThemes(
  page: Page,
  widths: readonly number[] = [360, 1280],
): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    for (const colorScheme of ['light', 'dark'] as const) {
      // Without transitions, which axe would test half-way.
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await test.step(`${colorScheme} at ${width} px`, () => expectAccessible(page));
    }
  }
}
