import type { Space } from '../../keys/space.ts';
import { afterEveryId, type PageResult, pageValues } from '../database/page.ts';
import { integer, rowReader, text } from '../database/row.ts';
import { type DatabaseRow, query, type Transaction, type Value } from '../database/transaction.ts';
import { firstUuidV7At } from '../database/uuid-v7.ts';
import { type CountedName, keptCount } from '../row-counts/kept-counts.ts';

/** The filters and the page of every list. */
export interface ListFilter {
  space: Space;
  limit: number;
  /** The last id of the previous page. */
  before?: string;
  /** Milliseconds since the epoch. */
  createdFrom?: number;
  createdBefore?: number;
}

/** Compares a column, or an expression on it, with a value. */
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
  columns: string;
  /** Further columns that `checks` need. */
  checked: string;
  filter: ListFilter;
  /** Conditions on columns of an index, between the space and the id. */
  indexed: readonly Condition[];
  /** Conditions on other columns. */
  checks: readonly Condition[];
  /** The stored count of the rows that `indexed` finds; null if they belong to one person. */
  kept: CountedName | null;
}

/** Whether a list reads only its page, or at most the rows of one person. */
export function isBounded({ kept, checks, filter }: Selection): boolean {
  const { createdFrom, createdBefore } = filter;
  const isNarrowed = checks.length > 0 || createdFrom !== undefined || createdBefore !== undefined;
  return kept === null || !isNarrowed;
}

/**
 * The page of a selection, newest first, and the number of all matching rows. Unless `isBounded`, it reads every row of the
 * period, so run it as a scan.
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

/** Like `listRows`, without their number. */
export function* pageRows(selection: Selection): Transaction<DatabaseRow[]> {
  const { table, columns, filter } = selection;
  const { values, at } = binder([filter.space]);
  const where = conditionsOf(selection, at);
  const [before, limit] = pageValues(filter);
  const sql = `select ${columns} from ${table}
    where ${where} and id < ${at(before)} order by id desc limit ${at(limit)}`;
  return yield* query(sql, ...values);
}

/** Rows that a statement of a scan reads, about 20 ms. */
const pieceSize = 10_000;

function* scanRows(selection: Selection): Transaction<PageResult<DatabaseRow>> {
  const [before, limit] = pageValues(selection.filter);
  const floor = startOf(selection.filter);
  const rows: DatabaseRow[] = [];
  let size = 0;
  let end: string | null = endOf(selection.filter);
  while (end !== null) {
    const { read, matching, due, start }: Piece = yield* countPiece(selection, end, before);
    size += matching;
    const wanted = Math.min(due, limit - rows.length);
    // Not more than the piece has, so that the statement reads no further.
    const page = { ...selection.filter, before: end < before ? end : before, limit: wanted };
    if (wanted > 0) rows.push(...(yield* pageRows({ ...selection, filter: page })));
    end = read === pieceSize && start !== null && start >= floor ? start : null;
  }
  return { rows, size };
}

const readPiece = rowReader({
  read: integer,
  matching: integer,
  due: integer,
  start: text.nullable(),
});

type Piece = ReturnType<typeof readPiece>;

/**
 * Counts the matching rows in the piece before `end`, and those of them before `before`, which are due on a page. `start` is the
 * first id of the piece.
 */
function* countPiece(selection: Selection, end: string, before: string): Transaction<Piece> {
  const { table, checked, indexed, filter } = selection;
  const { values, at } = binder([filter.space, end, before, pieceSize]);
  // With a condition on another column, SQLite would prefer the index of ids for this one.
  const conditions = indexed.length > 0 ? indexed.map(bound(at)) : [`id >= ${at(startOf(filter))}`];
  const matches = checksOf(selection, at).join(' and ');
  const [row] = yield* query(
    `select count(*) as read, min(id) as start, count(*) filter (where ${matches}) as matching,
        count(*) filter (where ${matches} and id < $3) as due
      from (select id, created_at${checked} from ${table}
        where space = $1 and ${conditions.join(' and ')} and id < $2 order by id desc limit $4) as piece`,
    ...values,
  );
  return readPiece(row ?? {});
}

/** The space is the first value. */
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

/** An id may be older than the time of its row, especially if the clock was set back. */
const clockSlack = 24 * 60 * 60_000;

/** No row created within the bounds has a lower id. */
function startOf({ createdFrom }: ListFilter): string {
  return createdFrom === undefined ? '' : firstUuidV7At(createdFrom - clockSlack);
}

/** No row created within the bounds has this id or a higher one. */
function endOf({ createdBefore }: ListFilter): string {
  return createdBefore === undefined ? afterEveryId : firstUuidV7At(createdBefore + clockSlack);
}

function bound(at: Binder['at']) {
  return ({ column, value }: Condition) => `${column} = ${at(value)}`;
}

interface Binder {
  values: Value[];
  /** Binds a value. @returns its placeholder */
  at(value: Value): string;
}

function binder(values: Value[]): Binder {
  return { values, at: (value) => `$${values.push(value)}` };
}
