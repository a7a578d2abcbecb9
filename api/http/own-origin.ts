import type { Server } from 'node:net';

/**
 * The origin of a local server, for links in mails without SITE_URL. Never the Host header of a request, with which
 * a caller could make links in mails lead to another site.
 */
export function ownOrigin(server: Server): string {
  const bound = server.address();
  if (bound === null || typeof bound === 'string') return 'http://localhost';
  const { address, port } = bound;
  // The unspecified address is no target for links.
  const isAny = address === '0.0.0.0' || address === '::';
  const host = address.includes(':') ? `[${address}]` : address;
  return `http://${isAny ? 'localhost' : host}:${port}`;
}
