import type { IncomingHttpHeaders } from 'node:http';
import type { Server } from 'node:net';
import type { FastifyCorsOptions } from '@fastify/cors';

/** The distinct origins of base URLs without the empty ones, which mean this origin. */
export function originsOf(bases: readonly string[]): string[] {
  return [...new Set(bases.filter(Boolean).map((base) => new URL(base).origin))];
}

/**
 * The origin of a local server, for links in mails without SITE_URL. A caller could redirect those with the Host header of a
 * request.
 */
export function ownOrigin(server: Server): string {
  const bound = server.address();
  if (bound === null || typeof bound === 'string') return 'http://localhost';
  const { address, port } = bound;
  const isUnspecified = address === '0.0.0.0' || address === '::';
  const host = address.includes(':') ? `[${address}]` : address;
  return `http://${isUnspecified ? 'localhost' : host}:${port}`;
}

/** The CORS options for an API on another origin than the site, whose scripts alone may call it. */
export function crossOrigin(siteOrigins: string[]): FastifyCorsOptions {
  return {
    origin: siteOrigins,
    methods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowedHeaders: ['authorization', 'content-type', 'idempotency-key', 'form-token'],
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
 * Whether a browser sent this request from a page of another site. `Sec-Fetch-Site` decides if it is present, since pages
 * cannot forge it; else `Origin` must be the site or this host. A client that sends neither is not a browser.
 * @param ours.host this server as the browser addressed it
 * @param ours.siteOrigin the origin of the configured site; null if this server delivers the site
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
  // For browsers without Sec-Fetch-Site.
  return site !== undefined || hostOf(origin) !== host;
}

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null;
}
