import {
  codeGroup,
  consoleDialog,
  consoleRegion,
  expectStatus,
  openConsole,
  takeKeyAndSend,
} from '../api-console.ts';
import { expectAccessibleInAllThemes } from '../axe.ts';
import { delayRequests } from '../delay-requests.ts';
import { expect, test } from '../fixtures.ts';
import { openUntilIdle } from '../idle.ts';

const contacts = '/developers/reference/contacts';
const mails = '/developers/reference/transactionals';
const liveKey = `gm_live_${'A'.repeat(43)}1a2b3c`;
const testKey = `gm_test_${'A'.repeat(43)}1a2b3c`;

test('the whole response is shown, and closing restores the focus', async ({ page }) => {
  await openConsole(page, contacts, 'Create or update a contact');
  await expect(codeGroup(page, 'Request, HTTP')).toContainText('Bearer $API_KEY');
  await consoleDialog(page).getByLabel('firstname', { exact: true }).fill('Adaeze');
  await takeKeyAndSend(page);
  await expectStatus(page, '200 OK');
  const sent = codeGroup(page, 'Request, HTTP').getByText('"Adaeze"');
  await expect(sent).toBeHidden();
  const request = consoleRegion(page, 'Request');
  await request.getByRole('button', { name: /^Show all \d+ lines$/ }).click();
  await expect(sent).toBeVisible();
  await request.getByRole('button', { name: 'Show less' }).click();
  await expect(sent).toBeHidden();
  await expect(codeGroup(page, 'Response body')).toContainText('"firstname": "Adaeze"');
  await expect(consoleRegion(page, 'Response')).toContainText(/\d+ ms/);
  await consoleRegion(page, 'Response').getByRole('button', { name: 'headers' }).click();
  await expect(consoleRegion(page, 'Response')).toContainText(/content-type\s*application\/json/);
  await expect(
    consoleDialog(page)
      .getByText(/^gm_test_•+/)
      .first(),
  ).toBeVisible();

  await page.keyboard.press('Escape');
  await expect(consoleDialog(page)).toBeHidden();
  const section = page.getByRole('region', { name: 'Create or update a contact', exact: true });
  await expect(section.getByRole('button', { name: 'Try it' })).toBeFocused();
});

test('the console is not fetched before it is opened', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await openUntilIdle(page, contacts);
  expect(fetched.filter((path) => /\/open\.[^/]+\.js$/.test(path))).toEqual([]);
  expect(fetched.filter((path) => path.startsWith('/developers/try/'))).toEqual([]);
});

test('a test email is previewed, not sent', async ({ page }) => {
  await openConsole(page, mails, 'Send a transactional email');
  await takeKeyAndSend(page);
  await expectStatus(page, '200 OK');
  const frame = consoleDialog(page).getByTitle('HTML of the email');
  await expect(frame).toHaveAttribute('sandbox', '');
  await expect(frame.contentFrame().getByRole('heading', { name: 'Welcome, Ada' })).toBeVisible();
  await expect(consoleDialog(page).getByText('not sent', { exact: false }).first()).toBeVisible();
  await consoleDialog(page).getByRole('radio', { name: 'Desktop' }).check();
  await expect(frame.contentFrame().getByRole('heading', { name: 'Welcome, Ada' })).toBeVisible();
  await consoleDialog(page).getByRole('radio', { name: 'Text' }).check();
  await expect(codeGroup(page, 'Plain text of the email')).toContainText(/welcome, ada/i);
});

test('the key is in the samples of the page, masked, and in full when copied', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openConsole(page, contacts, 'Create or update a contact');
  await takeKeyAndSend(page);
  await expectStatus(page, '200 OK');
  await page.keyboard.press('Escape');
  const stored = await page.evaluate(() => sessionStorage.getItem('test-key') ?? '{}');
  const { key } = JSON.parse(stored) as { key: string };
  const sample = page.getByRole('group', { name: 'Create or update a contact, HTTP', exact: true });
  const copied = async () => {
    const panel = page.getByRole('figure').filter({ has: sample });
    await panel.getByRole('button', { name: 'Copy code' }).click();
    return page.evaluate(() => navigator.clipboard.readText());
  };
  expect(await copied()).toContain(`Authorization: Bearer ${key}`);
  await page.reload();
  await expect(sample).not.toContainText('$API_KEY');
  expect(await copied()).toContain(`Authorization: Bearer ${key}`);
  await page.getByRole('radio', { name: 'Node.js' }).first().check();
  const script = page.getByRole('group', {
    name: 'Create or update a contact, Node.js',
    exact: true,
  });
  await expect(script).toContainText(`const key = '${key}';`);
});

