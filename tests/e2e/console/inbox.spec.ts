import { readFile } from 'node:fs/promises';
import { expectAccessibleInAllThemes } from '../axe.ts';
import { listRows, type OpsTarget } from '../run-ops.ts';
import { openConsole } from './console.ts';
import { expect, type Page, test } from './console-fixtures.ts';

let count = 0;

/** Sends an enquiry, and gives its subject, which no other has. */
async function enquiry(server: OpsTarget, change: Record<string, string> = {}): Promise<string> {
  count += 1;
  const subject = `Question ${process.pid}-${count}`;
  const body = {
    fullname: 'Marguerite Dlamini',
    email: 'm@halden.example',
    body: 'Hello',
    subject,
  };
  const sent = await fetch(`${server.url}/guests/enquiry`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...body, ...change }),
  });
  expect(sent.status).toBeLessThan(300);
  return subject;
}

/** Finds an enquiry by its subject, and opens it. */
async function open(page: Page, subject: string): Promise<void> {
  await page.getByRole('searchbox').fill(subject);
  await page.getByRole('link', { name: subject }).click();
}

test('takes an answer back, by keyboard', async ({ server, console: { page } }) => {
  const subject = await enquiry(server);
  await page.keyboard.press('/');
  await page.keyboard.type(subject);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: subject })).toBeVisible();
  await page.keyboard.press('j');
  const openAgain = page.getByRole('button', { name: 'Open again' });
  await expect(page.getByRole('heading', { level: 2, name: subject })).toBeVisible();
  await page.keyboard.press('e');
  await expect(openAgain).toBeVisible();
  await page.keyboard.press('z');
  await expect(openAgain).toHaveCount(0);
  await page.keyboard.press('e');
  await expect(openAgain).toBeVisible();
  const log = await listRows(server, 'audit');
  const done = log.filter((row) => row.as === 'ada');
  expect(done.slice(0, 3).map(({ command, subject }) => [command, subject])).toEqual(
    Array(3).fill(['console handle', expect.stringMatching(/^enquiry:/)]),
  );
});

test('a colleague who was faster is not overwritten', async ({ server, console: { page } }) => {
  const subject = await enquiry(server);
  await open(page, subject);
  const answered = page
    .getByRole('region', { name: subject })
    .getByRole('button', { name: /^Answered/ });
  await expect(answered).toBeVisible();
  const other = await openConsole(server, '--as', 'kofi');
  const second = await page.context().newPage();
  await second.goto(other.address);
  await open(second, subject);
  // The first page has not asked again yet.
  await page.route('**/api/inbox/*', (route) =>
    route.request().method() === 'GET' ? null : route.continue(),
  );
  await second
    .getByRole('region', { name: subject })
    .getByRole('button', { name: /^Answered/ })
    .click();
  await expect(second.getByRole('button', { name: 'Open again' })).toBeVisible();
  await answered.click();
  await expect(page.getByRole('status').first()).toContainText('A colleague changed this');
  await second.close();
  await other.close();
});

test('exports what is shown, and says how many rows', async ({ server, console: { page } }) => {
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

test('only reads with --read-only, and says why nothing can be changed', async ({
  server,
  page,
}) => {
  const subject = await enquiry(server);
  const opened = await openConsole(server, '--read-only');
  await page.goto(opened.address);
  await expect(page.getByText('You only read.')).toBeVisible();
  await open(page, subject);
  const answered = page
    .getByRole('region', { name: subject })
    .getByRole('button', { name: /^Answered/ });
  await expect(answered).toHaveAttribute('aria-disabled', 'true');
  await answered.click({ force: true });
  await expect(page.getByRole('button', { name: 'Open again' })).toHaveCount(0);
  await opened.close();
});

test('without a key, or once it is closed, it says what to do', async ({
  server,
  console: { opened, page },
}) => {
  await expect(page.getByRole('heading', { level: 1, name: 'Inbox' })).toBeVisible();
  expect(page.url()).not.toContain('#');
  const stranger = await page.context().newPage();
  await stranger.goto(opened.address);
  await expect(stranger.getByText('Press Enter in the terminal')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Inbox' })).toBeVisible();
  await opened.close();
  await expect(page.getByRole('heading', { name: 'The console was closed' })).toBeVisible();
  expect(server.url).not.toBe('');
});

test('every view fits its width and has no axe violations', async ({
  server,
  console: { page },
}) => {
  const subject = await enquiry(server);
  await open(page, subject);
  await expect(page.getByRole('heading', { level: 2, name: subject })).toBeVisible();
  await expectAccessibleInAllThemes(page, [390, 1280, 1440]);
  await page.keyboard.press('Escape');
  await expectAccessibleInAllThemes(page, [390, 1280]);
  await page.setViewportSize({ width: 390, height: 844 });
  const width = await page.evaluate('document.documentElement.scrollWidth - innerWidth');
  expect(width).toBe(0);
  await page.getByRole('button', { name: 'More' }).click();
  await page
    .getByRole('dialog', { name: 'All pages' })
    .getByRole('link', { name: 'Quarantine' })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Quarantine' })).toBeVisible();
});

test('finds a lead or a page from anywhere', async ({ server, console: { page } }) => {
  const subject = await enquiry(server);
  await page.getByRole('link', { name: 'Health' }).click();
  await page.keyboard.press('Control+k');
  const found = page.getByRole('listbox', { name: 'Found' });
  await page.keyboard.type(subject);
  await expect(found.getByRole('option', { name: subject })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await expectAccessibleInAllThemes(page.getByRole('dialog'));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: subject })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('audit');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Audit log' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('nothing at all');
  await expect(page.getByText('Nothing was found')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(found).toHaveCount(0);
});
