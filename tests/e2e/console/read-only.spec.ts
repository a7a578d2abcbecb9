import { runOps } from '../run-ops.ts';
import { expect, test } from './console-fixtures.ts';
import { goTo, press } from './console-page.ts';
import { enquiry, unique } from './send.ts';

test.use({ options: ['--read-only'] });

test('a console that only reads says so, and changes nothing', async ({ server, page }) => {
  const subject = await enquiry(server);
  await expect(page.getByText('You only read.')).toBeVisible();
  await page.getByRole('searchbox').fill(subject);
  await page.getByRole('link', { name: subject }).click();
  const answered = page
    .getByRole('region', { name: subject })
    .getByRole('button', { name: /^Answered/ });
  await expect(answered).toHaveAttribute('aria-disabled', 'true');
  await answered.click({ force: true });
  await expect(page.getByRole('button', { name: 'Open again' })).toHaveCount(0);
});

for (const [place, title, action, key] of [
  ['k', 'API keys', 'Make a key', 'n'],
  ['s', 'Suppressions', 'Stop an address', 's'],
  ['t', 'Templates', 'New template', 'n'],
] as const)
  test(`without its dialog, and its key in the list of keys: ${title}`, async ({ page }) => {
    await goTo(page, place, title);
    await expect(
      page.getByRole('button', { name: new RegExp(`${action}.*not now`) }),
    ).toBeVisible();
    await press(page, key);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await press(page, '?');
    const keys = page.getByRole('dialog');
    await expect(keys.getByText('Next, previous')).toBeVisible();
    for (const text of [action, 'Undo the last thing'])
      await expect(keys.getByText(text)).toHaveCount(0);
  });

test('finds nothing to do that changes something', async ({ page }) => {
  await goTo(page, 'h', 'Health');
  await press(page, 'Control+k');
  const actions = page.getByRole('group', { name: 'Do' }).getByRole('option');
  await expect(actions).toHaveText([/^Settle what gave up, by cause/, /^Check everything again/]);
});

test('neither erases nor exports a person', async ({ server, page }) => {
  const email = `${unique('marguerite')}@halden.example`;
  await enquiry(server, { email });
  await goTo(page, 'p', 'People');
  await page.getByRole('searchbox').fill(email);
  await press(page, 'Enter');
  await expect(page.getByRole('heading', { level: 1, name: email })).toBeVisible();
  for (const name of [/^Erase…/, /^Export everything/])
    await expect(page.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true');
});

test('tests no webhook', async ({ server, page }) => {
  await runOps(server, 'webhooks', 'add', '--type', 'mail.sent', '--url', 'https://read.invalid/');
  await goTo(page, 'w', 'Webhooks');
  await page.getByRole('link', { name: 'read.invalid' }).click();
  await expect(page.getByRole('button', { name: /Send a test event.*not now/ })).toBeVisible();
  await press(page, 't');
  await expect(page.getByText('No deliveries yet')).toBeVisible();
});

test('imports no list', async ({ page }) => {
  await goTo(page, 's', 'Suppressions');
  await page.getByRole('button', { name: /Import a list.*not now/ }).press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
