import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Unsent } from './unsent.ts';

type SendUnsent = typeof import('./unsent.ts').sendUnsent;

const keyed = (body: string): Unsent => ({
  url: '/leads',
  body,
  headers: { 'idempotency-key': body },
});
const keyless = (body: string): Unsent => ({
  url: 'https://sales.example/leads',
  body,
  headers: {},
});

let page: EventTarget;
let stored: Map<string, string>;
let sent: string[];
let respond: (body: string) => Response | Promise<Response>;
let sendUnsent: SendUnsent;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  page = new EventTarget();
  stored = new Map();
  sent = [];
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key),
  });
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    sent.push(body);
    return respond(body);
  });
  ({ sendUnsent } = await import('./unsent.ts'));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const store = (...waiting: Unsent[]) => stored.set('unsent', JSON.stringify(waiting));
const kept = () => (JSON.parse(stored.get('unsent') ?? '[]') as Unsent[]).map(({ body }) => body);
const accepted = () => Response.json({ error: null, payload: { data: { id: '1' } } });
const rejected = () => Response.json({ error: null, payload: null });

it('R344 forgets what a truthy payload calls stored', async () => {
  respond = accepted;
  store(keyed('a'), keyless('b'));
  await sendUnsent();
  expect([sent, kept()]).toEqual([['a', 'b'], []]);
});

it.each<[string, () => Response]>([
  ['a falsy payload', rejected],
  ['an empty object', () => Response.json({})],
  ['an error', () => Response.json({ error: 'No.', payload: null }, { status: 400 })],
  ['a payload of another status', () => Response.json({ payload: true }, { status: 500 })],
  ['a page', () => new Response('<p>')],
])('R344 keeps what gets %s, and sends it again', async (_, response) => {
  for (const unsent of [keyed('a'), keyless('b')]) {
    respond = response;
    const sending = sendUnsent(unsent);
    await vi.advanceTimersByTimeAsync(200);
    await sending;
    expect(sent).toEqual([unsent.body]);
    respond = accepted;
    await vi.advanceTimersByTimeAsync(2_000);
    expect(sent).toEqual([unsent.body, unsent.body]);
    expect(kept()).toEqual([]);
    sent.length = 0;
  }
});

it('does not let one that fails hold up the others', async () => {
  respond = (body) => (body === 'a' ? rejected() : accepted());
  store(keyed('a'), keyed('b'));
  await sendUnsent(keyed('c'));
  expect([sent, kept()]).toEqual([['a', 'b', 'c'], ['a']]);
});

describe('when the page is left before the response', () => {
  it('C9 keeps one with a key for the next page', () => {
    respond = () => new Promise(() => {});
    store(keyed('a'));
    void sendUnsent();
    expect([sent, kept()]).toEqual([['a'], ['a']]);
  });

  it('D21 leaves one without a key to its service', () => {
    respond = () => new Promise(() => {});
    store(keyless('a'));
    void sendUnsent();
    expect([sent, kept()]).toEqual([['a'], []]);
  });

  it('D21 does not take up one without a key again when the page is back', async () => {
    respond = async () => {
      page.dispatchEvent(new Event('pagehide'));
      throw new TypeError('Failed to fetch');
    };
    void sendUnsent(keyless('a'));
    await vi.runAllTimersAsync();
    page.dispatchEvent(new Event('online'));
    await vi.runAllTimersAsync();
    expect([sent, kept()]).toEqual([['a'], []]);
  });
});
