import { expectAccessibleInAllThemes } from '../axe.ts';
import { listRows, runOps } from '../run-ops.ts';
import { expect, test } from './console-fixtures.ts';
import { exported, goTo, press, said } from './console-page.ts';
import { unique } from './send.ts';

test('stops an address and lifts it, by keyboard', async ({ server, page }) => {
  const email = `${unique('owen')}@kelp.example`;
  await goTo(page, 's', 'Suppressions');
  await press(page, 's');
  const dialog = page.getByRole('dialog', { name: 'Stop mail to an address' });
  await dialog.getByRole('textbox', { name: 'Address' }).fill('nobody');
  await press(page, 'Enter');
  await expect(dialog.getByRole('alert')).toContainText('This is no email address');
  await expectAccessibleInAllThemes(dialog, [390, 1280]);
  await dialog.getByRole('textbox', { name: 'Address' }).fill(email);
  await dialog.getByRole('textbox', { name: 'List' }).fill('autumn-offers');
  await dialog.getByRole('textbox', { name: 'Why' }).fill('Asked us by phone');
  await press(page, 'Enter');
  await expect(said(page)).toContainText(`Stopped for ${email}`);

  const ours = page.getByRole('button', { name: /^Set by you \d+$/ });
  await ours.click();
  const count = Number((await ours.textContent())?.match(/\d+$/)?.[0]);
  expect(count).toBeGreaterThan(0);
  await expect(page.getByRole('button', { name: `Export ${count}` })).toBeVisible();
  await expect(page.getByText(/^\d+ in force: addresses that get less mail/)).toBeVisible();
  await page.getByRole('button', { name: /^All \d+$/ }).click();

  await press(page, '/');
  await page.keyboard.type(email);
  await press(page, 'Enter');
  await expect(page.getByRole('table').getByRole('link')).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Export', exact: true })).toBeVisible();
  const [, line = '', ...others] = (await exported(page)).trim().split('\r\n');
  expect(line).toContain(email);
  expect(others).toEqual([]);
  await press(page, 'j');
  const detail = page.getByRole('region', { name: email });
  await expect(detail.getByText('Asked us by phone')).toBeVisible();
  await expectAccessibleInAllThemes(page, [390, 1280]);
  await press(page, 'l');
  const asks = page.getByRole('dialog', { name: 'Send mail to this address again?' });
  await expect(asks.getByRole('button', { name: 'Lift it' })).toBeVisible();
  await asks.getByRole('button', { name: 'Lift it' }).click();
  await expect(page.getByRole('heading', { name: 'Nothing matches' })).toBeVisible();
  const [row] = await listRows(server, 'preferences', 'show', email);
  expect(row).toMatchObject({ source: 'operator', reason: 'Asked us by phone' });
  expect(row?.liftedAt).not.toBeNull();
  const log = await listRows(server, 'audit', '--email', email);
  expect(log.map(({ command }) => command)).toEqual([
    'console preferences lift',
    'console preferences suppress',
  ]);
});

test('a complaint is lifted only when the person asked', async ({ server, page }) => {
  const email = `${unique('owen')}@kelp.example`;
  const stop = ['preferences', 'suppress', '--email', email, '--all', '--complaint'];
  await runOps(server, ...stop);
  await page.getByRole('link', { name: 'Suppressions' }).click();
  await page.getByRole('searchbox').fill(email);
  await page.getByRole('table').getByRole('link', { name: email }).click();
  await page.getByRole('button', { name: 'Lift it…' }).click();
  const asks = page.getByRole('dialog', { name: 'Send mail to this address again?' });
  const lift = asks.getByRole('button', { name: /^Lift it/ });
  await expect(lift).toHaveAttribute('aria-disabled', 'true');
  await asks.getByRole('checkbox').check();
  await lift.click();
  await expect(said(page)).toContainText(`Lifted for ${email}`);
});

test('imports a list after showing how it is read, with the lines that it skips', async ({
  server,
  page,
}) => {
  const [owen, ines, list] = [unique('owen'), unique('ines'), unique('offers')];
  const rows = ['email,reason', `${owen}@kelp.example,BOUNCE`, 'nobody,', `${ines}@kelp.example,`];
  const file = { name: 'list.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\n')) };
  await goTo(page, 's', 'Suppressions');
  await page.getByRole('button', { name: 'Import a list' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Import a list' });
  const submit = dialog.getByRole('button', { name: /^Import/ });
  await expect(submit).toHaveAttribute('aria-disabled', 'true');
  await dialog.getByLabel('File').setInputFiles({ ...file, buffer: Buffer.from([0x65, 0xff]) });
  await expect(dialog.getByText('The file is not text in UTF-8')).toBeVisible();
  await dialog.getByLabel('File').setInputFiles(file);
  await expect(dialog.getByText('1 as bounce, 1 as unsubscribe, 1 with errors')).toBeVisible();
  await expect(dialog.getByText('Line 3: not an email address.')).toBeVisible();
  await expect(submit).toHaveAttribute('aria-disabled', 'true');
  await dialog.getByRole('textbox', { name: 'List' }).fill(list);
  await expect(dialog.getByText(`The list ${list}`)).toBeVisible();
  await dialog.getByRole('combobox', { name: 'Each row is' }).selectOption('Set by you');
  await expect(dialog.getByText('2 as block, 1 with errors')).toBeVisible();
  await expectAccessibleInAllThemes(dialog, [390, 1280]);
  await dialog.getByRole('checkbox', { name: 'Skip the 1 line with errors' }).check();
  await submit.press('Enter');
  const result = page.getByRole('dialog', { name: 'The list was imported' });
  await expect(result).toContainText('Stopped now2');
  await expect(result).toContainText('Skipped with errors1');
  await expect(result).toContainText('Line 3: not an email address.');
  await expectAccessibleInAllThemes(result, [390, 1280]);
  await press(page, 'Enter');
  await expect(result).toHaveCount(0);

  await page.getByRole('combobox', { name: 'List' }).selectOption(list);
  await expect(page).toHaveURL(new RegExp(`list=${list}`));
  const links = page.getByRole('table').getByRole('link');
  await expect(links).toHaveCount(2);
  await expect(page.getByRole('button', { name: 'Export 2' })).toBeVisible();
  const [log] = await listRows(server, 'audit');
  expect(log).toMatchObject({
    command: 'console preferences import',
    subject: 'suppression-list:2',
  });

  await press(page, 'j', 'x', 'j', 'x');
  const bar = page.getByRole('toolbar', { name: 'Selected rows' });
  await expect(bar).toContainText('2 selected');
  await expectAccessibleInAllThemes(page, [390, 1280]);
  await press(page, 'l');
  const asks = page.getByRole('dialog', { name: 'Lift 2 suppressions?' });
  await expect(asks).toContainText('2 Set by you');
  await asks.getByRole('button', { name: 'Lift 2' }).press('Enter');
  await expect(said(page)).toContainText('Lifted: 2');
  await expect(bar).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Nothing matches' })).toBeVisible();
});
