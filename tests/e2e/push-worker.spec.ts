import type { BrowserContext } from '@playwright/test';
import { expect, type Page, test } from './fixtures.ts';
import { operate } from './operate.ts';
import { endpoint, stubPushManager } from './push-browser.ts';
import { freshEmail } from './rows.ts';

test('R201 R273–R275 R279 R345 a push is shown, and a click on it is reported', async ({
  page,
  context,
  server,
}) => {
  const email = freshEmail();
  await context.grantPermissions(['notifications'], { origin: server.url });
  await stubPushManager(page, endpoint(), 'granted');
  await page.goto('/terms');
  const saved = await page.evaluate<{ id: string } | null>(`(async () => {
    await import('/gm-web-push.js');
    await GroveWebPush.init();
    return GroveWebPush.subscribe({ email: ${JSON.stringify(email)}, plan: 'growth' });
  })()`);
  expect(await operate(server, 'push', 'list', '--email', email, '--json')).toMatchObject([
    { id: saved?.id, email, info: { plan: 'growth' } },
  ]);

  const words = ['--title', 'Sale', '--body', 'Today'];
  await operate(server, 'push', 'send', '--email', email, '--claimed', ...words);
  const sent = () => operate(server, 'push', 'sent', '--email', email, '--json');
  const [message] = await sent();
  const id = String(message?.id);
  const payload = { title: 'Sale', body: 'Today', icon: '/icon-192.png', tracking_id: id };
  await deliver(page, server.url, JSON.stringify(payload));
  await expect
    .poll(() => shown(page))
    .toMatchObject([{ title: 'Sale', body: 'Today', icon: `${server.url}/icon-192.png` }]);

  expect(await sent()).toMatchObject([{ clickedAt: null }]);
  await clickNotification(context, server.url);
  await expect.poll(() => shown(page)).toEqual([]);
  await expect.poll(async () => (await sent())[0]?.clickedAt).toMatch(/^\d{4}-/);
});

for (const data of ['', 'no json', '[]', '{"title":7,"icon":{}}']) {
  test(`a push of ${JSON.stringify(data)} shows something harmless`, async ({
    page,
    context,
    server,
  }) => {
    await context.grantPermissions(['notifications'], { origin: server.url });
    await stubPushManager(page, endpoint(), 'granted');
    await page.goto('/terms');
    await page.evaluate(`(async () => {
      await import('/gm-web-push.js');
      await GroveWebPush.subscribe({ email: 'a@shop.example' });
    })()`);
    await deliver(page, server.url, data);
    await expect.poll(() => shown(page)).toMatchObject([{ title: 'There is news for you' }]);
  });
}

test('G5 R349 R350 worker and script are there for every site, and asked for anew each time', async ({
  page,
  server,
}) => {
  for (const path of ['/gm-service-worker.js', '/gm-web-push.js']) {
    const { headers } = await fetch(server.url + path);
    expect(headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(headers.get('cache-control')).toBe('no-cache');
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(headers.get('access-control-allow-origin')).toBe('*');
  }
  const types = await fetch(`${server.url}/gm-web-push.d.ts`);
  expect(await types.text()).toContain('declare const GroveWebPush: GroveWebPushClient;');

  await stubPushManager(page, endpoint(), 'default');
  await page.goto('/terms');
  const scope = await page.evaluate<string>(`(async () => {
    await import('/gm-web-push.js');
    await GroveWebPush.subscribe({ email: 'a@shop.example' });
    const { scope, active } = await navigator.serviceWorker.ready;
    return scope + ' ' + active.scriptURL;
  })()`);
  expect(scope).toBe(`${server.url}/ ${server.url}/gm-service-worker.js`);
});

/** Hands a message to the worker as the browser's push service would (DevTools protocol). */
async function deliver(page: Page, origin: string, data: string): Promise<void> {
  // One that is still being activated may miss it.
  await page.evaluate(`navigator.serviceWorker.ready.then(({ active }) => new Promise((done) => {
    const look = () => active.state === 'activated' && done();
    active.addEventListener('statechange', look);
    look();
  }))`);
  const session = await page.context().newCDPSession(page);
  // Asked while a notification is just coming up, Chromium takes it for one that is gone, and
  // forgets it: so nobody may ask before it is there.
  const displayed = new Promise<void>((resolve) => {
    session.on('BackgroundService.backgroundServiceEventReceived', ({ backgroundServiceEvent }) => {
      if (backgroundServiceEvent.eventName === 'Notification displayed') resolve();
    });
  });
  const recorded = { service: 'notifications' } as const;
  await session.send('BackgroundService.startObserving', recorded);
  await session.send('BackgroundService.setRecording', { ...recorded, shouldRecord: true });
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL === `${origin}/`);
      if (own) resolve(own.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const registrationId = await registered;
  await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
  await displayed;
}

/** What the visitor sees of it. */
function shown(page: Page): Promise<{ title: string; body: string; icon: string }[]> {
  return page.evaluate(`navigator.serviceWorker.ready
    .then((registration) => registration.getNotifications())
    .then((all) => all.map(({ title, body, icon }) => ({ title, body, icon })))`);
}

/** There is no desktop to click on: the event is dispatched in the worker. */
async function clickNotification(context: BrowserContext, origin: string): Promise<void> {
  const worker =
    context.serviceWorkers().find((one) => one.url().startsWith(origin)) ??
    (await context.waitForEvent('serviceworker'));
  await worker.evaluate(`(async () => {
    const [notification] = await registration.getNotifications();
    dispatchEvent(new NotificationEvent('notificationclick', { notification }));
  })()`);
}
