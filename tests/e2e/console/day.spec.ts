import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type RunningServer, startServer } from '../../../script/start-server.ts';
import { test } from '../fixtures.ts';
import { metadataOf } from '../lead-form.ts';
import { listRows, runOps } from '../run-ops.ts';
import { openConsole } from './console.ts';
import { expect, type Page } from './console-fixtures.ts';
import { commands, expectFocus, exported, goTo, press, said } from './console-page.ts';
import { type MailServer, startMailServer } from './mail-server.ts';
import { send } from './send.ts';

const nadia = 'nadia@brook.example';
const owen = 'owen@kelp.example';

/** Messages that the shop's server took; it takes none before its update. */
const hooked: string[] = [];
let isUpdated = false;

/** With which the mail service posts what bounced. */
const login = 'bounces:0123456789abcdef';

let mail: MailServer;
let shop: Server;
let server: RunningServer;
let settings: Record<string, string>;

function shopServer(): Server {
  return createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += chunk;
    if (isUpdated) hooked.push(text);
    response.writeHead(isUpdated ? 204 : 410).end();
  });
}

test.beforeAll(async () => {
  mail = await startMailServer();
  shop = shopServer().listen(0, '127.0.0.1');
  await once(shop, 'listening');
  const shopHost = `127.0.0.1:${(shop.address() as AddressInfo).port}`;
  settings = { SMTP_URL: mail.url };
  server = await startServer({
    RATE_LIMIT: 'off',
    OUTBOUND_ALLOW: shopHost,
    POSTMARK_WEBHOOK_LOGIN: login,
    ...settings,
  });
  await runOps(
    server,
    'webhooks',
    'add',
    '--type',
    'mail.bounced',
    '--url',
    `http://${shopHost}/in`,
  );
});
test.afterAll(async () => {
  await server?.stop();
  shop.closeAllConnections();
  shop.close();
  await mail.stop();
});

/** What happened before the operator comes: four leads, a template with a fault, and an email that bounced. */
async function night(): Promise<void> {
  for (const firstname of ['Ines', 'Femi', 'Yuki', 'Lena'])
    await send(server, '/demos', {
      type: 'demo',
      metadata: {
        type: 'demo',
        ...metadataOf('demo', `${firstname.toLowerCase()}@shop.example`),
        firstname,
        company_name: `${firstname}’s shop`,
      },
    });
  const key = `Bearer ${(await runOps(server, 'keys', 'create', '--label', 'Shop')).trim()}`;
  const fault = '<p>Hi @fist, it left.</p>';
  const template = { kind: 'action', subject: 'Your order', html: fault };
  await send(server, '/v1/templates/order', template, key, 'PUT');
  await send(server, '/guests/enquiry', {
    fullname: 'Owen Kelp',
    email: owen,
    subject: 'Goodbye',
    body: 'Please forget me.',
  });
  const email = { template_code: 'order', recipient_email: nadia };
  await send(server, '/v1/transactionals', email, key);
  const toNadia = () => mail.taken.find((text) => text.includes(`To: ${nadia}`));
  await expect.poll(toNadia).toBeDefined();
  const bounce = { RecordType: 'Bounce', ID: 42, Type: 'HardBounce', Email: nadia };
  await send(
    server,
    '/webhooks/mail/postmark',
    { ...bounce, Details: 'smtp; 550 5.1.1 No such mailbox', Content: toNadia() },
    `Basic ${Buffer.from(login).toString('base64')}`,
  );
  const dead = () => listRows(server, 'outbox', 'list', '--state', 'dead');
  await expect.poll(dead).toHaveLength(1);
}

/** A colleague, who handled something before. */
async function colleague(page: Page): Promise<void> {
  const kofi = await openConsole(server, '--as', 'kofi');
  await page.goto(kofi.address);
  await page.getByRole('link', { name: 'Owen Kelp' }).click();
  const enquiry = page.getByRole('region', { name: 'Goodbye' });
  await enquiry.getByRole('button', { name: /^Answered/ }).click();
  await expect(enquiry.getByRole('button', { name: 'Open again' })).toBeVisible();
  await kofi.close();
}

test('the day of an operator, by keyboard alone', async ({ page }) => {
  await night();
  await colleague(page);
  const console = await openConsole({ ...server, settings }, '--as', 'ada');
  await page.goto(console.address);
  await expect(page.getByRole('heading', { level: 1, name: 'Inbox' })).toBeVisible();

  await answersLeads(page);
  await settlesBounce(page);
  await fixesTemplate(page);
  await erasesPerson(page);
  await replaysDelivery(page);

  expect((await commands(server)).toReversed()).toEqual([
    ...Array(3).fill(named('handle --answered')),
    ...['handle --assigned', 'note', 'preferences lift'].map(named),
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

async function answersLeads(page: Page): Promise<void> {
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
    await expect(said(page)).toContainText('Answered, by ada');
    await expectFocus(page);
  }
  await press(page, 'j');
  await expect(page.getByRole('heading', { level: 2, name: 'Ines Obi' })).toBeVisible();
  await press(page, 'a');
  await page.keyboard.type('kofi');
  await expect(said(page)).toContainText('Given to kofi');
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
  await expect(said(page)).toContainText(`Lifted for ${nadia}`);
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
  await expect(said(page)).toContainText('Sent to ada@shop.example');
  await expect(page.getByRole('textbox', { name: 'HTML' })).toBeFocused();
  expect(mail.taken.at(-1)).toContain('To: ada@shop.example');
  expect(mail.taken.at(-1)).not.toContain('@fist');
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
  expect(JSON.parse(await exported(page)).held.enquiries).toHaveLength(1);

  await press(page, 'Tab', 'Tab', 'Tab', 'Tab');
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
  await expect(said(page)).toContainText('Erased:');
  await expect(erase).toBeFocused();
}

async function replaysDelivery(page: Page): Promise<void> {
  await goTo(page, 'w', 'Webhooks');
  await expect(page.getByRole('region', { name: 'Webhooks' }).getByRole('link')).toHaveCount(1);
  await press(page, 'j');
  await expect(page.getByRole('row', { name: /Failed/ })).toContainText('mail.bounced');
  isUpdated = true;
  await press(page, 'r');
  await expect(said(page)).toContainText('Queued again');
  await expect.poll(() => hooked.length).toBe(1);
  expect(hooked[0]).toContain(nadia);
  const accepted = page.getByRole('row', { name: /Accepted/ });
  // A fast delivery is already in the list that is loaded after the replay.
  await expect(accepted.or(page.getByRole('button', { name: '1 new' }))).toBeVisible();
  await press(page, '.');
  await expect(accepted).toContainText('mail.bounced');
  await expectFocus(page);
}
