import { test } from '../fixtures.ts';
import { openUntilIdle } from '../idle.ts';
import { expectNoShift } from '../layout-shifts.ts';
import { pageKinds } from '../page-kinds.ts';
import { otherScreens, screens } from '../screens.ts';
import { expectHeadings, expectUnclipped, expectWholePage, wholePage } from '../whole-page.ts';

const unlisted = ['/newsletter/subscribed', '/newsletter/confirm/abc.def', '/nope.png'];
for (const path of [...otherScreens, ...unlisted]) {
  test(`${path} ${wholePage}`, async ({ page }) => {
    await expectWholePage(page, path);
  });
}

for (const path of new Set([
  ...pageKinds,
  ...screens,
  ...otherScreens,
  '/developers/no-such-page',
])) {
  test(`${path} loads without a layout shift, and its text has every heading`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    // `layout-shift.spec.ts` covers shifts by fonts, whose timing depends on the machine.
    await page.route('**/*.woff2', (route) => route.abort());
    await openUntilIdle(page, path);
    // A plan in the address replaces the one in the built page, and its card may be some pixels higher.
    if (!path.includes('plan=')) await expectNoShift(page);
    await expectHeadings(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    await expectHeadings(page);
    await expectUnclipped(page);
  });
}
