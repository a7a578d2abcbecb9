import { expectNoHorizontalScroll } from '../fit.ts';
import { expect, test } from '../fixtures.ts';

for (const path of ['/terms', '/privacy']) {
  test.describe(path, () => {
    test('a section is reached by its URL, and from the contents by keyboard only', async ({
      page,
    }) => {
      const last = page.getByRole('article').getByRole('heading', { level: 2 }).last();
      await page.goto(path);
      const anchor = await last.getAttribute('id');
      const link = page.getByRole('navigation', { name: 'On this page' }).getByRole('link').nth(4);
      await link.focus();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(new RegExp(`${path}#.`));
      const reached = new URL(page.url()).hash.slice(1);
      await expect(page.locator(`h2#${reached}`)).toBeInViewport();

      await page.goto('/contact/sent');
      await page.goto(`${path}#${anchor}`);
      await expect(last).toBeInViewport();
    });

    test('print shows only the document, with dark text in the dark theme too', async ({
      page,
    }) => {
      await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      for (const role of ['banner', 'contentinfo', 'navigation'] as const) {
        await expect(page.getByRole(role)).toHaveCount(0);
      }
      const headings = page.getByRole('article').getByRole('heading', { level: 2 });
      await expect(headings.last()).toBeVisible();
      const paragraph = page.getByRole('article').getByRole('paragraph').first();
      for (const text of [headings.first(), paragraph]) {
        const color = await text.evaluate((element) => getComputedStyle(element).color);
        const channels = color.match(/\d+/g)?.slice(0, 3).map(Number) ?? [255];
        expect(Math.max(...channels)).toBeLessThan(80);
      }
      await expectNoHorizontalScroll(page, 'printed');
    });
  });
}

test('the privacy policy is right about cookies and storage', async ({ page, context }) => {
  await page.goto('/?utm_source=letter');
  await page.goto('/privacy');
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate("localStorage.getItem('utm')")).toBe('utm_source=letter');
});
