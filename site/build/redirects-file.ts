import type { Route } from './route.ts';

/** The routes as a `_redirects` file by Netlify's rules: a file comes before a rule, and other origins are proxied. */
export function redirectsFile(routes: readonly Route[]): string {
  const lines = routes.flatMap(({ from, to, status = 200, force }) =>
    slashForms(from).map((form) => `${form} ${to} ${status}${force ? '!' : ''}`),
  );
  return `${lines.join('\n')}\n`;
}

/** A path, and the same with a trailing slash. */
export function slashForms(from: string): string[] {
  return from.endsWith('*') ? [from] : [from, `${from}/`];
}
