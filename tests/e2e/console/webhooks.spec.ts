import { expectAccessibleInAllThemes } from '../axe.ts';
import { expect, test } from './console-fixtures.ts';
import { commands, goTo, press, said } from './console-page.ts';

test('adds a webhook, tests it, replays what failed, and removes it, by keyboard', async ({
  server,
  page,
}) => {
  // Nothing answers there, so what is sent fails.
  const host = `hooks-${process.pid}.invalid`;
  await goTo(page, 'w', 'Webhooks');
  await page.getByRole('button', { name: 'Add a webhook' }).press('Enter');
  await page.getByLabel('Address', { exact: true }).fill(`http://${host}/in`);
  await page.getByLabel('mail.bounced').press('Space');
  await press(page, 'Enter');
  await expect(page.getByRole('alert')).toContainText('must be called over https');
  await page.getByLabel('Address', { exact: true }).fill(`https://${host}/in`);
  await press(page, 'Enter');

  const ticket = page.getByRole('region', { name: 'A secret that is shown once' });
  await expect(ticket).toBeFocused();
  await expect(ticket).toContainText('whsec_');
  await ticket.getByRole('button', { name: 'Done' }).press('Enter');
  await expect(page.getByText('whsec_')).toHaveCount(0);

  await page.getByRole('heading', { level: 2, name: `${host}/in` }).click();
  await press(page, 't');
  await expect(page.getByRole('region', { name: 'Test event' })).toContainText('"test": true');
  await expect(page.getByText('Not accepted')).toBeVisible();
  const row = page.getByRole('row', { name: /Failed/ }).first();
  await expect(row).toContainText('mail.bounced');
  await expect(page.getByText('Failing').first()).toBeVisible();
  await press(page, 'r');
  await expect(said(page)).toContainText(/Queued again|already queued/);

  await page.getByRole('button', { name: 'New secret' }).press('Enter');
  await page.getByRole('button', { name: 'Make a new secret' }).press('Enter');
  await expect(ticket).toContainText('whsec_');
  await expectAccessibleInAllThemes(page, [390, 1280]);

  await page.getByRole('button', { name: 'Remove…' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Keep it' })).toBeFocused();
  await page.getByRole('button', { name: 'Remove it' }).press('Enter');
  await expect(said(page)).toContainText(`Removed ${host}`);
  await expect(page.getByRole('link', { name: host })).toHaveCount(0);

  const done = await commands(server);
  // One that waits for its next try is not replayed, which changes nothing.
  expect(done.filter((command) => command !== 'console webhooks replay').slice(0, 4)).toEqual(
    ['remove', 'rotate', 'test', 'add'].map((verb) => `console webhooks ${verb}`),
  );
});
