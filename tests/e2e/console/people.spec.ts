import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expectAccessibleInAllThemes } from '../axe.ts';
import { listRows, type OpsTarget, runOps } from '../run-ops.ts';
import { expect, test } from './console-fixtures.ts';
import { exported, goTo, press, said } from './console-page.ts';
import { enquiry, unique } from './send.ts';

/** Somebody who wrote to us, and unsubscribed. @returns their address */
async function person(server: OpsTarget): Promise<string> {
  const email = `${unique('marguerite')}@halden.example`;
  await enquiry(server, { email });
  await runOps(server, 'preferences', 'suppress', '--email', email, '--list', 'news');
  return email;
}

/** The server's files of emails that name an address: its receipt, and the notice to the operator. */
async function mailsAbout({ dataDir }: OpsTarget, email: string): Promise<string[]> {
  const folder = join(dataDir, 'mail');
  // The first email makes the folder.
  const names = await readdir(folder).catch(() => []);
  const files = names.filter((name) => name.endsWith('.eml'));
  const texts = await Promise.all(files.map((name) => readFile(join(folder, name), 'utf8')));
  return texts.filter((text) => text.includes(email));
}

test('finds, exports and erases a person, by keyboard', async ({ server, page }) => {
  const email = await person(server);
  const other = await person(server);
  await expect.poll(() => mailsAbout(server, email)).toHaveLength(2);
  await expect.poll(() => mailsAbout(server, other)).toHaveLength(2);
  await goTo(page, 'p', 'People');
  await press(page, '/');
  await page.keyboard.type(email.toUpperCase());
  await press(page, 'Enter');
  await expect(page.getByRole('heading', { level: 1, name: email })).toBeVisible();
  const rows = page.getByRole('table').getByRole('row');
  await expect(rows.filter({ hasText: 'Enquiries' })).toContainText('Deleted');
  await expect(rows.filter({ hasText: 'Emails as files' })).toContainText('Deleted');
  await expect(rows.filter({ hasText: 'Mail that was stopped' })).toContainText('Kept as a hash');
  const erase = page.getByRole('button', { name: /^Erase…/ });
  await expect(erase).toHaveAttribute('aria-disabled', 'false');
  await expectAccessibleInAllThemes(page, [390, 1280]);

  const { held, mails } = JSON.parse(await exported(page));
  expect(held.enquiries).toHaveLength(1);
  expect(mails).toHaveLength(2);

  await erase.focus();
  await press(page, 'Enter');
  const dialog = page.getByRole('dialog', { name: 'Erase everything about this person?' });
  await expect(dialog.getByRole('button', { name: 'Keep it' })).toBeFocused();
  await expectAccessibleInAllThemes(dialog, [390, 1280]);
  const confirm = dialog.getByRole('button', { name: /^Erase \d+ rows/ });
  await expect(confirm).toHaveAttribute('aria-disabled', 'true');
  await dialog.getByRole('textbox', { name: 'Type the address' }).fill(email);
  await confirm.focus();
  await press(page, 'Enter');
  await expect(said(page)).toContainText('Erased:');
  await expect(rows.filter({ hasText: 'Enquiries' })).toHaveCount(0);
  expect(await mailsAbout(server, email)).toEqual([]);
  expect(await mailsAbout(server, other)).toHaveLength(2);
  await expect(rows.filter({ hasText: 'Mail that was stopped' })).toContainText('Already a hash');
  const log = await listRows(server, 'audit', '--email', email);
  expect(log.map(({ command }) => command)).toEqual([
    'console person erase',
    'console person export',
    'preferences suppress --list news',
  ]);
  await press(page, 'Escape');
  await expect(page.getByRole('heading', { level: 1, name: 'People' })).toBeVisible();
  await expectAccessibleInAllThemes(page, [390, 1280]);
});

test('says what is no address, and that nothing is stored', async ({ page }) => {
  await page.getByRole('link', { name: 'People' }).click();
  await page.getByRole('searchbox').fill('nobody@nowhere.example');
  await press(page, 'Enter');
  await expect(
    page.getByRole('heading', { name: 'Nothing is stored about this address' }),
  ).toBeVisible();
  await page.goto(new URL('/people?email=a@b@c', page.url()).href);
  await expect(page.getByRole('alert')).toContainText('This is no email address');
});
