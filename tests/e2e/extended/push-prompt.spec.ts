import { expectAccessible } from '../axe.ts';
import { expect, type Page, test } from '../fixtures.ts';
import { waitUntilIdle } from '../idle.ts';
import { newsletterOn, visitNewsletter } from '../newsletter-form.ts';
import { ageSignUp, endpoint, stubPushManager } from '../push-browser.ts';
import { uniqueEmail } from '../rows.ts';
import { listRows } from '../run-ops.ts';

test('G4 a subscriber is asked on a later visit, and the browser prompts only after a click', async ({
  page,
  server,
}) => {
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
  await stubPushManager(page, endpoint(), 'default');
  const { prompt, email } = await signUp(page);
  await page.goto('/privacy');
  await seeNewsletter(page);
  await expect(prompt).toHaveCount(0);
  expect(scripts).not.toContain('/gm-web-push.js');

  await comeBack(page);
  await expect(prompt).toBeVisible();
  expect(await page.evaluate('window.promptCount')).toBeUndefined();
  await expectAccessible(page);
  await expect(prompt).toContainText('Get a notification when we publish?');
  const sizes = await prompt
    .getByRole('button')
    .evaluateAll((all) => all.map((button) => Math.round(button.getBoundingClientRect().width)));
  expect(sizes).toEqual([sizes[0], sizes[0]]);

  await prompt.getByRole('button', { name: 'Notify me' }).click();
  await expect(prompt).toHaveText('Notifications are on in this browser.');
  expect(await page.evaluate('window.promptCount')).toBe(1);
  expect(await listRows(server, 'push', 'list', '--email', email)).toHaveLength(1);
  expect(problems).toEqual([]);
  expect(await page.evaluate("localStorage.getItem('subscribed')")).toBeNull();
});

test('G4 "Not now" is remembered: the address is forgotten, and no other is kept', async ({
  page,
}) => {
  await stubPushManager(page, endpoint(), 'default');
  const { prompt, box } = await signUp(page);
  await comeBack(page);
  await prompt.getByRole('button', { name: 'Not now' }).click();
  await expect(prompt).toHaveCount(0);
  await expect(box).toBeFocused();
  expect(await page.evaluate('window.promptCount')).toBeUndefined();
  await signUp(page);
  expect(await page.evaluate("localStorage.getItem('subscribed')")).toBeNull();
});

for (const choice of ['denied', 'default']) {
  test(`R276 nothing happens when the browser's prompt ends with ${choice}`, async ({
    page,
    server,
  }) => {
    await stubPushManager(page, endpoint(), 'default');
    await page.addInitScript(`window.promptChoice = ${JSON.stringify(choice)}`);
    const { prompt, email } = await signUp(page);
    await comeBack(page);
    await prompt.getByRole('button', { name: 'Notify me' }).click();
    await expect(prompt).toHaveCount(0);
    expect(await listRows(server, 'push', 'list', '--email', email)).toEqual([]);
  });
}

for (const [name, script] of Object.entries({
  'push was denied before': `Object.defineProperty(Notification, 'permission', { get: () => 'denied' })`,
  'the browser has no push': `delete window.PushManager`,
  'storage is blocked': `Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('', 'SecurityError'); } })`,
})) {
  test(`no prompt when ${name}`, async ({ page }) => {
    await stubPushManager(page, endpoint(), 'default');
    await page.addInitScript(script);
    const { prompt } = await signUp(page);
    await comeBack(page);
    await waitUntilIdle(page);
    await expect(prompt).toHaveCount(0);
  });
}

test('G3 a later visit saves a changed subscription without a prompt', async ({
  page,
  context,
  server,
}) => {
  const email = uniqueEmail();
  await context.grantPermissions(['notifications'], { origin: server.url });
  const first = endpoint();
  await stubPushManager(page, first, 'granted');
  await page.goto('/terms');
  await page.evaluate(`(async () => {
    await import('/gm-web-push.js');
    await GroveWebPush.subscribe({ email: ${JSON.stringify(email)} });
  })()`);
  const list = () => listRows(server, 'push', 'list', '--email', email);
  expect(await list()).toHaveLength(1);

  const next = endpoint();
  await stubPushManager(page, next, 'granted');
  const saved = page.waitForResponse(`${server.url}/api/contacts`);
  await page.goto('/privacy');
  expect((await saved).status()).toBe(200);
  const endpoints = (await list()).map((row) => String(row.endpoint).slice(-6));
  expect(endpoints).toEqual([next.slice(-6), first.slice(-6)]);
});

async function signUp(page: Page) {
  const newsletter = await visitNewsletter(page, '/terms');
  const email = uniqueEmail();
  await newsletter.box.fill(email);
  await newsletter.subscribe.click();
  await expect(newsletter.success).toBeVisible();
  return { email, ...newsletter };
}

async function comeBack(page: Page): Promise<void> {
  await ageSignUp(page);
  await page.goto('/contact');
  await seeNewsletter(page);
}

async function seeNewsletter(page: Page): Promise<void> {
  await newsletterOn(page).form.scrollIntoViewIfNeeded();
  await waitUntilIdle(page);
}
