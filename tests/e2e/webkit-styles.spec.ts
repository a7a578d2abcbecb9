import { expect, type Page, test } from './fixtures.ts';
import { pageKinds } from './page-kinds.ts';

// These run in Chromium, and guard against faults seen in WebKitGTK 2.50.

test.use({ bypassCSP: true });

const skippedOn = (page: Page) =>
  page.evaluate(() => {
    const all = [...document.documentElement.querySelectorAll('*')];
    return all.filter((element) => getComputedStyle(element).contentVisibility === 'auto').length;
  });

test('no content is skipped by a browser without scroll anchoring', async ({ page }) => {
  await page.goto('/');
  expect(await skippedOn(page)).toBeGreaterThan(0);
  await page.route('**', async (route) => {
    if (!['document', 'stylesheet'].includes(route.request().resourceType()))
      return route.continue();
    const response = await route.fetch();
    const text = await response.text();
    await route.fulfill({ response, body: text.replaceAll('(overflow-anchor:', '(no-anchor:') });
  });
  for (const path of pageKinds) {
    await page.goto(path);
    expect(await skippedOn(page), path).toBe(0);
  }
});

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
