import { type RunningServer, startServer } from '../../../script/start-server.ts';
import { expectAccessible } from '../axe.ts';
import { delayRequests } from '../delay-requests.ts';
import { expectFits } from '../fit.ts';
import { expect, type Page, test } from '../fixtures.ts';
import { type MailServer, startMailServer } from '../mail-server.ts';
import { uniqueEmail } from '../rows.ts';

const path = '/products/transactionals';
const logCall = '**/guests/sample-email/log';
const longReply = `250 2.0.0 Ok: queued as ${'4F2A'.repeat(20)}`;

let server: RunningServer;
let mailServer: MailServer;

test.beforeAll(async () => {
  mailServer = await startMailServer(longReply.slice(4));
  server = await startServer({ RATE_LIMIT: 'off', SMTP_URL: mailServer.url });
});
test.afterAll(async () => {
  await server?.stop();
  await mailServer?.close();
});

/** Opens the page, and waits for the form's script if there is one. */
async function visit(page: Page, from = server.url, hasScript = true) {
  await page.goto(from + path);
  const form = page.getByRole('form', { name: 'Sample email', includeHidden: true });
  if (hasScript) {
    await form.hover();
    await expect(form).toHaveJSProperty('noValidate', true);
  }
  const log = page.getByRole('region', { name: 'Your delivery log' });
  return {
    form,
    box: form.getByRole('textbox', { name: 'Email address' }),
    send: form.getByRole('button', { name: 'Send it to me' }),
    alert: form.getByRole('alert'),
    log,
    title: log.getByRole('heading'),
    lines: log.getByRole('listitem'),
    outcome: log.getByRole('status'),
    again: log.getByRole('button', { name: 'Send to another address' }),
  };
}

test('one email arrives, and its log ends with the mail server’s reply', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const { form, box, send, log, title, lines, outcome, again } = await visit(page);
  await box.fill('nobody at all');
  await send.click();
  await expect(box).toBeFocused();
  await expect(box).toHaveAttribute('aria-invalid', 'true');

  // The first reading waits, so that the quiet state can be seen.
  const { release } = await delayRequests(page, logCall);
  const email = uniqueEmail();
  await box.fill(email);
  await box.press('Enter');
  await expect(title).toBeFocused();
  await expect(form).toBeHidden();
  await expect(lines).toHaveText('WaitingFor the mail server’s reply');
  await expect(outcome).toBeEmpty();
  await expectAccessible(log);

  release();
  await expect(outcome).toContainText('The mail server accepted it.');
  await expect(lines).toHaveCount(2);
  await expect(lines.first()).toContainText(/^Queued\d{1,2}:\d\d:\d\d\s[ap]m/);
  await expect(lines.last()).toContainText(/^Accepted\+(\d+ ms|\d+\.\d s)/);
  await expect(lines.last().getByText(longReply)).toBeVisible();
  await expect(log).not.toContainText('Opened');
  await expect(log.getByText(email)).toBeVisible();
  const [mail, ...more] = mailServer.receivedBy(email);
  expect(more).toEqual([]);
  expect(mail?.subject).toMatch(/^Sample: your order /);
  expect(mail?.text).toContain('is on its way. It arrives on Friday.');
  await expectAccessible(log);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(log, { colorsOnly: true });
  await expectFits(page, [320, 360, 1280]);

  await again.click();
  await expect(log).toHaveCount(0);
  await expect(box).toBeFocused();
  await expect(box).toHaveValue('');
  await expectAccessible(form, { colorsOnly: true });

  await test.step('the same address gets no second email, and reads why', async () => {
    await box.fill(email);
    await send.click();
    await expect(log).toContainText('It was just sent, so it wasn’t sent again. This is its log.');
    await expect(outcome).toContainText('The mail server accepted it.');
    expect(mailServer.receivedBy(email)).toHaveLength(1);
  });
});

