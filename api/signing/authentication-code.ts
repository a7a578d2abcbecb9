import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

const secretMinLength = 16;

/**
 * HMAC-SHA-256 over a text (RFC 2104): 32 bytes.
 * @throws {RangeError} when the secret has fewer than 16 characters
 */
export function authenticationCode(secret: string, text: string): Buffer {
  if (secret.length < secretMinLength) {
    throw new RangeError(`A signing secret needs at least ${secretMinLength} characters.`);
  }
  return createHmac('sha256', secret).update(text).digest();
}

/** Compares texts in constant time. */
export function sameText(a: string, b: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(a), digest(b));
}
