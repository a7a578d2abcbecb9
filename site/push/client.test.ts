// Long: the cases of one script, in the same stand-in for a browser.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  jsonReply,
  pushManager,
  type Sent,
  stubBrowser,
  subscription,
} from './browser-for-test.ts';
import { webPushClient } from './client.ts';

const built = {
  users: 'https://users.example',
  messaging: 'https://messaging.example',
  apiKey: 'pk_built',
  key: 'BUILT',
};
const ada = { email: 'ada@shop.example', firstname: 'Ada' };

let reply: (sent: Sent) => Response | Error;
let browser: ReturnType<typeof stubBrowser>;
let page: ReturnType<typeof stubPage>;
beforeEach(() => {
  reply = () => jsonReply({ id: 'id-1' });
  browser = stubBrowser((sent) => reply(sent));
  page = stubPage();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function stubPage() {
  const manager = pushManager();
  const registration = { pushManager: manager };
  const register = vi.fn(async (_url: unknown, _options: object): Promise<object> => registration);
  const Notification = {
    permission: 'default',
    /** The visitor's choice in the permission prompt. */
    choice: 'granted',
    requestPermission: vi.fn(async () => {
      Notification.permission = Notification.choice;
      return Notification.choice;
    }),
  };
  const serviceWorker = {
    register,
    ready: Promise.resolve(registration),
    getRegistration: vi.fn(async (): Promise<object | undefined> => registration),
  };
  vi.stubGlobal('Notification', Notification);
  vi.stubGlobal('navigator', { serviceWorker });
  vi.stubGlobal('window', { PushManager: class {}, Notification });
  return { manager, register, Notification, serviceWorker };
}

const client = (changes: Partial<typeof built> | { key: null } = {}) =>
  webPushClient({ ...built, ...changes });

describe('with a third-party service, which serves no key', () => {
  it('is not supported, and asks for none', async () => {
    const { init, state, subscribe } = client({ key: '' });
    page.Notification.permission = 'granted';
    await init();
    expect(await state()).toBe('unsupported');
    expect(await subscribe(ada)).toBeNull();
    expect(browser.sent).toEqual([]);
  });

  it('takes the page’s key, or that of the API it names', async () => {
    reply = ({ url }) =>
      jsonReply(url.endsWith('/api/push-key') ? { key: 'ASKED' } : { id: 'id-1' });
    const own = client({ key: '' });
    await own.init({ applicationServerKey: 'GIVEN' });
    expect(await own.subscribe(ada)).toEqual({ id: 'id-1' });
    expect(browser.sent.map(({ url }) => url)).toEqual(['https://users.example/api/contacts']);
    const elsewhere = client({ key: '' });
    await elsewhere.init({ apiUrl: 'https://api.example' });
    expect(await elsewhere.subscribe(ada)).toEqual({ id: 'id-1' });
    expect(browser.sent.at(1)?.url).toBe('https://api.example/api/push-key');
  });

  it.each(['{"error":null,"payload":null}', '{"error":null}', '{"payload":{"data":{}}}', '{}'])(
    'R348 takes %s as saved',
    async (body) => {
      reply = () => new Response(body);
      expect(await client().subscribe(ada)).toEqual({ id: '' });
      expect(browser.logged()).toEqual([]);
    },
  );
});

describe('state', () => {
  it.each([
    ['navigator', {}],
    ['window', { Notification: {} }],
    ['window', { PushManager: class {} }],
  ])('unsupported without a part of %s', async (name, value) => {
    vi.stubGlobal(name, value);
    expect(await client().state()).toBe('unsupported');
    expect(await client().subscribe(ada)).toBeNull();
    expect(await client().unsubscribe()).toBe(false);
    await client().init();
    expect(page.register).not.toHaveBeenCalled();
  });

  it('needs-install on an iPhone without the site on its home screen', async () => {
    vi.stubGlobal('window', {});
    vi.stubGlobal('navigator', { serviceWorker: {}, standalone: false });
    expect(await client().state()).toBe('needs-install');
    expect(await client().subscribe(ada)).toBeNull();
  });

  it('default, denied, subscribed', async () => {
    expect(await client().state()).toBe('default');
    page.Notification.permission = 'granted';
    expect(await client().state()).toBe('default');
    page.manager.held = subscription('https://push.example/x');
    expect(await client().state()).toBe('subscribed');
    page.Notification.permission = 'denied';
    expect(await client().state()).toBe('denied');
    expect(page.Notification.requestPermission).not.toHaveBeenCalled();
  });

  it('default if the browser hides its registrations', async () => {
    page.Notification.permission = 'granted';
    page.serviceWorker.getRegistration.mockRejectedValue(new DOMException('', 'SecurityError'));
    expect(await client().state()).toBe('default');
  });
});

describe('subscribe', () => {
  it('R273 R274 R275 R349 R350 R351 registers, asks, subscribes and saves', async () => {
    expect(await client().subscribe(ada)).toEqual({ id: 'id-1' });
    expect(page.register).toHaveBeenCalledExactlyOnceWith('/gm-service-worker.js', { scope: '/' });
    expect(page.Notification.requestPermission).toHaveBeenCalledOnce();
    expect(page.manager.subscribe).toHaveBeenCalledExactlyOnceWith({
      userVisibleOnly: true,
      applicationServerKey: 'BUILT',
    });
    expect(browser.sent).toMatchObject([
      {
        url: 'https://users.example/api/contacts',
        init: {
          method: 'POST',
          credentials: 'omit',
          headers: { authorization: 'Bearer pk_built', 'content-type': 'application/json' },
        },
      },
    ]);
    expect(browser.bodies()).toEqual([
      { ...ada, gm_web_push: subscription('https://push.example/1').toJSON() },
    ]);
  });

  it('asks before it waits for anything, because a user activation expires', async () => {
    const subscribing = client().subscribe(ada);
    expect(page.Notification.requestPermission).toHaveBeenCalledOnce();
    await subscribing;
  });

  it.each(['denied', 'default'])('R276 stops if the visitor chooses %s', async (choice) => {
    page.Notification.choice = choice;
    expect(await client().subscribe(ada)).toBeNull();
    expect(page.manager.subscribe).not.toHaveBeenCalled();
    expect(browser.sent).toEqual([]);
    expect(browser.kept()).toBeNull();
  });

  it('R277 does nothing if this browser is subscribed and saved', async () => {
    await client().subscribe(ada);
    expect(await client().subscribe(ada)).toEqual({ id: 'id-1' });
    expect(page.manager.subscribe).toHaveBeenCalledOnce();
    expect(browser.sent).toHaveLength(1);
  });

  it('saves again for another contact', async () => {
    await client().subscribe(ada);
    await client().subscribe({ email: 'obi@shop.example' });
    expect(page.manager.subscribe).toHaveBeenCalledOnce();
    expect(browser.bodies()[1]).toMatchObject({ email: 'obi@shop.example' });
  });

  it('R278 replaces a subscription whose key nobody has', async () => {
    const foreign = subscription('https://push.example/foreign');
    page.manager.held = foreign;
    await client().subscribe(ada);
    expect(foreign.unsubscribe).toHaveBeenCalledOnce();
    expect(browser.bodies()[0].gm_web_push.endpoint).toBe('https://push.example/1');
    await client({ key: 'NEXT' }).subscribe(ada);
    expect(page.manager.subscribe).toHaveBeenLastCalledWith({
      userVisibleOnly: true,
      applicationServerKey: 'NEXT',
    });
    expect(browser.sent).toHaveLength(2);
  });

  it('R351 fetches the key from the API if none is configured', async () => {
    reply = ({ url }) =>
      jsonReply(url.endsWith('/api/push-key') ? { key: 'ASKED' } : { id: 'id-1' });
    const asking = client({ key: null });
    await asking.init({ apiUrl: 'https://api.example', apiKey: 'pk_page' });
    expect(await asking.subscribe(ada)).toEqual({ id: 'id-1' });
    expect(browser.sent.map(({ url }) => url)).toEqual([
      'https://api.example/api/push-key',
      'https://api.example/api/contacts',
    ]);
    expect(browser.sent[1]?.init.headers).toMatchObject({ authorization: 'Bearer pk_page' });
    expect(browser.kept()).toMatchObject({ key: 'ASKED', messaging: 'https://api.example' });
  });

  it.each<[string, () => Response | Error]>([
    ['no network', () => new TypeError('Failed to fetch')],
    ['a wrong key', () => jsonReply(null, 403)],
    ['an error with status 200', () => Response.json({ error: 'No.', payload: null })],
    ['no JSON', () => new Response('<html>')],
  ])('R348 R374 %s: null, logged, and tried again at the next visit', async (_, bad) => {
    reply = bad;
    expect(await client().subscribe(ada)).toBeNull();
    expect(browser.logged()).toEqual(['Unable to save subscription token']);
    reply = () => jsonReply({ id: 'id-2' });
    await client().init();
    expect(browser.kept()).toMatchObject({ id: 'id-2', contact: ada });
    expect(page.manager.subscribe).toHaveBeenCalledOnce();
  });

  it.each(['the key', 'the browser'])('R374 %s fails: null and logged', async (what) => {
    reply = () => jsonReply(null, 500);
    page.manager.subscribe.mockRejectedValue(new DOMException('', 'AbortError'));
    expect(await client(what === 'the key' ? { key: null } : {}).subscribe(ada)).toBeNull();
    expect(browser.logged()).toEqual(['Unable to save subscription token']);
  });

  it('R376 only logs a worker that cannot be registered', async () => {
    page.register.mockRejectedValue(new TypeError('404'));
    expect(await client().subscribe(ada)).toBeNull();
    expect(browser.logged()).toEqual(['Unable to register the service worker']);
    expect(browser.sent).toEqual([]);
  });

  it('works if storage is blocked (H6)', async () => {
    browser.caches.open = () => Promise.reject(new DOMException('', 'SecurityError'));
    expect(await client().subscribe(ada)).toEqual({ id: 'id-1' });
  });

  it('allows one URL with Trusted Types, and no other', async () => {
    const policies: { name: string; rules: { createScriptURL(url: string): string } }[] = [];
    const trustedTypes = {
      createPolicy(name: string, rules: { createScriptURL(url: string): string }) {
        policies.push({ name, rules });
        return { createScriptURL: (url: string) => ({ trusted: rules.createScriptURL(url) }) };
      },
    };
    vi.stubGlobal('window', { ...window, trustedTypes });
    const guarded = client();
    await guarded.init({ workerUrl: '/own-worker.js' });
    await guarded.subscribe(ada);
    await guarded.subscribe(ada);
    expect(page.register).toHaveBeenCalledWith({ trusted: '/own-worker.js' }, { scope: '/' });
    expect(policies.map(({ name }) => name)).toEqual(['gm-web-push']);
    for (const url of ['/gm-service-worker.js', 'https://evil.example/own-worker.js', '']) {
      expect(() => policies[0]?.rules.createScriptURL(url)).toThrow();
    }
  });
});

describe('each visit', () => {
  async function subscribed() {
    await client().subscribe(ada);
    browser.sent.length = 0;
    page.register.mockClear();
  }

  it('asks and registers nothing if nobody subscribed', async () => {
    for (const permission of ['default', 'denied', 'granted']) {
      page.Notification.permission = permission;
      await client().init();
    }
    expect(page.register).not.toHaveBeenCalled();
    expect(page.Notification.requestPermission).not.toHaveBeenCalled();
    expect(browser.sent).toEqual([]);
  });

  it('R277 G3 saves nothing while the subscription is unchanged', async () => {
    await subscribed();
    await client().init();
    expect(browser.sent).toEqual([]);
  });

  it('G3 silently saves a changed subscription', async () => {
    await subscribed();
    page.manager.held = subscription('https://push.example/rotated');
    await client().init();
    expect(browser.bodies()).toEqual([{ ...ada, gm_web_push: page.manager.held.toJSON() }]);
    expect(page.Notification.requestPermission).toHaveBeenCalledOnce();
  });

  it('G3 renews a lost one', async () => {
    await subscribed();
    page.manager.held = null;
    await client().init();
    expect(browser.bodies()[0].gm_web_push.endpoint).toBe('https://push.example/2');
  });

  it('does nothing for a visitor who has revoked the permission', async () => {
    await subscribed();
    page.Notification.permission = 'denied';
    page.manager.held = null;
    await client().init();
    expect(browser.sent).toEqual([]);
  });
});

describe('unsubscribe', () => {
  it('ends the subscription, tells the API, and does not return on the next visit', async () => {
    await client().subscribe(ada);
    const held = page.manager.held;
    expect(await client().unsubscribe()).toBe(true);
    expect(held?.unsubscribe).toHaveBeenCalledOnce();
    expect(browser.bodies()[1]).toEqual({ gm_web_push: held?.toJSON(), unsubscribed: true });
    page.manager.held = null;
    await client().init();
    expect(browser.sent).toHaveLength(2);
  });

  it('ends it even if the API cannot be reached', async () => {
    await client().subscribe(ada);
    reply = () => new TypeError('Failed to fetch');
    expect(await client().unsubscribe()).toBe(true);
    expect(browser.kept()).toBeNull();
  });

  it('false if there is no subscription', async () => {
    expect(await client().unsubscribe()).toBe(false);
    expect(browser.sent).toEqual([]);
  });
});
