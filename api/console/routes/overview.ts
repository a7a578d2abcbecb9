import type { Overview } from '@grovemail/contract/console/session.ts';
import { z } from 'zod';
import type { ConsoleDeps } from '../serving/console-deps.ts';
import { type ConsoleRoute, read } from '../serving/console-route.ts';
import type { LastLook } from '../serving/last-look.ts';

/** The counts beside the navigation, which the page asks for every few seconds. */
export function overviewRoute(
  { store, surroundings, now }: ConsoleDeps,
  looks: LastLook,
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
      health: looks.last()?.checks.filter(({ state }) => state === 'alarm').length ?? 0,
      webhooks: webhooks.filter(({ id }) => failing.some(({ endpoint }) => endpoint === id)).length,
    };
  });
}
