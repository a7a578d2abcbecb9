import { expectAccessibleInAllThemes } from '../axe.ts';
import { listRows, type OpsTarget } from '../run-ops.ts';
import { expect, test } from './console-fixtures.ts';

let count = 0;

/** Sends an enquiry that looks like spam, and gives its subject. */
async function spam({ url }: OpsTarget): Promise<string> {
  count += 1;
  const subject = `Voucher ${process.pid}-${count}`;
  const body = {
    fullname: 'asdkj',
    email: 'bot@mailer.example',
    subject,
    body: 'Win',
    website: 'x',
  };
  const sent = await fetch(`${url}/guests/enquiry`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(sent.status).toBeLessThan(300);
  return subject;
}

test('judges the quarantine by keyboard: one kept, two discarded at once', async ({
  server,
  console: { page },
}) => {
  const [first, second, third] = [await spam(server), await spam(server), await spam(server)];
  await page.getByRole('link', { name: /^Quarantine/ }).click();
  const rows = page.getByRole('region', { name: 'Quarantine' }).getByRole('listitem');
  await expect(rows.getByRole('link', { name: first })).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.type(first);
  await expect(rows.getByRole('link', { name: second })).toHaveCount(0);
  await page.getByRole('link', { name: first }).click();
  await expect(page.getByText('Held back:')).toBeVisible();
  await page.keyboard.press('k');
  await expect(page.getByRole('status').last()).toContainText('Kept, and handled now: 1');
  expect(await listRows(server, 'enquiries', 'list', '--search', first)).toHaveLength(1);

  await page.getByRole('searchbox').fill(`Voucher ${process.pid}`);
  await page.getByRole('link', { name: third }).click();
  await page.keyboard.press('x');
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await expect(page.getByText('2 selected')).toBeVisible();
  await page.keyboard.press('d');
  await expect(page.getByRole('heading', { name: 'Discard 2 for good?' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Keep them here' })).toBeFocused();
  await expectAccessibleInAllThemes(page.getByRole('dialog'));
  await page.getByRole('button', { name: 'Discard 2', exact: true }).last().click();
  await expect(page.getByRole('status').last()).toContainText('Discarded: 2');
  const held = await listRows(server, 'enquiries', 'list', '--quarantined', '--search', 'Voucher');
  expect(held.filter(({ subject }) => subject === second || subject === third)).toEqual([]);
  const log = await listRows(server, 'audit', '--limit', '3');
  expect(log.map(({ command }) => command)).toEqual([
    'console discard quarantine',
    'console discard quarantine',
    'console keep quarantine',
  ]);
});

test('shows subscribers and feedback, and fits its width', async ({
  server,
  console: { page },
}) => {
  const email = `reader-${process.pid}@shop.example`;
  await fetch(`${server.url}/guests/newsletter`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email }),
  });
  const comment = `What is a lane, ${process.pid}?`;
  await fetch(`${server.url}/guests/feedback`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ page: '/developers/webhooks', helpful: 'no', comment }),
  });
  await page.getByRole('link', { name: /^Subscribers/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Subscribers' })).toBeVisible();
  await page.getByRole('link', { name: /^Feedback/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Feedback' })).toBeVisible();
  await page.getByRole('link', { name: comment }).click();
  await expect(page.getByRole('region', { name: 'Record' })).toContainText(comment);
  await expectAccessibleInAllThemes(page, [390, 1280]);
});
