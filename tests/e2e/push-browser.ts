import { createECDH, randomBytes } from 'node:crypto';
import type { Page } from './fixtures.ts';

/** Where a push service would take messages for one browser; nobody is there. */
export const endpoint = () => `https://push.example/send/${crypto.randomUUID()}`;

/** A browser's part of a subscription, with the keys that only a browser has. */
export function browserKeys() {
  const privateKey = createECDH('prime256v1');
  privateKey.generateKeys();
  const auth = randomBytes(16).toString('base64url');
  return { privateKey, p256dh: privateKey.getPublicKey().toString('base64url'), auth };
}

/**
 * Puts a subscription at this endpoint into the page's push manager, before any script of it: the
 * browser's own needs a push service of its maker, which no test can reach. All else stays real.
 * @param permission the visitor's answer so far; when asked, they allow
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
      let said = 'default';
      Object.defineProperty(Notification, 'permission', { get: () => said });
      Notification.requestPermission = async () => {
        window.asked = (window.asked ?? 0) + 1;
        said = window.willSay ?? 'granted';
        return said;
      };
    }
  `);
}
