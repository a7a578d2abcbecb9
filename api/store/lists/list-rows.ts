import type { Space } from '../../keys/space.ts';
import { afterEveryId, type PageResult, pageValues } from '../database/page.ts';
import { integer, rowReader, text } from '../database/row.ts';
import { type DatabaseRow, query, type Transaction, type Value } from '../database/transaction.ts';
import { firstUuidV7At } from '../database/uuid-v7.ts';
import { type CountedName, keptCount } from '../row-counts/kept-counts.ts';

/** What every list can be filtered by, and its page. */
export interface ListFilter {
  space: Space;
  limit: number;
  /** The last id of the previous page. */
  before?: string;
  /** Milliseconds since the epoch. */
  createdFrom?: number;
  createdBefore?: number;
}

/** That a column, or an expression on it, has a value. */
interface Condition {
  column: string;
  value: string;
}

/** No condition without a value. */
export function when(column: string, value: string | undefined): Condition[] {
  return value === undefined ? [] : [{ column, value }];
}

/** The rows of a table that match a filter. */
export interface Selection {
  table: string;
  /** The columns of a row, and those that checks need. */
  columns: string;
  checked: string;
  filter: ListFilter;
  /** On columns of an index, between the space and the id. */
  indexed: readonly Condition[];
  /** On any other columns. */
  checks: readonly Condition[];
  /** The count that is kept of what `indexed` finds; null if that is few rows, those of one person. */
  kept: CountedName | null;
}

/** Whether a list reads only its page, or at most the rows of one person. */
export function isBounded({ kept, checks, filter }: Selection): boolean {
  const { createdFrom, createdBefore } = filter;
  const isNarrowed = checks.length > 0 || createdFrom !== undefined || createdBefore !== undefined;
  return kept === null || !isNarrowed;
}

/**
 * The page of a selection, newest first, and the number of all that match. If no index bounds it, every row of the time
 * is looked at, piece by piece, so it belongs into a scan.
 */
export function* listRows(selection: Selection): Transaction<PageResult<DatabaseRow>> {
  if (!isBounded(selection)) return yield* scanRows(selection);
  const { table, kept, filter } = selection;
  const rows = yield* pageRows(selection);
  const { values, at } = binder([filter.space]);
  const where = conditionsOf(selection, at);
  const [counted] = yield* query(
    kept ? keptCount(kept) : `select count(*) as count from ${table} where ${where}`,
    ...values,
  );
  return { rows, size: Number(counted?.count) };
}

/** The same without the number. */
export function* pageRows(selection: Selection): Transaction<DatabaseRow[]> {
  const { table, columns, filter } = selection;
  const { values, at } = binder([filter.space]);
  const where = conditionsOf(selection, at);
  const [before, limit] = pageValues(filter);
  const sql = `select ${columns} from ${table}
    where ${where} and id < ${at(before)} order by id desc limit ${at(limit)}`;
  return yield* query(sql, ...values);
}

/** Rows that one statement of a scan looks at, some 20 ms. */
const pieceSize = 10_000;

function* scanRows(selection: Selection): Transaction<PageResult<DatabaseRow>> {
  const [before, limit] = pageValues(selection.filter);
  const floor = startOf(selection.filter);
  const rows: DatabaseRow[] = [];
  let size = 0;
  let end: string | null = endOf(selection.filter);
  while (end !== null) {
    const { read, fits, due, start }: Piece = yield* countPiece(selection, end, before);
    size += fits;
    const wanted = Math.min(due, limit - rows.length);
    // Exactly as many as the piece has, so that the statement reads no further.
    const page = { ...selection.filter, before: end < before ? end : before, limit: wanted };
    if (wanted > 0) rows.push(...(yield* pageRows({ ...selection, filter: page })));
    end = read === pieceSize && start !== null && start >= floor ? start : null;
  }
  return { rows, size };
}

const readPiece = rowReader({ read: integer, fits: integer, due: integer, start: text.nullable() });

type Piece = ReturnType<typeof readPiece>;

/**
 * How many of the rows before an id match, of one piece, and how many of these are due on a page before another id;
 * `start` is its first id.
 */
function* countPiece(selection: Selection, end: string, before: string): Transaction<Piece> {
  const { table, checked, indexed, filter } = selection;
  const { values, at } = binder([filter.space, end, before, pieceSize]);
  const found =
    indexed.length > 0
      ? indexed.map(bound(at))
      : // Beside another column, SQLite would prefer the index of ids alone.
        [`id >= ${at(startOf(filter))}`];
  const fits = checksOf(selection, at).join(' and ');
  const [row] = yield* query(
    `select count(*) as read, min(id) as start, count(*) filter (where ${fits}) as fits,
        count(*) filter (where ${fits} and id < $3) as due
      from (select id, created_at${checked} from ${table}
        where space = $1 and ${found.join(' and ')} and id < $2 order by id desc limit $4) as piece`,
    ...values,
  );
  return readPiece(row ?? {});
}

/** All conditions; the space is the first value. */
function conditionsOf(selection: Selection, at: Binder['at']): string {
  const indexed = selection.indexed.map(bound(at));
  return ['space = $1', ...indexed, ...checksOf(selection, at)].join(' and ');
}

function checksOf({ checks, filter }: Selection, at: Binder['at']): string[] {
  const { createdFrom, createdBefore } = filter;
  return [
    ...checks.map(bound(at)),
    ...(createdFrom === undefined ? [] : [`created_at >= ${at(createdFrom)}`]),
    ...(createdBefore === undefined ? [] : [`created_at < ${at(createdBefore)}`]),
  ];
}

/** An id is made a moment before its row's time is taken, or long before it if the clock was set back meanwhile. */
const clockSlack = 24 * 60 * 60_000;

/** No row created within the bounds has a lower id. */
function startOf({ createdFrom }: ListFilter): string {
  return createdFrom === undefined ? '' : firstUuidV7At(createdFrom - clockSlack);
}

/** Nor this id or a higher one. */
function endOf({ createdBefore }: ListFilter): string {
  return createdBefore === undefined ? afterEveryId : firstUuidV7At(createdBefore + clockSlack);
}

function bound(at: Binder['at']) {
  return ({ column, value }: Condition) => `${column} = ${at(value)}`;
}

interface Binder {
  values: Value[];
  /** Binds a value. @returns its place */
  at(value: Value): string;
}

function binder(values: Value[]): Binder {
  return { values, at: (value) => `$${values.push(value)}` };
}
