import { expect, test } from './fixtures.ts';
import { pageKinds } from './page-kinds.ts';

// These run in Chromium, and guard against faults seen in WebKitGTK 2.50.

test('a dark page with drawings in separate files has one color scheme', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  let pages = 0;
  for (const path of pageKinds) {
    await page.goto(path);
    const root = page.locator(':root:has(use[href^="/pictures/"])');
    if ((await root.count()) === 0) continue;
    pages += 1;
    await expect(root, path).toHaveCSS('color-scheme', 'dark');
  }
  expect(pages).toBeGreaterThan(4);
});

test('no content is clipped outside its box, where WebKit clips to the box', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const path of pageKinds) {
    await page.goto(path);
    const clipped = await page.evaluate(`[...document.querySelectorAll('*')]
      .map((element) => [element.className, getComputedStyle(element).clipPath])
      .filter(([, path]) => /inset\\(.*-\\d/.test(path))`);
    expect(clipped, path).toEqual([]);
  }
});

test('the results of the search are as high as they are, in a dialog without a height', async ({
  page,
}) => {
  await page.goto('/developers');
  await page.keyboard.press('/');
  await page.getByRole('combobox').fill('webhooks');
  const results = page.locator('dialog[open] .search-body');
  await expect(results).toContainText('Webhooks');
  await expect(results).toHaveCSS('flex-basis', 'auto');
});
