import { expectAccessible } from './axe.ts';
import { fillInFigures, visitCalculator } from './calculator.ts';
import { expect, type Page, test } from './fixtures.ts';

const widths = [320, 360, 768, 1280, 1920];

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } });

    test('no axe violations and no horizontal scrolling in any state, from 320 to 1920 px', async ({
      page,
    }) => {
      const calculator = await visitCalculator(page);
      await expectAccessibleAt(page, widths);
      await calculator.submit.click();
      await expect(calculator.alert).toBeVisible();
      await expectAccessibleAt(page, widths);
      await fillInFigures(calculator);
      await calculator.submit.click();
      await expect(calculator.again).toBeVisible();
      await expectAccessibleAt(page, widths);
    });
  });
}

for (const cost of ['5000', '987654321.99']) {
  test(`R102 no figure wraps at 320, 360 and 1280 px, with ${cost} dollars`, async ({ page }) => {
    const calculator = await visitCalculator(page);
    await fillInFigures(calculator, { cost });
    await calculator.submit.click();
    await expect(calculator.again).toBeVisible();
    for (const width of [320, 360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const lines = await calculator.result.evaluate((result) =>
        [...result.querySelectorAll('figure :is(b, strong, small)')].map((figure) => {
          const text = document.createRange();
          text.selectNode(figure.firstChild);
          return new Set([...text.getClientRects()].map(({ top }) => Math.round(top))).size;
        }),
      );
      expect(lines, `${width} px`).toEqual(lines.map(() => 1));
      expect(lines.length).toBeGreaterThan(8);
    }
  });
}

async function expectAccessibleAt(page: Page, widths: readonly number[]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await expectAccessible(page);
    const over = await page.locator('html').evaluate((html) => html.scrollWidth - html.clientWidth);
    expect(over, `${width} px`).toBeLessThanOrEqual(0);
  }
}
