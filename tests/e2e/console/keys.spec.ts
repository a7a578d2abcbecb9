import { expectAccessibleInAllThemes } from '../axe.ts';
import { expect, test } from './console-fixtures.ts';
import { commands, goTo, press } from './console-page.ts';

test('makes a key, uses it, makes its successor and revokes both, by keyboard', async ({
  server,
  page,
}) => {
  const label = `Shop ${process.pid}`;
  await goTo(page, 'k', 'API keys');
  await press(page, 'n');
  await page.getByLabel('Name', { exact: true }).fill(label);
  await press(page, 'Enter');
  await expect(page.getByRole('alert')).toContainText('scopes');
  await page.getByLabel(/^read:/).press('Space');
  await page.getByLabel('Networks').fill('everywhere');
  await press(page, 'Enter');
  await expect(page.getByRole('alert')).toContainText('everywhere is no IPv4 or IPv6 address');
  await page.getByLabel('Networks').fill('');
  await press(page, 'Enter');

  const ticket = page.getByRole('region', { name: 'A secret that is shown once' });
  await expect(ticket).toBeVisible();
  const key = await ticket.getByText(/^gm_live_/).innerText();
  await expect(page.getByRole('row', { name: label })).toContainText('New');
  await expect(page.getByRole('heading', { level: 2, name: label, exact: true })).toBeVisible();
  await expect(ticket).toBeFocused();
  await expectAccessibleInAllThemes(page, [390, 1280]);
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
  await press(page, 'Enter');
  await ticket.getByRole('button', { name: 'Done' }).press('Enter');
  await page.getByRole('heading', { level: 2, name: `${label} successor` }).click();
  await press(page, 'Delete');
  await expect(page.getByRole('button', { name: 'Keep it' })).toBeFocused();
  await page.getByRole('button', { name: 'Revoke it' }).press('Enter');
  await expect(page.getByRole('row', { name: `${label} successor` })).toContainText('Revoked');

  await page.getByRole('link', { name: `${label} …` }).press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: label, exact: true })).toBeVisible();
  await press(page, 'Delete');
  const revoke = page.getByRole('button', { name: 'Revoke it' });
  await revoke.press('Enter');
  expect((await call()).status).toBe(200);
  await page.getByLabel(`Type ${label}`).fill(label);
  await press(page, 'Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect.poll(async () => (await call()).status).toBe(403);

  const lately = page.getByRole('region', { name: 'Lately' }).getByRole('listitem');
  await expect(lately.first()).toContainText(`adarevoked ${label}`);
  await expectAccessibleInAllThemes(page, [390, 1280]);
  expect((await commands(server)).slice(0, 4)).toEqual(
    ['revoke', 'revoke', 'create', 'create'].map((verb) => `console keys ${verb}`),
  );
});
