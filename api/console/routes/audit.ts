import { auditQuery } from '@grovemail/contract/console/audit-bodies.ts';
import type { ConsoleDeps } from '../serving/console-deps.ts';
import { type ConsoleRoute, read } from '../serving/console-route.ts';
import { given } from '../serving/given.ts';
import { listPage } from '../serving/list-page.ts';

/** Who changed what. */
export function auditRoute({ store }: ConsoleDeps): ConsoleRoute {
  return read('/api/audit', auditQuery, ({ query: { email, ...asked } }) =>
    listPage(
      asked,
      100,
      ({ limit, before }) =>
        store.listAudit({ limit, ...given({ before, email: email || undefined }) }),
      (row) => row,
    ),
  );
}
