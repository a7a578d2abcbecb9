import type {
  InboxCounts,
  SameSender,
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
  requireFound,
} from '../serving/console-route.ts';
import { download } from '../serving/download.ts';
import { listPage, type Part } from '../serving/list-page.ts';
import { withoutUndefined } from '../serving/without-undefined.ts';

/** Leads and enquiries, and who answers them. */
export function inboxRoutes(deps: ConsoleDeps): ConsoleRoute[] {
  const { store, surroundings, now, newId } = deps;
  const { me } = surroundings;
  const rowOf = async (id = '') =>
    requireFound(await store.findInInbox(id), 'such lead or enquiry');

  return [
    read('/api/inbox', inboxQuery, ({ query }) =>
      listPage(query, 50, (part) => inboxRows(deps, query, part), inboxItem),
    ),
    read('/api/inbox/counts', z.object({}), async (): Promise<InboxCounts> => {
      const [{ owned, ...counts }, handlers] = await Promise.all([
        store.countInbox(me),
        store.listHandlers(),
      ]);
      return { ...counts, mine: owned, team: [...new Set([me, ...handlers])] };
    }),
    read('/api/inbox/:id', z.object({}), async ({ params }) =>
      inboxDetail(store, await rowOf(params.id)),
    ),
    read('/api/inbox/:id/message', z.object({}), async ({ params }): Promise<WholeMessage> => {
      const row = await rowOf(params.id);
      return { message: row.kind === 'enquiry' ? row.body : '' };
    }),
    read('/api/inbox/:id/others', z.object({}), async ({ params }): Promise<SameSender> => {
      return { others: await fromSameAddress(store, await rowOf(params.id)) };
    }),
    change('/api/inbox/:id/handling', handlingOf(me), handlingChange, async ({ params, body }) => {
      const { id: recordId = '' } = params;
      const { version, owner, answered } = body;
      const answer = answered ? { at: now(), by: me } : null;
      const outcome = await store.handle({
        recordId,
        version,
        ...withoutUndefined({ owner, answered: answered === undefined ? undefined : answer }),
      });
      if (outcome === 'unknown') throw notFound('such lead or enquiry');
      if (outcome === 'stale') throw new ConsoleFault(409, colleagueWasFaster);
      return inboxItem(await rowOf(recordId));
    }),
    change('/api/inbox/:id/notes', 'note', newNote, async ({ params, body }): Promise<TeamNote> => {
      if (!isStorable(body.body))
        throw new ConsoleFault(400, 'The note holds a character that cannot be stored. Remove it.');
      const note = { id: newId(), createdAt: now(), author: me, body: body.body };
      const outcome = await store.addNote({ ...note, recordId: params.id ?? '' });
      if (outcome === 'unknown') throw notFound('such lead or enquiry');
      return note;
    }),
    change('/api/inbox/export', 'export inbox', inboxFilter, async ({ body }) => {
      const rows = await inboxRows(deps, body, { limit: Number.POSITIVE_INFINITY });
      return await download(deps, ['inbox', 'csv'], rows.length, inboxCsv(rows));
    }),
  ];
}

/** What a change of owner or answer is called. */
function handlingOf(me: string) {
  return ({ owner, answered }: z.infer<typeof handlingChange>): string => {
    if (answered !== undefined) return `handle --${answered ? 'answered' : 'reopened'}`;
    if (owner === null) return 'handle --unassigned';
    return `handle --${owner === me ? 'taken' : 'assigned'}`;
  };
}

const colleagueWasFaster =
  'A colleague changed this while you were reading. Nothing was overwritten.';

/** The rows of a filter, newest first. */
function inboxRows(
  { store, surroundings }: ConsoleDeps,
  { view, kind, owner, since, search }: InboxFilter,
  { limit, before: start, firstId = '' }: Part,
): Promise<InboxRow[]> {
  const wanted = textSearch<InboxRow>(search, inboxTexts);
  const whose = view === 'mine' ? surroundings.me : owner;
  const state = { all: undefined, open: 'open', mine: 'open', answered: 'answered' } as const;
  const [, first = ''] = [firstId, since === undefined ? '' : firstUuidV7At(since)].toSorted();
  return collect(
    readRows(
      ({ before = start, ...page }) =>
        store.listInbox({
          limit: 100,
          ...page,
          ...withoutUndefined({
            before,
            kind,
            state: state[view],
            owner: whose === '' ? null : whose,
          }),
        }),
      limit,
      { ...wanted, firstId: first },
    ),
  );
}
