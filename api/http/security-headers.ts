import {
  assetPolicy,
  commonHeaders,
  type HstsScope,
  pagePolicy,
  strictTransport,
} from '@grovemail/contract/security-headers.ts';

/** The headers of every response, including errors. */
export function securityHeaders(
  kind: AnswerKind,
  options: SecurityOptions,
): Record<string, string> {
  return {
    'content-security-policy': policies[kind](options.connectOrigins),
    ...strictTransport(options.hsts),
    ...commonHeaders,
    ...(options.indexable ? {} : { 'x-robots-tag': 'noindex' }),
  };
}

/** `api`: JSON. `page`: HTML. `asset`: any other file, including worker scripts. */
export type AnswerKind = 'api' | 'page' | 'asset';

export interface SecurityOptions {
  /** Origins of the configured base URLs, which the site's scripts may call. */
  connectOrigins: readonly string[];
  /** False outside production, which search engines must not index. */
  indexable: boolean;
  hsts: HstsScope;
}

const policies: Record<AnswerKind, (origins: readonly string[]) => string> = {
  api: () =>
    "default-src 'none'; form-action 'none'; base-uri 'none'; object-src 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'",
  page: () => pagePolicy,
  asset: assetPolicy,
};
