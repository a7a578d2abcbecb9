import { expectAccessible, expectAccessibleInAllThemes } from '../axe.ts';
import { expect, type Page, test } from '../fixtures.ts';
import { leadFormOn } from '../lead-form.ts';
import { plansOn } from '../plans.ts';

/** Waits until the list covers the native control. @returns its text box */
async function boxOf(page: Page, name: string) {
  const box = page.getByRole('combobox', { name, exact: true });
  await box.hover();
  await expect(box).toHaveAttribute('aria-haspopup', 'listbox');
  return box;
}

const options = (page: Page) => page.getByRole('listbox').getByRole('option');

test('what is typed is no choice: nothing found, emptied, and Escape leave it as it was', async ({
  page,
}) => {
  await page.goto('/pricing?contacts=1000');
  const { contacts, price } = plansOn(page);
  await expect(contacts).toHaveValue('1000');
  const box = await boxOf(page, 'Number of Contacts');
  await expect(box).toHaveValue('501 - 1,000');
  const before = (await price.textContent()) ?? '';
  await box.click();
  for (const [text, leave] of [
    ['zzz', 'Tab'],
    ['', 'Tab'],
    ['zzz', 'Escape'],
  ] as const) {
    await box.fill(text);
    if (text) await expect(page.getByText('No options', { exact: true })).toBeVisible();
    await box.press(leave);
    await box.press('Escape');
    await expect(box).toHaveValue('501 - 1,000');
    await expect(contacts).toHaveValue('1000');
    await expect(price).toHaveText(before);
  }
  await expect(page).toHaveURL('/pricing?contacts=1000');
});

test('R304–R306 contacts, period and currency are searched, and picked by keyboard alone', async ({
  page,
}) => {
  await page.goto('/pricing');
  const { contacts, period, currency, price } = plansOn(page);
  const box = await boxOf(page, 'Number of Contacts');
  await box.focus();
  await box.press('ArrowDown');
  await expect(box).toHaveAttribute('aria-expanded', 'true');
  await expect(options(page).first()).toHaveText('1 - 500');
  await box.fill('10,0');
  await expect(options(page)).toHaveText(['5,001 - 10,000', '10,001 - 15,000']);
  await box.press('ArrowDown');
  await box.press('Enter');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await expect(box).toBeFocused();
  await expect(box).toHaveValue('10,001 - 15,000');
  await expect(contacts).toHaveValue('15000');
  await expect(price).toContainText('15,000 contacts');

  const money = await boxOf(page, 'Currency');
  await money.click();
  await page.keyboard.type('kes');
  await expect(options(page)).toHaveText(['Ksh KES']);
  await page.keyboard.press('Enter');
  await expect(currency).toHaveValue('KES');
  await expect(price).toContainText('Ksh');

  const billing = await boxOf(page, 'Billing Period');
  await billing.click();
  await options(page).filter({ hasText: 'Annually' }).click();
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await expect(period).toHaveValue('year');
  await expect(page).toHaveURL(/contacts=15000&period=year&currency=KES/);
});

test('the list follows the slider and the plan', async ({ page }) => {
  await page.goto('/pricing');
  const box = await boxOf(page, 'Number of Contacts');
  await expect(box).toHaveValue('1 - 500');
  await page.getByRole('slider', { name: 'Contact brackets' }).press('ArrowRight');
  await expect(box).toHaveValue('501 - 1,000');
  // Below the emails in Flex, and so another list until the plan is chosen back.
  await page.getByRole('radio', { name: /^Flex/ }).check();
  await expect(await boxOf(page, 'Number of Contacts')).toHaveValue('1 - 500');
  await page.getByRole('radio', { name: /^Growth/ }).check();
  await expect(await boxOf(page, 'Number of Contacts')).toHaveValue('501 - 1,000');
});

