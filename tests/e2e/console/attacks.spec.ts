import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { expectNoHorizontalScroll } from '../fit.ts';
import { metadataOf } from '../lead-form.ts';
import { listRows, type OpsTarget, runOps } from '../run-ops.ts';
import { expect, type Page, test } from './console-fixtures.ts';
import { press } from './console-page.ts';
import { send, unique } from './send.ts';

const html = '<img src=x onerror="document.title=1"><script>document.title=2</script>';
const escapes = '\u001b[2J\u001b]0;pwned\u0007\u001b[31m';
/** Turns what follows around (RIGHT-TO-LEFT OVERRIDE). */
const override = '\u202egnp.exe';
const hostile = html + escapes + override;
const million = hostile.padEnd(1_000_000, 'a');

/** One of each that strangers can send, as long and as hostile as the API accepts. @returns their ids, by page */
async function sendAll(server: OpsTarget): Promise<Record<string, string>> {
  const email = `${unique('stranger')}@halden.example`;
  const fill = (length: number) => hostile.padEnd(length, 'a');
  await send(server, '/guests/enquiry', {
    fullname: fill(200),
    email,
    subject: `${html}${override}`.padEnd(200, 'a'),
    body: fill(5_000),
  });
  await send(server, '/demos', {
    type: 'demo',
    metadata: {
      type: 'demo',
      ...metadataOf('demo', email),
      firstname: override,
      lastname: html,
      company_name: fill(200),
    },
  });
  await send(server, '/guests/feedback', {
    page: '/developers/webhooks',
    helpful: 'no',
    comment: fill(1_000),
  });
  const key = `Bearer ${(await runOps(server, 'keys', 'create', '--label', 'Shop')).trim()}`;
  const mail = { template_code: 'hello', recipient_email: email, html: '<p>Hello</p>' };
  await send(server, '/v1/transactionals', { ...mail, subject: `${html}${override}` }, key);
  const newest = async (...command: string[]) =>
    String((await listRows(server, ...command))[0]?.id);
  return {
    enquiries: await newest('enquiries', 'list'),
    leads: await newest('leads', 'list'),
    feedback: await newest('feedback', 'list'),
    transactionals: await newest('emails', 'list', '--to', email),
  };
}

const places: Readonly<Record<string, string>> = {
  enquiries: 'inbox',
  leads: 'inbox',
  feedback: 'feedback',
  transactionals: 'emails',
};

/** Opens a row of the newest in its list, by keyboard. */
async function open(page: Page, table: string, id: string): Promise<void> {
  await page.goto(`${new URL(page.url()).origin}/${places[table]}`);
  const row = page.locator(`[id="row-${id}"], [href$="/${id}"]`).first();
  await expect(row).toBeVisible();
  expect((await row.boundingBox())?.height).toBeLessThan(70);
  await row.press('Enter');
  await expect(page.locator('#detail-title')).toBeVisible();
}

/** What strangers wrote is text, cut where it would not end, and nothing around it is turned around. */
async function expectHarmless(page: Page): Promise<void> {
  await expect(page.locator('main :is(img, script, iframe)')).toHaveCount(0);
  await expect(page).toHaveTitle('Console');
  const shown = (await page.locator('main').innerText()).length;
  expect(shown).toBeLessThan(100_000);
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoHorizontalScroll(page, `${width} px`);
    expect((await page.locator('#detail-title').boundingBox())?.height).toBeLessThan(500);
  }
}

/** What the mail program would open with. */
async function expectBoundedReply(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.enable');
  const opened = new Promise<string>((resolve) => {
    browser.on('Page.frameRequestedNavigation', ({ url }) => resolve(url));
  });
  await press(page, 'r');
  const { protocol, pathname, search } = new URL(await opened);
  expect(protocol).toBe('mailto:');
  expect(pathname).toMatch(/^[^,?&]+@[^,?&@]+$/);
  expect(search.length).toBeLessThan(20_000);
  await browser.detach();
}

/** The text beside a name is read from the left. */
async function expectReadFromLeft(page: Page, id: string): Promise<void> {
  const [first = 0, second] = await page.evaluate<number[]>(`(() => {
    const [text] = document.querySelector('[id="row-${id}"] b + span').childNodes;
    return [0, 1].map((at) => {
      const range = document.createRange();
      range.setStart(text, at);
      range.setEnd(text, at + 1);
      return range.getBoundingClientRect().left;
    });
  })()`);
  expect(second).toBeGreaterThan(first);
}

test('what strangers send is text, as long and as hostile as it may be', async ({
  server,
  page,
}) => {
  const ids = await sendAll(server);
  for (const [table, id] of Object.entries(ids)) {
    await open(page, table, id);
    await expectHarmless(page);
    if (places[table] === 'inbox') await expectBoundedReply(page);
    if (table === 'leads') await expectReadFromLeft(page, id);
  }
});

test('texts of a million characters, as an import may leave them, stay usable', async ({
  server,
  page,
}) => {
  const ids = await sendAll(server);
  const store = new DatabaseSync(join(server.dataDir, 'grovemail.sqlite'), { timeout: 60_000 });
  const set = (table: string, columns: Record<string, SQLInputValue>) => {
    const names = Object.keys(columns).map((name) => `${name} = ?`);
    const values = [...Object.values(columns), ids[table] ?? ''];
    store.prepare(`update ${table} set ${names.join(', ')} where id = ?`).run(...values);
  };
  set('enquiries', { fullname: million, subject: million, body: million });
  const lead = { type: 'demo', firstname: million, lastname: million, company_name: million };
  set('leads', { metadata: JSON.stringify({ ...lead, email: 'x@y.example', utm: million }) });
  set('feedback', { page: million, comment: million });
  set('transactionals', { subject: million });
  store.close();
  for (const [table, id] of Object.entries(ids)) {
    await open(page, table, id);
    await expectHarmless(page);
    if (places[table] === 'inbox') await expectBoundedReply(page);
    if (table !== 'enquiries' && table !== 'feedback') continue;
    await page.getByRole('button', { name: 'Show all of it' }).press('Enter');
    const message = page
      .getByRole('region', { name: /^(Message|Record)$/ })
      .locator('p')
      .first();
    await expect.poll(async () => await message.textContent()).toHaveLength(million.length);
    await expectNoHorizontalScroll(page, 'all of it');
  }
});
