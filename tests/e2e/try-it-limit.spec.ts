import { answered, open, sheet, takeKeyAndSend } from './console.ts';
import { expect, type Page, test } from './fixtures.ts';

const contacts = '/developers/reference/contacts';
const save = 'Create or update a contact';
const used = (page: Page, words: string) =>
  expect(sheet(page).getByText(`${words} used`, { exact: true })).toBeVisible();

test('the ticket counts what is stored with the key, after a reload too', async ({ page }) => {
  await open(page, contacts, save);
  await takeKeyAndSend(page);
  await answered(page, '200 OK');
  await used(page, '1 of 100 contacts, 0 of 100 mails');
  await sheet(page).getByRole('button', { name: 'Send request' }).click();
  await answered(page, '200 OK');
  await used(page, '1 of 100 contacts, 0 of 100 mails');
  await sheet(page).getByLabel('email', { exact: true }).fill('obi@shop.example');
  await sheet(page).getByRole('button', { name: 'Send request' }).click();
  await used(page, '2 of 100 contacts, 0 of 100 mails');
  await page.reload();
  await open(page, '/developers/reference/transactionals', 'Send a transactional email');
  await used(page, '2 of 100 contacts, 0 of 100 mails');
  await sheet(page).getByRole('button', { name: 'Send test email' }).click();
  await used(page, '2 of 100 contacts, 1 of 100 mails');
});

test('a full key says what to do, and a new one goes on', async ({ page, request }) => {
  await open(page, contacts, save);
  await sheet(page).getByRole('button', { name: 'Take a test key', exact: true }).click();
  await used(page, '0 of 100 contacts, 0 of 100 mails');
  const kept = await page.evaluate(() => sessionStorage.getItem('test-key') ?? '{}');
  const { key } = JSON.parse(kept) as { key: string };
  const batch = await request.post('/v1/contacts/batch', {
    headers: { authorization: `Bearer ${key}` },
    data: {
      contacts: Array.from({ length: 100 }, (_, at) => ({ email: `c${at}@shop.example` })),
    },
  });
  expect(batch.status()).toBe(200);
  await open(page, contacts, save);
  await used(page, '100 of 100 contacts, 0 of 100 mails');
  await expect(
    sheet(page).getByRole('status').filter({
      hasText: 'This key has used all 100 contacts. Take a new key to store more.',
    }),
  ).toBeVisible();
  await sheet(page).getByRole('button', { name: 'Send request' }).click();
  await answered(page, '409 Conflict');
  await sheet(page)
    .getByRole('region', { name: 'Response' })
    .getByRole('button', { name: 'Take a new key' })
    .click();
  await used(page, '0 of 100 contacts, 0 of 100 mails');
  await sheet(page).getByRole('button', { name: 'Send request' }).click();
  await answered(page, '200 OK');
  await used(page, '1 of 100 contacts, 0 of 100 mails');
});
