import type { Export, WholeMessage } from '@grovemail/contract/console/inbox.ts';
import type { Judged, RecordList } from '@grovemail/contract/console/records.ts';
import {
  judgedRecords,
  type RecordFilter,
  recordFilter,
  recordQuery,
} from '@grovemail/contract/console/records-bodies.ts';
import { z } from 'zod';
import { type CsvCell, csvLine } from '../../resources/csv-line.ts';
import { collect, readRows } from '../../resources/read-rows.ts';
import {
  feedbackColumns,
  feedbackRecord,
  subscriberColumns,
  subscriberRecord,
} from '../../resources/submission-records.ts';
import { textSearch } from '../../resources/text-search.ts';
import type { Page } from '../../store/database/page.ts';
import { findRecord, heldRows, recordRows } from '../records/held-rows.ts';
import { type HeldRow, recordDetail, recordItem, recordMessage } from '../records/record-item.ts';
import type { ConsoleDeps } from '../serving/console-deps.ts';
import { type ConsoleRoute, change, notFound, read } from '../serving/console-route.ts';

const pageSize = 50;
const maxNews = 100;

type ListRows = (page: Page) => Promise<HeldRow[]>;

/** Subscribers, feedback, and what is in quarantine. */
export function recordRoutes(deps: ConsoleDeps): ConsoleRoute[] {
  const { store } = deps;
  const subscribers: ListRows = (page) => recordRows(store, 'subscriber', page);
  const feedback: ListRows = (page) => recordRows(store, 'feedback', page);
  const quarantine: ListRows = (page) => heldRows(store, page);
  return [
    list('/api/subscribers', subscribers),
    list('/api/feedback', feedback),
    list('/api/quarantine', quarantine),
    read('/api/records/:id', z.object({}), async ({ params: { id = '' } }) =>
      recordDetail(await found(store, id)),
    ),
    read('/api/records/:id/message', z.object({}), async ({ params: { id = '' } }) => {
      const message = recordMessage(await found(store, id));
      return { message } satisfies WholeMessage;
    }),
    exportOf(deps, 'subscribers', subscribers, subscriberColumns),
    exportOf(deps, 'feedback', feedback, feedbackColumns),
    judge('keep', (kind, id) => store.release(kind, id), 'released'),
    judge('discard', (kind, id) => store.discard(kind, id), 'discarded'),
  ];
}

async function found(store: ConsoleDeps['store'], id: string): Promise<HeldRow> {
  const row = await findRecord(store, id);
  if (!row) throw notFound('such record');
  return row;
}

function list(path: string, listRows: ListRows): ConsoleRoute {
  return read(path, recordQuery, async ({ query }): Promise<RecordList | { count: number }> => {
    const { before, after, ...filter } = query;
    if (after !== undefined) {
      const newer = await collect(rowsOf(listRows, filter, maxNews, { firstId: after }));
      return { count: newer.filter(({ id }) => id > after).length };
    }
    const rows = await collect(rowsOf(listRows, filter, pageSize + 1, before ? { before } : {}));
    return { items: rows.slice(0, pageSize).map(recordItem), hasMore: rows.length > pageSize };
  });
}

/** The rows of a filter, newest first. */
function rowsOf(
  listRows: ListRows,
  { status, search }: RecordFilter,
  limit: number,
  { before: start, firstId }: { before?: string; firstId?: string } = {},
): AsyncGenerator<HeldRow> {
  const { text, matches = () => true } = textSearch<HeldRow>(search, (row) => row);
  const isWanted = (row: HeldRow) => status === undefined || recordItem(row).status === status;
  const isFiltered = search !== '' || status !== undefined;
  return readRows(
    ({ before = start, ...page }) => listRows({ ...page, ...(before ? { before } : {}) }),
    limit,
    {
      ...(text === undefined ? {} : { text }),
      ...(firstId === undefined ? {} : { firstId }),
      ...(isFiltered ? { matches: (row) => isWanted(row) && matches(row) } : {}),
    },
  );
}

/** Reads until the last row, and says how many there are. */
function exportOf(
  { store, once, now }: ConsoleDeps,
  noun: 'subscribers' | 'feedback',
  listRows: ListRows,
  columns: readonly string[],
): ConsoleRoute {
  return change(
    `/api/${noun}/export`,
    `export ${noun}`,
    recordFilter,
    async ({ body }): Promise<Export> => {
      const rows = await collect(rowsOf(listRows, body, Number.POSITIVE_INFINITY));
      await store.recordAct();
      const file = `${noun}-${new Date(now()).toISOString().slice(0, 10)}.csv`;
      const url = once.add(async () => ({
        ...{ file, type: 'text/csv; charset=utf-8' },
        body: csvOf(rows, columns),
      }));
      return { url, rows: rows.length, file };
    },
  );
}

async function* csvOf(
  rows: readonly HeldRow[],
  columns: readonly string[],
): AsyncGenerator<string> {
  yield csvLine(columns);
  for (const row of rows) {
    const cells = cellsOf(row);
    yield csvLine(columns.map((column) => cells[column]));
  }
}

function cellsOf(row: HeldRow): Readonly<Record<string, CsvCell>> {
  if (row.kind === 'subscriber') return subscriberRecord(row);
  return row.kind === 'feedback' ? feedbackRecord(row) : {};
}

/** Each record in a transaction of its own, so that a running server waits for none of them long. */
function judge(
  name: 'keep' | 'discard',
  act: (kind: HeldRow['kind'], id: string) => Promise<string>,
  wanted: string,
): ConsoleRoute {
  return change(
    `/api/quarantine/${name}`,
    `${name} quarantine`,
    judgedRecords,
    async ({ body: { records } }): Promise<Judged> => {
      let done = 0;
      for (const { kind, id } of records) if ((await act(kind, id)) === wanted) done += 1;
      return { done, gone: records.length - done };
    },
  );
}
