import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';

/**
 * Expects axe to find nothing on the page as it stands; a failure names each rule and element. axe waits
 * forever for a frame that runs no scripts, so pages with one are read without what is in frames.
 */
export async function expectAccessible(page: Page, { frames = true } = {}): Promise<void> {
  const { violations, passes } = await new AxeBuilder({ page })
    .setLegacyMode(!frames)
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help}\n${target}\n${failureSummary}`),
  );
  expect(found).toEqual([]);
  // An empty page would have no faults either.
  expect(passes.length).toBeGreaterThan(20);
}

/** The same on a phone and on a desk, in light and in dark, without opening the page anew for each. */
export async function expectAccessibleInAllLooks(
  page: Page,
  widths: readonly number[] = [360, 1280],
): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    for (const colorScheme of ['light', 'dark'] as const) {
      // A colour that still fades from light to dark would be judged half way.
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await test.step(`${colorScheme} at ${width} px`, () => expectAccessible(page));
    }
  }
}
