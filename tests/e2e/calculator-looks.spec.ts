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

for (const width of [320, 360, 1280]) {
  for (const cost of ['5000', '987654321.99']) {
    test(`R102 no figure is broken at ${width} px, with ${cost} dollars`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      const calculator = await visitCalculator(page);
      await fillInFigures(calculator, { cost });
      await calculator.submit.click();
      await expect(calculator.again).toBeVisible();
      const lines = await calculator.result.evaluate((result) =>
        [...result.querySelectorAll('td, b, h2 + p')].map((figure) => {
          const text = document.createRange();
          text.selectNode(figure.firstChild);
          return new Set([...text.getClientRects()].map(({ top }) => Math.round(top))).size;
        }),
      );
      expect(lines).toEqual(lines.map(() => 1));
      expect(lines.length).toBeGreaterThan(8);
    });
  }
}
