import { expect, type Page, test } from './fixtures.ts';
import { visitPlans } from './plans.ts';

const pages = [
  '/',
  '/contact/sent',
  '/app/register?utm_source=a-rather-long-name',
  '/no/such-page',
];

for (const width of [320, 360, 768, 1280, 1920]) {
  test(`nothing scrolls sideways at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const path of pages) {
      await page.goto(path);
      await expectNoSidewaysScroll(page, path);
    }
  });

  test(`the widest prices fit at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const plans = await visitPlans(page);
    await plans.contacts.selectOption('250,001 - 500,000');
    await plans.period.selectOption('Annually');
    await plans.currency.selectOption('₦ NGN');
    for (const name of ['Automation', 'Transactional', 'App insights'] as const) {
      await plans.module(name).check();
    }
    await expect(plans.struck).toBeVisible();
    await expectNoSidewaysScroll(page, 'prices');
  });
}

test('text at 200 % scrolls nothing sideways at 1280 px', async ({ page }) => {
  for (const path of pages) {
    await page.goto(path);
    await page.evaluate("document.documentElement.style.fontSize = '32px'");
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNoSidewaysScroll(page, path);
  }
});

test('a long unknown path breaks nothing at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  for (const path of [`/${'a'.repeat(400)}`, `/app/${'b'.repeat(400)}?${'c'.repeat(400)}`]) {
    await page.goto(path);
    await expectNoSidewaysScroll(page, path);
  }
});

async function expectNoSidewaysScroll(page: Page, where: string): Promise<void> {
  const over = await page.locator('html').evaluate((html) => html.scrollWidth - html.clientWidth);
  expect(over, `${where}: pixels beyond the right edge`).toBeLessThanOrEqual(0);
}
