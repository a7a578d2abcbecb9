import { expectAccessibleInAllThemes } from '../axe.ts';
import { runOps } from '../run-ops.ts';
import { expect, type Page, test } from './console-fixtures.ts';
import { exported, press, said } from './console-page.ts';
import { enquiry, unique } from './send.ts';

/** Answers an enquiry as Ada, and opens the log. @returns the row about it */
async function answerEnquiry(page: Page, subject: string) {
  await page.getByRole('searchbox').fill(subject);
  await page.getByRole('link', { name: subject }).click();
  const region = page.getByRole('region', { name: subject });
  await region.getByRole('button', { name: 'Answered' }).click();
  await expect(said(page)).toContainText('Answered, by ada');
  await page.getByRole('link', { name: 'Audit log' }).click();
  return page.getByRole('row', { name: /answered the enquiry/ }).first();
}

test('lists an answer in a sentence, copies it and opens its enquiry, by keyboard', async ({
  server,
  page,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const subject = await enquiry(server);
  const row = await answerEnquiry(page, subject);
  await expect(row).toContainText('ada');
  await expect(row).toContainText('Console');
  await expectAccessibleInAllThemes(page, [390, 1280]);
  await press(page, 'j');
  await expect(row).toBeFocused();
  await press(page, 'c');
  await expect(said(page)).toContainText('Line copied');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/ ada answered the enquiry \w{8} \(console handle --answered enquiry:/);
  await press(page, 'Enter');
  await expect(page.getByRole('heading', { level: 2, name: subject })).toBeVisible();
});

test('filters by operator, topic, text and day, keeps that in the URL, and exports the result', async ({
  server,
  page,
}) => {
  const email = `${unique('owen')}@kelp.example`;
  await runOps(server, '--as', 'kofi', 'preferences', 'suppress', '--email', email, '--all');
  await answerEnquiry(page, await enquiry(server));
  const rows = page.getByRole('row', { name: /\d\d:\d\d/ });
  await page.getByRole('combobox', { name: 'Who' }).selectOption('kofi');
  await page.getByRole('combobox', { name: 'What' }).selectOption('Suppressions');
  await expect(page).toHaveURL(/who=kofi&topic=suppressions/);
  await expect(rows.first()).toContainText('stopped mail to');
  await expect(page.getByRole('row', { name: /answered the enquiry/ })).toHaveCount(0);
  await press(page, '/');
  await page.keyboard.type(email);
  await press(page, 'Enter');
  await expect(rows).toHaveCount(1);
  const [head = '', line = '', ...others] = (await exported(page)).trim().split('\r\n');
  expect(head).toBe('id,at,operator,as,command,subject');
  expect(line).toMatch(/,kofi,preferences suppress --all,person:/);
  expect(others).toEqual([]);

  await page.getByLabel('Until', { exact: true }).fill('2020-01-31');
  await expect(page).toHaveURL(/until=2020-01-31/);
  await expect(page.getByRole('heading', { name: 'No entry matches' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'No entry matches' })).toBeVisible();
  await page.getByRole('button', { name: 'Until any day' }).click();
  await expect(rows).toHaveCount(1);
});
