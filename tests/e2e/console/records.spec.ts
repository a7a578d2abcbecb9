import { expectAccessibleInAllThemes } from '../axe.ts';
import { listRows, type OpsTarget } from '../run-ops.ts';
import { expect, test } from './console-fixtures.ts';
import { press, said } from './console-page.ts';
import { enquiry, send, unique } from './send.ts';

/** Sends an enquiry that looks like spam, and gives its subject. */
async function spam(server: OpsTarget): Promise<string> {
  const subject = unique('Voucher');
  await enquiry(server, { subject, website: 'x' });
  return subject;
}

test('judges the quarantine by keyboard: one kept, two discarded at once', async ({
  server,
  page,
}) => {
  const [first, second, third] = [await spam(server), await spam(server), await spam(server)];
  await page.getByRole('link', { name: /^Quarantine/ }).click();
  const rows = page.getByRole('region', { name: 'Quarantine' }).getByRole('listitem');
  await expect(rows.getByRole('link', { name: first })).toBeVisible();
  await press(page, '/');
  await page.keyboard.type(first);
  await expect(rows.getByRole('link', { name: second })).toHaveCount(0);
  await page.getByRole('link', { name: first }).click();
  await expect(page.getByText('Held back:')).toBeVisible();
  await press(page, 'k');
  await expect(said(page)).toContainText('Kept, and handled now: 1');
  expect(await listRows(server, 'enquiries', 'list', '--search', first)).toHaveLength(1);

  await page.getByRole('searchbox').fill(`Voucher-${process.pid}`);
  await page.getByRole('link', { name: third }).click();
  await press(page, 'x', 'j', 'x');
  await expect(page.getByText('2 selected')).toBeVisible();
  await press(page, 'd');
  await expect(page.getByRole('heading', { name: 'Discard 2 for good?' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Keep them here' })).toBeFocused();
  await expectAccessibleInAllThemes(page.getByRole('dialog'));
  await page.getByRole('button', { name: 'Discard 2', exact: true }).last().click();
  await expect(said(page)).toContainText('Discarded: 2');
  const held = await listRows(server, 'enquiries', 'list', '--quarantined', '--search', 'Voucher');
  expect(held.filter(({ subject }) => subject === second || subject === third)).toEqual([]);
  const log = await listRows(server, 'audit', '--limit', '3');
  expect(log.map(({ command }) => command)).toEqual([
    'console discard quarantine',
    'console discard quarantine',
    'console keep quarantine',
  ]);
});

test('shows subscribers and feedback, and fits its width', async ({ server, page }) => {
  const comment = unique('What is a lane');
  const feedback = { page: '/developers/webhooks', helpful: 'no', comment };
  const email = `${unique('reader')}@shop.example`;
  await send(server, '/api/contacts/pk_local_site/capture/', { email });
  await send(server, '/guests/feedback', feedback);
  await page.getByRole('link', { name: /^Subscribers/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Subscribers' })).toBeVisible();
  await expect(page.getByRole('link', { name: email })).toBeVisible();
  await page.getByRole('link', { name: /^Feedback/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Feedback' })).toBeVisible();
  await page.getByRole('link', { name: comment }).click();
  await expect(page.getByRole('region', { name: 'Record' })).toContainText(comment);
  await expectAccessibleInAllThemes(page, [390, 1280]);
});
