/** Base addresses; `''` is this origin. */
interface Bases {
  readonly site: string;
  readonly api: string;
}

/**
 * Whether a service is our own API: at the site's origin, or at `API_URL`. The site makes only the calls of section 7 of
 * the specification to third-party services.
 * @param service its base address
 */
export function isOwnApi(service: string, { site, api }: Bases): boolean {
  return [api, site, ''].map(normalized).includes(normalized(service));
}

/** Omits a default port, and lowercases the host. */
function normalized(base: string): string {
  return base === '' ? '' : new URL(base).href;
}
