import type { AuditItem, AuditNames } from '@grovemail/contract/console/audit.ts';
import { auditFilter, auditQuery } from '@grovemail/contract/console/audit-bodies.ts';
import { z } from 'zod';
import { auditCsv } from '../../resources/audit-record.ts';
import { collect } from '../../resources/read-rows.ts';
import { auditItems } from '../audit/audit-rows.ts';
import type { ConsoleDeps } from '../serving/console-deps.ts';
import { type ConsoleRoute, change, read } from '../serving/console-route.ts';
import { download } from '../serving/download.ts';
import { listPage } from '../serving/list-page.ts';

/** Who changed what. */
export function auditRoutes(deps: ConsoleDeps): ConsoleRoute[] {
  const { store } = deps;
  return [
    read('/api/audit', auditQuery, ({ query }) =>
      listPage(
        query,
        100,
        (part) => collect(auditItems(store, query, part)),
        (item) => item,
      ),
    ),
    read('/api/audit/names', z.object({}), async (): Promise<AuditNames> => {
      return { names: await store.listAuditNames() };
    }),
    change('/api/audit/export', 'audit export', auditFilter, async ({ body }) => {
      const items = () => auditItems(store, body, { limit: Number.POSITIVE_INFINITY });
      let [rows, newest] = [0, ''];
      for await (const { id } of items()) {
        if (rows === 0) newest = id;
        rows += 1;
      }
      // A log fits into no memory, so it is read again for the file, without the entry of this export.
      return await download(deps, ['audit', 'csv'], rows, auditCsv(until(newest, items())));
    }),
  ];
}

async function* until(newest: string, items: AsyncIterable<AuditItem>): AsyncGenerator<AuditItem> {
  for await (const item of items) if (item.id <= newest) yield item;
}
