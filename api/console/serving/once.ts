import { randomBytes } from 'node:crypto';

/** Something to be fetched by an address, without a key: a page for a frame, or a file to download. */
export type Served = { html: string } | { file: string; type: string; body: AsyncIterable<string> };

/** Milliseconds in which such an address can be used. */
const lifetime = 60_000;

/** Of those that wait, so that nobody fills the memory. */
const maxWaiting = 100;

/** Addresses for downloads and frames, which send no key: each works once. */
export interface OnceAddresses {
  add(served: Served): string;
  take(path: string): Served | null;
}

export const oncePrefix = '/once/';

/** @param now milliseconds since the epoch */
export function onceAddresses(now: () => number): OnceAddresses {
  const waiting = new Map<string, { served: Served; expiresAt: number }>();
  return {
    add(served) {
      for (const [path, { expiresAt }] of waiting)
        if (now() >= expiresAt || waiting.size >= maxWaiting) waiting.delete(path);
      const path = oncePrefix + randomBytes(32).toString('base64url');
      waiting.set(path, { served, expiresAt: now() + lifetime });
      return path;
    },
    take(path) {
      const found = waiting.get(path);
      waiting.delete(path);
      return found && now() < found.expiresAt ? found.served : null;
    },
  };
}
