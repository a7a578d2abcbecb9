/** The hosts for which browsers require https: this one, its subdomains too, or both by the preload list (hstspreload.org). */
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

/** The other headers of every response, on any host. They are few and short, to leave the first packets to the page. */
export const commonHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
};

/**
 * The policy in the headers of a page. The rest is in its meta element, with the hashes of its scripts: a policy
 * without those hashes would block them.
 */
export const pagePolicy = "frame-ancestors 'none'";

/**
 * The policy of a mail from a user: it runs nothing, loads nothing, has no origin, and only the site may frame it.
 * @param siteOrigins the site's origins, if the API has another
 */
export function mailPolicy(siteOrigins: readonly string[]): string {
  const frames = ["'self'", ...siteOrigins].join(' ');
  return `sandbox; style-src 'unsafe-inline'; img-src data:; frame-ancestors ${frames}; default-src 'none'; form-action 'none'; base-uri 'none'`;
}

/** The policy of a file other than a page: opened directly, it runs and loads nothing. */
export const assetPolicy = "default-src 'none'; frame-ancestors 'none'";

/**
 * The policy of a worker, set by the response with its script.
 * @param origins of the services that scripts of the site may call
 */
export function workerPolicy(origins: readonly string[]): string {
  const own = ["'self'", ...origins].join(' ');
  return `default-src 'none'; script-src 'self'; img-src 'self' data:; connect-src ${own}; frame-ancestors 'none'; require-trusted-types-for 'script'`;
}
