import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type RunningServer, startServer } from '../../../script/start-server.ts';
import { expectAccessibleInAllThemes } from '../axe.ts';
import { endOps, listRows, type OpsTarget, runOps } from '../run-ops.ts';
import { test as base, expect } from './console-fixtures.ts';
import { goTo, press, said } from './console-page.ts';
import { startMailServer } from './mail-server.ts';
import { send, unique } from './send.ts';

/** Until it is emptied. */
let isFull = true;

const test = base.extend<object, { server: RunningServer }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's dependencies from this pattern
    async ({}, use) => {
      const mail = await startMailServer((to) => isFull && to.startsWith('full'));
      const server = await startServer({ RATE_LIMIT: 'off', SMTP_URL: mail.url });
      await use(server);
      endOps();
      await server.stop();
      await mail.stop();
    },
    { scope: 'worker' },
  ],
});

const statusOf = async (server: OpsTarget, to: string) =>
  (await listRows(server, 'emails', 'list', '--to', to))[0]?.status;

/** Sends an email with the API, and waits until it has a status. @returns its recipient */
async function sendMail(server: OpsTarget, name: string, subject: string, status: string) {
  const to = `${unique(name)}@lipa.example`;
  const key = `Bearer ${(await runOps(server, 'keys', 'create', '--label', 'Shop')).trim()}`;
  const mail = { template_code: 'hello', recipient_email: to, subject, html: '<p>Hello</p>' };
  await send(server, '/v1/transactionals', mail, key);
  await expect.poll(() => statusOf(server, to)).toBe(status);
  return to;
}

test('finds an email by its recipient, by keyboard, and reads what happened', async ({
  server,
  page,
}) => {
  const key = `Bearer ${(await runOps(server, 'keys', 'create', '--label', 'Desk')).trim()}`;
  const template = { kind: 'action', subject: 'Order @order', html: '<p>Hello @name</p>' };
  await send(server, '/v1/templates/hello', template, key, 'PUT');
  const to = await sendMail(server, 'nadia', 'Your order is on its way', 'sent');
  await goTo(page, 'e', 'Emails');
  await press(page, '/');
  await page.keyboard.type(to);
  const rows = page.getByRole('region', { name: 'Emails' }).getByRole('link');
  await press(page, 'Enter');
  await expect(rows).toHaveCount(1);
  await press(page, 'j');
  const detail = page.getByRole('region', { name: 'Your order is on its way' });
  await expect(detail.getByRole('list', { name: 'What happened' })).toContainText(
    'First attempt sent',
  );
  const card = detail.getByRole('figure', { name: 'hello' });
  await expect(card).toContainText('Order @orderHello @name');
  await expect(card.locator('mark')).toHaveText(['@order', '@name']);
  await expect(detail.getByText('hello, 1')).toBeVisible();
  const resend = detail.getByRole('button', { name: /^Resend/ });
  await expect(resend).toHaveAttribute('aria-disabled', 'true');
  await expect(detail.getByText('its text was deleted once it was sent').last()).toBeVisible();
  await expectAccessibleInAllThemes(page, [390, 1280]);
  await press(page, 'Control+k');
  await page.keyboard.type(to);
  const emails = page.getByRole('group', { name: 'Emails' }).getByRole('option');
  await expect(emails).toHaveText(/^Sent.*Your order is on its way/);
  await emails.click();
  await expect(detail).toBeVisible();
  await press(page, 'Escape');
  await expect(page).toHaveURL(/\/emails\?to=/);
  await press(page, 'j');
  await expect(detail.getByRole('link', { name: 'hello' })).toBeVisible();
  await press(page, 'o');
  await expect(page).toHaveURL(/\/templates\/hello$/);
  await page.goBack();
  await page.getByRole('searchbox').fill('lipa.example');
  await expect(page.getByRole('alert')).toContainText('Type a whole address');
});

test('settles what gave up: resends one, discards another, after asking', async ({
  server,
  page,
}) => {
  const first = await sendMail(server, 'full', 'Order one', 'failed');
  await sendMail(server, 'full', 'Order two', 'failed');
  await goTo(page, 'e', 'Emails');
  await page.getByRole('button', { name: /^Gave up/ }).click();
  const cause = page.getByRole('region', { name: 'The mailbox was full' });
  await expect(cause.getByText('552 5.2.2')).toBeVisible();
  await press(page, 'j', 'Enter');
  const one = cause.getByRole('row', { name: /Order one/ });
  const two = cause.getByRole('row', { name: /Order two/ });
  await expect(one).toContainText(first);
  await expect(one).toContainText('552 5.2.2 Mailbox full');
  await expectAccessibleInAllThemes(page, [390, 1280]);

  isFull = false;
  await one.getByRole('checkbox').focus();
  await press(page, 'x');
  await expect(one.getByRole('checkbox')).toBeChecked();
  await press(page, 's');
  await expect(said(page)).toContainText('1 queued again');
  await expect(one).toHaveCount(0);
  await expect.poll(() => statusOf(server, first)).toBe('sent');

  await two.getByRole('checkbox').focus();
  await press(page, 'x', 'd');
  const dialog = page.getByRole('dialog', { name: 'Discard it?' });
  await expect(dialog.getByRole('button', { name: 'Keep it' })).toBeFocused();
  await expectAccessibleInAllThemes(dialog, [390, 1280]);
  await press(page, 'Escape');
  await expect(two).toBeVisible();
  await two.getByRole('checkbox').focus();
  await press(page, 'd');
  await dialog.getByRole('button', { name: 'Discard 1' }).click();
  await expect(page.getByRole('heading', { name: 'Nothing gave up' })).toBeVisible();
  await expect(page.getByText('ada discarded 1')).toBeVisible();
  await expect(page.getByText('ada resent 1')).toBeVisible();
  isFull = true;
});

