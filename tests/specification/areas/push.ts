import type { Page } from '@playwright/test';
import {
  clickNotification,
  deliver,
  endpoint,
  shownNotifications,
  stubPushManager,
} from '../../e2e/push-browser.ts';
import { uniqueEmail } from '../../e2e/rows.ts';
import { expect, expectOnly, journey, theCall, type Visit } from '../journey.ts';
import { configuredKeys } from '../site.ts';

const script = '/gm-web-push.js';
const fullBrowser = { fullBrowser: true } as const;

/** Opens a page whose push manager is a stub, because Chromium's own needs Google's service. */
async function openPage(visit: Visit, permission: 'default' | 'granted', choice = 'granted') {
  const { page, site } = visit;
  const context = page.context();
  if (permission === 'granted') {
    await context.grantPermissions(['notifications'], { origin: site.url });
  }
  await stubPushManager(page, endpoint(), permission);
  await page.addInitScript(`window.promptChoice = ${JSON.stringify(choice)}`);
  await page.goto('/terms');
}

function subscribe(page: Page, contact: object): Promise<unknown> {
  return page.evaluate(`(async () => {
    await import('${script}');
    await GroveWebPush.init();
    return GroveWebPush.subscribe(${JSON.stringify(contact)});
  })()`);
}

const saved = journey(
  'A subscription',
  async (visit) => {
    const { page, holds, site } = visit;
    await openPage(visit, 'default');
    const email = uniqueEmail();
    const result = await subscribe(page, { email, plan: 'growth' });
    await holds('R273 R349 R350', 'the worker is registered with scope /', async () =>
      expect(
        await page.evaluate(
          'navigator.serviceWorker.ready.then(({ scope, active }) => [scope, active.scriptURL])',
        ),
      ).toEqual([`${site.url}/`, `${site.url}/gm-service-worker.js`]),
    );
    await holds('R274', 'permission is requested', async () =>
      expect(await page.evaluate('window.promptCount')).toBe(1),
    );
    await holds('R278', 'a new subscription is made', async () =>
      expect(await page.evaluate("localStorage.getItem('stub')")).not.toBeNull(),
    );
    await holds('R351', 'with the public key of the configuration', async () => {
      const options = await page.evaluate<string>("localStorage.getItem('stub')");
      const { applicationServerKey } = JSON.parse(options) as { applicationServerKey: string };
      if (site.recorders) expect(applicationServerKey).toBe(configuredKeys.VAPID_PUBLIC_KEY);
      else expect(applicationServerKey).toMatch(/^[\w-]{87}$/);
    });
    await holds(
      'R199 R200 R275 R347',
      'it is saved with the email and what else is known',
      async () => {
        const { method, path, query, body } = await theCall(visit, 'pushContact');
        expect([method, path, query]).toEqual(['POST', '/api/contacts', '']);
        expect(JSON.parse(body)).toEqual({
          email,
          plan: 'growth',
          gm_web_push: expect.objectContaining({
            endpoint: expect.stringMatching(/^https:/),
            keys: { p256dh: expect.any(String), auth: expect.any(String) },
          }),
        });
      },
    );
    await holds('R321 R347', 'with the bearer key of the configuration', async () => {
      const call = await theCall(visit, 'pushContact');
      if (!site.recorders) return expect(call.authorization).toMatch(/^Bearer \S+$/);
      expect(call.authorization).toBe(`Bearer ${configuredKeys.PUSH_API_KEY}`);
      expectOnly(call, { method: 'POST', headers: ['authorization'] });
      expect(call.base).toBe('users');
    });
    await holds('R351 R347', 'nothing else is asked of the bases', () =>
      expect(visit.unlisted()).toEqual([]),
    );
    await holds('R348', 'its data is returned', () =>
      expect(result).toMatchObject({ id: expect.any(String) }),
    );
    await holds('R277', 'already subscribed: nothing happens', async () => {
      await page.evaluate("localStorage.setItem('stub', 'unchanged')");
      await page.reload();
      await subscribe(page, { email, plan: 'growth' });
      expect(visit.made('pushContact')).toHaveLength(1);
      expect(await page.evaluate("localStorage.getItem('stub')")).toBe('unchanged');
    });
  },
  fullBrowser,
);

const denied = ['denied', 'default'].map((choice) =>
  journey(
    `Permission set to ${choice}`,
    async (visit) => {
      const { page, holds } = visit;
      await openPage(visit, 'default', choice);
      const result = await subscribe(page, { email: uniqueEmail() });
      await holds('R276', 'nothing happens', async () => {
        expect(result).toBeNull();
        expect(visit.made('pushContact')).toEqual([]);
        expect(await page.evaluate("localStorage.getItem('stub')")).toBeNull();
      });
    },
    fullBrowser,
  ),
);

