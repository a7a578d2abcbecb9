import { expectAccessibleInAllThemes } from '../axe.ts';
import { listRows } from '../run-ops.ts';
import { openConsole } from './console.ts';
import { expect, test } from './console-fixtures.ts';

test('makes a key, uses it, makes its successor and revokes both, by keyboard', async ({
  server,
  console: { page },
}) => {
  const label = `Shop ${process.pid}`;
  await expect(page.getByRole('heading', { level: 1, name: 'Inbox' })).toBeVisible();
  await page.keyboard.press('g');
  await page.keyboard.press('k');
  await expect(page.getByRole('heading', { level: 1, name: 'API keys' })).toBeVisible();
  await page.keyboard.press('n');
  await page.getByLabel('Name', { exact: true }).fill(label);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('scopes');
  await page.getByLabel(/^read:/).press('Space');
  await page.getByLabel('Networks').fill('everywhere');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('everywhere is no IPv4 or IPv6 address');
  await page.getByLabel('Networks').fill('');
  await page.keyboard.press('Enter');

  const ticket = page.getByRole('region', { name: 'A secret that is shown once' });
  await expect(ticket).toBeVisible();
  const key = await ticket.getByText(/^gm_live_/).innerText();
  await expect(page.getByRole('row', { name: label })).toContainText('New');
  await expect(page.getByRole('heading', { level: 2, name: label, exact: true })).toBeVisible();
  await expect(ticket).toBeFocused();
  await expectAccessibleInAllThemes(page, [390, 1280]);
  await page.setViewportSize({ width: 1280, height: 800 });
  await ticket.getByRole('button', { name: 'Done' }).press('Enter');
  await expect(page.getByText(key)).toHaveCount(0);

  const headers = { authorization: `Bearer ${key}` };
  const call = () => fetch(`${server.url}/v1/contacts`, { headers });
  expect((await call()).status).toBe(200);
  await page.reload();
  await expect(page.getByRole('row', { name: label })).toContainText('In use');

  await page.getByRole('button', { name: 'Make its successor' }).press('Enter');
  await expect(page.getByLabel(/^read:/)).toBeChecked();
  await page.getByLabel('Name', { exact: true }).fill(`${label} successor`);
  await page.keyboard.press('Enter');
  await ticket.getByRole('button', { name: 'Done' }).press('Enter');
  await page.getByRole('heading', { level: 2, name: `${label} successor` }).click();
  await page.keyboard.press('Delete');
  await expect(page.getByRole('button', { name: 'Keep it' })).toBeFocused();
  await page.getByRole('button', { name: 'Revoke it' }).press('Enter');
  await expect(page.getByRole('row', { name: `${label} successor` })).toContainText('Revoked');

  await page.getByRole('link', { name: `${label} …` }).press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: label, exact: true })).toBeVisible();
  await page.keyboard.press('Delete');
  const revoke = page.getByRole('button', { name: 'Revoke it' });
  await revoke.press('Enter');
  expect((await call()).status).toBe(200);
  await page.getByLabel(`Type ${label}`).fill(label);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect.poll(async () => (await call()).status).toBe(403);

  const log = await listRows(server, 'audit');
  const done = log.filter((entry) => entry.as === 'ada').map(({ command }) => command);
  expect(done.slice(0, 4)).toEqual(
    ['revoke', 'revoke', 'create', 'create'].map((verb) => `console keys ${verb}`),
  );
});

test('only reads with --read-only', async ({ server, page }) => {
  const opened = await openConsole(server, '--read-only');
  await page.goto(opened.address);
  await page.getByRole('link', { name: 'API keys' }).click();
  await expect(page.getByRole('button', { name: /Make a key.*not now/ })).toBeVisible();
  await page.keyboard.press('n');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await opened.close();
});
