import type { Server } from 'node:net';

/**
 * Where a server on this machine is reached, for links in mails when no SITE_URL says so. A request's
 * Host is never asked: whoever calls could have mails sent whose links lead to another site.
 */
export function ownOrigin(server: Server): string {
  const bound = server.address();
  if (bound === null || typeof bound === 'string') return 'http://localhost';
  const { address, port } = bound;
  // The address that means all of them is none to go to.
  const isAny = address === '0.0.0.0' || address === '::';
  const host = address.includes(':') ? `[${address}]` : address;
  return `http://${isAny ? 'localhost' : host}:${port}`;
}
