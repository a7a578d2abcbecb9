import { readKept } from './kept.ts';
import { log } from './log.ts';
import { saveToken } from './save-token.ts';
import type { PushArrival, SubscriptionChange, WorkerScope } from './worker-scope.ts';

/**
 * Shows push messages and reports clicks and dismissals. It handles no fetch,
 * so no page ever waits for it, and none of its events rejects.
 * @param messaging absolute origin for reports when the page stored no state
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

/** Browsers require a notification for every push, even an invalid one. */
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

/** Focuses or opens the target page, on this site only; without a target, any open page of it. */
async function open({ clients, location }: WorkerScope, url: unknown): Promise<void> {
  try {
    const target = ownAddress(textOf(url), location.origin);
    const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true });
    const there = target ? windows.find((window) => window.url === target) : windows[0];
    await (there ? there.focus() : clients.openWindow(target ?? '/'));
  } catch {
    // The window has been closed, or the browser sees no user activation: nothing to do.
  }
}

/** @returns null without an address, or for one on another origin */
function ownAddress(url: string, origin: string): string | null {
  try {
    const { href, origin: named } = new URL(url, origin);
    return url && named === origin ? href : null;
  } catch {
    return null;
  }
}

/** Failures are logged only. */
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

/** The browser dropped the subscription: subscribe again for the same contact. */
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

/** The payload is untrusted. */
function recordOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
