import { demoVisitor } from '@grovemail/domain/push/demo-visitor.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { type DemoState, pushDemo } from './push-demo.ts';

const token = { endpoint: 'https://push.example/1', keys: { p256dh: 'p', auth: 'a' } };

let browser: ReturnType<typeof fakeBrowser>;
let shown: [DemoState, string][];
beforeEach(() => {
  browser = fakeBrowser();
  shown = [];
});

/** A browser with the visitor's choice at the prompt, and the API's response. */
function fakeBrowser() {
  return {
    state: 'default' as GroveWebPushState,
    stateAfterPrompt: 'subscribed' as GroveWebPushState,
    isSaved: true,
    /** The number of checks before the notification is displayed. */
    arrivesAfter: 2,
    checks: 0,
    response: (): Response | Error =>
      Response.json({ error: null, payload: { data: { id: 't' } } }),
    sent: [] as unknown[],
    settings: [] as unknown[],
  };
}

function demo() {
  return pushDemo({
    push: {
      init: async (settings) => void browser.settings.push(settings),
      state: async () => browser.state,
      async subscribe(contact) {
        expect(contact).toEqual(demoVisitor);
        browser.state = browser.stateAfterPrompt;
        return browser.state === 'subscribed' && browser.isSaved ? { id: 'id' } : null;
      },
      async unsubscribe() {
        const was = browser.state === 'subscribed';
        browser.state = 'default';
        return was;
      },
    },
    subscription: async () => (browser.state === 'subscribed' ? token : null),
    async isDisplayed(id) {
      expect(id).toBe('t');
      browser.checks += 1;
      return browser.checks > browser.arrivesAfter;
    },
    settings: { apiUrl: 'https://api.example' },
    testUrl: '/guests/push-test',
    fetch: async (url, init) => {
      browser.sent.push([url, JSON.parse(String(init?.body))]);
      const response = browser.response();
      if (response instanceof Error) throw response;
      return response;
    },
    pause: async () => {},
    show: (state, words) => void shown.push([state, words]),
  });
}

const last = () => shown.at(-1);

describe('at first', () => {
  it.each<[GroveWebPushState, RegExp]>([
    ['default', /not been asked/],
    ['subscribed', /is subscribed/],
    ['denied', /blocked/],
    ['unsupported', /does not support web push/],
    ['needs-install', /home screen/],
  ])('shows the state %s', async (state, words) => {
    browser.state = state;
    await demo().start();
    expect(last()).toEqual([state, expect.stringMatching(words)]);
    expect(browser.settings).toEqual([{ apiUrl: 'https://api.example' }]);
  });
});

describe('subscribing', () => {
  it('shows the new state', async () => {
    await demo().subscribe();
    expect(last()?.[0]).toBe('subscribed');
  });

  it.each<[string, Partial<ReturnType<typeof fakeBrowser>>, DemoState, RegExp]>([
    ['was denied', { stateAfterPrompt: 'denied' }, 'denied', /blocked/],
    ['was dismissed', { stateAfterPrompt: 'default' }, 'default', /Not subscribed/],
    ['could not be saved', { isSaved: false }, 'subscribed', /could not be saved/],
  ])('never shows success when it %s', async (_, change, state, words) => {
    Object.assign(browser, change);
    await demo().subscribe();
    expect(last()).toEqual([state, expect.stringMatching(words)]);
  });
});

describe('a test notification', () => {
  beforeEach(() => {
    browser.state = 'subscribed';
  });

  it('counts as delivered when it is on the screen, not before', async () => {
    await demo().test();
    expect(browser.sent).toEqual([['/guests/push-test', { gm_web_push: token }]]);
    expect(shown.map(([state]) => state)).toEqual(['subscribed', 'delivered']);
    expect(browser.checks).toBe(3);
  });

  it('is reported as late if it is late', async () => {
    browser.arrivesAfter = Number.POSITIVE_INFINITY;
    await demo().test();
    expect(last()).toEqual(['subscribed', expect.stringContaining('Not here yet')]);
  });

  it.each<[string, Response | Error, string]>([
    [
      'an error',
      Response.json({ error: 'Too many.', payload: null }, { status: 429 }),
      'Too many.',
    ],
    ['no network', new TypeError('Failed to fetch'), 'could not be reached'],
    ['no JSON', new Response('<html>', { status: 502 }), 'could not be reached'],
    [
      'a response without an id',
      Response.json({ error: null, payload: {} }),
      'could not be reached',
    ],
  ])('shows why none was sent: %s', async (_, response, words) => {
    browser.response = () => response;
    await demo().test();
    expect(last()).toEqual(['subscribed', expect.stringContaining(words)]);
    expect(browser.checks).toBe(0);
  });

  it('is not requested if the subscription is gone', async () => {
    browser.state = 'denied';
    await demo().test();
    expect(browser.sent).toEqual([]);
    expect(last()?.[0]).toBe('denied');
  });
});

describe('unsubscribing', () => {
  it('returns to the initial state', async () => {
    browser.state = 'subscribed';
    await demo().unsubscribe();
    expect(last()).toEqual(['default', expect.stringContaining('Unsubscribed')]);
  });

  it('reports nothing if there was no subscription', async () => {
    await demo().unsubscribe();
    expect(last()?.[1]).not.toContain('Unsubscribed');
  });
});
