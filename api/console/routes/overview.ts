import type { Overview } from '@grovemail/contract/console/session.ts';
import { z } from 'zod';
import type { ConsoleDeps } from '../serving/console-deps.ts';
import { type ConsoleRoute, read } from '../serving/console-route.ts';
import type { SystemStateCache } from '../serving/system-state-cache.ts';

/** The counts in the navigation, which the page polls. */
export function overviewRoute(
  { store, surroundings, now }: ConsoleDeps,
  systemState: SystemStateCache,
): ConsoleRoute {
  return read('/api/overview', z.object({}), async (): Promise<Overview> => {
    const period = { from: now(), until: now() };
    const [inbox, { quarantined, dead }, webhooks, failing] = await Promise.all([
      store.countInbox(surroundings.me),
      store.readDailyReport(period),
      store.listWebhooks(),
      store.listFailing(),
    ]);
    return {
      inbox: inbox.open,
      quarantine: Object.values(quarantined).reduce((sum, count) => sum + count, 0),
      gaveUp: dead,
      health: systemState.latest()?.checks.filter(({ state }) => state === 'alarm').length ?? 0,
      webhooks: webhooks.filter(({ id }) => failing.some(({ endpoint }) => endpoint === id)).length,
    };
  });
}
