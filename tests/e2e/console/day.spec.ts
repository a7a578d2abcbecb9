// Long: one day, told in order.
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { type RunningServer, startServer } from '../../../script/start-server.ts';
import { test } from '../fixtures.ts';
import { metadataOf } from '../lead-form.ts';
import { listRows, type Row, runOps } from '../run-ops.ts';
import { openConsole } from './console.ts';
import { expect, type Page } from './console-fixtures.ts';

const nadia = 'nadia@brook.example';
const owen = 'owen@kelp.example';

/** Emails that the mail server took. */
const taken: string[] = [];
/** Messages that the shop's server took; it takes none before its update. */
const hooked: string[] = [];
let isUpdated = false;

/** With which the mail service posts what bounced. */
const login = 'bounces:0123456789abcdef';

let smtp: SMTPServer;
let shop: Server;
let server: RunningServer;
let settings: Record<string, string>;

function mailServer(): SMTPServer {
  return new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData(stream, _session, done) {
      let text = '';
      stream.on('data', (chunk) => {
        text += chunk;
      });
      stream.on('end', () => {
        taken.push(text);
        done();
      });
    },
  });
}

function shopServer(): Server {
  return createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += chunk;
    if (isUpdated) hooked.push(text);
    response.writeHead(isUpdated ? 204 : 410).end();
  });
}

async function listening(started: { listen(port: number, host: string): unknown }, on: Server) {
  started.listen(0, '127.0.0.1');
  await once(on, 'listening');
  return `127.0.0.1:${(on.address() as AddressInfo).port}`;
}

test.beforeAll(async () => {
  smtp = mailServer();
  shop = shopServer();
  const shopHost = await listening(shop, shop);
  settings = { SMTP_URL: `smtp://${await listening(smtp, smtp.server as Server)}` };
  server = await startServer({
    ...{ RATE_LIMIT: 'off', OUTBOUND_ALLOW: shopHost, POSTMARK_WEBHOOK_LOGIN: login },
    ...settings,
  });
  await runOps(
    server,
    ...['webhooks', 'add', '--type', 'mail.bounced', '--url', `http://${shopHost}/in`],
  );
});
test.afterAll(async () => {
  await server?.stop();
  shop.closeAllConnections();
  shop.close();
  await new Promise((resolve) => smtp.close(() => resolve(null)));
});

