import { apiPrefixes, preferencePages } from '@grovemail/contract/addresses.ts';

/** Whether a path belongs to the API, so that no page is served for it. */
export function isApiPath(path: string): boolean {
  // Ignoring case: a misspelt API path is not a page either.
  const lower = path.toLowerCase();
  return (
    apiPrefixes.some((prefix) => lower === prefix || lower.startsWith(`${prefix}/`)) &&
    !pagesUnderPrefix.some((pattern) => pattern.test(path))
  );
}

/** Whether a path requires an account key, even if there is no such operation. */
export function isDevelopersPath(path: string): boolean {
  return /^\/v1(?:[/?]|$)/i.test(path);
}

/**
 * Distinguishes wrong methods (405) from unknown paths (404).
 * @param routes with `{param}` for one segment
 * @returns the methods of a path, none when it is unknown
 */
export function methodTable(routes: readonly { methods: readonly string[]; path: string }[]) {
  const rows = routes.map(({ methods, path }) => ({
    methods,
    pattern: patternOf(path),
    hasParams: path.includes('{'),
  }));
  return (path: string): string[] => {
    const found = rows.filter(({ pattern }) => pattern.test(path));
    // An exact path wins over a parameter.
    const named = found.filter(({ hasParams }) => !hasParams);
    return (named.length > 0 ? named : found).flatMap(({ methods }) => methods);
  };
}

// A recipient's page has an address among the API's.
const pagesUnderPrefix = preferencePages.map(patternOf);

/** A trailing slash is optional, as for the router. */
function patternOf(path: string): RegExp {
  const segments = path.replace(/\/$/, '').split('/');
  const matched = segments.map((segment) =>
    segment.startsWith('{') ? '[^/]+' : segment.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'),
  );
  return new RegExp(`^${matched.join('/')}/?$`);
}

/** The path that an unknown one probably means, apart from case and trailing characters. */
export function meantPath(path: string, known: readonly string[]): string | null {
  const lower = path.toLowerCase();
  const candidates = known.toSorted((one, other) => other.length - one.length);
  return (
    candidates.find((candidate) => patternOf(candidate).test(lower)) ??
    candidates.find((candidate) => lower.startsWith(candidate)) ??
    null
  );
}
