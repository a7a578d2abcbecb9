import { base64url } from '../signing/base64url.ts';

const randomBytes = 32;
const checksumLength = 6;
/** `gm_live_` or `gm_test_`, 256 random bits and a checksum, both in base64url. */
const shape = /^(gm_(?:live|test)_[A-Za-z0-9_-]{43})([A-Za-z0-9_-]{6})$/;

/**
 * Writes a key of random bytes. Prefix and checksum let scanners find a leaked key, and a slip be told
 * from a key that was never given out.
 * @param random 32 bytes of a cryptographic generator
 * @throws {RangeError} for another number of bytes
 */
export async function apiKeyOf(random: Uint8Array, { test }: { test: boolean }): Promise<string> {
  if (random.length !== randomBytes) throw new RangeError(`A key is made of ${randomBytes} bytes.`);
  const body = `gm_${test ? 'test' : 'live'}_${base64url(random)}`;
  return body + (await checksum(body));
}

/** Whether a text could be a key: its form and checksum are right. */
export async function looksLikeApiKey(text: string): Promise<boolean> {
  const [, body = '', sum] = shape.exec(text) ?? [];
  return sum === (await checksum(body));
}

/** What is stored of a key: SHA-256 in base64url. A key has 256 random bits, so it needs no salt. */
export async function apiKeyDigest(key: string): Promise<string> {
  return base64url(new Uint8Array(await digest(key)));
}

async function checksum(body: string): Promise<string> {
  return base64url(new Uint8Array(await digest(`checksum ${body}`))).slice(0, checksumLength);
}

function digest(text: string): Promise<ArrayBuffer> {
  return crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
}
