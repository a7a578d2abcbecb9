import type {
  CheckedList,
  ImportedList,
  Lifted,
  SuppressionCounts,
  SuppressionItem,
} from '@grovemail/contract/console/suppressions.ts';
import {
  liftBody,
  listCheck,
  listImport,
  newSuppression,
  suppressionCountsQuery,
  suppressionFilter,
  suppressionQuery,
} from '@grovemail/contract/console/suppressions-bodies.ts';
import { collect } from '../../resources/read-rows.ts';
import { suppressionCsv } from '../../resources/suppression-record.ts';
import { unsubscribed } from '../../resources/unsubscription.ts';
import type { ConsoleDeps } from '../serving/console-deps.ts';
import { ask, ConsoleFault, type ConsoleRoute, change, read } from '../serving/console-route.ts';
import { download } from '../serving/download.ts';
import { listPage } from '../serving/list-page.ts';
import { wholeAddress } from '../serving/whole-address.ts';
import { countsOf, suppressionItem } from '../suppressions/suppression-item.ts';
import { suppressionRows } from '../suppressions/suppression-rows.ts';

/** Mail that is stopped, by recipients, bounces, complaints and operators. */
export function suppressionRoutes(deps: ConsoleDeps): ConsoleRoute[] {
  const { store, now, newId } = deps;
  return [
    read('/api/suppressions', suppressionQuery, ({ query }) =>
      listPage(query, 100, (part) => collect(suppressionRows(store, query, part)), suppressionItem),
    ),
    read(
      '/api/suppressions/counts',
      suppressionCountsQuery,
      async ({ query: { list } }): Promise<SuppressionCounts> =>
        countsOf(await store.countSuppressions(), list),
    ),
    change(
      '/api/suppressions/stop',
      'preferences suppress',
      newSuppression,
      async ({ body }): Promise<SuppressionItem> => {
        const { account, list, isComplaint, reason } = body;
        const at = now();
        const row = await store.stopMail(
          {
            id: newId(),
            changeId: newId(),
            account,
            list,
            reason,
            at,
            contactId: null,
            email: wholeAddress(body.email),
            source: isComplaint ? 'complaint' : 'operator',
          },
          unsubscribed(at, newId),
        );
        return suppressionItem(row);
      },
    ),
    liftRoute(deps),
    ...listRoutes(deps),
    change(
      '/api/suppressions/export',
      'preferences export',
      suppressionFilter,
      async ({ body }) => {
        const all = suppressionRows(store, body, { limit: Number.POSITIVE_INFINITY });
        const rows = await collect(all);
        return await download(deps, ['suppressions', 'csv'], rows.length, suppressionCsv(rows));
      },
    ),
  ];
}

/** Each in a transaction of its own, with an entry in the audit log about its person. */
function liftRoute({ store }: ConsoleDeps): ConsoleRoute {
  return change('/api/suppressions/lift', 'preferences lift', liftBody, async ({ body }) => {
    const { of, isAsked } = body;
    const places = of.map(({ email, ...place }) => ({ ...place, email: wholeAddress(email) }));
    let lifted = 0;
    for (const place of places) {
      const outcome = await store.liftSuppression({ ...place, isAsked });
      if (outcome === 'recipients_choice') throw new ConsoleFault(409, onlyIfAsked(lifted));
      if (outcome === 'lifted') lifted += 1;
    }
    if (lifted === 0) throw new ConsoleFault(409, liftedBefore);
    return { lifted, gone: of.length - lifted } satisfies Lifted;
  });
}

function onlyIfAsked(lifted: number): string {
  const before = lifted === 0 ? '' : ` Those before it were lifted: ${lifted}.`;
  return `The recipient stopped this mail, or reported it. Lift it only if they asked for mail again.${before}`;
}
const liftedBefore = 'This mail is not stopped any more: it ended, or somebody lifted it.';

/** Four bytes for each character of a list, and what is beside it. */
const bodyLimit = 34_000_000;

/** Lists of other senders, and our own exports. */
function listRoutes({ readList }: ConsoleDeps): ConsoleRoute[] {
  return [
    {
      ...ask('/api/suppressions/lists/check', listCheck, async ({ body }): Promise<CheckedList> => {
        return (await readList(body)).checked;
      }),
      bodyLimit,
    },
    {
      ...change(
        '/api/suppressions/lists',
        'preferences import',
        listImport,
        async ({ body: { skipsFaults, ...list } }): Promise<ImportedList> => {
          const { checked, store } = await readList(list);
          const { rows, leftOut, faultCount: skipped, problem } = checked;
          if (problem !== '') throw new ConsoleFault(400, `Nothing was imported. ${problem}`);
          if (skipped > 0 && !skipsFaults)
            throw new ConsoleFault(400, `Nothing was imported: ${skipped} lines have errors.`);
          const stopped = await store();
          return { stopped, unchanged: rows - stopped, leftOut, skipped };
        },
      ),
      bodyLimit,
    },
  ];
}
