import { z } from 'zod';
import { auditRoutes } from './routes/audit.ts';
import { emailRoutes } from './routes/emails.ts';
import { gaveUpRoutes } from './routes/gave-up.ts';
import { healthRoute } from './routes/health.ts';
import { inboxRoutes } from './routes/inbox.ts';
import { keyRoutes } from './routes/keys.ts';
import { overviewRoute } from './routes/overview.ts';
import { peopleRoutes } from './routes/people.ts';
import { recordRoutes } from './routes/records.ts';
import { suppressionRoutes } from './routes/suppressions.ts';
import { templateRoutes } from './routes/templates.ts';
import { visitsRoutes } from './routes/visits.ts';
import { webhookRoutes } from './routes/webhooks.ts';
import type { ConsoleDeps } from './serving/console-deps.ts';
import { type ConsoleRoute, read } from './serving/console-route.ts';
import { systemStateCache } from './serving/system-state-cache.ts';

/** Every call of the page, by its place in the navigation. */
export function consoleRoutes(deps: ConsoleDeps): ConsoleRoute[] {
  const systemState = systemStateCache(deps);
  return [
    read('/api/surroundings', z.object({}), async () => deps.surroundings),
    overviewRoute(deps, systemState),
    ...inboxRoutes(deps),
    ...recordRoutes(deps),
    ...emailRoutes(deps),
    ...gaveUpRoutes(deps),
    ...suppressionRoutes(deps),
    ...peopleRoutes(deps),
    healthRoute(deps, systemState),
    ...visitsRoutes(deps),
    ...auditRoutes(deps),
    ...templateRoutes(deps),
    ...webhookRoutes(deps),
    ...keyRoutes(deps),
  ];
}
