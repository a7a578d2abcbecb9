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

/** A condition on a row. @param place of the value in the statement */
export interface Condition {
  sql(place: string): string;
  value: Value;
}

/** The rows of a table that match a filter. */
export interface Selection {
  table: string;
  /** Of a row, and those that the checks look at. */
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

/** Whether a list reads its page alone, or no more than the rows of one person. */
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
  const rows: DatabaseRow[] = [];
  let size = 0;
  let end: string | null = endOf(selection.filter);
  while (end !== null) {
    const { read, fits, start }: Piece = yield* countPiece(selection, end);
    size += fits;
    if (fits > 0 && rows.length < limit && start !== null && start < before) {
      const upTo = end < before ? end : before;
      rows.push(...(yield* rowsBetween(selection, start, upTo, limit - rows.length)));
    }
    end = read === pieceSize ? start : null;
  }
  return { rows, size };
}

const readPiece = rowReader({ read: integer, fits: integer, start: text.nullable() });

type Piece = ReturnType<typeof readPiece>;

/** How many of the rows before an id match, of one piece; `start` is its first id. */
function* countPiece(selection: Selection, end: string): Transaction<Piece> {
  const { table, checked, indexed, filter } = selection;
  const { values, at } = binder([filter.space, end, startOf(filter), pieceSize]);
  const found = indexed.map((condition) => `and ${condition.sql(at(condition.value))}`).join(' ');
  const [row] = yield* query(
    `select count(*) as read, min(id) as start,
        count(*) filter (where ${checksOf(selection, at).join(' and ')}) as fits
      from (select id, created_at${checked} from ${table}
        where space = $1 ${found} and id < $2 and id >= $3 order by id desc limit $4) as piece`,
    ...values,
  );
  return readPiece(row ?? {});
}

function* rowsBetween(
  selection: Selection,
  start: string,
  end: string,
  limit: number,
): Transaction<DatabaseRow[]> {
  const { table, columns, filter } = selection;
  const { values, at } = binder([filter.space, start, end, limit]);
  const where = conditionsOf(selection, at);
  return yield* query(
    `select ${columns} from ${table}
      where ${where} and id >= $2 and id < $3 order by id desc limit $4`,
    ...values,
  );
}

/** All conditions; the space is the first value. */
function conditionsOf(selection: Selection, at: Binder['at']): string {
  const indexed = selection.indexed.map(({ sql, value }) => sql(at(value)));
  return ['space = $1', ...indexed, ...checksOf(selection, at)].join(' and ');
}

function checksOf({ checks, filter }: Selection, at: Binder['at']): string[] {
  const { createdFrom, createdBefore } = filter;
  return [
    ...checks.map(({ sql, value }) => sql(at(value))),
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

interface Binder {
  values: Value[];
  /** Binds a value. @returns its place */
  at(value: Value): string;
}

function binder(values: Value[]): Binder {
  return { values, at: (value) => `$${values.push(value)}` };
}
