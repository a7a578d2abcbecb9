import type { Health } from '@grovemail/contract/console/health.ts';
import { z } from 'zod';
import type { ConsoleDeps } from '../serving/console-deps.ts';
import { type ConsoleRoute, read } from '../serving/console-route.ts';
import type { LastLook } from '../serving/last-look.ts';

const day = 24 * 60 * 60_000;

/** What `ops doctor` finds, with figures of the store. */
export function healthRoute({ store, now }: ConsoleDeps, looks: LastLook): ConsoleRoute {
  return read('/api/health', z.object({}), async (): Promise<Health> => {
    const [look, outbox, sent, reports] = await Promise.all([
      looks.now(),
      store.countOutbox(),
      store.listTransactionals({ space: 'live', limit: 1, createdFrom: now() - day }),
      store.countMailReports(),
    ]);
    const { checks, lastBackupAt, disk, isPostgres, checkedAt } = look;
    return {
      checks,
      lastBackupAt,
      disk,
      isPostgres,
      checkedAt,
      queue: { waiting: outbox.waiting, oldestAt: outbox.oldestAt, gaveUp: outbox.dead },
      mail: { sent: sent.size, reports: sum(Object.values(reports.lastDay)) },
    };
  });
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}
