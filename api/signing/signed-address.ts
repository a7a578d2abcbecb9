import { authenticationCode, difference, importSecret } from './authentication-code.ts';

/**
 * Whether a page proves whose address it subscribes: its server, which knows who is logged in, signs
 * the address with a secret that no page has (R199, R347). HMAC-SHA-256 in lower-case hex.
 * @param spellings the address as the page gives it, and its canonical spelling
 * @param secret at least 16 characters
 */
export async function isSignedAddress(
  signature: string,
  spellings: readonly string[],
  secret: string,
): Promise<boolean> {
  const key = await importSecret(secret);
  let good = 0;
  for (const spelling of spellings) {
    const code = hex(await authenticationCode(key, spelling));
    good |= Number(difference(code, signature) === 0);
  }
  return good === 1;
}

function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
