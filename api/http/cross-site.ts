import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a browser says that a request was sent from a page that is not ours.
 *
 * `Sec-Fetch-Site` cannot be forged by a page, so it decides where it is sent; else `Origin` must be
 * the site's or this host's. A client that sends neither is no browser and carries no one's session.
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
