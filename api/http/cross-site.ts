import type { IncomingHttpHeaders } from 'node:http';

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
