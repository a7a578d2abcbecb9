import { expect, type Page, test } from './fixtures.ts';
import { visitPlans } from './plans.ts';
import { screens } from './screens.ts';

for (const path of screens) {
  test(`no horizontal scrolling at ${path}, from 320 to 1920 px and with text at 200 %`, async ({
    page,
  }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectFits(page, [320, 360, 768, 1280, 1920]);

    await page.evaluate("document.documentElement.style.fontSize = '200%'");
    await expectFits(page, [320, 360, 768, 1280, 1920]);
    await page.setViewportSize({ width: 360, height: 800 });
    expect(await brokenWords(page), 'broken words in headings').toEqual([]);
  });
}

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
  await plans.contacts.selectOption('250,001 - 500,000');
  await plans.period.selectOption('Annually');
  await plans.currency.selectOption('₦ NGN');
  for (const name of ['Automation', 'Transactional', 'App insights'] as const) {
    await plans.module(name).check();
  }
  await expect(plans.struck).toBeVisible();
  await expectFits(page, [320, 360, 768, 1280, 1920]);
});

test('a long unknown path does not overflow at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  for (const path of [`/${'a'.repeat(400)}`, `/app/${'b'.repeat(400)}?${'c'.repeat(400)}`]) {
    await page.goto(path);
    await expectNoHorizontalScroll(page, path);
  }
});

async function expectFits(page: Page, widths: number[]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoHorizontalScroll(page, `${width} px`);
  }
}

async function expectNoHorizontalScroll(page: Page, label: string): Promise<void> {
  for (const selector of ['html', 'main']) {
    const overflow = await page
      .locator(selector)
      .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    expect(overflow, `${label}: pixels of ${selector} beyond the right edge`).toBeLessThanOrEqual(
      0,
    );
  }
}

/** Words that wrap because no line is wide enough; a break after a hyphen is fine. */
function brokenWords(page: Page, selector = 'h1, h2, h3'): Promise<string[]> {
  return page.evaluate(`(() => {
    const broken = [];
    for (const element of document.querySelectorAll(${JSON.stringify(selector)})) {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        for (const { 0: word, index } of walker.currentNode.data.matchAll(/[^\\s-]+/g)) {
          const range = document.createRange();
          range.setStart(walker.currentNode, index);
          range.setEnd(walker.currentNode, index + word.length);
          if (range.getClientRects().length > 1) broken.push(word);
        }
      }
    }
    return broken;
  })()`);
}
