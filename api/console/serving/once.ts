import { randomBytes } from 'node:crypto';

/** A page for a frame, or a file to download. */
export type Served = { html: string } | { file: string; type: string; body: AsyncIterable<string> };

/** In milliseconds. */
const lifetime = 60_000;

/** Limits the memory of unused addresses. */
const maxWaiting = 100;

/** One-time addresses for downloads and frames, which send no key. */
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
      const entry = waiting.get(path);
      waiting.delete(path);
      return entry && now() < entry.expiresAt ? entry.served : null;
    },
  };
}
