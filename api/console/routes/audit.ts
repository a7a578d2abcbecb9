import type { AuditList } from '@grovemail/contract/console/audit.ts';
import { auditQuery } from '@grovemail/contract/console/audit-bodies.ts';
import type { ConsoleDeps } from '../serving/console-deps.ts';
import { type ConsoleRoute, read } from '../serving/console-route.ts';

const pageSize = 100;

/** Who changed what. */
export function auditRoutes({ store }: ConsoleDeps): ConsoleRoute[] {
  return [
    read('/api/audit', auditQuery, async ({ query }): Promise<AuditList | { count: number }> => {
      const { before, after, email } = query;
      const page = {
        limit: pageSize + 1,
        ...(before === undefined ? {} : { before }),
        ...(email ? { email } : {}),
      };
      const rows = await store.listAudit(page);
      if (after !== undefined) return { count: rows.filter(({ id }) => id > after).length };
      return { items: rows.slice(0, pageSize), hasMore: rows.length > pageSize };
    }),
  ];
}
