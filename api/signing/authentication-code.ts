const secretMinLength = 16;

export type SigningKey = Awaited<ReturnType<typeof importSecret>>;

/** @throws {RangeError} when the secret has fewer than 16 characters */
export function importSecret(secret: string) {
  if (secret.length < secretMinLength) {
    throw new RangeError(`A signing secret needs at least ${secretMinLength} characters.`);
  }
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  return crypto.subtle.importKey('raw', encode(secret), algorithm, false, ['sign']);
}

/** HMAC-SHA-256 over a text (RFC 2104): 32 bytes. */
export async function authenticationCode(key: SigningKey, text: string): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.sign('HMAC', key, encode(text)));
}

/** Zero if equal; constant-time. */
export function difference(mine: string, theirs: string): number {
  let bits = mine.length ^ theirs.length;
  for (let at = 0; at < mine.length; at++) bits |= mine.charCodeAt(at) ^ theirs.charCodeAt(at);
  return bits;
}

function encode(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
}
