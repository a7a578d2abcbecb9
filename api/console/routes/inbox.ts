import type {
  Export,
  InboxCounts,
  InboxList,
  InboxNews,
  TeamNote,
  WholeMessage,
} from '@grovemail/contract/console/inbox.ts';
import {
  handlingChange,
  type InboxFilter,
  inboxFilter,
  inboxQuery,
  newNote,
} from '@grovemail/contract/console/inbox-bodies.ts';
import { isStorable } from '@grovemail/domain/storable-text.ts';
import { z } from 'zod';
import { collect, readRows } from '../../resources/read-rows.ts';
import { textSearch } from '../../resources/text-search.ts';
import { firstUuidV7At } from '../../store/database/uuid-v7.ts';
import type { InboxRow } from '../../store/handling/handling-store.ts';
import { inboxCsv } from '../inbox/inbox-csv.ts';
import { fromSameAddress, inboxDetail } from '../inbox/inbox-detail.ts';
import { inboxItem, inboxTexts } from '../inbox/inbox-item.ts';
import type { ConsoleDeps } from '../serving/console-deps.ts';
import {
  ConsoleFault,
  type ConsoleRoute,
  change,
  notFound,
  read,
} from '../serving/console-route.ts';

const pageSize = 50;
const maxNews = 100;

/** Leads and enquiries, and who answers them. */
export function inboxRoutes(deps: ConsoleDeps): ConsoleRoute[] {
  const { store, once, surroundings, now, newId } = deps;
  const { me } = surroundings;

  async function found(id: string): Promise<InboxRow> {
    const row = await store.findInInbox(id);
    if (!row) throw notFound('such lead or enquiry');
    return row;
  }

  return [
    read('/api/inbox', inboxQuery, async (query): Promise<InboxList | InboxNews> => {
      const { before, after, ...filter } = query.query;
      if (after !== undefined) {
        const newer = await collect(inboxRows(deps, filter, maxNews, { firstId: after }));
        return { count: newer.filter(({ id }) => id > after).length };
      }
      const rows = await collect(inboxRows(deps, filter, pageSize + 1, before ? { before } : {}));
      return { items: rows.slice(0, pageSize).map(inboxItem), hasMore: rows.length > pageSize };
    }),
    read('/api/inbox/counts', z.object({}), async (): Promise<InboxCounts> => {
      const [{ owned, ...counts }, handlers] = await Promise.all([
        store.countInbox(me),
        store.listHandlers(),
      ]);
      return { ...counts, mine: owned, team: [...new Set([me, ...handlers])] };
    }),
    read('/api/inbox/:id', z.object({}), async ({ params: { id = '' } }) =>
      inboxDetail(store, await found(id)),
    ),
    read('/api/inbox/:id/message', z.object({}), async ({ params: { id = '' } }) => {
      const row = await found(id);
      return { message: row.kind === 'enquiry' ? row.body : '' } satisfies WholeMessage;
    }),
    read('/api/inbox/:id/others', z.object({}), async ({ params: { id = '' } }) => ({
      others: await fromSameAddress(store, await found(id)),
    })),
    change('/api/inbox/:id/handling', 'handle', handlingChange, async ({ params, body }) => {
      const { id: recordId = '' } = params;
      const { version, owner, answered } = body;
      const outcome = await store.handle({
        recordId,
        version,
        ...(owner === undefined ? {} : { owner }),
        ...(answered === undefined ? {} : { answered: answered ? { at: now(), by: me } : null }),
      });
      if (outcome === 'unknown') throw notFound('such lead or enquiry');
      if (outcome === 'stale') throw new ConsoleFault(409, colleagueWasFaster);
      return inboxItem(await found(recordId));
    }),
    change('/api/inbox/:id/notes', 'note', newNote, async ({ params, body }): Promise<TeamNote> => {
      if (!isStorable(body.body))
        throw new ConsoleFault(400, 'The note holds a character that cannot be stored. Remove it.');
      const note = { id: newId(), createdAt: now(), author: me, body: body.body };
      const outcome = await store.addNote({ ...note, recordId: params.id ?? '' });
      if (outcome === 'unknown') throw notFound('such lead or enquiry');
      return note;
    }),
    change('/api/inbox/export', 'export inbox', inboxFilter, async ({ body }): Promise<Export> => {
      const rows = await collect(inboxRows(deps, body, Number.POSITIVE_INFINITY));
      await store.recordAct();
      const day = new Date(now()).toISOString().slice(0, 10);
      const file = `inbox-${day}.csv`;
      const url = once.add(async () => ({
        ...{ file, type: 'text/csv; charset=utf-8' },
        body: inboxCsv(rows),
      }));
      return { url, rows: rows.length, file };
    }),
  ];
}

const colleagueWasFaster =
  'A colleague changed this while you were reading. Nothing was overwritten.';

/** The rows of a filter, newest first. */
function inboxRows(
  { store, surroundings }: ConsoleDeps,
  { view, kind, owner, since, search }: InboxFilter,
  limit: number,
  { before: start, firstId }: { before?: string; firstId?: string } = {},
): AsyncGenerator<InboxRow> {
  const wanted = textSearch<InboxRow>(search, inboxTexts);
  const whose = view === 'mine' ? surroundings.me : owner;
  const first = [firstId ?? '', since === undefined ? '' : firstUuidV7At(since)].toSorted().at(-1);
  return readRows(
    ({ limit: size = pageSize, before = start, search: text }) =>
      store.listInbox({
        limit: size,
        ...(before === undefined ? {} : { before }),
        ...(kind === undefined ? {} : { kind }),
        ...(view === 'all' ? {} : { state: view === 'answered' ? 'answered' : 'open' }),
        ...(whose === undefined ? {} : { owner: whose === '' ? null : whose }),
        ...(text === undefined ? {} : { search: text }),
      }),
    limit,
    { ...wanted, ...(first ? { firstId: first } : {}) },
  );
}
