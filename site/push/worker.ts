import { readKept } from './kept.ts';
import { log } from './log.ts';
import { saveToken } from './save-token.ts';
import type { PushArrival, SubscriptionChange, WorkerScope } from './worker-scope.ts';

/**
 * Shows what is pushed and reports what becomes of it. It handles no fetch,
 * so that no page ever waits for it, and no event of it ever fails.
 * @param messaging where actions are reported when the page kept nothing, absolute
 */
export function serveWorker(scope: WorkerScope, messaging: string): void {
  scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
  scope.addEventListener('push', (event) => event.waitUntil(show(scope, event)));
  scope.addEventListener('notificationclick', (event) => {
    const { notification } = event;
    notification.close();
    const { tracking_id, url } = recordOf(notification.data);
    event.waitUntil(Promise.all([open(scope, url), report('click', tracking_id, messaging)]));
  });
  scope.addEventListener('notificationclose', (event) => {
    const { tracking_id } = recordOf(event.notification.data);
    event.waitUntil(report('dismiss', tracking_id, messaging));
  });
  scope.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renew(scope, event)));
}

/** Browsers want something shown for every push, whatever came. */
async function show(scope: WorkerScope, { data }: PushArrival): Promise<void> {
  const { title, body, icon, tracking_id, url } = recordOf(payloadOf(data));
  const tag = textOf(tracking_id);
  try {
    await scope.registration.showNotification(textOf(title) || 'There is news for you', {
      body: textOf(body),
      icon: textOf(icon),
      // A repeated message replaces the first.
      tag,
      data: { tracking_id: tag, url: textOf(url) },
    });
  } catch (cause) {
    log('Unable to show a notification', cause);
  }
}

/** To the page that is meant: the one named, on this site alone, or whatever is open of it. */
async function open({ clients, location }: WorkerScope, url: unknown): Promise<void> {
  try {
    const target = ownAddress(textOf(url), location.origin);
    const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true });
    const there = target ? windows.find((window) => window.url === target) : windows[0];
    await (there ? there.focus() : clients.openWindow(target ?? '/'));
  } catch {
    // Closed meanwhile, or the browser takes this for no click: there is nobody to tell.
  }
}

/** @returns null for no address, and for one that leads elsewhere */
function ownAddress(url: string, origin: string): string | null {
  try {
    const { href, origin: named } = new URL(url, origin);
    return url && named === origin ? href : null;
  } catch {
    return null;
  }
}

/** A report that fails is logged and no more. */
async function report(action: 'click' | 'dismiss', id: unknown, fallback: string): Promise<void> {
  if (!textOf(id)) return;
  try {
    const messaging = (await readKept())?.messaging ?? fallback;
    const query = new URLSearchParams({ tracking_id: textOf(id) });
    const response = await fetch(`${messaging}/webhooks/push/web/${action}?${query}`, {
      credentials: 'omit',
      cache: 'no-store',
      keepalive: true,
    });
    if (!response.ok) throw new Error(String(response.status));
  } catch (cause) {
    log('Unable to log action', cause);
  }
}

/** The browser has given the subscription up: a new one takes its place, for the same contact. */
async function renew({ registration }: WorkerScope, event: SubscriptionChange): Promise<void> {
  const kept = await readKept();
  if (kept) await saveToken(registration.pushManager, kept, () => kept, event.newSubscription);
}

function payloadOf(data: PushArrival['data']): unknown {
  try {
    return data?.json();
  } catch {
    return null;
  }
}

/** Another server's payload may be anything. */
function recordOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
