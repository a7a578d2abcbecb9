/**
 * The headers that every answer carries, errors too (goal S1).
 *
 * A page's policy is its own meta element, with the hashes of what stands in it: a second policy
 * without those hashes would block it, so pages carry `frame-ancestors` alone here.
 */
export function securityHeaders(
  kind: AnswerKind,
  options: SecurityOptions,
): Record<string, string> {
  return {
    'content-security-policy': policies[kind](options.connectOrigins),
    'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy':
      'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), microphone=(), payment=(), usb=()',
    ...(options.indexable ? {} : { 'x-robots-tag': 'noindex' }),
  };
}

/** `api`: JSON of ours. `page`: HTML. `asset`: any other file, a worker script among them. */
export type AnswerKind = 'api' | 'page' | 'asset';

export interface SecurityOptions {
  /** Origins of the configured bases, which scripts of the site may call. */
  connectOrigins: readonly string[];
  /** False outside production: no answer of it belongs in a search engine (R388). */
  indexable: boolean;
}

const policies: Record<AnswerKind, (origins: readonly string[]) => string> = {
  api: () =>
    "default-src 'none'; form-action 'none'; base-uri 'none'; object-src 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'",
  page: () => "frame-ancestors 'none'",
  asset: (origins) => {
    const own = ["'self'", ...origins].join(' ');
    return `default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src ${own}; manifest-src 'self'; worker-src 'self'; form-action ${own}; base-uri 'none'; object-src 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'`;
  },
};
