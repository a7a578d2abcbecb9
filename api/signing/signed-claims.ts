import { authenticationCode, sameText } from './authentication-code.ts';

/** Signed strings in a link or a hidden field. */
export type Claims = Readonly<Record<string, string>>;

/** Longer tokens are rejected without parsing. */
const maxTokenLength = 2_000;

/**
 * Signs claims as a token: `claims.code`, both base64url. Claims are readable, so they must not be secret.
 * @param purpose the token is invalid for any other
 * @param expiresAt milliseconds since the epoch
 * @param secret at least 16 characters
 */
export function signClaims(
  purpose: string,
  claims: Claims,
  expiresAt: number,
  secret: string,
): string {
  const body = Buffer.from(JSON.stringify([expiresAt, claims])).toString('base64url');
  return `${body}.${codeOf(purpose, body, secret)}`;
}

/**
 * Reads a token that was signed for this purpose by any of the secrets.
 * @param secrets newest first
 * @param now milliseconds since the epoch
 * @returns the claims, or null if the token is forged, expired or malformed
 */
export function readClaims(
  purpose: string,
  token: string,
  secrets: readonly string[],
  now: number,
): Claims | null {
  const [body = '', code = '', ...rest] = token.length > maxTokenLength ? [] : token.split('.');
  if (body === '' || rest.length > 0) return null;
  if (!secrets.some((secret) => sameText(codeOf(purpose, body, secret), code))) return null;
  const text = Buffer.from(body, 'base64url').toString();
  const [expiresAt, claims] = JSON.parse(text) as [number, Claims];
  return now < expiresAt ? claims : null;
}

function codeOf(purpose: string, body: string, secret: string): string {
  const signed = JSON.stringify([`claims/${purpose}`, body]);
  return authenticationCode(secret, signed).toString('base64url');
}
