import { z } from 'zod';
import { inboxRoutes } from './routes/inbox.ts';
import { overviewRoute } from './routes/overview.ts';
import { recordRoutes } from './routes/records.ts';
import type { ConsoleDeps } from './serving/console-deps.ts';
import { type ConsoleRoute, read } from './serving/console-route.ts';

/** Every call of the page, by its place in the navigation. */
export function consoleRoutes(deps: ConsoleDeps): ConsoleRoute[] {
  return [
    read('/api/surroundings', z.object({}), async () => deps.surroundings),
    overviewRoute(deps),
    ...inboxRoutes(deps),
    ...recordRoutes(deps),
  ];
}
