import { expect, test } from '../fixtures.ts';
import {
  clickNotification,
  deliver,
  endpoint,
  shownNotifications,
  stubPushManager,
} from '../push-browser.ts';
import { uniqueEmail } from '../rows.ts';
import { listRows, runOps } from '../run-ops.ts';

test('R201 R273–R275 R279 R345 a push is shown, and a click is reported', async ({
  page,
  context,
  server,
}) => {
  const email = uniqueEmail();
  await context.grantPermissions(['notifications'], { origin: server.url });
  await stubPushManager(page, endpoint(), 'granted');
  await page.goto('/terms');
  const saved = await page.evaluate<{ id: string } | null>(`(async () => {
    await import('/gm-web-push.js');
    await GroveWebPush.init();
    return GroveWebPush.subscribe({ email: ${JSON.stringify(email)}, plan: 'growth' });
  })()`);
  expect(await listRows(server, 'push', 'list', '--email', email)).toMatchObject([
    { id: saved?.id, email, info: { plan: 'growth' } },
  ]);

  const content = ['--title', 'Sale', '--body', 'Today'];
  await runOps(server, 'push', 'send', '--email', email, '--claimed', ...content);
  const sent = () => listRows(server, 'push', 'sent', '--email', email);
  const [message] = await sent();
  const id = String(message?.id);
  const payload = { title: 'Sale', body: 'Today', icon: '/icon-192.png', tracking_id: id };
  await deliver(page, server.url, JSON.stringify(payload));
  await expect
    .poll(() => shownNotifications(page))
    .toMatchObject([{ title: 'Sale', body: 'Today', icon: `${server.url}/icon-192.png` }]);

  expect(await sent()).toMatchObject([{ clickedAt: null }]);
  await clickNotification(context, server.url);
  await expect.poll(() => shownNotifications(page)).toEqual([]);
  await expect.poll(async () => (await sent())[0]?.clickedAt).toMatch(/^\d{4}-/);
});

for (const data of ['', 'no json', '[]', '{"title":7,"icon":{}}']) {
  test(`a push of ${JSON.stringify(data)} shows a default notification`, async ({
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
    await expect
      .poll(() => shownNotifications(page))
      .toMatchObject([{ title: 'There is news for you' }]);
  });
}

test('G5 R349 R350 worker and client script are available to any origin, and always revalidated', async ({
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
