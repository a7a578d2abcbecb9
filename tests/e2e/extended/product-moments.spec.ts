import { expectFits } from '../fit.ts';
import { expect, type Page, test } from '../fixtures.ts';

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('a report is built by keyboard from two choices, and answered in a sentence', async ({
      page,
    }) => {
      await page.goto('/products/analytics');
      const report = page.locator('section').filter({ has: page.getByRole('combobox') });
      await expect(report.getByText('Monday brought the most')).toBeVisible();
      await report.getByRole('combobox', { name: 'By what' }).selectOption('city');
      await expect(report.getByText('Lagos brought the most')).toBeVisible();
      await expect(report.getByText('Monday brought the most')).toBeHidden();
      const what = report.getByRole('combobox', { name: 'What to show' });
      await what.selectOption('orders');
      await expect(report.getByText('218 orders').filter({ visible: true })).toHaveCount(2);
      await what.focus();
      await page.keyboard.press('ArrowDown');
      await expect(what).toHaveValue('share');
      await expect(report.getByText('48%').filter({ visible: true })).toHaveCount(2);
    });

    test('inboxes show who has opened the campaign by the chosen hour', async ({ page }) => {
      await page.goto('/products/campaign');
      const live = page.getByRole('group', { name: 'The campaign in five inboxes, by hour' });
      const kofi = live.getByRole('listitem').filter({ hasText: 'Kofi’s inbox' });
      const ada = live.getByRole('listitem').filter({ hasText: 'Ada’s inbox' });
      await expect(kofi.getByText('Opened')).toBeVisible();
      await expect(kofi.getByText('Unread')).toBeHidden();
      await expect(live.getByText('11,236')).toBeVisible();
      await live.getByText('9 am', { exact: true }).click();
      await expect(kofi.getByText('Unread')).toBeVisible();
      await expect(kofi.getByText('Opened')).toBeHidden();
      await page.keyboard.press('ArrowRight');
      await expect(live.getByRole('radio', { name: '10 am' })).toBeChecked();
      await expect(kofi.getByText('Opened')).toBeVisible();
      await expect(live.getByText('1,700')).toBeVisible();
      await expect(ada.getByText('Unread')).toBeVisible();
    });
  });
}

const moments = [
  { path: '/products/campaign', last: 'Clicked 9:41', height: 720 },
  { path: '/products/transactionals', last: '250 2.0.0 Ok: queued', height: 720 },
  // Its phone stands in the hero.
  { path: '/products/automations', last: 'Goal reached', height: 400 },
] as const;

test.describe('moments that play', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  for (const { path, last, height } of moments) {
    test(`${path} plays when seen and again by a button, and nothing moves around it`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 1280, height });
      await page.goto(path);
      const drawing = page.locator('main [data-draw]');
      await expect(drawing).toHaveAttribute('data-draw', 'waiting');
      const again = page.getByRole('button', { name: 'Play again' });
      await again.scrollIntoViewIfNeeded();
      await expect(drawing).toHaveAttribute('data-draw', '');
      const before = await placeOf(page);
      await again.press('Enter');
      expect(await running(page)).toBeGreaterThan(0);
      expect(await placeOf(page)).toEqual(before);
      await expect.poll(() => running(page)).toBe(0);
      await expect(page.getByText(last).filter({ visible: true }).first()).toBeVisible();
      expect(await placeOf(page)).toEqual(before);
    });
  }
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const { path, last } of moments) {
    test(`${path} shows the end at once, without a button, at any width`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('button', { name: 'Play again' })).toHaveCount(0);
      expect(await running(page)).toBe(0);
      await expect(page.getByText(last).filter({ visible: true }).first()).toBeVisible();
      await expectFits(page);
    });
  }
});

/** The animations of the moment that have not ended. */
function running(page: Page): Promise<number> {
  return page
    .locator('main [data-draw]')
    .evaluate((drawing: HTMLElement) => drawing.getAnimations({ subtree: true }).length);
}

/** Top and height of the moment's section and of the page, in pixels. */
function placeOf(page: Page): Promise<number[]> {
  return page.evaluate<number[]>(`(() => {
    const { offsetTop, offsetHeight } = document.querySelector('main section:has([data-draw])');
    return [offsetTop, offsetHeight, document.documentElement.scrollHeight];
  })()`);
}
