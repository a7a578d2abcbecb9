import { expectAccessible } from './axe.ts';
import { fillInFigures, visitCalculator } from './calculator.ts';
import { expect, test } from './fixtures.ts';

for (const width of [320, 360, 768, 1280, 1920]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`at ${width} px, ${colorScheme}`, () => {
      test.use({
        viewport: { width, height: 800 },
        colorScheme,
        contextOptions: { reducedMotion: 'reduce' },
      });

      test('axe finds nothing in any state, and nothing scrolls sideways', async ({ page }) => {
        const calculator = await visitCalculator(page);
        await expectAccessible(page);
        await calculator.submit.click();
        await expect(calculator.alert).toBeVisible();
        await expectAccessible(page);
        await fillInFigures(calculator);
        await calculator.submit.click();
        await expect(calculator.again).toBeVisible();
        await expectAccessible(page);
        const over = await page
          .locator('html')
          .evaluate((html) => html.scrollWidth - html.clientWidth);
        expect(over).toBeLessThanOrEqual(0);
      });
    });
  }
}