test('R301 users range and budget are required, and their list closes after a pick', async ({
  page,
}) => {
  await page.goto('/startup');
  const { form } = leadFormOn(page, 'startup');
  for (const [name, label, field, value] of [
    ['Number of users', '50K - 100K', 'subscribers', '50K:100K'],
    ['Annual email marketing budget', '$1,000 - $5,000', 'budget', '1K:5K'],
  ] as const) {
    const box = await boxOf(page, name);
    await expect(box).toHaveAttribute('aria-required', 'true');
    await expect(box).toHaveAttribute('placeholder', 'Please choose');
    await box.click();
    await options(page).filter({ hasText: label }).click();
    await expect(page.getByRole('listbox')).toHaveCount(0);
    await expect(box).toHaveValue(label);
    await expect(form.locator(`[name=${field}]`)).toHaveValue(value);
  }
  // Emptied again, it is missing again.
  await (await boxOf(page, 'Number of users')).fill('');
  await page.keyboard.press('Tab');
  await expect(form.locator('[name=subscribers]')).toHaveValue('');
});

test('R307, R310, R311 the list of tools stays open after each pick, Create and Select All', async ({
  page,
}) => {
  await page.goto('/startup');
  await page.getByLabel('Tools you use today', { exact: true }).focus();
  const box = page.getByRole('combobox', { name: 'Tools you use today' });
  await expect(box).toBeFocused();
  const value = page.locator('input[name=tools]');
  await box.fill('spread');
  await box.press('Enter');
  await expect(box).toHaveValue('');
  await expect(box).toHaveAttribute('aria-expanded', 'true');
  await box.fill('Abacus');
  await options(page).filter({ hasText: 'Create "Abacus"' }).click();
  await expect(box).toHaveAttribute('aria-expanded', 'true');
  await options(page).filter({ hasText: 'CRM' }).click();
  await expect(value).toHaveValue('Spreadsheets, Abacus, CRM');
  await options(page).filter({ hasText: 'Select All' }).click();
  await expect(box).toHaveAttribute('aria-expanded', 'true');
  await expect(value).toHaveValue(/^Spreadsheets, .*Help desk, Abacus$/);
  await options(page).filter({ hasText: 'Select All' }).click();
  await expect(value).toHaveValue('');
  await box.press('Escape');
  await expect(page.getByRole('listbox')).toHaveCount(0);
});

test.describe('the native control stays', () => {
  test.describe('where the pointer is coarse', () => {
    test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

    test('for contacts and the range of users', async ({ page }) => {
      await page.goto('/pricing');
      const contacts = page.getByLabel('Number of Contacts', { exact: true });
      await contacts.tap();
      await contacts.selectOption('501 - 1,000');
      await expect(page).toHaveURL(/contacts=1000/);
      await expect(contacts).toHaveJSProperty('tagName', 'SELECT');
    });
  });

  test.describe('without a script', () => {
    test.use({ javaScriptEnabled: false });

    test('for the range of users', async ({ page }) => {
      await page.goto('/demo');
      const users = page.getByLabel('Number of users', { exact: true });
      await users.hover();
      await users.selectOption('1M - 5M');
      await expect(users).toHaveValue('1M:5M');
    });
  });
});

test.describe('looks', () => {
  test('no axe violations with an open list, light and dark at 360 and 1280 px', async ({
    page,
  }) => {
    await page.goto('/pricing');
    const selectors = page.locator('[data-plans] > div').first();
    await (await boxOf(page, 'Number of Contacts')).click();
    await expect(options(page).first()).toBeVisible();
    await expectAccessibleInAllThemes(selectors);
    await page.keyboard.type('zzz');
    await expect(page.getByText('No options', { exact: true })).toBeVisible();
    await expectAccessible(selectors);
  });

  test('forced colors show the highlighted option', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
    await page.goto('/pricing');
    await (await boxOf(page, 'Currency')).click();
    await page.keyboard.type('ghs');
    await expect(options(page)).toHaveCSS('outline-style', 'solid');
  });

  test('the list takes the exact place of the native control', async ({ page }) => {
    await page.goto('/pricing');
    const native = await page.locator('select[name=contacts]').boundingBox();
    const box = await boxOf(page, 'Number of Contacts');
    const group = await box.locator('..').boundingBox();
    expect(group).toEqual(native);
  });
});
