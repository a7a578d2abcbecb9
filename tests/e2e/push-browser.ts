import { createECDH, randomBytes } from 'node:crypto';
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
 * @param permission before any prompt, which by default is answered with `granted`
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
        permission = window.promptAnswer ?? 'granted';
        return permission;
      };
    }
  `);
}
