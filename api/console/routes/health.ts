import type { Health, HourOfMail } from '@grovemail/contract/console/health.ts';
import { z } from 'zod';
import type { ConsoleDeps } from '../serving/console-deps.ts';
import { type ConsoleRoute, read } from '../serving/console-route.ts';
import type { SystemStateCache } from '../serving/system-state-cache.ts';

const hour = 60 * 60_000;

/** The checks of `ops doctor`, with counts of the store. */
export function healthRoute(
  { store, now }: ConsoleDeps,
  systemState: SystemStateCache,
): ConsoleRoute {
  return read('/api/health', z.object({}), async (): Promise<Health> => {
    const [state, outbox, hours, reports] = await Promise.all([
      systemState.refresh(),
      store.countOutbox(),
      hoursOfMail(store, now()),
      store.countMailReports(),
    ]);
    return {
      ...state,
      queue: { waiting: outbox.waiting, oldestAt: outbox.oldestAt, gaveUp: outbox.dead },
      mail: { hours, reports: sum(Object.values(reports.lastDay)) },
    };
  });
}

/** The last 24 hours. */
async function hoursOfMail(store: ConsoleDeps['store'], now: number): Promise<HourOfMail[]> {
  const hours: HourOfMail[] = [];
  for (let from = now - 24 * hour; from < now; from += hour) {
    const period = { createdFrom: from, createdBefore: from + hour };
    const { size: sent } = await store.listTransactionals({ space: 'live', limit: 1, ...period });
    hours.push({ from, sent });
  }
  return hours;
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}