test('walks through what gave up one by one, and narrows it by a search', async ({
  server,
  page,
}) => {
  const first = await sendMail(server, 'full', 'Parcel one', 'failed');
  const second = await sendMail(server, 'full', 'Parcel two', 'failed');
  await goTo(page, 'e', 'Emails');
  await page.getByRole('button', { name: /^Gave up/ }).click();
  const cause = page.getByRole('region', { name: 'The mailbox was full' });
  await press(page, '/');
  await page.keyboard.type(first);
  await press(page, 'Enter');
  await expect(page).toHaveURL(/search=full/);
  await expect(cause.getByRole('button', { name: 'Discard 1…' })).toBeVisible();
  await page.getByRole('searchbox').fill('nobody@lipa.example');
  await expect(page.getByRole('heading', { name: 'Nothing matches' })).toBeVisible();
  await page.getByRole('searchbox').fill('mailbox full');
  await expect(cause).toBeVisible();

  await page.getByRole('button', { name: 'One by one' }).press('Enter');
  const rows = page.getByRole('region', { name: 'Gave up' }).getByRole('link');
  await expect(rows).toHaveCount(2);
  await page.getByRole('combobox', { name: 'Cause' }).selectOption({ index: 1 });
  await expect(page).toHaveURL(/cause=passing\+552\+5.2.2/);
  await expect(rows).toHaveCount(2);
  await page.getByRole('combobox', { name: 'Cause' }).blur();
  await press(page, 'j');
  const two = page.getByRole('region', { name: 'Parcel two' });
  await expect(two.getByText(second)).toBeVisible();
  await expectAccessibleInAllThemes(page, [390, 1280]);
  await press(page, 'd');
  await page.getByRole('dialog').getByRole('button', { name: 'Discard 1' }).press('Enter');
  await expect(said(page)).toContainText('1 discarded');
  await expect(page.getByRole('region', { name: 'Parcel one' })).toBeVisible();
  await expect(rows).toHaveCount(1);
  isFull = false;
  await press(page, 's');
  await expect(said(page)).toContainText('1 queued again');
  await expect(page).toHaveURL(/\/emails\?/);
  await expect(page.getByRole('heading', { name: 'Nothing matches' })).toBeVisible();
  await expect.poll(() => statusOf(server, first)).toBe('sent');
  isFull = true;
});

/** Ends an email as if this had been the mail server's reply. */
function endWith(server: OpsTarget, to: string, reply: string) {
  const store = new DatabaseSync(join(server.dataDir, 'grovemail.sqlite'), { timeout: 60_000 });
  const ids = `select id from transactionals where recipient_email = ?`;
  store
    .prepare(`update outbox set last_error = ? where payload ->> 'transactionalId' in (${ids})`)
    .run(reply, to);
  store.close();
}

/** Adds a message to a webhook that has gone. @returns the webhook's host */
async function goneWebhook(server: OpsTarget): Promise<string> {
  const host = `${unique('orders')}.example`;
  await runOps(server, 'webhooks', 'add', '--url', `https://${host}/in`, '--type', 'mail.sent');
  const store = new DatabaseSync(join(server.dataDir, 'grovemail.sqlite'), { timeout: 60_000 });
  const { id } = store.prepare('select id from webhooks order by id desc').get() ?? {};
  const payload = JSON.stringify({ webhookId: id, type: 'mail.sent', timestamp: '', data: {} });
  store
    .prepare(
      `insert into outbox (id, created_at, topic, payload, attempts, next_at, dead_at, last_error, lane, endpoint)
        values (?, 1, 'webhook.send', ?, 9, 1, 1, ?, 'webhooks', ?)`,
    )
    .run(randomUUID(), payload, `${host} replied 410 Gone.`, id ?? '');
  store.close();
  return host;
}

test('leads from a cause to what can be done about it', async ({ server, page }) => {
  isFull = true;
  const gone = await sendMail(server, 'full', 'Parcel for nobody', 'failed');
  endWith(server, gone, '550 5.1.1 No such mailbox');
  const large = await sendMail(server, 'full', 'Parcel of lead', 'failed');
  endWith(server, large, '552 5.3.4 Message too large');
  const host = await goneWebhook(server);
  await goTo(page, 'e', 'Emails');
  await page.getByRole('button', { name: /^Gave up/ }).click();

  const nobody = page.getByRole('region', { name: 'The mailbox does not exist' });
  const addresses = nobody.getByRole('button', { name: 'Addresses', exact: true });
  await addresses.press('Enter');
  await expect(addresses).toHaveAttribute('aria-expanded', 'true');
  await expect(nobody.getByRole('cell', { name: gone })).toBeVisible();
  await nobody.getByRole('link', { name: 'Timeline' }).press('Enter');
  const email = page.getByRole('region', { name: 'Parcel for nobody' });
  await expect(email.getByRole('button', { name: /^Resend/ })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await expect(email.getByText('nobody has these addresses').last()).toBeVisible();
  await page.goBack();
  await expect(addresses).toHaveAttribute('aria-expanded', 'true');

  const tooLarge = page.getByRole('region', { name: 'The email is too large' });
  await expect(tooLarge).toContainText('hello:');
  await tooLarge.getByRole('button', { name: 'Open template' }).press('Enter');
  await expect(page).toHaveURL(/\/templates\/hello$/);
  await page.goBack();

  const webhook = page.getByRole('region', { name: 'The webhook is gone' });
  await expect(webhook).toContainText(`${host}:`);
  await webhook.getByRole('button', { name: 'Open webhook' }).press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: `${host}/in` })).toBeVisible();
});
