import { openApiFiles, sharedFileHeaders, sharedScripts } from '@grovemail/contract/addresses.ts';
import {
  assetPolicy,
  commonHeaders,
  type HstsScope,
  pagePolicy,
  strictTransport,
} from '@grovemail/contract/security-headers.ts';
import { formsOf } from './redirects-file.ts';
import type { Route } from './route.ts';

interface Surroundings {
  isProduction: boolean;
  hsts: HstsScope;
  /** Origins of the configured bases, which scripts and forms of the site may call. */
  connectOrigins: readonly string[];
}

/**
 * A `_headers` file for hosts that only serve files: what our own server would send.
 * Headers of all paths that fit are sent. Pages carry their policy in themselves, so `/*` adds
 * `frame-ancestors` alone; a host's own rule for pages is to have them asked for anew each time.
 */
export function headersFile(routes: readonly Route[], surroundings: Surroundings): string {
  const { isProduction, hsts, connectOrigins } = surroundings;
  const noindex = { 'x-robots-tag': 'noindex' };
  const blocks: Record<string, Record<string, string>> = {
    '/*': {
      'content-security-policy': pagePolicy,
      ...strictTransport(hsts),
      ...commonHeaders,
      ...(isProduction ? {} : noindex),
    },
    // Files under /_astro/ carry a digest of their content in the name, so they never change.
    '/_astro/*': {
      'content-security-policy': assetPolicy(connectOrigins),
      'cache-control': 'public, max-age=31536000, immutable',
    },
    '/_answers/*': noindex,
  };
  for (const path of Object.values(sharedScripts)) {
    blocks[path] = {
      'content-security-policy': assetPolicy(connectOrigins),
      ...sharedFileHeaders,
    };
  }
  blocks[openApiFiles.json] = sharedFileHeaders;
  // Hosts know no type for YAML (RFC 9512).
  blocks[openApiFiles.yaml] = {
    ...sharedFileHeaders,
    'content-type': 'application/yaml; charset=utf-8',
  };
  for (const { from, headers } of routes) {
    if (headers) for (const form of formsOf(from)) blocks[form] = headers;
  }

  return Object.entries(blocks)
    .map(([path, headers]) => {
      const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
      return `${path}\n${lines.join('\n')}\n`;
    })
    .join('\n');
}
