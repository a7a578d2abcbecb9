import {
  assetPolicy,
  commonHeaders,
  type HstsScope,
  pagePolicy,
  strictTransport,
} from '@grovemail/contract/security-headers.ts';

/** The headers that every answer of this server carries, errors too. */
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

/** `api`: JSON of ours. `page`: HTML. `asset`: any other file, a worker script among them. */
export type AnswerKind = 'api' | 'page' | 'asset';

export interface SecurityOptions {
  /** Origins of the configured bases, which scripts of the site may call. */
  connectOrigins: readonly string[];
  /** False outside production: no answer of it belongs in a search engine. */
  indexable: boolean;
  hsts: HstsScope;
}

const policies: Record<AnswerKind, (origins: readonly string[]) => string> = {
  api: () =>
    "default-src 'none'; form-action 'none'; base-uri 'none'; object-src 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'",
  page: () => pagePolicy,
  asset: assetPolicy,
};
