import webPush from 'web-push';

/** The application server's pair (RFC 8292): a point of P-256 in 65 bytes and its 32-byte key, base64url. */
export interface VapidKeys {
  publicKey: string;
  privateKey: string;
}

/** Makes a pair that nobody had before. */
export function newVapidKeys(): VapidKeys {
  return webPush.generateVAPIDKeys();
}

/**
 * The configured pair, or the one that this store's servers share: the first to ask makes it (S11).
 * @param keep gives back what was kept first under the name, by whichever process
 */
export async function vapidKeys(
  configured: { vapidPublicKey: string | null; vapidPrivateKey: string | null },
  keep: (name: string, made: string) => Promise<string>,
): Promise<VapidKeys> {
  const { vapidPublicKey: publicKey, vapidPrivateKey: privateKey } = configured;
  if (publicKey && privateKey) return { publicKey, privateKey };
  return JSON.parse(await keep('vapid', JSON.stringify(newVapidKeys()))) as VapidKeys;
}
