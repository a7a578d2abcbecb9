import { createECDH, randomBytes } from 'node:crypto';
import type { BrowserContext } from '@playwright/test';
import type { Page } from './fixtures.ts';

/** A unique push endpoint that does not exist. */
export const endpoint = () => `https://push.example/send/${crypto.randomUUID()}`;

/** The keys of a push subscription, the browser's private one included. */
export function browserKeys() {
  const privateKey = createECDH('prime256v1');
  privateKey.generateKeys();
  const auth = randomBytes(16).toString('base64url');
  return { privateKey, p256dh: privateKey.getPublicKey().toString('base64url'), auth };
}

/**
 * Stubs the page's push manager with a subscription at this endpoint, because Chromium's own needs
 * Google's push service. Everything else is real.
 * @param permission before any prompt, which by default ends with `granted`
 */
export async function stubPushManager(
  page: Page,
  endpoint: string,
  permission: 'default' | 'granted',
): Promise<void> {
  const { p256dh, auth } = browserKeys();
  const token = JSON.stringify({ endpoint, expirationTime: null, keys: { p256dh, auth } });
  await page.addInitScript(`
    const subscription = {
      toJSON: () => (${token}),
      unsubscribe: async () => { localStorage.removeItem('stub'); return true; },
    };
    Object.assign(PushManager.prototype, {
      getSubscription: async () => (localStorage.getItem('stub') ? subscription : null),
      async subscribe(options) {
        localStorage.setItem('stub', JSON.stringify(options));
        return subscription;
      },
    });
    if (${JSON.stringify(permission)} === 'default') {
      let permission = 'default';
      Object.defineProperty(Notification, 'permission', { get: () => permission });
      Notification.requestPermission = async () => {
        window.promptCount = (window.promptCount ?? 0) + 1;
        permission = window.promptChoice ?? 'granted';
        return permission;
      };
    }
  `);
}

/** Delivers a push message to the worker through the DevTools protocol. */
export async function deliver(page: Page, origin: string, data: string): Promise<void> {
  // A worker that is not yet activated may miss the event.
  await page.evaluate(`navigator.serviceWorker.ready.then(({ active }) => new Promise((done) => {
    const check = () => active.state === 'activated' && done();
    active.addEventListener('statechange', check);
    check();
  }))`);
  const session = await page.context().newCDPSession(page);
  // Chromium drops a notification if getNotifications() is called while it is being shown, so wait until
  // it is displayed.
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

/** What the browser shows now. */
export function shownNotifications(
  page: Page,
): Promise<{ title: string; body: string; icon: string }[]> {
  return page.evaluate(`navigator.serviceWorker.ready
    .then((registration) => registration.getNotifications())
    .then((all) => all.map(({ title, body, icon }) => ({ title, body, icon })))`);
}

/** Dispatches the event in the worker, because there is no desktop to click on. */
export async function clickNotification(context: BrowserContext, origin: string): Promise<void> {
  const worker =
    context.serviceWorkers().find((worker) => worker.url().startsWith(origin)) ??
    (await context.waitForEvent('serviceworker'));
  await worker.evaluate(`(async () => {
    const [notification] = await registration.getNotifications();
    dispatchEvent(new NotificationEvent('notificationclick', { notification }));
  })()`);
}

/** Makes a sign-up in this browser a day older: who signed up is asked about notifications on a later visit. */
export async function ageSignUp(page: Pick<Page, 'evaluate'>): Promise<void> {
  await page.evaluate(`try {
    const [, at, email] = /^(\\d+) (.+)$/.exec(localStorage.getItem('subscribed'));
    localStorage.setItem('subscribed', (at - 24 * 60 * 60 * 1000) + ' ' + email);
  } catch {}`);
}
