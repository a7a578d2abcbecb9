import { hash } from 'node:crypto';

const randomLength = 32;
const checksumLength = 6;

/** The prefixes of keys. Early publishable keys start like live ones. */
export const keyPrefixes = { live: 'gm_live_', test: 'gm_test_', publishable: 'gm_pk_' } as const;

/** A prefix, 256 random bits and a checksum, both in base64url. */
const format = /^(gm_(?:live|test|pk)_[A-Za-z0-9_-]{43})([A-Za-z0-9_-]{6})$/;

/**
 * Formats random bytes as a key. Prefix and checksum let scanners find leaked keys, and distinguish a typo from
 * a key that was never issued.
 * @param random 32 bytes from a cryptographic generator
 * @param kind.publishable for pages; such a key is never a test key
 * @throws {RangeError} for any other length
 */
export function formatApiKey(
  random: Uint8Array,
  { test, publishable = false }: { test: boolean; publishable?: boolean },
): string {
  if (random.length !== randomLength)
    throw new RangeError(`A key needs ${randomLength} random bytes.`);
  const prefix = keyPrefixes[publishable ? 'publishable' : test ? 'test' : 'live'];
  const body = prefix + Buffer.from(random).toString('base64url');
  return body + checksum(body);
}

/** Whether a text has the format of a key, with a correct checksum. */
export function looksLikeApiKey(text: string): boolean {
  const [, body, sum] = format.exec(text) ?? [];
  return body !== undefined && sum === checksum(body);
}

/** The number of characters of a key with this prefix. */
export function keyLength(prefix: string): number {
  return prefix.length + Math.ceil((randomLength * 4) / 3) + checksumLength;
}

/** The part of a key that is stored: SHA-256 in base64url. With 256 random bits it needs no salt. */
export function apiKeyDigest(key: string): string {
  return hash('sha256', key, 'base64url');
}

function checksum(body: string): string {
  return apiKeyDigest(`checksum ${body}`).slice(0, checksumLength);
}
