import { readFile } from 'node:fs/promises';
import { expectAccessibleInAllThemes } from '../axe.ts';
import { expectNoHorizontalScroll } from '../fit.ts';
import { listRows } from '../run-ops.ts';
import { expect, type Page, test } from './console-fixtures.ts';
import { press, said } from './console-page.ts';
import { enquiry, unique } from './send.ts';

/** Finds an enquiry by its subject, and opens it. */
async function open(page: Page, subject: string): Promise<void> {
  await page.getByRole('searchbox').fill(subject);
  await page.getByRole('link', { name: subject }).click();
}

test('marks an enquiry as answered and takes that back, by keyboard', async ({ server, page }) => {
  const subject = await enquiry(server);
  await press(page, '/');
  await page.keyboard.type(subject);
  await press(page, 'Enter');
  await expect(page.getByRole('link', { name: subject })).toBeVisible();
  await press(page, 'j');
  const openAgain = page.getByRole('button', { name: 'Open again' });
  await expect(page.getByRole('heading', { level: 2, name: subject })).toBeVisible();
  await press(page, 'e');
  await expect(openAgain).toBeVisible();
  await press(page, 'z');
  await expect(openAgain).toHaveCount(0);
  await press(page, 'e');
  await expect(openAgain).toBeVisible();
  const log = await listRows(server, 'audit');
  const done = log.filter((row) => row.as === 'ada');
  expect(done.slice(0, 3).map(({ command, subject }) => [command, subject])).toEqual(
    ['answered', 'reopened', 'answered'].map((how) => [
      `console handle --${how}`,
      expect.stringMatching(/^enquiry:/),
    ]),
  );
});

test('does not overwrite the answer of a faster colleague', async ({ server, page, colleague }) => {
  const subject = await enquiry(server);
  await open(page, subject);
  const answered = page
    .getByRole('region', { name: subject })
    .getByRole('button', { name: /^Answered/ });
  await expect(answered).toBeVisible();
  await open(colleague, subject);
  // The first page has not asked again yet.
  await page.route('**/api/inbox/*', (route) =>
    route.request().method() === 'GET' ? null : route.continue(),
  );
  await colleague
    .getByRole('region', { name: subject })
    .getByRole('button', { name: /^Answered/ })
    .click();
  await expect(colleague.getByRole('button', { name: 'Open again' })).toBeVisible();
  await answered.click();
  await expect(page.getByRole('status').first()).toContainText('A colleague changed this');
});

test('exports the rows that match, and says how many', async ({ server, page }) => {
  const subject = await enquiry(server, { body: '=cmd()' });
  await page.getByRole('searchbox').fill(subject);
  const list = page.getByRole('region', { name: 'Leads and enquiries' });
  await expect(list.getByRole('link')).toHaveCount(1);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export what is shown' }).click();
  const csv = await readFile(await (await download).path(), 'utf8');
  expect(csv.trim().split('\r\n')).toHaveLength(2);
  expect(csv).toContain("'=cmd()");
  await expect(page.getByRole('status')).toContainText('1 row in inbox-');
});

test('focuses the row of the detail that was closed, and goes on from it', async ({
  server,
  page,
}) => {
  const host = `${unique('row')}.example`;
  for (const name of ['third', 'second', 'first']) {
    await enquiry(server, { email: `${name}@${host}` });
  }
  await page.getByRole('searchbox').fill(host);
  const list = page.getByRole('region', { name: 'Leads and enquiries' });
  const rows = list.getByRole('link');
  await expect(rows).toHaveCount(3);
  await rows.nth(1).click();
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await expect(page.getByRole('region', { name: 'Message' })).toBeFocused();
    await press(page, 'Escape');
    await expect(rows.nth(1)).toBeFocused();
    await press(page, 'j');
  }
  await expect(page.getByText(/^2 of \d+/)).toBeVisible();
});

test('marks the edge of a detail that was opened by keyboard', async ({ server, page }) => {
  const subject = await enquiry(server);
  await page.getByRole('searchbox').fill(subject);
  const row = page.getByRole('link', { name: subject });
  const shadow = () =>
    page.locator('[data-reads]').evaluate((pane) => getComputedStyle(pane).boxShadow);
  // The filtered list is loaded, so the row stays while it is read.
  await expect(row).toHaveAttribute('href', /search=/);
  await row.click();
  await expect.poll(shadow).toBe('none');
  await press(page, 'Escape');
  await expect(row).toBeFocused();
  await press(page, 'Enter');
  await expect.poll(shadow).toContain('3px 0px 0px 0px inset');
});

