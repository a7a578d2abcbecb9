import { readFile } from 'node:fs/promises';
import { expectAccessibleInAllThemes } from '../axe.ts';
import { listRows, type OpsTarget, runOps } from '../run-ops.ts';
import { expect, test } from './console-fixtures.ts';

/** Three contacts of the API, `first` to `third`, with a host of their own. @returns the host */
async function contacts(server: OpsTarget): Promise<string> {
  const host = `list-${process.pid}-${Date.now()}.example`;
  const key = (await runOps(server, 'keys', 'create', '--label', 'Contacts')).trim();
  for (const firstname of ['First', 'Second', 'Third']) {
    const saved = await fetch(`${server.url}/v1/contacts`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ email: `${firstname}@${host}`, firstname, lastname: 'Obi' }),
    });
    expect(saved.status).toBe(200);
  }
  return host;
}

test('finds, opens and exports contacts, by keyboard', async ({ server, console: { page } }) => {
  const host = await contacts(server);
  const { keyboard } = page;
  await expect(page.getByRole('heading', { level: 1, name: 'Inbox' })).toBeVisible();
  await keyboard.press('g');
  await keyboard.press('p');
  await keyboard.press('/');
  await keyboard.type(host.toUpperCase());
  const rows = page.getByRole('table', { name: 'Contacts' }).getByRole('link');
  await expect(page).toHaveURL(new RegExp(`[?]search=${host.toUpperCase()}$`));
  await expect(rows).toHaveText([`third@${host}`, `second@${host}`, `first@${host}`]);

  await keyboard.press('Enter');
  for (const key of ['j', 'j', 'k', 'j']) await keyboard.press(key);
  await expect(rows.nth(1)).toBeFocused();
  await expectAccessibleInAllThemes(page, [390, 1280]);
  const download = page.waitForEvent('download');
  await keyboard.press('Shift+E');
  const lines = (await readFile(await (await download).path(), 'utf8')).trim().split('\r\n');
  expect(lines.map((line) => line.split(',')[3])).toEqual([
    ...['email', `third@${host}`, `second@${host}`, `first@${host}`],
  ]);
  const [newest] = await listRows(server, 'audit', '--limit', '1');
  expect(newest).toMatchObject({ command: 'console export contacts' });

  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: `second@${host}` })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Second Obi' })).toBeVisible();
  await keyboard.press('Escape');
  await expect(rows).toHaveCount(3);
  await page.getByLabel('Added from').fill('2100-01-01');
  await expect(page.getByRole('heading', { name: 'No contact matches' })).toBeVisible();
  await expect(page).toHaveURL(/since=2100-01-01/);
  await page.getByLabel('Added from').fill('2020-01-01');
  await expect(rows).toHaveCount(3);
});
