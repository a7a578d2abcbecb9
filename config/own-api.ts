/** Base addresses, of which `''` is this origin. */
interface Bases {
  readonly site: string;
  readonly api: string;
}

/**
 * Whether a service is our own API: at the site's origin, or at `API_URL`. Only there does the site use what it
 * adds to the specification; a third-party service gets the calls of section 7 as they are.
 * @param service its base address
 */
export function isOwnApi(service: string, { site, api }: Bases): boolean {
  return [api, site, ''].map(normalized).includes(normalized(service));
}

/** Without a default port, and with the host in lower case. */
function normalized(base: string): string {
  return base === '' ? '' : new URL(base).href;
}
