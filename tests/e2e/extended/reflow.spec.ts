import { brokenWords, expectFits, expectNoHorizontalScroll } from '../fit.ts';
import { expect, test } from '../fixtures.ts';
import { visitPlans } from '../plans.ts';

test('the menu with text at 200 % scrolls only vertically, and breaks no words', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/');
  await page.evaluate("document.documentElement.style.fontSize = '200%'");
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await menu.getByText('Products', { exact: true }).click();
  await expect(menu.getByRole('link', { name: 'App Analytics' })).toBeVisible();
  const panel = page.locator('#menu');
  expect(
    await panel.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
  ).toBeLessThanOrEqual(0);
  expect(await brokenWords(page, '#menu b, #menu summary')).toEqual([]);
  const last = page.locator('#menu').getByRole('link', { name: 'Get demo' });
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport({ ratio: 1 });
});

test('the widest prices fit from 320 to 1920 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  const plans = await visitPlans(page);
  await plans.contacts.selectOption('40,001 - 50,000');
  await plans.period.selectOption('Annually');
  await plans.currency.selectOption('₦ NGN');
  for (const name of ['Marketing Automation', 'Transactional Emails', 'App Analytics'] as const) {
    await plans.module(name).check();
  }
  await expect(plans.struck).toBeVisible();
  await expectFits(page);
});

test('a long unknown path does not overflow at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  for (const path of [`/${'a'.repeat(400)}`, `/app/${'b'.repeat(400)}?${'c'.repeat(400)}`]) {
    await page.goto(path);
    await expectNoHorizontalScroll(page, path);
  }
});
