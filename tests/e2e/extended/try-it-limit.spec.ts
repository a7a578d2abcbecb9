import { consoleDialog, expectStatus, openConsole, takeKeyAndSend } from '../api-console.ts';
import { expect, type Page, test } from '../fixtures.ts';

const contacts = '/developers/reference/contacts';
const save = 'Create or update a contact';
const expectUsage = (page: Page, usage: string) =>
  expect(consoleDialog(page).getByText(`${usage} used`, { exact: true })).toBeVisible();

test("the console shows the key's usage, even after a reload", async ({ page }) => {
  await openConsole(page, contacts, save);
  await takeKeyAndSend(page);
  await expectStatus(page, '200 OK');
  await expectUsage(page, '1 of 20 contacts, 0 of 20 emails');
  await consoleDialog(page).getByRole('button', { name: 'Send request' }).click();
  await expectStatus(page, '200 OK');
  await expectUsage(page, '1 of 20 contacts, 0 of 20 emails');
  await consoleDialog(page).getByLabel('email', { exact: true }).fill('obi@shop.example');
  await consoleDialog(page).getByRole('button', { name: 'Send request' }).click();
  await expectUsage(page, '2 of 20 contacts, 0 of 20 emails');
  await page.reload();
  await openConsole(page, '/developers/reference/transactionals', 'Send a transactional email');
  await expectUsage(page, '2 of 20 contacts, 0 of 20 emails');
  await consoleDialog(page).getByRole('button', { name: 'Send test email' }).click();
  await expectUsage(page, '2 of 20 contacts, 1 of 20 emails');
});

test('an exhausted key shows what to do, and a new one works', async ({ page, request }) => {
  await openConsole(page, contacts, save);
  await consoleDialog(page).getByRole('button', { name: 'Get a test key', exact: true }).click();
  await expectUsage(page, '0 of 20 contacts, 0 of 20 emails');
  const stored = await page.evaluate(() => sessionStorage.getItem('test-key') ?? '{}');
  const { key } = JSON.parse(stored) as { key: string };
  const batch = await request.post('/v1/contacts/batch', {
    headers: { authorization: `Bearer ${key}` },
    data: {
      contacts: Array.from({ length: 20 }, (_, index) => ({ email: `c${index}@shop.example` })),
    },
  });
  expect(batch.status()).toBe(200);
  await openConsole(page, contacts, save);
  await expectUsage(page, '20 of 20 contacts, 0 of 20 emails');
  await expect(
    consoleDialog(page).getByRole('status').filter({
      hasText: 'This key has used all 20 contacts. Get a new key to store more.',
    }),
  ).toBeVisible();
  await consoleDialog(page).getByRole('button', { name: 'Send request' }).click();
  await expectStatus(page, '409 Conflict');
  await consoleDialog(page)
    .getByRole('region', { name: 'Response' })
    .getByRole('button', { name: 'Get a new key' })
    .click();
  await expectUsage(page, '0 of 20 contacts, 0 of 20 emails');
  await consoleDialog(page).getByRole('button', { name: 'Send request' }).click();
  await expectStatus(page, '200 OK');
  await expectUsage(page, '1 of 20 contacts, 0 of 20 emails');
});
