import { expect, type Page, test } from '../fixtures.ts';

const guide = '/developers/guides/authentication';
const input = (page: Page) => page.getByRole('combobox', { name: 'Search the documentation' });
const slash = (page: Page) => page.getByRole('checkbox', { name: 'Open search with /' });
const hint = (page: Page) =>
  page
    .getByRole('banner')
    .getByRole('link', { name: /Search/ })
    .locator('kbd');

test('the slash shortcut can be turned off, and stays off', async ({ page }) => {
  await page.goto(guide);
  await page.keyboard.press('/');
  await expect(slash(page)).toBeChecked();
  await slash(page).uncheck();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('/');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goto('/developers/reference/contacts');
  await page.keyboard.press('/');
  await page.keyboard.press('Control+k');
  await expect(input(page)).toHaveCount(1);
  await expect(input(page)).toHaveValue('');
  await expect(slash(page)).not.toBeChecked();
  await slash(page).check();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('/');
  await expect(input(page)).toBeFocused();
});

test('with blocked storage, the slash shortcut is off, because the setting could not be saved', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, 'localStorage', {
      get() {
        throw new DOMException('Blocked', 'SecurityError');
      },
    });
  });
  await page.goto(guide);
  await page.keyboard.press('/');
  await page.keyboard.press('Control+k');
  await expect(slash(page)).not.toBeChecked();
  await slash(page).click();
  await expect(slash(page)).not.toBeChecked();
});

test('shortcuts are labeled for the platform, without a layout shift', async ({ page }) => {
  await page.goto(guide);
  await expect(hint(page)).toHaveText('Ctrl K');
  const box = await hint(page).boundingBox();
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'platform', { get: () => 'MacIntel' });
  });
  await page.reload();
  await expect(hint(page)).toHaveText('⌘ K');
  expect(await hint(page).boundingBox()).toEqual(box);
  await page.keyboard.press('Meta+k');
  await expect(input(page)).toBeFocused();
  await expect(page.getByRole('dialog')).toContainText('⌘ Enter');
});
