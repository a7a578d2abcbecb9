import {
  assetPolicy,
  commonHeaders,
  type HstsScope,
  pagePolicy,
  strictTransport,
  workerPolicy,
} from '@grovemail/contract/security-headers.ts';
import {
  mailPictureHeaders,
  openApiFiles,
  sharedFileHeaders,
  sharedScripts,
} from '@grovemail/contract/site-paths.ts';
import { mailPictureFolder } from '@grovemail/domain/mail-pictures.ts';
import { slashForms } from './redirects-file.ts';
import type { Route } from './route.ts';

interface Settings {
  isProduction: boolean;
  hsts: HstsScope;
  /** Origins of the configured base URLs, which the worker may call. */
  connectOrigins: readonly string[];
}

/**
 * A `_headers` file for static hosts, with the headers our own server sends. The host combines the
 * blocks of all matching paths. Pages contain their policy, so `/*` only adds `frame-ancestors`. It sets no
 * `cache-control` either, since static hosts revalidate pages by default.
 */
export function headersFile(routes: readonly Route[], settings: Settings): string {
  const { isProduction, hsts, connectOrigins } = settings;
  const noindex = { 'x-robots-tag': 'noindex' };
  const blocks: Record<string, Record<string, string>> = {
    '/*': {
      'content-security-policy': pagePolicy,
      ...strictTransport(hsts),
      ...commonHeaders,
      ...(isProduction ? {} : noindex),
    },
    // File names under /_astro/ contain a content hash.
    '/_astro/*': {
      'content-security-policy': assetPolicy,
      'cache-control': 'public, max-age=31536000, immutable',
    },
    '/_responses/*': noindex,
    [`${mailPictureFolder}/*`]: mailPictureHeaders,
  };
  for (const path of Object.values(sharedScripts)) {
    blocks[path] = {
      'content-security-policy':
        path === sharedScripts.worker ? workerPolicy(connectOrigins) : assetPolicy,
      ...sharedFileHeaders,
    };
  }
  blocks[openApiFiles.json] = sharedFileHeaders;
  // Static hosts do not know the content type of YAML (RFC 9512).
  blocks[openApiFiles.yaml] = {
    ...sharedFileHeaders,
    'content-type': 'application/yaml; charset=utf-8',
  };
  for (const { from, headers } of routes) {
    if (headers) for (const form of slashForms(from)) blocks[form] = headers;
  }

  return Object.entries(blocks)
    .map(([path, headers]) => {
      const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
      return `${path}\n${lines.join('\n')}\n`;
    })
    .join('\n');
}
