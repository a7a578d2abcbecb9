import type { Route } from './route.ts';

/** The routes as the `routes.json` that our own server reads. */
export function routesFile(routes: readonly Route[]): string {
  const rows = routes.filter(({ onlyStaticHost }) => !onlyStaticHost);
  return `${JSON.stringify(rows, null, 2)}\n`;
}