test('says what to do without a key, and once the console is closed', async ({ opened, page }) => {
  await expect(page.getByRole('heading', { level: 1, name: 'Inbox' })).toBeVisible();
  expect(page.url()).not.toContain('#');
  const stranger = await page.context().newPage();
  await stranger.goto(opened.address);
  await expect(stranger.getByText('Press Enter in the terminal')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Inbox' })).toBeVisible();
  await opened.close();
  await expect(page.getByRole('heading', { name: 'The console was closed' })).toBeVisible();
});

test('every view fits its width and has no axe violations', async ({ server, page }) => {
  const subject = await enquiry(server);
  await open(page, subject);
  await expect(page.getByRole('heading', { level: 2, name: subject })).toBeVisible();
  await expectAccessibleInAllThemes(page, [390, 1280, 1440]);
  await press(page, 'Escape');
  await expectAccessibleInAllThemes(page, [390, 1280]);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoHorizontalScroll(page, '390 px');
  await page.getByRole('button', { name: 'More' }).click();
  await page
    .getByRole('dialog', { name: 'All pages' })
    .getByRole('link', { name: 'Quarantine' })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Quarantine' })).toBeVisible();
});

test('finds enquiries, pages and actions from anywhere', async ({ server, page }) => {
  const subject = await enquiry(server);
  await page.getByRole('link', { name: 'Health' }).click();
  await press(page, 'Control+k');
  const found = page.getByRole('listbox', { name: 'Found' });
  await page.keyboard.type(subject);
  await expect(found.getByRole('option', { name: subject })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await expectAccessibleInAllThemes(page.getByRole('dialog'));
  await press(page, 'Enter');
  await expect(page.getByRole('heading', { level: 2, name: subject })).toBeVisible();
  await press(page, 'Control+k');
  await page.keyboard.type('audit');
  await press(page, 'Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Audit log' })).toBeVisible();
  await press(page, 'Control+k');
  await page.keyboard.type('make an api key');
  await press(page, 'Enter');
  await expect(page.getByRole('dialog', { name: 'Make a key' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'API keys' })).toBeVisible();
  await press(page, 'Escape', 'Control+k');
  await page.keyboard.type('nothing at all');
  await expect(page.getByText('Nothing was found')).toBeVisible();
  await press(page, 'Escape');
  await expect(found).toHaveCount(0);
});

test('lists all keys, including those of the page', async ({ page }) => {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await press(page, '?');
  const dialog = page.getByRole('dialog', { name: 'All keys' });
  const here = dialog.getByRole('heading', { name: 'This page' }).locator('..');
  await expect(here.getByRole('term')).toHaveText(['R', 'E', 'A', 'N']);
  const ofLists = dialog.getByRole('heading', { name: 'Lists' }).locator('..').getByRole('term');
  await expect(ofLists).toHaveText(['/', 'JK', 'Enter', '.', 'ShiftE']);
  await expectAccessibleInAllThemes(dialog, [390, 1280]);
  await press(page, 'Escape', 'g', 'h', '?');
  await expect(here.getByRole('definition')).toHaveText(['Check again', 'Copy as text']);
  await expect(ofLists).toHaveCount(0);
});

test('on a phone, shows the actions of a detail in place of the navigation', async ({
  server,
  page,
}) => {
  const subject = await enquiry(server);
  await page.setViewportSize({ width: 390, height: 844 });
  const navigation = page.getByRole('navigation', { name: 'Console' });
  await expect(navigation).toBeVisible();
  await open(page, subject);
  const detail = page.getByRole('region', { name: subject });
  await expect(detail.getByRole('button', { name: 'Reply by email' })).toBeInViewport({ ratio: 1 });
  await expect(navigation).toBeHidden();
  await detail.getByRole('button', { name: 'Write a note' }).click();
  await expect(page.getByLabel('Write a note for the team')).toBeFocused();
  const answered = detail.getByRole('button', { name: 'Answered' });
  const box = await answered.boundingBox();
  expect(box?.y).toBeGreaterThan(750);
  expect(box?.width).toBe(48);
  await expectAccessibleInAllThemes(page, [390]);
  await answered.click();
  await expect(said(page)).toContainText('Answered, by ada');
  await page.getByRole('button', { name: 'Back to the list' }).click();
  await expect(navigation).toBeVisible();
});
