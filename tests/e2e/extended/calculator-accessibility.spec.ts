import { expectAccessibleInAllThemes } from '../axe.ts';
import { fillInFigures, visitCalculator } from '../calculator.ts';
import { expectFits } from '../fit.ts';
import { expect, test } from '../fixtures.ts';

test('no axe violations and no horizontal scrolling in any state, from 320 to 1920 px', async ({
  page,
}) => {
  const main = page.getByRole('main');
  const calculator = await visitCalculator(page);
  await calculator.submit.click();
  await expect(calculator.alert).toBeVisible();
  await expectAccessibleInAllThemes(main, [320, 1280]);
  await expectFits(page);
  await fillInFigures(calculator);
  await calculator.submit.click();
  await expect(calculator.again).toBeVisible();
  await expectAccessibleInAllThemes(main, [320, 1280]);
  await expectFits(page);
});

for (const cost of ['5000', '987654321.99']) {
  test(`R102 no amount wraps at 320, 360 and 1280 px, with ${cost} dollars`, async ({ page }) => {
    const calculator = await visitCalculator(page);
    await fillInFigures(calculator, { cost });
    await calculator.submit.click();
    await expect(calculator.again).toBeVisible();
    for (const width of [320, 360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const lines = await calculator.result.evaluate((result) =>
        [...result.querySelectorAll('figure :is(b, strong)')].map((figure) => {
          const text = document.createRange();
          text.selectNode(figure.firstChild);
          return new Set([...text.getClientRects()].map(({ top }) => Math.round(top))).size;
        }),
      );
      expect(lines, `${width} px`).toEqual(lines.map(() => 1));
      expect(lines.length).toBeGreaterThan(7);
    }
  });
}
