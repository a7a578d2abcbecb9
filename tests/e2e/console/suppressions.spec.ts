import { readFile } from 'node:fs/promises';
import { expectAccessibleInAllThemes } from '../axe.ts';
import { listRows, runOps } from '../run-ops.ts';
import { openConsole } from './console.ts';
import { expect, type Page, test } from './console-fixtures.ts';

let count = 0;
const unique = () => `owen-${process.pid}-${++count}@kelp.example`;

async function find(page: Page, address: string): Promise<void> {
  await page.getByRole('searchbox').fill(address);
  await expect(page.getByRole('table').getByRole('link')).toHaveCount(1);
}

test('stops an address and lifts it, by keyboard', async ({ server, console: { page } }) => {
  const email = unique();
  await expect(page.getByRole('heading', { level: 1, name: 'Inbox' })).toBeVisible();
  await page.keyboard.press('g');
  await page.keyboard.press('s');
  await expect(page.getByRole('heading', { level: 1, name: 'Suppressions' })).toBeVisible();
  await page.keyboard.press('s');
  const dialog = page.getByRole('dialog', { name: 'Stop mail to an address' });
  await dialog.getByRole('textbox', { name: 'Address' }).fill('nobody');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toContainText('This is no email address');
  await expectAccessibleInAllThemes(dialog, [390, 1280]);
  await dialog.getByRole('textbox', { name: 'Address' }).fill(email);
  await dialog.getByRole('textbox', { name: 'List' }).fill('autumn-offers');
  await dialog.getByRole('textbox', { name: 'Why' }).fill('Asked us by phone');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').last()).toContainText(`Stopped for ${email}`);

  await page.keyboard.press('/');
  await page.keyboard.type(email);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('table').getByRole('link')).toHaveCount(1);
  await page.keyboard.press('j');
  const detail = page.getByRole('region', { name: email });
  await expect(detail.getByText('Asked us by phone')).toBeVisible();
  await expectAccessibleInAllThemes(page, [390, 1280]);
  await page.keyboard.press('l');
  const asks = page.getByRole('dialog', { name: 'Send mail to this address again?' });
  await expect(asks.getByRole('button', { name: 'Lift it' })).toBeVisible();
  await asks.getByRole('button', { name: 'Lift it' }).click();
  await expect(page.getByRole('heading', { name: 'Nothing matches' })).toBeVisible();
  const [row] = await listRows(server, 'preferences', 'show', email);
  expect(row).toMatchObject({ source: 'operator', reason: 'Asked us by phone' });
  expect(row?.liftedAt).not.toBeNull();
  const log = await listRows(server, 'audit', '--email', email);
  expect(log.map(({ command }) => command)).toEqual([
    ...['console preferences lift', 'console preferences suppress'],
  ]);
});

test('a complaint is lifted only when the person asked', async ({ server, console: { page } }) => {
  const email = unique();
  const stop = ['preferences', 'suppress', '--email', email, '--all', '--complaint'];
  await runOps(server, ...stop);
  await page.getByRole('link', { name: 'Suppressions' }).click();
  await find(page, email);
  await page.getByRole('table').getByRole('link', { name: email }).click();
  await page.getByRole('button', { name: 'Lift it…' }).click();
  const asks = page.getByRole('dialog', { name: 'Send mail to this address again?' });
  const lift = asks.getByRole('button', { name: /^Lift it/ });
  await expect(lift).toHaveAttribute('aria-disabled', 'true');
  await asks.getByRole('checkbox').check();
  await lift.click();
  await expect(page.getByRole('status').last()).toContainText(`Lifted for ${email}`);
});

test('exports what is shown', async ({ server, console: { page } }) => {
  const email = unique();
  await runOps(server, 'preferences', 'suppress', '--email', email, '--list', 'news');
  await page.getByRole('link', { name: 'Suppressions' }).click();
  await find(page, email);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  const csv = await readFile(await (await download).path(), 'utf8');
  expect(csv.trim().split('\r\n')).toHaveLength(2);
  expect(csv).toContain(email);
});

test('only reads with --read-only', async ({ server, page }) => {
  const opened = await openConsole(server, '--read-only');
  await page.goto(opened.address);
  await page.getByRole('link', { name: 'Suppressions' }).click();
  const stop = page.getByRole('button', { name: /^Stop an address/ });
  await expect(stop).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('s');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await opened.close();
});
