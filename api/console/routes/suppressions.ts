import type { Export } from '@grovemail/contract/console/inbox.ts';
import type { SuppressionItem, SuppressionList } from '@grovemail/contract/console/suppressions.ts';
import {
  lifting,
  newSuppression,
  type SuppressionFilter,
  suppressionFilter,
  suppressionQuery,
} from '@grovemail/contract/console/suppressions-bodies.ts';
import { canonicalAddress } from '@grovemail/domain/email-addresses/canonical-address.ts';
import { collect, readRows } from '../../resources/read-rows.ts';
import { suppressionCsv } from '../../resources/suppression-record.ts';
import { textSearch } from '../../resources/text-search.ts';
import { unsubscribed } from '../../resources/unsubscription.ts';
import type { Store } from '../../store/store.ts';
import type { SuppressionRow } from '../../store/suppressions/suppression-store.ts';
import type { ConsoleDeps } from '../serving/console-deps.ts';
import { ConsoleFault, type ConsoleRoute, change, read } from '../serving/console-route.ts';
import { kindOf, suppressionItem } from '../suppressions/suppression-item.ts';

const pageSize = 100;
const maxNews = 100;

/** Mail that is stopped, by recipients, bounces, complaints and operators. */
export function suppressionRoutes({ store, once, now, newId }: ConsoleDeps): ConsoleRoute[] {
  return [
    read('/api/suppressions', suppressionQuery, async ({ query }) => {
      const { before, after, ...filter } = query;
      if (after !== undefined) {
        const newest = await store.listSuppressions({ limit: maxNews });
        const newer = newest.filter((row) => row.id > after && isIn(filter)(row));
        return { count: newer.length };
      }
      const rows = await collect(rowsOf(store, filter, pageSize + 1, before));
      return {
        ...{ items: rows.slice(0, pageSize).map(suppressionItem), hasMore: rows.length > pageSize },
      } satisfies SuppressionList;
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
            ...{ id: newId(), changeId: newId(), account, list, reason, at, contactId: null },
            ...{ email: address(body.email), source: isComplaint ? 'complaint' : 'operator' },
          },
          unsubscribed(at, newId),
        );
        return suppressionItem(row);
      },
    ),
    change('/api/suppressions/lift', 'preferences lift', lifting, async ({ body }) => {
      const { account, list, isAsked } = body;
      const email = address(body.email);
      const outcome = await store.liftSuppression({ account, email, list, isAsked });
      if (outcome === 'recipients_choice') throw new ConsoleFault(409, onlyIfAsked);
      if (outcome === 'not_suppressed') throw new ConsoleFault(409, liftedBefore);
      return {};
    }),
    change(
      '/api/suppressions/export',
      'preferences export',
      suppressionFilter,
      async ({ body }): Promise<Export> => {
        const rows = await collect(rowsOf(store, body, Number.POSITIVE_INFINITY));
        await store.recordAct();
        const file = `suppressions-${new Date(now()).toISOString().slice(0, 10)}.csv`;
        const url = once.add(async () => ({
          ...{ file, type: 'text/csv; charset=utf-8' },
          body: suppressionCsv(rows),
        }));
        return { url, rows: rows.length, file };
      },
    ),
  ];
}

const onlyIfAsked =
  'The recipient stopped this mail, or reported it. Lift it only if they asked for mail again.';
const liftedBefore = 'This mail is not stopped any more: it ended, or somebody lifted it.';

/** @throws {ConsoleFault} */
function address(given: string): string {
  const email = canonicalAddress(given);
  if (email !== null) return email;
  throw new ConsoleFault(400, 'This is no email address. Type one such as ada@shop.example.');
}

/** Newest first. A whole address is found at once; for a part of one, the store looks at every address. */
async function* rowsOf(
  store: Store,
  filter: SuppressionFilter,
  limit: number,
  start?: string,
): AsyncGenerator<SuppressionRow> {
  const matches = isIn(filter);
  const email = canonicalAddress(filter.search);
  if (email !== null) {
    if (start === undefined) yield* (await store.findSuppressions(email)).filter(matches);
    return;
  }
  yield* readRows(
    ({ before = start, ...page }) =>
      store.listSuppressions({ ...page, ...(before === undefined ? {} : { before }) }),
    limit,
    { ...textSearch<SuppressionRow>(filter.search, ({ email }) => ({ email })), matches },
  );
}

function isIn({ kind, state, search }: SuppressionFilter) {
  const text = canonicalAddress(search) ?? search.toLowerCase();
  return ({ email, source, liftedAt }: SuppressionRow): boolean =>
    (kind === undefined || kindOf(source) === kind) &&
    (state === 'all' || (liftedAt === null) === (state === 'in-force')) &&
    email.includes(text);
}