const failures = journey(
  'Failures',
  async (visit) => {
    const { page, holds, site } = visit;
    const logged: string[] = [];
    const thrown: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    page.on('pageerror', (error) => thrown.push(error.message));
    await openPage(visit, 'granted');
    for (const [name, reply] of Object.entries({
      'an error': { json: { error: 'No.', payload: null } },
      'status 500': { status: 500, text: '' },
      'no network': 'abort',
    } as const)) {
      await visit.respond('pushContact', reply);
      const result = await subscribe(page, { email: uniqueEmail() });
      await holds('R348 R374', `${name}: null, and ignored`, () => {
        expect(result).toBeNull();
        expect(thrown).toEqual([]);
      });
    }
    const isLogged = (text: string) => logged.some((line) => line.includes(text));
    await holds('R374', `${site.environment}: logged in development alone`, () =>
      expect(isLogged('Unable to save subscription token')).toBe(
        site.environment === 'development',
      ),
    );
    await page.addInitScript(
      "navigator.serviceWorker.register = () => Promise.reject(new Error('no worker'))",
    );
    await page.reload();
    logged.length = 0;
    const result = await subscribe(page, { email: uniqueEmail() });
    await holds('R376', 'a worker that cannot be registered is logged only', () => {
      expect(result).toBeNull();
      expect(thrown).toEqual([]);
      expect(isLogged('service worker')).toBe(site.environment === 'development');
    });
  },
  fullBrowser,
);

/** Notes the worker's calls and log. */
const watchWorker = `
  globalThis.calls = [];
  globalThis.lines = [];
  const send = fetch;
  globalThis.fetch = (url, options) => {
    calls.push([String(url), options?.method ?? 'GET', options?.body ?? '']);
    return globalThis.offline ? Promise.reject(new TypeError('offline')) : send(url, options);
  };
  console.error = (text) => lines.push(text);
`;

const clicked = journey(
  'A push message',
  async (visit) => {
    const { page, holds, site } = visit;
    const context = page.context();
    await openPage(visit, 'granted');
    await subscribe(page, { email: uniqueEmail() });
    const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
    await worker.evaluate(watchWorker);
    const payload = { title: 'Sale', body: 'Today', icon: '/icon-192.png', tracking_id: 't-1' };
    await deliver(page, site.url, JSON.stringify(payload));
    await holds('R201', 'title, body and icon are shown', () =>
      expect
        .poll(() => shownNotifications(page))
        .toMatchObject([{ title: 'Sale', body: 'Today', icon: `${site.url}/icon-192.png` }]),
    );
    await clickNotification(context, site.url);
    await holds('R201 R279 R345', 'a click reports its tracking id', async () => {
      await expect.poll(() => worker.evaluate('calls.length')).toBe(1);
      const [[address, method, body]] = (await worker.evaluate<string[][]>('calls')) as [string[]];
      const { origin, pathname, search } = new URL(address ?? '', site.url);
      expect([origin, pathname, search, method, body]).toEqual([
        new URL(site.bases.messaging).origin,
        '/webhooks/push/web/click',
        '?tracking_id=t-1',
        'GET',
        '',
      ]);
    });
    if (site.recorders) {
      await holds('R279 R345', 'and it arrives, as a call of the specification', async () => {
        const call = await theCall(visit, 'pushAction');
        expectOnly(call, { method: 'GET' });
        expect([call.base, call.body]).toEqual(['messaging', '']);
      });
    }
    await worker.evaluate('globalThis.offline = true');
    await deliver(page, site.url, JSON.stringify({ ...payload, tracking_id: 't-2' }));
    await expect.poll(async () => (await shownNotifications(page)).length).toBe(1);
    await clickNotification(context, site.url);
    await holds('R346', 'a failure is swallowed', async () => {
      await expect.poll(() => worker.evaluate('calls.length')).toBe(2);
      await expect.poll(() => shownNotifications(page)).toEqual([]);
    });
    await holds('R375', `${site.environment}: and logged in development alone`, () =>
      expect
        .poll(() => worker.evaluate('lines'))
        .toEqual(site.environment === 'development' ? ['Unable to log action'] : []),
    );
  },
  fullBrowser,
);

export const pushJourneys = [saved, ...denied, failures, clicked];
