import { expectAccessible, expectAccessibleInAllThemes } from './axe.ts';
import { brokenWords, expectFits } from './fit.ts';
import { expect, test } from './fixtures.ts';
import { openUntilIdle } from './idle.ts';
import { screens } from './screens.ts';

// Without transitions, which axe would test half-way.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

// The initial state of each page; the pages' own specs test their other states at 360 and 1280 px.
for (const path of screens) {
  test(`${path} fits every width, also with text at 200 %, and has no axe violations, light and dark`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1920, height: 1080 });
    await openUntilIdle(page, path);
    await expect(page.getByRole('main')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessibleInAllThemes(page, [1920, 768]);
    await expectFits(page);

    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await page.evaluate("document.documentElement.style.fontSize = '200%'");
    await expectFits(page);
    await page.setViewportSize({ width: 360, height: 780 });
    await expectAccessible(page);
    expect(await brokenWords(page), 'broken words in headings').toEqual([]);
  });
}
