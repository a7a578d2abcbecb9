import { createECDH, randomBytes } from 'node:crypto';

/** The keys of a push subscription, as a browser makes them. */
export function browserKeys(): { p256dh: string; auth: string } {
  const browser = createECDH('prime256v1');
  const p256dh = browser.generateKeys('base64url');
  return { p256dh, auth: randomBytes(16).toString('base64url') };
}
