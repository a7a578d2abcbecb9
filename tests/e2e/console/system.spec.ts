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

test('plots backups and hours, and copies what there is to do', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const command = 'npm run ops -- store backup';
  await page.route('**/api/health', async (route) => {
    const response = await route.fetch();
    const day = 24 * 60 * 60_000;
    const ago = (days: number) => Date.now() - days * day - 1_000;
    const fix = { instruction: 'To make one now', snippet: command };
    await route.fulfill({
      response,
      json: {
        ...(await response.json()),
        checks: [{ name: 'Backups', state: 'alarm', found: 'The last one is old.', fix }],
        backups: { times: [ago(3), ago(5)], everyMs: day, bytes: 327_000_000, isEncrypted: true },
      },
    });
  });
  await goTo(page, 'h', 'Health');
  await expect(page.getByRole('heading', { name: /One thing to do/ })).toBeVisible();
  await expect(page.getByText('327 MB, encrypted')).toBeVisible();
  await expect(page.getByText(/^3 of 5 missed, last /)).toBeVisible();
  const hours = page.getByRole('table', { name: 'Emails sent per hour' });
  await expect(hours.getByRole('row')).toHaveCount(25);
  await page.getByRole('button', { name: `Copy ${command}` }).press('Enter');
  await expect(said(page)).toContainText('Copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(command);
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
