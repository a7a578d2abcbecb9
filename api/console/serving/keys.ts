import { createHash, randomBytes } from 'node:crypto';

/** Milliseconds in which an address that was printed can be used. */
export const tokenLifetime = 60_000;

/** Who may call: a token of an address becomes a key, once. Kept as digests, in this process alone. */
export interface ConsoleKeys {
  /** Replaces the one before. */
  newToken(): string;
  /** @returns a key; null if the token is unknown, used or too old */
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

/** 256 bits: nobody guesses it. */
function secret(): string {
  return randomBytes(32).toString('base64url');
}

/** What is compared is the digest, so that no time tells how much of a guess was right. */
function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
