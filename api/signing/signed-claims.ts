import { authenticationCode, difference, importSecret } from './authentication-code.ts';
import { base64url, fromBase64url } from './base64url.ts';

/** Strings in a link or a hidden field that only we can have written. */
export type Claims = Readonly<Record<string, string>>;

/** Well above any real one; longer tokens are refused without parsing. */
const maxTokenLength = 2_000;

/**
 * Makes a token of claims: `claims.code`, both base64url. Whoever holds it can read it, so nothing
 * secret belongs in it.
 * @param purpose what the token is for; it is invalid for any other
 * @param expiresAt milliseconds since the epoch
 * @param secret at least 16 characters
 */
export async function signClaims(
  purpose: string,
  claims: Claims,
  expiresAt: number,
  secret: string,
): Promise<string> {
  const text = JSON.stringify([expiresAt, claims]);
  const body = base64url(new TextEncoder().encode(text));
  return `${body}.${await codeOf(purpose, body, secret)}`;
}

/**
 * Reads a token that was signed for this purpose by any of the secrets.
 * @param secrets newest first
 * @param now milliseconds since the epoch
 * @returns the claims, or null if the token is forged, expired or malformed
 */
export async function readClaims(
  purpose: string,
  token: string,
  secrets: readonly string[],
  now: number,
): Promise<Claims | null> {
  const [body = '', code = '', ...rest] = token.length > maxTokenLength ? [] : token.split('.');
  if (body === '' || rest.length > 0) return null;
  let good = 0;
  for (const secret of secrets) {
    good |= Number(difference(await codeOf(purpose, body, secret), code) === 0);
  }
  const bytes = good === 1 ? fromBase64url(body) : null;
  if (!bytes) return null;
  const [expiresAt, claims] = JSON.parse(new TextDecoder().decode(bytes)) as [number, Claims];
  return now < expiresAt ? claims : null;
}

async function codeOf(purpose: string, body: string, secret: string): Promise<string> {
  const key = await importSecret(secret);
  return base64url(await authenticationCode(key, JSON.stringify([`claims/${purpose}`, body])));
}
