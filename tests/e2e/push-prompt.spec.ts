import { expectAccessible } from './axe.ts';
import { expect, type Page, test } from './fixtures.ts';
import { operate } from './operate.ts';
import { endpoint, stubPushManager } from './push-browser.ts';
import { freshEmail } from './rows.ts';
import { settled } from './settled.ts';

test('G4 a new subscriber is asked once, softly, and the browser asks only after a click', async ({
  page,
  server,
}) => {
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
  await stubPushManager(page, endpoint(), 'default');
  await page.goto('/terms');
  const { prompt, email } = await signUp(page, () => {
    expect(scripts).not.toContain('/gm-web-push.js');
  });
  await expect(prompt).toBeVisible();
  expect(await page.evaluate('window.asked')).toBeUndefined();
  await expectAccessible(page);

  await prompt.getByRole('button', { name: 'Notify me' }).click();
  await expect(prompt).toHaveText('Notifications are on in this browser.');
  expect(await page.evaluate('window.asked')).toBe(1);
  expect(await operate(server, 'push', 'list', '--email', email, '--json')).toHaveLength(1);
  expect(faults).toEqual([]);

  // Subscribed already: nobody is asked again (R277).
  await page.reload();
  const again = await signUp(page);
  await expect(again.success).toBeVisible();
  await expect(again.prompt).toHaveCount(0);
});

test('G4 "Not now" is an answer for long: nothing is loaded or asked again', async ({ page }) => {
  await stubPushManager(page, endpoint(), 'default');
  await page.goto('/terms');
  const { prompt, box } = await signUp(page);
  await prompt.getByRole('button', { name: 'Not now' }).click();
  await expect(prompt).toHaveCount(0);
  await expect(box).toBeFocused();
  expect(await page.evaluate('window.asked')).toBeUndefined();

  await page.reload();
  let loaded = false;
  page.on('request', (request) => {
    if (request.url().endsWith('/gm-web-push.js')) loaded = true;
  });
  const again = await signUp(page);
  await expect(again.success).toBeVisible();
  await settled(page);
  await expect(again.prompt).toHaveCount(0);
  expect(loaded).toBe(false);
});

for (const said of ['denied', 'default']) {
  test(`R276 nothing happens when the browser's question is answered ${said}`, async ({
    page,
    server,
  }) => {
    await stubPushManager(page, endpoint(), 'default');
    await page.addInitScript(`window.willSay = ${JSON.stringify(said)}`);
    await page.goto('/terms');
    const { prompt, email, success } = await signUp(page);
    await prompt.getByRole('button', { name: 'Notify me' }).click();
    await expect(prompt).toHaveCount(0);
    await expect(success).toBeVisible();
    expect(await operate(server, 'push', 'list', '--email', email, '--json')).toEqual([]);
  });
}

for (const [name, script] of Object.entries({
  'push was denied before': `Object.defineProperty(Notification, 'permission', { get: () => 'denied' })`,
  'the browser has no push': `delete window.PushManager`,
  'storage is blocked': `Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('', 'SecurityError'); } })`,
})) {
  test(`nobody is asked where ${name}`, async ({ page }) => {
    await stubPushManager(page, endpoint(), 'default');
    await page.addInitScript(script);
    await page.goto('/terms');
    const { success, prompt } = await signUp(page);
    await expect(success).toBeVisible();
    await settled(page);
    await expect(prompt).toHaveCount(0);
  });
}

test('G3 a later visit saves a subscription that has changed, and asks nothing', async ({
  page,
  context,
  server,
}) => {
  const email = freshEmail();
  await context.grantPermissions(['notifications'], { origin: server.url });
  const first = endpoint();
  await stubPushManager(page, first, 'granted');
  await page.goto('/terms');
  await page.evaluate(`(async () => {
    await import('/gm-web-push.js');
    await GroveWebPush.subscribe({ email: ${JSON.stringify(email)} });
  })()`);
  const list = () => operate(server, 'push', 'list', '--email', email, '--json');
  expect(await list()).toHaveLength(1);

  const next = endpoint();
  await stubPushManager(page, next, 'granted');
  const saved = page.waitForResponse(`${server.url}/api/contacts`);
  await page.goto('/privacy');
  expect((await saved).status()).toBe(200);
  const endpoints = (await list()).map((row) => String(row.endpoint).slice(-6));
  expect(endpoints).toEqual([next.slice(-6), first.slice(-6)]);
});

async function signUp(page: Page, beforeSending = () => {}) {
  const form = page.getByRole('form', { name: 'Newsletter', exact: true });
  await form.hover();
  await expect(form).toHaveJSProperty('noValidate', true);
  const box = form.getByRole('textbox', { name: 'Email address', exact: true });
  const email = freshEmail();
  await box.fill(email);
  beforeSending();
  await form.getByRole('button', { name: 'Subscribe' }).click();
  return {
    email,
    box,
    success: form.getByRole('status'),
    prompt: form.getByRole('group', { name: 'Notifications' }),
  };
}
