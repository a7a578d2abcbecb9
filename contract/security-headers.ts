/** How far browsers insist on https: this host, its subdomains too, or from their own list (hstspreload.org). */
export type HstsScope = 'host' | 'subdomains' | 'preload';

const hstsDirectives: Record<HstsScope, string> = {
  host: '',
  subdomains: '; includeSubDomains',
  preload: '; includeSubDomains; preload',
};

/** Strict-Transport-Security (RFC 6797), for two years. */
export function strictTransport(scope: HstsScope): Record<string, string> {
  return { 'strict-transport-security': `max-age=63072000${hstsDirectives[scope]}` };
}

/**
 * The other headers that every response carries, whoever serves the site. They are few and short: with
 * a page they share the first flight of its connection.
 */
export const commonHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
};

/**
 * A page's policy is its own meta element, with the hashes of its scripts. A second policy
 * without those hashes would block it, so pages carry this alone in their headers.
 */
export const pagePolicy = "frame-ancestors 'none'";

/**
 * The policy of a mail that somebody composed: it runs nothing and loads nothing, has no origin of its
 * own, and only the site may frame it.
 * @param siteOrigins the site's origins, if the API has another
 */
export function mailPolicy(siteOrigins: readonly string[]): string {
  const frames = ["'self'", ...siteOrigins].join(' ');
  return `sandbox; style-src 'unsafe-inline'; img-src data:; frame-ancestors ${frames}; default-src 'none'; form-action 'none'; base-uri 'none'`;
}

/** The policy of a file other than a page: opened directly, it runs and loads nothing. */
export const assetPolicy = "default-src 'none'; frame-ancestors 'none'";

/**
 * The policy of a worker's script, which applies to what the worker does.
 * @param origins those of the configured bases, which scripts of the site may call
 */
export function workerPolicy(origins: readonly string[]): string {
  const own = ["'self'", ...origins].join(' ');
  return `default-src 'none'; script-src 'self'; img-src 'self' data:; connect-src ${own}; frame-ancestors 'none'; require-trusted-types-for 'script'`;
}
