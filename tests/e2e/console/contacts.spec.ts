import { expectAccessibleInAllThemes } from '../axe.ts';
import { listRows, type OpsTarget, runOps } from '../run-ops.ts';
import { expect, test } from './console-fixtures.ts';
import { exported, goTo, press } from './console-page.ts';
import { send, unique } from './send.ts';

/** Three contacts of the API, `first` to `third`, with a host of their own. @returns the host */
async function contacts(server: OpsTarget): Promise<string> {
  const host = `${unique('list')}.example`;
  const key = `Bearer ${(await runOps(server, 'keys', 'create', '--label', 'Contacts')).trim()}`;
  for (const firstname of ['First', 'Second', 'Third']) {
    const contact = { email: `${firstname}@${host}`, firstname, lastname: 'Obi' };
    await send(server, '/v1/contacts', contact, key);
  }
  return host;
}

test('finds, opens and exports contacts, by keyboard', async ({ server, page }) => {
  const host = await contacts(server);
  await goTo(page, 'p', 'People');
  await press(page, '/');
  await page.keyboard.type(host.toUpperCase());
  const rows = page.getByRole('table', { name: 'Contacts' }).getByRole('link');
  await expect(page).toHaveURL(new RegExp(`[?]search=${host.toUpperCase()}$`));
  await expect(rows).toHaveText([`third@${host}`, `second@${host}`, `first@${host}`]);

  await press(page, 'Enter');
  await press(page, 'j', 'j', 'k', 'j');
  await expect(rows.nth(1)).toBeFocused();
  await expectAccessibleInAllThemes(page, [390, 1280]);
  const lines = (await exported(page)).trim().split('\r\n');
  expect(lines.map((line) => line.split(',')[3])).toEqual([
    'email',
    `third@${host}`,
    `second@${host}`,
    `first@${host}`,
  ]);
  const [newest] = await listRows(server, 'audit', '--limit', '1');
  expect(newest).toMatchObject({ command: 'console export contacts' });

  await press(page, 'Enter');
  await expect(page.getByRole('heading', { level: 1, name: `second@${host}` })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Second Obi' })).toBeVisible();
  await press(page, 'l');
  const link = await page.getByRole('button', { name: /^Copy http/ }).innerText();
  const preferences = await page.context().newPage();
  await preferences.goto(link.replace(/^Copy\s+/, ''));
  await expect(preferences.getByText(`second@${host}`)).toBeVisible();
  await preferences.close();
  const [linked] = await listRows(server, 'audit', '--limit', '1');
  expect(linked).toMatchObject({ command: 'console preferences link' });
  await expectAccessibleInAllThemes(page, [390, 1280]);
  await press(page, 'Escape');
  await expect(rows).toHaveCount(3);
  await page.getByLabel('Added from', { exact: true }).fill('2100-01-01');
  await expect(page.getByRole('heading', { name: 'No contact matches' })).toBeVisible();
  await expect(page).toHaveURL(/since=2100-01-01/);
  await page.getByLabel('Added from', { exact: true }).fill('2020-01-01');
  await expect(rows).toHaveCount(3);

  await page.setViewportSize({ width: 390, height: 844 });
  const title = await page.getByRole('heading', { level: 1 }).boundingBox();
  const button = await page.getByRole('button', { name: 'Export' }).boundingBox();
  expect(button?.y).toBeLessThan((title?.y ?? 0) + (title?.height ?? 0));
});