test('a pasted live key is rejected, neither sent nor stored', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(JSON.stringify([request.url(), request.headers()])));
  await openConsole(page, contacts, 'Create or update a contact');
  await consoleDialog(page).getByRole('button', { name: 'Paste your own' }).click();
  const field = consoleDialog(page).getByLabel('Your test key', { exact: true });
  await field.fill(liveKey);
  await expect(
    consoleDialog(page).getByRole('alert').filter({ hasText: 'live key' }),
  ).toBeVisible();
  await expect(field).toHaveValue('');
  expect(await page.content()).not.toContain(liveKey);
  expect(sent.join()).not.toContain(liveKey);
  expect(
    await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage })),
  ).not.toContain('gm_live_');
});

test('a pasted test key is used but not stored; an unknown one shows an error', async ({
  page,
}) => {
  await openConsole(page, contacts, 'Create or update a contact');
  await consoleDialog(page).getByRole('button', { name: 'Paste your own' }).click();
  await consoleDialog(page).getByLabel('Your test key', { exact: true }).fill(testKey);
  await consoleDialog(page).getByRole('button', { name: 'Send request' }).click();
  await expectStatus(page, '403 Unauthorized');
  await expect(consoleDialog(page).getByText('The API no longer accepts this key')).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('test-key'))).toBeNull();
  await expect(
    consoleRegion(page, 'Response').getByRole('link', { name: 'How to fix unauthorized' }),
  ).toHaveAttribute('href', '/developers/guides/errors/unauthorized');
  await consoleRegion(page, 'Response').getByRole('button', { name: 'Get a new key' }).click();
  await expect(consoleDialog(page).getByText('Key and data deleted in')).toBeVisible();
  await consoleDialog(page).getByRole('button', { name: 'Send request' }).click();
  await expectStatus(page, '200 OK');
});

test('an expired key says so, and can be replaced', async ({ page }) => {
  const expired = { key: testKey, expiresAt: Date.parse('2020-01-01') };
  await page.addInitScript((value) => {
    if (!sessionStorage.getItem('test-key')) sessionStorage.setItem('test-key', value);
  }, JSON.stringify(expired));
  await openConsole(page, contacts, 'Create or update a contact');
  await expect(consoleDialog(page).getByText('Expired; its data is deleted')).toBeVisible();
  await consoleDialog(page).getByRole('button', { name: 'Get a new key' }).click();
  await expect(consoleDialog(page).getByText('Key and data deleted in')).toBeVisible();
  await consoleDialog(page).getByRole('button', { name: 'Send request' }).click();
  await expectStatus(page, '200 OK');
});

test('a request sent while a new key is issued waits for that key', async ({ page }) => {
  await openConsole(page, contacts, 'Create or update a contact');
  await takeKeyAndSend(page);
  await expectStatus(page, '200 OK');
  const storedKey = () =>
    page.evaluate(() => JSON.parse(sessionStorage.getItem('test-key') ?? '{}').key as string);
  const old = await storedKey();
  const { release } = await delayRequests(page, '**/guests/test-key');
  await consoleDialog(page).getByRole('button', { name: 'Get a new key' }).click();
  const sent = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/v1/contacts'),
  );
  await consoleDialog(page).getByRole('button', { name: 'Send request' }).click();
  await expect(consoleDialog(page).getByRole('button', { name: 'Sending…' })).toBeVisible();
  release();
  const authorization = (await sent).headers().authorization;
  await expectStatus(page, '200 OK');
  expect(await storedKey()).not.toBe(old);
  expect(authorization).toBe(`Bearer ${await storedKey()}`);
});

test('an error of the API is shown at its field, with a link to its page', async ({ page }) => {
  await openConsole(page, contacts, 'Create or update a contact');
  const email = consoleDialog(page).getByLabel('email', { exact: true });
  await email.fill('nonsense');
  await takeKeyAndSend(page);
  await expectStatus(page, '400 Bad Request');
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription(/email address/);
  const help = consoleRegion(page, 'Response').getByRole('link', { name: /How to fix/ });
  const target = await help.getAttribute('href');
  expect((await page.request.get(String(target))).status()).toBe(200);
});

test('offline, it shows an error and keeps the values for a retry', async ({ page }) => {
  await openConsole(page, contacts, 'Create or update a contact');
  await consoleDialog(page).getByRole('button', { name: 'Get a test key', exact: true }).click();
  await expect(
    consoleDialog(page)
      .getByText(/^gm_test_•+/)
      .first(),
  ).toBeVisible();
  const name = consoleDialog(page).getByLabel('firstname', { exact: true });
  await name.fill('Obi');
  await page.context().setOffline(true);
  await page.keyboard.press('Control+Enter');
  await expect(consoleRegion(page, 'Response')).toContainText('could not be reached');
  await expect(name).toHaveValue('Obi');
  await page.context().setOffline(false);
  await page.keyboard.press('Control+Enter');
  await expectStatus(page, '200 OK');
});

