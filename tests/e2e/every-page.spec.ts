import { test } from './fixtures.ts';
import { screens } from './screens.ts';
import { expectWholePage, wholePage } from './whole-page.ts';

for (const path of screens) {
  test(`${path} ${wholePage}`, async ({ page }) => {
    await expectWholePage(page, path);
  });
}