test('every other outcome has a sentence', async ({ page }) => {
  const { box, send, alert, log, lines, outcome, again } = await visit(page);

  await test.step('refused', async () => {
    await box.fill(`nobody-${uniqueEmail()}`);
    await send.click();
    await expect(outcome).toHaveText('The mail server refused it for good. The reason is above.');
    await expect(lines.last()).toContainText('Refused');
    await expect(lines.last()).toContainText('550');
    await expect(lines.last()).not.toContainText('@mail');
    await again.click();
  });

  await test.step('returned, after it was accepted', async () => {
    const log = {
      status: 'bounced',
      created_at: '2026-11-21T14:01:36.000Z',
      attempts: [
        { at: '2026-11-21T14:01:37.000Z', outcome: 'failed', reply: null },
        { at: '2026-11-21T14:01:42.000Z', outcome: 'sent', reply: '250 Ok' },
        { at: '2026-11-21T14:01:49.000Z', outcome: 'bounced', reply: '552 5.2.2 Mailbox full' },
      ],
    };
    await page.route(logCall, (route) =>
      route.fulfill({ json: { error: null, payload: { data: log } } }),
    );
    await box.fill(uniqueEmail());
    await send.click();
    await expect(outcome).toHaveText('It was accepted, then came back. The reason is above.');
    await expect(lines).toHaveText([
      'Queued2:01:36 pmWhen you clicked “Send it to me”',
      'Tried+1.0 sNot accepted yet',
      'Accepted+5.0 s250 Ok',
      'Returned+7.0 s552 5.2.2 Mailbox full',
    ]);
    await expectAccessible(page.getByRole('region', { name: 'Your delivery log' }));
    await page.unroute(logCall);
    await again.click();
  });

  await test.step('nothing more for an address that had its emails for today', async () => {
    const [name = '', host] = uniqueEmail().split('@');
    for (let at = 0; at < 5; at += 1) {
      const data = { email: `${name}+${at}@${host}` };
      const sent = await page.request.post(`${server.url}/guests/sample-email`, { data });
      expect(sent.status()).toBe(200);
    }
    await box.fill(`${name}@${host}`);
    await send.click();
    await expect(outcome).toContainText('Nothing was sent.');
    await expect(lines).toHaveCount(0);
    expect(mailServer.receivedBy(`${name}@${host}`)).toEqual([]);
    await again.click();
  });

  await test.step('a log that cannot be read', async () => {
    await page.route(logCall, (route) => route.abort());
    await box.fill(uniqueEmail());
    await send.click();
    await expect(outcome).toContainText('Its log can’t be read right now.');
    await page.unroute(logCall);
    await again.click();
  });

  await test.step('no connection: the address stays, and a retry sends one', async () => {
    const email = uniqueEmail();
    await page.route('**/guests/sample-email', (route) => route.abort());
    await box.fill(email);
    await send.click();
    await expect(alert).toContainText('could not be sent');
    await expect(box).toHaveValue(email);
    await expect(log).toHaveCount(0);
    await page.unroute('**/guests/sample-email');
    await send.click();
    await expect(outcome).toContainText('accepted');
    expect(mailServer.receivedBy(email)).toHaveLength(1);
  });
});

test('a server without a mail server does not offer it', async ({ page, baseURL }) => {
  await page.goto(baseURL + path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('form', { name: 'Sample email', includeHidden: true })).toHaveCount(
    0,
  );
  await expect(page.getByRole('heading', { name: 'Send this email to yourself' })).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form leads to a page that says so', async ({ page }) => {
    const { box, send } = await visit(page, server.url, false);
    const email = uniqueEmail();
    await box.fill(email);
    await send.click();
    await expect(page).toHaveURL(`${server.url}/sample/sent`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your sample is on its way.');
    await expect.poll(() => mailServer.receivedBy(email).length).toBe(1);
    await page.getByRole('link', { name: 'Back to transactional emails' }).click();
    await expect(page).toHaveURL(server.url + path);
  });
});
