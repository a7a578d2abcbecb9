import { expectAccessibleInAllLooks } from './axe.ts';
import { expect, type Page, test } from './fixtures.ts';

for (const path of ['/terms', '/privacy']) {
  test.describe(path, () => {
    test('a part is reached by its address', async ({ page }) => {
      const last = page.getByRole('article').getByRole('heading', { level: 2 }).last();
      await page.goto(path);
      const anchor = await last.getAttribute('id');
      await page.goto('/contact/sent');
      await page.goto(`${path}#${anchor}`);
      await expect(last).toBeInViewport();
    });

    test('a part of the list is reached by keyboard alone', async ({ page }) => {
      await page.goto(path);
      const link = page.getByRole('navigation', { name: 'On this page' }).getByRole('link').nth(4);
      await link.focus();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(new RegExp(`${path}#.`));
      const anchor = new URL(page.url()).hash.slice(1);
      await expect(partAt(page, anchor).getByRole('heading')).toBeInViewport();
    });

    test('on paper there is the document alone, in dark ink, in a dark theme too', async ({
      page,
    }) => {
      await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      for (const away of ['banner', 'contentinfo', 'navigation'] as const) {
        await expect(page.getByRole(away)).toHaveCount(0);
      }
      const parts = page.getByRole('article').getByRole('heading', { level: 2 });
      await expect(parts.last()).toBeVisible();
      const paragraph = page.getByRole('article').getByRole('paragraph').first();
      for (const text of [parts.first(), paragraph]) {
        const colour = await text.evaluate((element) => getComputedStyle(element).color);
        const parts = colour.match(/\d+/g)?.slice(0, 3).map(Number) ?? [255];
        expect(Math.max(...parts)).toBeLessThan(80);
      }
      expect(await sideways(page)).toBeLessThanOrEqual(0);
    });

    test('axe finds nothing, light and dark at 360 and 1280 px', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(path);
      await expectAccessibleInAllLooks(page);
    });
  });
}

test('R136, R137 the footer leads to both', async ({ page }) => {
  await page.goto('/contact/sent');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
  await expect(page).toHaveURL('/terms');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
  await expect(page).toHaveURL('/privacy');
});

test('what the policy says of cookies and storage is so', async ({ page, context }) => {
  await page.goto('/?utm_source=letter');
  await page.goto('/privacy');
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate("localStorage.getItem('utm')")).toBe('utm_source=letter');
});

function partAt(page: Page, anchor: string) {
  return page
    .getByRole('article')
    .locator('section')
    .filter({ has: page.locator(`#${anchor}`) });
}

/** Pixels beyond the right edge. */
function sideways(page: Page): Promise<number> {
  return page.locator('html').evaluate((element) => element.scrollWidth - element.clientWidth);
}
