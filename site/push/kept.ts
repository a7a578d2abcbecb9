/**
 * The stored state of a browser's subscription. It is kept in the Cache API, which both
 * pages and service workers have.
 */
export interface Kept {
  /** The publishable key that saves subscriptions. */
  apiKey: string;
  /** Where subscriptions are saved and actions reported, absolute, without trailing slash. */
  users: string;
  messaging: string;
  /** The application-server key, base64url. */
  key: string;
  contact: GroveWebPushContact;
  /** Endpoint and keys as they were last saved, null while that did not succeed. */
  saved: string | null;
  /** What they were saved under. */
  id: string;
}

/** Names the cache and the one entry in it. */
const place = '/gm-web-push';

/** @returns null when there is nothing, or storage is blocked */
export async function readKept(): Promise<Kept | null> {
  try {
    const found = await (await caches.open(place)).match(place);
    return found ? ((await found.json()) as Kept) : null;
  } catch {
    return null;
  }
}

/** Remembers it, or forgets it all; where storage is blocked, nothing is kept. */
export async function keep(kept: Kept | null): Promise<void> {
  try {
    const cache = await caches.open(place);
    if (kept) await cache.put(place, new Response(JSON.stringify(kept)));
    else await cache.delete(place);
  } catch {
    // The subscription still works; only its renewal is lost.
  }
}
