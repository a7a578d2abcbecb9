import { base64url } from '../signing/base64url.ts';

const randomBytes = 32;
const checksumLength = 6;
/** `gm_live_` or `gm_test_`, 256 random bits and a checksum, both in base64url. */
const format = /^(gm_(?:live|test)_[A-Za-z0-9_-]{43})([A-Za-z0-9_-]{6})$/;

/**
 * Formats random bytes as a key. Prefix and checksum let scanners find leaked keys, and tell a typo from
 * a key that was never issued.
 * @param random 32 bytes from a cryptographic generator
 * @throws {RangeError} for any other length
 */
export async function formatApiKey(
  random: Uint8Array,
  { test }: { test: boolean },
): Promise<string> {
  if (random.length !== randomBytes)
    throw new RangeError(`A key needs ${randomBytes} random bytes.`);
  const body = `gm_${test ? 'test' : 'live'}_${base64url(random)}`;
  return body + (await checksum(body));
}

/** Whether a text has the format of a key, with a correct checksum. */
export async function looksLikeApiKey(text: string): Promise<boolean> {
  const [, body, sum] = format.exec(text) ?? [];
  return body !== undefined && sum === (await checksum(body));
}

/** The part of a key that is stored: SHA-256 in base64url. With 256 random bits it needs no salt. */
export async function apiKeyDigest(key: string): Promise<string> {
  return base64url(new Uint8Array(await digest(key)));
}

async function checksum(body: string): Promise<string> {
  return base64url(new Uint8Array(await digest(`checksum ${body}`))).slice(0, checksumLength);
}

function digest(text: string): Promise<ArrayBuffer> {
  return crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
}
