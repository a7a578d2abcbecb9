import {
  assetPolicy,
  commonHeaders,
  type HstsScope,
  pagePolicy,
  strictTransport,
  workerPolicy,
} from '@grovemail/contract/security-headers.ts';

/** The headers of every response, including errors. */
export function securityHeaders(
  kind: ResponseKind,
  options: SecurityOptions,
): Record<string, string> {
  return {
    'content-security-policy': policies[kind](options.connectOrigins),
    ...strictTransport(options.hsts),
    ...commonHeaders,
    ...(options.indexable ? {} : { 'x-robots-tag': 'noindex' }),
  };
}

/** `api`: JSON. `page`: HTML. `worker`: the script of a worker. `asset`: any other file. */
export type ResponseKind = 'api' | 'page' | 'worker' | 'asset';

export interface SecurityOptions {
  /** The origins that the site's scripts may call. */
  connectOrigins: readonly string[];
  /** False outside production, which search engines must not index. */
  indexable: boolean;
  hsts: HstsScope;
}

const policies: Record<ResponseKind, (origins: readonly string[]) => string> = {
  api: () =>
    "default-src 'none'; form-action 'none'; base-uri 'none'; object-src 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'",
  page: () => pagePolicy,
  worker: workerPolicy,
  asset: () => assetPolicy,
};
