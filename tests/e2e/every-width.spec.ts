import { expectAccessible } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { screens } from './screens.ts';
import { openSettled } from './settled.ts';

// What fades in is looked at when it has arrived.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

// States are opened at 360 and 1280 px by the pages' own specs: here each page stands as it was loaded.
for (const path of screens) {
  test(`axe finds nothing at ${path} at 768 and 1920 px, light and dark, and with text at 200 %`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1920, height: 1080 });
    await openSettled(page, path);
    await expect(page.getByRole('main')).toBeVisible();
    for (const [width, colorScheme] of [
      [1920, 'light'],
      [1920, 'dark'],
      [768, 'dark'],
      [768, 'light'],
    ] as const) {
      await page.setViewportSize({ width, height: 1080 });
      await page.emulateMedia({ colorScheme });
      await expectAccessible(page);
    }
    await page.setViewportSize({ width: 360, height: 780 });
    await page.evaluate("document.documentElement.style.fontSize = '200%'");
    await expectAccessible(page);
  });
}
