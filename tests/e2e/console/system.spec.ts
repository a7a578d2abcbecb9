import { expectAccessibleInAllThemes } from '../axe.ts';
import { expect, test } from './console-fixtures.ts';
import { goTo, press, said } from './console-page.ts';
import { enquiry } from './send.ts';

test('says how things are, and checks again by a key', async ({ page }) => {
  await goTo(page, 'h', 'Health');
  await expect(page.getByRole('heading', { name: /^Mail goes out\./ })).toBeVisible();
  await expect(page.getByText('The server would start with these settings.')).toBeVisible();
  const asked = page.waitForResponse('**/api/health');
  await press(page, 'r');
  expect((await asked).status()).toBe(200);
  await expectAccessibleInAllThemes(page, [390, 1280]);
});

test('goes to a page by G and a letter, however slowly they are typed', async ({ page }) => {
  await goTo(page, 'h', 'Health');
  await page.clock.install();
  await press(page, 'g');
  await page.clock.fastForward(60_000);
  await press(page, 'e');
  await expect(page.getByRole('heading', { level: 1, name: 'Emails' })).toBeVisible();
  await press(page, 'g');
  await page.getByRole('heading', { level: 1, name: 'Emails' }).click();
  await press(page, 'h');
  expect(new URL(page.url()).pathname).toBe('/emails');
});

test('plots what came in, with the numbers for screen readers', async ({ server, page }) => {
  await enquiry(server);
  await page.getByRole('link', { name: 'Visits' }).click();
  const table = page.getByRole('table', { name: 'Leads and enquiries' });
  await expect(table.getByRole('row')).toHaveCount(31);
  await press(page, '1');
  await expect(table.getByRole('row')).toHaveCount(8);
  await expect(page).toHaveURL(/days=7/);
  await expect(table.getByRole('row').last().getByRole('cell').last()).not.toHaveText('0');
  await expectAccessibleInAllThemes(page, [390, 1280]);
});

test('lists what was done, and what is about a person', async ({ server, page }) => {
  const subject = await enquiry(server);
  await page.getByRole('searchbox').fill(subject);
  await page.getByRole('link', { name: subject }).click();
  await page
    .getByRole('region', { name: subject })
    .getByRole('button', { name: 'Answered' })
    .click();
  await expect(said(page)).toContainText('Answered, by ada');
  await page.getByRole('link', { name: 'Audit log' }).click();
  const row = page.getByRole('row', { name: /console handle/ }).first();
  await expect(row).toContainText('ada');
  await expect(row).toContainText('enquiry:');
  await expectAccessibleInAllThemes(page, [390, 1280]);
  await page.getByRole('searchbox').fill('nobody@shop.example');
  await expect(page.getByText('Nothing is about this address')).toBeVisible();
});
