import { apiPrefixes, preferencePages } from '@grovemail/contract/addresses.ts';

/** Whether a path belongs to the API, so that no page may answer it (A5). */
export function isApiPath(path: string): boolean {
  return (
    apiPrefixes.some((prefix) => path === prefix || path.startsWith(`${prefix}/`)) &&
    !pagesUnderPrefix.some((pattern) => pattern.test(path))
  );
}

/**
 * Makes the look-up that tells a wrong method (405) from an unknown path (404).
 * @param routes methods and path of what is served, with `{param}` for one segment
 * @returns the methods that a path takes, none when it is unknown
 */
export function methodTable(routes: readonly { methods: readonly string[]; path: string }[]) {
  const rows = routes.map(({ methods, path }) => ({ methods, pattern: patternOf(path) }));
  return (path: string): string[] =>
    rows.filter(({ pattern }) => pattern.test(path)).flatMap(({ methods }) => methods);
}

// A recipient's page has an address among the API's (A7).
const pagesUnderPrefix = preferencePages.map(patternOf);

/** The last slash is free, as it is for the router (A3). */
function patternOf(path: string): RegExp {
  const segments = path.replace(/\/$/, '').split('/');
  const matched = segments.map((segment) =>
    segment.startsWith('{') ? '[^/]+' : segment.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'),
  );
  return new RegExp(`^${matched.join('/')}/?$`);
}

/** The path that an unknown one was probably meant for: it begins with it (F1). */
export function meantPath(path: string, known: readonly string[]): string | null {
  return known.find((candidate) => path.startsWith(candidate)) ?? null;
}
