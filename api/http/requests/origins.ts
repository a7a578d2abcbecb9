import type { IncomingHttpHeaders } from 'node:http';
import type { Server } from 'node:net';
import type { FastifyCorsOptions } from '@fastify/cors';

/** The distinct origins of base URLs. Empty ones mean this origin and are left out. */
export function originsOf(bases: readonly string[]): string[] {
  return [...new Set(bases.filter(Boolean).map((base) => new URL(base).origin))];
}

/**
 * The origin of a local server, for links in mails without SITE_URL. Never the Host header of a request, with which
 * a caller could make links in mails lead to another site.
 */
export function ownOrigin(server: Server): string {
  const bound = server.address();
  if (bound === null || typeof bound === 'string') return 'http://localhost';
  const { address, port } = bound;
  // Links cannot point to the unspecified address.
  const isAny = address === '0.0.0.0' || address === '::';
  const host = address.includes(':') ? `[${address}]` : address;
  return `http://${isAny ? 'localhost' : host}:${port}`;
}

/** CORS for an API on another origin than the site: only scripts of the site may call it. */
export function crossOrigin(siteOrigins: string[]): FastifyCorsOptions {
  return {
    origin: siteOrigins,
    methods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    // For the test key of the documentation's API console.
    allowedHeaders: ['authorization', 'content-type', 'idempotency-key', 'form-token'],
    // So that scripts need not parse the waiting time from the message.
    exposedHeaders: [
      'retry-after',
      'request-id',
      'link',
      'idempotency-replayed',
      'ratelimit-limit',
      'ratelimit-remaining',
      'ratelimit-reset',
    ],
    credentials: false,
    strictPreflight: false,
  };
}

/**
 * Whether a browser sent this request from a page of another site.
 *
 * Pages cannot forge `Sec-Fetch-Site`, so it decides when present; else `Origin` must be that of the site or this
 * host. A client that sends neither is not a browser and has no user's session.
 *
 * @param ours.host this server as the browser addressed it
 * @param ours.siteOrigin the configured site's origin, or null when the site is served from here
 */
export function isForeignForm(
  headers: IncomingHttpHeaders,
  { host, siteOrigin }: { host: string; siteOrigin: string | null },
): boolean {
  const { origin } = headers;
  const site = headers['sec-fetch-site'];
  if (site === 'same-origin' || site === 'none') return false;
  if (origin === undefined) return site !== undefined;
  if (siteOrigin !== null && origin === siteOrigin) return false;
  // Browsers older than Sec-Fetch-Site: the page's origin is this very host.
  return site !== undefined || hostOf(origin) !== host;
}

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null;
}
