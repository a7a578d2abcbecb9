import webPush from 'web-push';

/** The application server's P-256 key pair (RFC 8292): 65 and 32 bytes in base64url. */
export interface VapidKeys {
  publicKey: string;
  privateKey: string;
}

export function newVapidKeys(): VapidKeys {
  return webPush.generateVAPIDKeys();
}

/**
 * The configured pair, or a generated one that all servers share through the store.
 * @param storeOnce stores a value under a name unless there is one, and returns the stored one
 */
export async function vapidKeys(
  configured: { vapidPublicKey: string | null; vapidPrivateKey: string | null },
  storeOnce: (name: string, value: string) => Promise<string>,
): Promise<VapidKeys> {
  const { vapidPublicKey: publicKey, vapidPrivateKey: privateKey } = configured;
  if (publicKey && privateKey) return { publicKey, privateKey };
  return JSON.parse(await storeOnce('vapid', JSON.stringify(newVapidKeys()))) as VapidKeys;
}
