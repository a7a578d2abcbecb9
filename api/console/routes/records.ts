import type { WholeMessage } from '@grovemail/contract/console/inbox.ts';
import type { Judged } from '@grovemail/contract/console/records.ts';
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
import { type RecordRow, recordDetail, recordItem, recordMessage } from '../records/record-item.ts';
import { findRecord, quarantinedRows, recordRows } from '../records/record-rows.ts';
import type { ConsoleDeps } from '../serving/console-deps.ts';
import { type ConsoleRoute, change, read, requireFound } from '../serving/console-route.ts';
import { download } from '../serving/download.ts';
import { listPage, type Part } from '../serving/list-page.ts';
import { withoutUndefined } from '../serving/without-undefined.ts';

type ListRows = (page: Page) => Promise<RecordRow[]>;

/** Subscribers, feedback and quarantined records. */
export function recordRoutes(deps: ConsoleDeps): ConsoleRoute[] {
  const { store } = deps;
  const subscribers: ListRows = (page) => recordRows(store, 'subscriber', page);
  const feedback: ListRows = (page) => recordRows(store, 'feedback', page);
  const quarantine: ListRows = (page) => quarantinedRows(store, page);
  const rowOf = async (id = '') => requireFound(await findRecord(store, id), 'such record');
  return [
    list('/api/subscribers', subscribers),
    list('/api/feedback', feedback),
    list('/api/quarantine', quarantine),
    read('/api/records/:id', z.object({}), async ({ params }) =>
      recordDetail(await rowOf(params.id)),
    ),
    read('/api/records/:id/message', z.object({}), async ({ params }): Promise<WholeMessage> => {
      return { message: recordMessage(await rowOf(params.id)) };
    }),
    exportOf(deps, 'subscribers', subscribers, subscriberColumns),
    exportOf(deps, 'feedback', feedback, feedbackColumns),
    judge('keep', (kind, id) => store.release(kind, id), 'released'),
    judge('discard', (kind, id) => store.discard(kind, id), 'discarded'),
  ];
}

function list(path: string, listRows: ListRows): ConsoleRoute {
  return read(path, recordQuery, ({ query }) =>
    listPage(query, 50, (part) => rowsOf(listRows, query, part), recordItem),
  );
}

/** The rows of a filter, newest first. */
function rowsOf(
  listRows: ListRows,
  { status, search }: RecordFilter,
  { limit, before: start, firstId }: Part,
): Promise<RecordRow[]> {
  const { text, matches = () => true } = textSearch<RecordRow>(search, (row) => row);
  const isWanted = (row: RecordRow) => status === undefined || recordItem(row).status === status;
  const isFiltered = search !== '' || status !== undefined;
  const rows = readRows<RecordRow>(
    ({ before = start, ...page }) => listRows({ ...page, ...withoutUndefined({ before }) }),
    limit,
    {
      ...withoutUndefined({ text, firstId }),
      ...(isFiltered ? { matches: (row) => isWanted(row) && matches(row) } : {}),
    },
  );
  return collect(rows);
}

function exportOf(
  deps: ConsoleDeps,
  noun: 'subscribers' | 'feedback',
  listRows: ListRows,
  columns: readonly string[],
): ConsoleRoute {
  return change(`/api/${noun}/export`, `export ${noun}`, recordFilter, async ({ body }) => {
    const rows = await rowsOf(listRows, body, { limit: Number.POSITIVE_INFINITY });
    return await download(deps, [noun, 'csv'], rows.length, csvOf(rows, columns));
  });
}

async function* csvOf(
  rows: readonly RecordRow[],
  columns: readonly string[],
): AsyncGenerator<string> {
  yield csvLine(columns);
  for (const row of rows) {
    const cells = cellsOf(row);
    yield csvLine(columns.map((column) => cells[column]));
  }
}

function cellsOf(row: RecordRow): Readonly<Record<string, CsvCell>> {
  if (row.kind === 'subscriber') return subscriberRecord(row);
  return row.kind === 'feedback' ? feedbackRecord(row) : {};
}

/** Settles each record in a transaction of its own, so that a running server never waits for long. */
function judge(
  name: 'keep' | 'discard',
  act: (kind: RecordRow['kind'], id: string) => Promise<string>,
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