async function send(method: string, path: string, body: object, by = ''): Promise<void> {
  const sent = await fetch(`${server.url}${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...(by && { authorization: by }) },
    body: JSON.stringify(body),
  });
  expect(sent.status, await sent.text()).toBeLessThan(300);
}

/** What happened before the operator comes: four leads, a template with a fault, and an email that bounced. */
async function night(): Promise<void> {
  for (const firstname of ['Ines', 'Femi', 'Yuki', 'Lena'])
    await send('POST', '/demos', {
      type: 'demo',
      metadata: {
        ...{ type: 'demo', ...metadataOf('demo', `${firstname.toLowerCase()}@shop.example`) },
        ...{ firstname, company_name: `${firstname}’s shop` },
      },
    });
  const key = `Bearer ${(await runOps(server, 'keys', 'create', '--label', 'Shop')).trim()}`;
  const fault = '<p>Hi @fist, it left.</p>';
  const template = { kind: 'action', subject: 'Your order', html: fault };
  await send('PUT', '/v1/templates/order', template, key);
  await send('POST', '/guests/enquiry', {
    ...{ fullname: 'Owen Kelp', email: owen, subject: 'Goodbye', body: 'Please forget me.' },
  });
  const email = { template_code: 'order', recipient_email: nadia };
  await send('POST', '/v1/transactionals', email, key);
  const toNadia = () => taken.find((text) => text.includes(`To: ${nadia}`));
  await expect.poll(toNadia).toBeDefined();
  const bounce = { RecordType: 'Bounce', ID: 42, Type: 'HardBounce', Email: nadia };
  await send(
    ...(['POST', '/webhooks/mail/postmark'] as const),
    { ...bounce, Details: 'smtp; 550 5.1.1 No such mailbox', Content: toNadia() },
    `Basic ${Buffer.from(login).toString('base64')}`,
  );
  await expect
    .poll(async () => (await listRows(server, 'outbox', 'list', '--state', 'dead')).length)
    .toBe(1);
}

/** A colleague, who handled something before. */
async function colleague(): Promise<void> {
  const kofi = await openConsole(server, '--as', 'kofi');
  const { origin, hash } = new URL(kofi.address);
  const call = async (path: string, key: string, body?: object) => {
    const response = await fetch(origin + path, {
      method: body ? 'POST' : 'GET',
      headers: { 'content-type': 'application/json', 'x-console-key': key },
      ...(body && { body: JSON.stringify(body) }),
    });
    return (await response.json()) as Record<string, string> & { items: Row[] };
  };
  const { key = '' } = await call('/api/session', '', { token: hash.slice('#t='.length) });
  const { items } = await call('/api/inbox?kind=enquiry', key);
  const { id, version } = items[0] ?? {};
  await call(`/api/inbox/${id}/handling`, key, { version, answered: true });
  await kofi.close();
}

test('the day of an operator, by keyboard alone', async ({ page }) => {
  await night();
  await colleague();
  const console = await openConsole({ ...server, settings }, '--as', 'ada');
  await page.goto(console.address);
  await expect(page.getByRole('heading', { level: 1, name: 'Inbox' })).toBeVisible();

  await answersLeads(page);
  await settlesBounce(page);
  await fixesTemplate(page);
  await erasesPerson(page);
  await replaysDelivery(page);

  const log = (await listRows(server, 'audit')).filter((row) => row.as === 'ada').toReversed();
  expect(log.map(({ command }) => command)).toEqual([
    ...['handle', 'handle', 'handle', 'handle', 'note', 'preferences lift'].map(named),
    ...['templates test', 'templates put', 'person export', 'person erase'].map(named),
    named('webhooks replay'),
  ]);
  const leads = await listRows(server, 'leads', 'list');
  expect(leads).toMatchObject([
    { metadata: { firstname: 'Lena' }, answeredBy: 'ada', owner: null },
    { metadata: { firstname: 'Yuki' }, answeredBy: 'ada', owner: null },
    { metadata: { firstname: 'Femi' }, answeredBy: 'ada', owner: null },
    { metadata: { firstname: 'Ines' }, answeredBy: null, owner: 'kofi' },
  ]);
  expect(await listRows(server, 'enquiries', 'list')).toEqual([]);
  await console.close();
});

const named = (command: string) => `console ${command}`;

/** Presses keys one after the other. */
async function press(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

/** Goes to a page, and waits until it is there. */
async function goTo(page: Page, key: string, title: string): Promise<void> {
  await press(page, 'g', key);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expectFocus(page);
}

async function answersLeads(page: Page): Promise<void> {
  const said = page.getByRole('status').last();
  await expect(page.getByRole('link', { name: 'Owen Kelp' })).toBeVisible();
  await press(page, 'j');
  await expect(page.getByRole('heading', { level: 2, name: 'Goodbye' })).toBeVisible();
  for (const name of ['Lena', 'Yuki', 'Femi']) {
    await press(page, 'j');
    await expect(page.getByRole('heading', { level: 2, name: `${name} Obi` })).toBeVisible();
    await expectFocus(page);
    await press(page, 'r');
    await expect(page.getByText('Did you send it?')).toBeVisible();
    await press(page, 'Tab', 'Tab');
    await expect(page.getByRole('button', { name: 'Yes, answered' })).toBeFocused();
    await press(page, 'Enter');
    await expect(page.getByRole('button', { name: 'Open again' })).toBeVisible();
    await expect(said).toContainText('Answered, by ada');
    await expectFocus(page);
  }
  await press(page, 'j');
  await expect(page.getByRole('heading', { level: 2, name: 'Ines Obi' })).toBeVisible();
  await press(page, 'a');
  await page.keyboard.type('kofi');
  await expect(said).toContainText('Given to kofi');
  await press(page, 'Escape', 'n');
  await page.keyboard.type('They want a demo in French.');
  await press(page, 'Control+Enter');
  const notes = page.getByRole('region', { name: 'Team notes' });
  await expect(notes.getByRole('listitem')).toContainText('They want a demo in French.');
  await press(page, 'Escape', 'Escape');
  await expect(page.getByRole('link', { name: 'Ines Obi' })).toBeFocused();
}

async function settlesBounce(page: Page): Promise<void> {
  await goTo(page, 'e', 'Emails');
  await press(page, '/');
  await page.keyboard.type(nadia);
  await press(page, 'Enter');
  await expect(page.getByRole('region', { name: 'Emails' }).getByRole('link')).toHaveCount(1);
  await press(page, 'j');
  const happened = page.getByRole('list', { name: 'What happened' });
  await expect(happened).toContainText('5.1.1 No such mailbox');
  await expect(happened).toContainText('All mail to this address stopped');
  await expect(happened).toContainText(/127\.0\.0\.1:\d+ was not told/);
  await expectFocus(page);
  await press(page, 'l');
  await expect(page.getByRole('table').getByRole('link')).toHaveText(nadia);
  await press(page, 'j');
  await expect(page.getByRole('region', { name: nadia })).toBeVisible();
  await press(page, 'l');
  await expect(
    page.getByRole('dialog', { name: 'Send mail to this address again?' }),
  ).toBeVisible();
  await press(page, 'Tab', 'Tab');
  await expect(page.getByRole('button', { name: 'Lift it', exact: true })).toBeFocused();
  await press(page, 'Enter');
  await expect(page.getByRole('status').last()).toContainText(`Lifted for ${nadia}`);
}

async function fixesTemplate(page: Page): Promise<void> {
  await goTo(page, 't', 'Templates');
  await expect(page.getByRole('row', { name: /^order/ })).toBeVisible();
  await press(page, 'j', 'Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'order' })).toBeVisible();
  await expect(page.getByText('One name has no value.')).toBeVisible();
  await press(page, 'e');
  await expect(page.getByRole('textbox', { name: 'HTML' })).toBeFocused();
  await press(page, 'Control+Home');
  for (const _letter of '<p>Hi @fi') await press(page, 'ArrowRight');
  await page.keyboard.type('r');
  await expect(page.getByText('has no value.')).toHaveCount(0);
  await press(page, 'Control+Enter');
  await expect(page.getByLabel('To', { exact: true })).toBeFocused();
  await page.keyboard.type('ada@shop.example');
  await press(page, 'Enter');
  await expect(page.getByRole('status').last()).toContainText('Sent to ada@shop.example');
  await expect(page.getByRole('textbox', { name: 'HTML' })).toBeFocused();
  expect(taken.at(-1)).toContain('To: ada@shop.example');
  expect(taken.at(-1)).not.toContain('@fist');
  await press(page, 'Control+s');
  await expect(page.getByText(/^Version 2,/)).toBeVisible();
  await press(page, 'Escape', 'Escape');
  await expect(page.getByRole('heading', { level: 1, name: 'Templates' })).toBeVisible();
  const { html } = JSON.parse(await runOps(server, 'templates', 'show', 'order', '--json'));
  expect(html).toBe('<p>Hi @first, it left.</p>');
}

async function erasesPerson(page: Page): Promise<void> {
  await goTo(page, 'p', 'People');
  await press(page, '/');
  await page.keyboard.type(owen);
  await press(page, 'Enter');
  await expect(page.getByRole('row', { name: /Enquiries/ })).toContainText('Deleted');
  const download = page.waitForEvent('download');
  await press(page, 'Shift+E');
  const exported = JSON.parse(await readFile(await (await download).path(), 'utf8'));
  expect(exported.held.enquiries).toHaveLength(1);

  await press(page, 'Tab', 'Tab', 'Tab');
  const erase = page.getByRole('button', { name: /^Erase…/ });
  await expect(erase).toBeFocused();
  await expect(erase).toHaveAttribute('aria-disabled', 'false');
  await press(page, 'Enter');
  await expect(page.getByRole('button', { name: 'Keep it' })).toBeFocused();
  await press(page, 'Enter');
  await expect(erase).toBeFocused();
  await press(page, 'Enter', 'Shift+Tab');
  await expect(page.getByRole('textbox', { name: 'Type the address' })).toBeFocused();
  await page.keyboard.type(owen);
  await press(page, 'Enter');
  await expect(page.getByRole('status').last()).toContainText('Erased:');
  await expect(erase).toBeFocused();
}

async function replaysDelivery(page: Page): Promise<void> {
  await goTo(page, 'w', 'Webhooks');
  await expect(page.getByRole('region', { name: 'Webhooks' }).getByRole('link')).toHaveCount(1);
  await press(page, 'j');
  await expect(page.getByRole('row', { name: /Failed/ })).toContainText('mail.bounced');
  isUpdated = true;
  await press(page, 'r');
  await expect(page.getByRole('status').last()).toContainText('Queued again');
  await expect.poll(() => hooked.length).toBe(1);
  expect(hooked[0]).toContain(nadia);
  await expect(page.getByRole('button', { name: '1 new' })).toBeVisible();
  await press(page, '.');
  await expect(page.getByRole('row', { name: /Accepted/ })).toContainText('mail.bounced');
  await expectFocus(page);
}

/** The focus is in the sheet, never lost. */
async function expectFocus(page: Page): Promise<void> {
  await expect(page.locator('main:focus, main :focus')).toHaveCount(1);
}
