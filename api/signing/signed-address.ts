import { authenticationCode, sameText } from './authentication-code.ts';

/**
 * Whether a page proves the address that it subscribes: its server, which knows the logged-in user, signs the address
 * with a secret that no page has. HMAC-SHA-256 in lower-case hex.
 * @param spellings the address from the page, and its canonical spelling
 * @param secret at least 16 characters
 */
export function isSignedAddress(
  signature: string,
  spellings: readonly string[],
  secret: string,
): boolean {
  return spellings.some((text) =>
    sameText(authenticationCode(secret, text).toString('hex'), signature),
  );
}