test('when rate-limited, it says when to try again', async ({ page }) => {
  await page.route('**/guests/test-key', (route) =>
    route.fulfill({
      status: 429,
      headers: { 'retry-after': '41' },
      json: { error: 'Too many requests.', payload: null, code: 'too_many_requests' },
    }),
  );
  await openConsole(page, contacts, 'Create or update a contact');
  await takeKeyAndSend(page);
  await expect(
    consoleDialog(page).getByRole('alert').filter({ hasText: '41 seconds' }),
  ).toBeVisible();
});

test('by keyboard only: open, add a field, send, close', async ({ page }) => {
  await page.goto(contacts);
  const button = page
    .getByRole('region', { name: 'Create or update a contact', exact: true })
    .getByRole('button', { name: 'Try it' });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(consoleDialog(page)).toBeVisible();
  await consoleDialog(page).getByRole('button', { name: 'Remove lastname' }).press('Enter');
  await expect(consoleDialog(page).getByLabel('lastname', { exact: true })).toHaveCount(0);
  const chip = consoleDialog(page).getByRole('button', { name: 'Add lastname' });
  await expect(chip).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(consoleDialog(page).getByLabel('lastname', { exact: true })).toBeFocused();
  await page.keyboard.type('Eze');
  await page.keyboard.press('Control+Enter');
  await expectStatus(page, '200 OK');
  await expect(codeGroup(page, 'Response body')).toContainText('"lastname": "Eze"');
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
});

test('no axe violations with an email preview, light and dark, and nothing overflows', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openConsole(page, mails, 'Send a transactional email');
  await takeKeyAndSend(page);
  await expectStatus(page, '200 OK');
  const mail = consoleDialog(page).getByTitle('HTML of the email').contentFrame();
  await expect(mail.getByRole('heading', { name: 'Welcome, Ada' })).toBeVisible();
  await expectAccessibleInAllThemes(consoleDialog(page), [1280]);
  for (const width of [320, 360, 768, 1920]) {
    await page.setViewportSize({ width, height: 740 });
    const [beyond, over] = await consoleDialog(page).evaluate((dialog) => {
      const { right, left } = dialog.getBoundingClientRect();
      const boxes = [...dialog.querySelectorAll('button, input, select, textarea, h2, h3')].map(
        (element) => element.getBoundingClientRect(),
      );
      return [
        boxes.filter((box) => box.right > right + 1 || box.left < left - 1).length,
        dialog.scrollWidth - dialog.clientWidth,
      ];
    });
    expect([beyond, over], `${width} px`).toEqual([0, 0]);
  }
});

test('no axe violations with errors, light and dark', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openConsole(page, contacts, 'Create or update a contact');
  await consoleDialog(page).getByLabel('email', { exact: true }).fill('nonsense');
  await takeKeyAndSend(page);
  await expectStatus(page, '400 Bad Request');
  await consoleDialog(page).getByRole('button', { name: 'Paste your own' }).click();
  await consoleDialog(page).getByLabel('Your test key', { exact: true }).fill(liveKey);
  await expectAccessibleInAllThemes(consoleDialog(page), [1280]);
});

test('on a phone, "Try it" opens the current operation', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${contacts}#listContacts`);
  await expect(page.getByRole('heading', { name: 'List contacts', exact: true })).toBeInViewport();
  await page.getByRole('button', { name: 'Try it' }).last().click();
  await expect(consoleDialog(page)).toContainText('GET');
  await expect(consoleDialog(page).getByText('/v1/contacts', { exact: true })).toBeVisible();
});

for (const { path, operation, result } of [
  { path: contacts, operation: 'Create or update a contact', result: 'Response' },
  {
    path: mails,
    operation: 'Send a transactional email',
    result: 'As ada@shop.example sees it',
  },
]) {
  test(`on a phone, “${result}” begins right below the head, and no line of code is cut off`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await openConsole(page, path, operation);
    await takeKeyAndSend(page);
    const head = consoleDialog(page).getByRole('button', { name: 'Close' }).locator('..');
    const call = await head.getByRole('paragraph').first().boundingBox();
    const bottom = (call?.y ?? 0) + (call?.height ?? 0);
    const below = async () => {
      const { y = 0 } = (await consoleRegion(page, result).boundingBox()) ?? {};
      return Math.round(y - bottom);
    };
    await expect.poll(below).toBeLessThanOrEqual(24);
    expect(await below()).toBeGreaterThanOrEqual(0);
    const body = codeGroup(page, 'Response body');
    expect(await body.evaluate((code) => code.scrollWidth - code.clientWidth)).toBe(0);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('there is no Try it button', async ({ page }) => {
    await page.goto(contacts);
    await expect(page.getByRole('button', { name: 'Try it' })).toHaveCount(0);
  });
});
