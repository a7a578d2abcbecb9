import { expect, type Page, test } from './fixtures.ts';

const tree = (page: Page) => page.getByRole('navigation', { name: 'Documentation' });
const isOpen = (page: Page, name: string) =>
  tree(page)
    .locator('details')
    .filter({ hasText: name })
    .first()
    .evaluate((details) => 'open' in details && details.open);

test('R24, R150, R152, R160–R164, A6, F15 each path shows its page, in an open branch of the tree', async ({
  page,
}) => {
  for (const [path, title, guidesOpen, referenceOpen] of [
    ['/developers', 'Get Started', true, true],
    ['/developers/', 'Get Started', true, true],
    ['/developers/no/such-page', 'Get Started', true, true],
    ['/developers/guides', 'Get Started', true, true],
    ['/developers/guides/no-such-guide', 'Get Started', true, true],
    ['/developers/guides-of-old', 'Get Started', true, true],
    ['/developers/reference', 'Get Started', true, true],
    ['/developers/reference/no-such-page', 'Get Started', true, true],
    ['/developers/reference/get-started/anything', 'Get Started', false, true],
    ['/developers/guides/quickstart', 'Your first 200 OK in two minutes', true, false],
  ] as const) {
    await test.step(path, async () => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(200);
      expect(new URL(page.url()).pathname).toBe(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      expect(await isOpen(page, 'Guides')).toBe(guidesOpen);
      expect(await isOpen(page, 'API Reference')).toBe(referenceOpen);
      await expect(tree(page).locator('[aria-current="page"]')).toHaveCount(1);
    });
  }
});

test('A6 a fallback page shows the requested path, and its canonical URL is its own', async ({
  page,
  baseURL,
}) => {
  await page.goto('/developers/%3Cimg%20src=x%3E');
  await expect(page.getByText('There is no page at /developers/<img src=x>')).toBeVisible();
  await expect(page.getByRole('main').locator('img[src="x"]')).toHaveCount(0);
  const canonical = page.locator('link[rel="canonical"]');
  const own = `${baseURL}/developers/reference/get-started`;
  await expect(canonical).toHaveJSProperty('href', own);
  await page.goto('/developers');
  await expect(page.getByText('There is no page at')).toHaveCount(0);
  await expect(canonical).toHaveJSProperty('href', own);
});

test('A6 an unknown path is not indexed, and suggests pages', async ({ page }) => {
  for (const [path, title] of [
    ['/developers/guides/web-hooks', 'Webhooks and their signatures'],
    ['/developers/reference/webhoks', 'Webhooks and their signatures'],
    ['/developers/verify_signature', 'Webhooks and their signatures: Verify the signature'],
  ] as const) {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    expect(response?.headers()['x-robots-tag']).toBe('noindex');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Get Started');
    const suggestions = page.getByRole('status').filter({ hasText: 'Did you mean' });
    await expect(suggestions.getByRole('link').first()).toHaveText(title);
  }
  await page.goto('/developers/xylophone');
  await expect(page.getByRole('link', { name: 'All pages of the documentation' })).toBeVisible();
  await expect(page.getByText('Did you mean')).toBeHidden();
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });
  test('A6 an unknown path says that there is no such page', async ({ page }) => {
    await page.goto('/developers/nowhere');
    await expect(page.getByText('There is no page at this address')).toBeVisible();
    await page.getByRole('link', { name: 'All pages of the documentation' }).click();
    await expect(page).toHaveURL('/developers/search');
  });
});

test('A5 a missing file is a 404', async ({ request }) => {
  for (const path of [
    '/developers/guides/none.md',
    '/.well-known/none',
    '/developers/logo.png',
    '/developers/guides/quickstart/x.js',
  ]) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
});
