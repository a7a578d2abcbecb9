import { expectAccessibleInAllThemes } from '../axe.ts';
import { expect, type Page, test } from '../fixtures.ts';
import { openUntilIdle } from '../idle.ts';
import { endpoint, stubPushManager } from '../push-browser.ts';
import { listRows } from '../run-ops.ts';

const path = '/developers/guides/webpush';
const demo = (page: Page) => page.getByRole('region', { name: 'Web push in this browser' });
const current = (page: Page) => demo(page).locator('[aria-current=step]');
const press = (page: Page, name: string) => demo(page).getByRole('button', { name }).click();

async function open(page: Page) {
  await page.goto(path);
  await demo(page).scrollIntoViewIfNeeded();
}

test('subscribe, send a test notification, see it delivered, unsubscribe', async ({
  page,
  server,
}) => {
  await stubPushManager(page, endpoint(), 'default');
  // Replaces a delivery, because no push service is reachable.
  await page.addInitScript(`
    ServiceWorkerRegistration.prototype.getNotifications = async function ({ tag }) {
      return window.delivered ? [{ tag }] : [];
    };
  `);
  await open(page);
  await expect(current(page)).toContainText('Not asked');
  await press(page, 'Subscribe this browser');
  await expect(current(page)).toContainText('Subscribed');
  await press(page, 'Send me a test');
  await expect(demo(page).getByRole('status')).toContainText('Queued');
  const [sent] = await listRows(server, 'push', 'sent', '--email', 'visitor@example.com');
  expect(sent).toMatchObject({ title: 'Your test notification' });
  await expect(current(page)).toContainText('Subscribed');
  await page.evaluate('window.delivered = true');
  await expect(current(page)).toContainText('Delivered');
  await press(page, 'Unsubscribe');
  await expect(current(page)).toContainText('Not asked');
  await expect(demo(page).getByRole('button', { name: 'Subscribe this browser' })).toBeFocused();
  expect(await listRows(server, 'push', 'list', '--email', 'visitor@example.com')).toEqual([]);
});

test('a denied permission is shown as blocked, without another prompt', async ({ page }) => {
  await stubPushManager(page, endpoint(), 'default');
  await page.addInitScript(`window.promptChoice = 'denied';`);
  await open(page);
  await press(page, 'Subscribe this browser');
  await expect(current(page)).toContainText('Blocked');
  await expect(demo(page).getByRole('button')).toHaveCount(0);
});

test('a browser without web push is shown as not supported', async ({ page }) => {
  await page.addInitScript('delete window.PushManager;');
  await open(page);
  await expect(current(page)).toContainText('Not supported');
});

test('no axe violations, light and dark', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await stubPushManager(page, endpoint(), 'default');
  await open(page);
  await expect(current(page)).toContainText('Not asked');
  await expectAccessibleInAllThemes(page.getByRole('main'), [1280]);
  await press(page, 'Subscribe this browser');
  await expect(current(page)).toContainText('Subscribed');
  await expectAccessibleInAllThemes(page.getByRole('main'), [1280]);
});

test('the client script is not fetched before the demo is visible', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await openUntilIdle(page, path);
  expect(fetched).not.toContain('/gm-web-push.js');
});
