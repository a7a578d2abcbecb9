import { createHash, randomBytes } from 'node:crypto';

/** Milliseconds for which a printed address is valid. */
export const tokenLifetime = 60_000;

/** Exchanges each one-time token of an address for a session key. Stores digests, in memory. */
export interface ConsoleKeys {
  /** Replaces the previous one. */
  newToken(): string;
  /** @returns a key; null if the token is unknown, used or expired */
  exchange(token: string): string | null;
  holds(key: string): boolean;
}

/** @param now milliseconds since the epoch */
export function consoleKeys(now: () => number): ConsoleKeys {
  let token = { digest: '', expiresAt: 0 };
  const keys = new Set<string>();
  return {
    newToken() {
      const text = secret();
      token = { digest: digestOf(text), expiresAt: now() + tokenLifetime };
      return text;
    },
    exchange(text) {
      if (digestOf(text) !== token.digest || now() >= token.expiresAt) return null;
      token = { digest: '', expiresAt: 0 };
      const key = secret();
      keys.add(digestOf(key));
      return key;
    },
    holds: (key) => keys.has(digestOf(key)),
  };
}

function secret(): string {
  return randomBytes(32).toString('base64url');
}

/** Comparing digests leaks nothing about the key by its time. */
function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
