import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { jsonReply, pushManager, stubBrowser, subscription } from './browser-for-test.ts';
import type { Kept } from './kept.ts';
import { serveWorker } from './worker.ts';
import type { WorkerScope, WorkerWindow } from './worker-scope.ts';

let reply: () => Response | Error;
let browser: ReturnType<typeof stubBrowser>;
let scope: ReturnType<typeof fakeScope>;
beforeEach(() => {
  reply = () => jsonReply({ id: 'new' });
  browser = stubBrowser(() => reply());
  scope = fakeScope();
  serveWorker(scope.worker, 'https://messaging.example');
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function fakeScope() {
  const listeners = new Map<string, (event: object) => void>();
  const manager = pushManager();
  const showNotification = vi.fn(async (_title: string, _options: NotificationOptions) => {});
  const windows: WorkerWindow[] = [];
  const openWindow = vi.fn(async (_url: string): Promise<unknown> => null);
  const skipWaiting = vi.fn(async () => {});
  const worker = {
    location: { origin: 'https://shop.example' },
    registration: { pushManager: manager, showNotification },
    clients: { matchAll: async () => windows, openWindow },
    skipWaiting,
    addEventListener: (name: string, listener: (event: object) => void) =>
      void listeners.set(name, listener),
  } as unknown as WorkerScope;
  /** Fires an event and waits for its `waitUntil` promises; rejects like a browser's unhandled error. */
  async function fire(name: string, members: object = {}): Promise<void> {
    const works: Promise<unknown>[] = [];
    const waitUntil = (work: Promise<unknown>) => void works.push(work);
    listeners.get(name)?.({ ...members, waitUntil });
    await Promise.all(works);
  }
  const push = (json: () => unknown) => fire('push', { data: { json } });
  const touch = (name: 'notificationclick' | 'notificationclose', data: unknown) =>
    fire(name, { notification: { data, close } });
  const close = vi.fn();
  return {
    worker,
    manager,
    showNotification,
    windows,
    openWindow,
    skipWaiting,
    close,
    names: () => [...listeners.keys()],
    fire,
    push,
    touch,
  };
}

const kept: Kept = {
  apiKey: 'pk',
  users: 'https://users.example',
  messaging: 'https://elsewhere.example',
  key: 'BK',
  contact: { email: 'ada@shop.example', vip: true },
  saved: 'old',
  id: 'first',
};

describe('the worker', () => {
  it('G5 handles no fetch, and takes over at once', async () => {
    expect(scope.names()).not.toContain('fetch');
    await scope.fire('install');
    expect(scope.skipWaiting).toHaveBeenCalledOnce();
  });
});

describe('a push', () => {
  it('R201 shows title, body and icon, and keeps tracking_id and url', async () => {
    const payload = {
      title: 'Sale',
      body: 'From ₦900',
      icon: '/i.png',
      tracking_id: 't',
      url: '/x',
    };
    await scope.push(() => payload);
    expect(scope.showNotification).toHaveBeenCalledExactlyOnceWith('Sale', {
      body: 'From ₦900',
      icon: '/i.png',
      tag: 't',
      data: { tracking_id: 't', url: '/x' },
    });
    expect(browser.sent).toEqual([]);
  });

  it.each<[string, () => unknown]>([
    ['no JSON', () => JSON.parse('Hello')],
    ['null', () => null],
    ['a text', () => 'Hello'],
    ['a list', () => [1]],
    ['nothing', () => ({})],
    ['other types', () => ({ title: 7, body: {}, icon: [], tracking_id: true, url: null })],
    ['an empty title', () => ({ title: '' })],
  ])('of %s shows something harmless', async (_, json) => {
    await scope.push(json);
    expect(scope.showNotification).toHaveBeenCalledExactlyOnceWith('There is news for you', {
      body: '',
      icon: '',
      tag: '',
      data: { tracking_id: '', url: '' },
    });
  });

  it('without data shows a default notification', async () => {
    await scope.fire('push', { data: null });
    expect(scope.showNotification).toHaveBeenCalledOnce();
  });

  it('never fails, even if the browser shows nothing', async () => {
    scope.showNotification.mockRejectedValue(new TypeError('no permission'));
    await scope.push(() => ({ title: 'Sale' }));
    expect(browser.logged()).toEqual(['Unable to show a notification']);
  });
});

describe('a click', () => {
  const click = (data: unknown) => scope.touch('notificationclick', data);

  it('R279 R345 reports the tracking id, without payload or credentials', async () => {
    await click({ tracking_id: 'a b&c' });
    expect(scope.close).toHaveBeenCalledOnce();
    expect(browser.sent).toMatchObject([
      {
        url: 'https://messaging.example/webhooks/push/web/click?tracking_id=a+b%26c',
        init: { credentials: 'omit', keepalive: true },
      },
    ]);
    expect(browser.sent[0]?.init.body).toBeUndefined();
  });

  it('reports to the address the page has set', async () => {
    browser.keep(kept);
    await click({ tracking_id: 't' });
    expect(browser.sent[0]?.url).toMatch(/^https:\/\/elsewhere\.example\/webhooks/);
  });

  it.each<[string, () => Response | Error]>([
    ['no network', () => new TypeError('Failed to fetch')],
    ['an error', () => jsonReply(null, 400)],
  ])('R346 R375 logs a failed report (%s) and still opens the page', async (_, bad) => {
    reply = bad;
    await click({ tracking_id: 't' });
    expect(browser.logged()).toEqual(['Unable to log action']);
    expect(scope.openWindow).toHaveBeenCalledExactlyOnceWith('/');
  });

  it.each([undefined, null, 'text', {}, { tracking_id: '' }, { tracking_id: 7 }])(
    'with %j as data reports nothing and opens the page',
    async (data) => {
      await click(data);
      expect(browser.sent).toEqual([]);
      expect(scope.openWindow).toHaveBeenCalledExactlyOnceWith('/');
    },
  );

  it('G7 focuses an open page', async () => {
    const window = { url: 'https://shop.example/cart', focus: vi.fn(async () => {}) };
    scope.windows.push(window);
    await click({ tracking_id: 't' });
    expect(window.focus).toHaveBeenCalledOnce();
    expect(scope.openWindow).not.toHaveBeenCalled();
  });

  it('G7 opens the given page, or focuses it if it is open', async () => {
    const cart = { url: 'https://shop.example/cart', focus: vi.fn(async () => {}) };
    scope.windows.push(cart);
    await click({ url: '/sale?x=1' });
    expect(scope.openWindow).toHaveBeenCalledExactlyOnceWith('https://shop.example/sale?x=1');
    await click({ url: 'https://shop.example/cart' });
    expect(cart.focus).toHaveBeenCalledOnce();
  });

  it.each([
    'https://evil.example/',
    '//evil.example/',
    'https://shop.example.evil.example/',
    'http://shop.example/',
    'javascript:alert(1)',
    'data:text/html,x',
    '\\\\evil.example',
  ])('G7 never leads to %s', async (url) => {
    await click({ url });
    expect(scope.openWindow).toHaveBeenCalledExactlyOnceWith('/');
  });

  it('opens nothing for an invalid address, and never fails', async () => {
    await click({ url: 'https://[', tracking_id: 't' });
    expect(scope.openWindow).toHaveBeenCalledExactlyOnceWith('/');
    scope.openWindow.mockRejectedValue(new DOMException('', 'InvalidAccessError'));
    await click({ tracking_id: 't' });
    expect(browser.logged()).toEqual([]);
  });
});

describe('a dismissed notification', () => {
  it('G2 is reported, and opens nothing', async () => {
    await scope.touch('notificationclose', { tracking_id: 't' });
    expect(browser.sent.map(({ url }) => url)).toEqual([
      'https://messaging.example/webhooks/push/web/dismiss?tracking_id=t',
    ]);
    expect(scope.openWindow).not.toHaveBeenCalled();
  });
});

describe('a subscription the browser dropped', () => {
  it('G3 is renewed with the same key and saved for the same contact', async () => {
    browser.keep(kept);
    await scope.fire('pushsubscriptionchange');
    expect(scope.manager.subscribe).toHaveBeenCalledExactlyOnceWith({
      userVisibleOnly: true,
      applicationServerKey: 'BK',
    });
    expect(browser.bodies()).toEqual([
      { ...kept.contact, gm_web_push: subscription('https://push.example/1').toJSON() },
    ]);
    expect(browser.kept()).toMatchObject({ id: 'new', contact: kept.contact });
  });

  it('is the browser’s own new one, if there is one', async () => {
    browser.keep(kept);
    const newSubscription = subscription('https://push.example/own');
    await scope.fire('pushsubscriptionchange', { newSubscription });
    expect(scope.manager.subscribe).not.toHaveBeenCalled();
    expect(browser.bodies()[0].gm_web_push).toEqual(newSubscription.toJSON());
  });

  it('stays gone if its contact is unknown', async () => {
    await scope.fire('pushsubscriptionchange');
    expect(scope.manager.subscribe).not.toHaveBeenCalled();
    expect(browser.sent).toEqual([]);
  });

  it('R374 is only logged if it cannot be saved', async () => {
    browser.keep(kept);
    reply = () => jsonReply(null, 403);
    await scope.fire('pushsubscriptionchange');
    expect(browser.logged()).toEqual(['Unable to save subscription token']);
    expect(browser.kept()).toMatchObject({ saved: null });
  });
});
