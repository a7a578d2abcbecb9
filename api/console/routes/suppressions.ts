import type {
  SuppressionCounts,
  SuppressionItem,
} from '@grovemail/contract/console/suppressions.ts';
import {
  lifting,
  newSuppression,
  type SuppressionFilter,
  suppressionFilter,
  suppressionQuery,
} from '@grovemail/contract/console/suppressions-bodies.ts';
import { canonicalAddress } from '@grovemail/domain/email-addresses/canonical-address.ts';
import { z } from 'zod';
import { collect, readRows } from '../../resources/read-rows.ts';
import { suppressionCsv } from '../../resources/suppression-record.ts';
import { textSearch } from '../../resources/text-search.ts';
import { unsubscribed } from '../../resources/unsubscription.ts';
import type { Store } from '../../store/store.ts';
import type { SuppressionRow } from '../../store/suppressions/suppression-store.ts';
import type { ConsoleDeps } from '../serving/console-deps.ts';
import { ConsoleFault, type ConsoleRoute, change, read } from '../serving/console-route.ts';
import { download } from '../serving/download.ts';
import { given } from '../serving/given.ts';
import { listPage, type Part } from '../serving/list-page.ts';
import { wholeAddress } from '../serving/whole-address.ts';
import { countsByKind, kindOf, suppressionItem } from '../suppressions/suppression-item.ts';

/** Mail that is stopped, by recipients, bounces, complaints and operators. */
export function suppressionRoutes(deps: ConsoleDeps): ConsoleRoute[] {
  const { store, now, newId } = deps;
  return [
    read('/api/suppressions', suppressionQuery, ({ query }) =>
      listPage(query, 100, (part) => collect(rowsOf(store, query, part)), suppressionItem),
    ),
    read('/api/suppressions/counts', z.object({}), async (): Promise<SuppressionCounts> => {
      const counts = await store.countSuppressions();
      const of = (wanted: boolean) =>
        countsByKind(counts.filter(({ inForce }) => inForce === wanted));
      return { inForce: of(true), lifted: of(false) };
    }),
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
    change('/api/suppressions/lift', 'preferences lift', lifting, async ({ body }) => {
      const { account, list, isAsked } = body;
      const email = wholeAddress(body.email);
      const outcome = await store.liftSuppression({ account, email, list, isAsked });
      if (outcome === 'recipients_choice') throw new ConsoleFault(409, onlyIfAsked);
      if (outcome === 'not_suppressed') throw new ConsoleFault(409, liftedBefore);
      return {};
    }),
    change(
      '/api/suppressions/export',
      'preferences export',
      suppressionFilter,
      async ({ body }) => {
        const all = rowsOf(store, body, { limit: Number.POSITIVE_INFINITY });
        const rows = await collect(all);
        return await download(deps, ['suppressions', 'csv'], rows.length, suppressionCsv(rows));
      },
    ),
  ];
}

const onlyIfAsked =
  'The recipient stopped this mail, or reported it. Lift it only if they asked for mail again.';
const liftedBefore = 'This mail is not stopped any more: it ended, or somebody lifted it.';

/** Newest first. A whole address is found at once; for a part of one, the store looks at every address. */
async function* rowsOf(
  store: Store,
  filter: SuppressionFilter,
  { limit, before: start, firstId = '' }: Part,
): AsyncGenerator<SuppressionRow> {
  const matches = isIn(filter);
  const email = canonicalAddress(filter.search);
  if (email !== null) {
    if (start === undefined) yield* (await store.findSuppressions(email)).filter(matches);
    return;
  }
  yield* readRows(
    ({ before = start, ...page }) => store.listSuppressions({ ...page, ...given({ before }) }),
    limit,
    { ...textSearch<SuppressionRow>(filter.search, ({ email }) => ({ email })), firstId, matches },
  );
}

function isIn({ kind, state, search }: SuppressionFilter) {
  const text = canonicalAddress(search) ?? search.toLowerCase();
  return ({ email, source, liftedAt }: SuppressionRow): boolean =>
    (kind === undefined || kindOf(source) === kind) &&
    (state === 'all' || (liftedAt === null) === (state === 'in-force')) &&
    email.includes(text);
}
