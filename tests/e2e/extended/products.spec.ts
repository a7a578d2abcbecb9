import { brokenWords } from '../fit.ts';
import { expect, test } from '../fixtures.ts';
import { products } from '../products.ts';

for (const { path, claims } of products) {
  test(`R14, R79-R86, R203 ${path} has its sections in order, with three benefits for each feature`, async ({
    page,
  }) => {
    await page.goto(path);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveCount(1);
    for (const claim of claims) await expect(page.getByText(claim).first()).toBeVisible();
    await expect(main.getByRole('region').filter({ has: page.getByRole('img') })).toHaveCount(1);
    await expect(main.locator('details')).toHaveCount(3);
    const headings = await main.getByRole('heading', { level: 2 }).allTextContents();
    expect(headings.at(-1)).toBe("Let's get you started on success!");
    await expect(page.getByRole('contentinfo')).toBeVisible();

    const features = main.locator('section').filter({ has: page.locator(':has(> h2) + * > ul') });
    expect(await features.count()).toBeGreaterThanOrEqual(3);
    // At least one is right to left, and no two neighbors look the same.
    const boxes = await Promise.all(
      (await features.getByRole('heading', { level: 2 }).all()).map((title) => title.boundingBox()),
    );
    const middle = (page.viewportSize()?.width ?? 0) / 2;
    expect(boxes.some((box) => (box?.x ?? 0) > middle)).toBe(true);
    const layouts = boxes.map((box) => `${box?.x} ${box?.width}`);
    expect(layouts.filter((layout, index) => layout === layouts[index - 1])).toEqual([]);
    for (const feature of await features.all()) {
      await expect(feature.locator(':has(> h2) + * > ul > li')).toHaveCount(3);
      const link = feature.getByRole('link', { name: 'Get started free' });
      await expect(link).toHaveAttribute('href', /\/app\/register\?location=main$/);
    }
  });
}

test('the pictures of transactional emails break no word', async ({ page }) => {
  await page.goto('/products/transactionals');
  for (const width of [360, 640, 700, 960, 1024, 1100, 1180, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await brokenWords(page, 'section:has(h2) p'), `${width} px`).toEqual([]);
  }
});
