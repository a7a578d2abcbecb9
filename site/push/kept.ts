/**
 * The stored state of a browser's subscription, in the Cache API, which both
 * pages and service workers have.
 */
export interface Kept {
  /** The publishable push key. */
  apiKey: string;
  /** API origin for subscriptions and actions, without trailing slash. */
  users: string;
  messaging: string;
  /** The application-server key, base64url. */
  key: string;
  contact: GroveWebPushContact;
  /** Endpoint and keys as last saved; null if saving failed. */
  saved: string | null;
  /** The id of the saved subscription. */
  id: string;
}

/** Name of the cache, and of the one entry in it. */
const place = '/gm-web-push';

/** @returns null if nothing is stored, or storage is blocked */
export async function readKept(): Promise<Kept | null> {
  try {
    const found = await (await caches.open(place)).match(place);
    return found ? ((await found.json()) as Kept) : null;
  } catch {
    return null;
  }
}

/** Stores it, or deletes it for null; does nothing if storage is blocked. */
export async function keep(kept: Kept | null): Promise<void> {
  try {
    const cache = await caches.open(place);
    if (kept) await cache.put(place, new Response(JSON.stringify(kept)));
    else await cache.delete(place);
  } catch {
    // The subscription still works; only its renewal is lost.
  }
}
