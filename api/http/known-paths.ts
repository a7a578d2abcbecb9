import { apiPrefixes, preferencePages } from '@grovemail/contract/addresses.ts';

/** Whether a path belongs to the API, so that no page may answer it. */
export function isApiPath(path: string): boolean {
  // In another case it names nothing, but no page either.
  const lower = path.toLowerCase();
  return (
    apiPrefixes.some((prefix) => lower === prefix || lower.startsWith(`${prefix}/`)) &&
    !pagesUnderPrefix.some((pattern) => pattern.test(path))
  );
}

/** Whether developers call it with an account's key, whether or not there is such an operation. */
export function isDevelopersPath(path: string): boolean {
  return /^\/v1(?:[/?]|$)/i.test(path);
}

/**
 * Makes the look-up that tells a wrong method (405) from an unknown path (404).
 * @param routes methods and path of what is served, with `{param}` for one segment
 * @returns the methods that a path takes, none when it is unknown
 */
export function methodTable(routes: readonly { methods: readonly string[]; path: string }[]) {
  const rows = routes.map(({ methods, path }) => ({
    methods,
    pattern: patternOf(path),
    hasParams: path.includes('{'),
  }));
  return (path: string): string[] => {
    const found = rows.filter(({ pattern }) => pattern.test(path));
    // A path that is served by its own name is not also taken for a parameter.
    const named = found.filter(({ hasParams }) => !hasParams);
    return (named.length > 0 ? named : found).flatMap(({ methods }) => methods);
  };
}

// A recipient's page has an address among the API's.
const pagesUnderPrefix = preferencePages.map(patternOf);

/** The last slash is free, as it is for the router. */
function patternOf(path: string): RegExp {
  const segments = path.replace(/\/$/, '').split('/');
  const matched = segments.map((segment) =>
    segment.startsWith('{') ? '[^/]+' : segment.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'),
  );
  return new RegExp(`^${matched.join('/')}/?$`);
}

/** The path that an unknown one was probably meant for, but for its case or its end. */
export function meantPath(path: string, known: readonly string[]): string | null {
  const lower = path.toLowerCase();
  const candidates = known.toSorted((one, other) => other.length - one.length);
  return (
    candidates.find((candidate) => patternOf(candidate).test(lower)) ??
    candidates.find((candidate) => lower.startsWith(candidate)) ??
    null
  );
}
