import type { Route } from './route.ts';

/**
 * The table as a `_redirects` file (Netlify, Cloudflare Pages): from, to and status, one route a line.
 */
export function redirectsFile(routes: readonly Route[]): string {
  const lines = routes.flatMap(({ from, to, status = 200, force }) =>
    formsOf(from).map((form) => `${form} ${to} ${status}${force ? '!' : ''}`),
  );
  return `${lines.join('\n')}\n`;
}

/** A path without `*` also stands with a slash at its end, which is the same page. */
export function formsOf(from: string): string[] {
  return from.endsWith('*') ? [from] : [from, `${from}/`];
}

/** The rows that our own server needs, as it reads them from `routes.json`. */
export function routesFile(routes: readonly Route[]): string {
  const rows = routes.filter(({ onlyStaticHost }) => !onlyStaticHost);
  return `${JSON.stringify(rows, null, 2)}\n`;
}
