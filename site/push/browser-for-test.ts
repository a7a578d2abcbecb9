import { vi } from 'vitest';

export interface Sent {
  url: string;
  init: RequestInit;
}

/** A fake browser for the page and the worker: a cache, an origin, a recorded network. */
export function stubBrowser(respond: (sent: Sent) => Response | Error) {
  const kept = new Map<string, string>();
  const sent: Sent[] = [];
  const cache = {
    match: async (url: string) => (kept.has(url) ? new Response(kept.get(url)) : undefined),
    put: async (url: string, response: Response) => void kept.set(url, await response.text()),
    delete: async (url: string) => kept.delete(url),
  };
  const caches = { open: async () => cache };
  vi.stubGlobal('caches', caches);
  vi.stubGlobal('location', { origin: 'https://shop.example' });
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    sent.push({ url, init });
    const response = respond({ url, init });
    if (response instanceof Error) throw response;
    return response;
  });
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  return {
    sent,
    caches,
    keep: (value: unknown) => void kept.set('/gm-web-push', JSON.stringify(value)),
    kept: () => JSON.parse(kept.get('/gm-web-push') ?? 'null'),
    /** The first word of each logged line. */
    logged: () => logged.mock.calls.map(([text]) => text),
    bodies: () => sent.map(({ init }) => JSON.parse(String(init.body))),
  };
}

/** A response in the API's envelope. */
export function jsonReply(data: unknown, status = 200): Response {
  const ok = status < 400;
  return Response.json(
    { error: ok ? null : 'Unauthorized', payload: ok ? { data } : null },
    { status },
  );
}

/** A push subscription as JSON, and whether it was unsubscribed. */
export function subscription(endpoint: string) {
  const token = { endpoint, keys: { p256dh: 'p', auth: 'a' } };
  const unsubscribe = vi.fn(async () => true);
  return { ...token, toJSON: () => token, unsubscribe };
}

/** A push manager with at most one subscription. */
export function pushManager(held: ReturnType<typeof subscription> | null = null) {
  let made = 0;
  const manager = {
    held,
    getSubscription: vi.fn(async () => manager.held),
    subscribe: vi.fn(async (_: PushSubscriptionOptionsInit) => {
      made += 1;
      manager.held = subscription(`https://push.example/${made}`);
      return manager.held;
    }),
  };
  return manager;
}
