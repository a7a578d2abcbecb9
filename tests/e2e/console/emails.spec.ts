import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { type RunningServer, startServer } from '../../../script/start-server.ts';
import { expectAccessibleInAllThemes } from '../axe.ts';
import { test as base } from '../fixtures.ts';
import { listRows, runOps } from '../run-ops.ts';
import { openConsole } from './console.ts';
import { expect, type Page } from './console-fixtures.ts';

interface Fixtures {
  page: Page;
}

/** Says that it is full, until it is emptied. */
let isFull = true;
let smtp: SMTPServer;
let server: RunningServer;
let key: string;

base.beforeAll(async () => {
  smtp = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo({ address }, _session, done) {
      const isRejected = isFull && address.startsWith('full');
      done(
        isRejected ? Object.assign(new Error('5.2.2 Mailbox full'), { responseCode: 552 }) : null,
      );
    },
    onData(stream, _session, done) {
      stream.resume();
      stream.on('end', () => done());
    },
  });
  smtp.listen(0, '127.0.0.1');
  await once(smtp.server, 'listening');
  const { port } = smtp.server.address() as AddressInfo;
  server = await startServer({ RATE_LIMIT: 'off', SMTP_URL: `smtp://127.0.0.1:${port}` });
  key = (await runOps(server, 'keys', 'create', '--label', 'Shop')).trim();
});
base.afterAll(async () => {
  await server?.stop();
  await new Promise((resolve) => smtp.close(() => resolve(null)));
});

const test = base.extend<Fixtures>({
  page: async ({ page }, use) => {
    const opened = await openConsole(server, '--as', 'ada');
    await page.goto(opened.address);
    await use(page);
    await opened.close();
  },
});

/** Sends an email with the API, and waits until it has a status. */
async function send(to: string, subject: string, status: string): Promise<void> {
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
  const sent = await fetch(`${server.url}/v1/transactionals`, {
    ...{ method: 'POST', headers },
    body: JSON.stringify({
      ...{ template_code: 'hello', recipient_email: to, subject, html: '<p>Hello</p>' },
    }),
  });
  expect(sent.status).toBeLessThan(300);
  await expect
    .poll(async () => (await listRows(server, 'emails', 'list', '--to', to))[0]?.status)
    .toBe(status);
}

let count = 0;
const unique = (name: string) => `${name}-${process.pid}-${++count}@lipa.example`;

test('finds an email by its recipient, by keyboard, and reads what happened', async ({ page }) => {
  const to = unique('nadia');
  await send(to, 'Your order is on its way', 'sent');
  await expect(page.getByRole('heading', { level: 1, name: 'Inbox' })).toBeVisible();
  await page.keyboard.press('g');
  await page.keyboard.press('e');
  await page.keyboard.press('/');
  await page.keyboard.type(to);
  const rows = page.getByRole('region', { name: 'Emails' }).getByRole('link');
  await page.keyboard.press('Enter');
  await expect(rows).toHaveCount(1);
  await page.keyboard.press('j');
  const detail = page.getByRole('region', { name: 'Your order is on its way' });
  await expect(detail.getByRole('list', { name: 'What happened' })).toContainText(
    'First attempt sent',
  );
  const resend = detail.getByRole('button', { name: /^Resend/ });
  await expect(resend).toHaveAttribute('aria-disabled', 'true');
  await expect(detail.getByText('its text was deleted once it was sent').last()).toBeVisible();
  await expectAccessibleInAllThemes(page, [390, 1280]);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/emails\?to=/);
  await page.keyboard.press('j');
  await expect(detail.getByRole('link', { name: 'hello' })).toBeVisible();
  await page.keyboard.press('o');
  await expect(page).toHaveURL(/\/templates\/hello$/);
  await page.goBack();
  await page.getByRole('searchbox').fill('lipa.example');
  await expect(page.getByRole('alert')).toContainText('Type a whole address');
});

test('settles what gave up: resends one, discards another, after asking', async ({ page }) => {
  const [first, second] = [unique('full'), unique('full')];
  await send(first, 'Order one', 'failed');
  await send(second, 'Order two', 'failed');
  await expect(page.getByRole('heading', { level: 1, name: 'Inbox' })).toBeVisible();
  await page.keyboard.press('g');
  await page.keyboard.press('e');
  await page.getByRole('button', { name: /^Gave up/ }).click();
  const cause = page.getByRole('region', { name: 'The mailbox was full' });
  await expect(cause.getByText('552 5.2.2')).toBeVisible();
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  const one = cause.getByRole('row', { name: /Order one/ });
  const two = cause.getByRole('row', { name: /Order two/ });
  await expect(one).toContainText(first);
  await expect(one).toContainText('552 5.2.2 Mailbox full');
  await expectAccessibleInAllThemes(page, [390, 1280]);

  isFull = false;
  await one.getByRole('checkbox').focus();
  await page.keyboard.press('x');
  await expect(one.getByRole('checkbox')).toBeChecked();
  await page.keyboard.press('s');
  await expect(page.getByRole('status').last()).toContainText('1 queued again');
  await expect(one).toHaveCount(0);
  await expect
    .poll(async () => (await listRows(server, 'emails', 'list', '--to', first))[0]?.status)
    .toBe('sent');

  await two.getByRole('checkbox').focus();
  await page.keyboard.press('x');
  await page.keyboard.press('d');
  const dialog = page.getByRole('dialog', { name: 'Discard it?' });
  await expect(dialog.getByRole('button', { name: 'Keep it' })).toBeFocused();
  await expectAccessibleInAllThemes(dialog, [390, 1280]);
  await page.keyboard.press('Escape');
  await expect(two).toBeVisible();
  await two.getByRole('checkbox').focus();
  await page.keyboard.press('d');
  await dialog.getByRole('button', { name: 'Discard 1' }).click();
  await expect(page.getByRole('heading', { name: 'Nothing gave up' })).toBeVisible();
  await expect(page.getByText('ada discarded 1')).toBeVisible();
  await expect(page.getByText('ada resent 1')).toBeVisible();
  isFull = true;
});
