import { expectAccessible, expectAccessibleInAllThemes } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { openUntilIdle } from './idle.ts';
import { screens } from './screens.ts';

// Without transitions, which axe would test half-way.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

// The initial state of each page; the pages' own specs test their other states at 360 and 1280 px.
for (const path of screens) {
  test(`no axe violations at ${path} at 768 and 1920 px, light and dark, and with text at 200 %`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1920, height: 1080 });
    await openUntilIdle(page, path);
    await expect(page.getByRole('main')).toBeVisible();
    await expectAccessibleInAllThemes(page, [1920, 768]);
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 360, height: 780 });
    await page.evaluate("document.documentElement.style.fontSize = '200%'");
    await expectAccessible(page);
  });
}
