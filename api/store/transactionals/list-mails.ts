import type { PageResult } from '../database/page.ts';
import { afterEveryId, pageValues } from '../database/page.ts';
import { integer, readId, rowReader, text } from '../database/row.ts';
import { type DatabaseRow, query, type Transaction, type Value } from '../database/transaction.ts';
import { keptCount } from '../row-counts/kept-counts.ts';
import { readAttempt, readMailRow } from './transactional-rows.ts';
import { mailColumns } from './transactional-statements.ts';
import type { TransactionalFilter, TransactionalRow } from './transactional-store.ts';

/** The columns that a list can be filtered by; values are always bound. */
const conditions = {
  status: (value: string) => `coalesce(feedback, status) = ${value}`,
  recipientEmail: (value: string) => `recipient_email = ${value}`,
  templateCode: (value: string) => `template_code = ${value}`,
  createdFrom: (value: string) => `created_at >= ${value}`,
  createdBefore: (value: string) => `created_at < ${value}`,
};

/** Emails that one statement of a scan looks at, some 20 ms. */
const pieceSize = 10_000;

type Filters = Omit<TransactionalFilter, 'space' | 'limit' | 'before'>;

/** Whether a list reads its page alone, or no more than the emails of one recipient. */
export function isIndexed(filter: Filters): boolean {
  return filter.recipientEmail !== undefined || isUnfiltered(filter);
}

/**
 * Emails of a data space that match the filter, newest first, and their number. A filter that no index bounds
 * looks at every email of the space, piece by piece.
 */
export function* listMails(filter: TransactionalFilter): Transaction<PageResult<TransactionalRow>> {
  const { rows, size } = yield* isIndexed(filter) ? findMails(filter) : scanMails(filter);
  const attempts = yield* attemptsOf(rows.map(readId));
  return {
    rows: rows.map((row) => ({
      ...readMailRow(row),
      attempts: (attempts.get(readId(row)) ?? []).map(readAttempt),
    })),
    size,
  };
}

function isUnfiltered(filter: Filters): boolean {
  return Object.keys(conditions).every(
    (name) => filter[name as keyof typeof conditions] === undefined,
  );
}

function* findMails(filter: TransactionalFilter): Transaction<PageResult<DatabaseRow>> {
  const { sql, values } = whereOf(filter, [filter.space]);
  const where = ['space = $1', ...sql].join(' and ');
  const [counted] = yield* query(
    isUnfiltered(filter)
      ? keptCount('transactionals')
      : `select count(*) as count from transactionals where ${where}`,
    ...values,
  );
  const rows = yield* query(
    `select ${mailColumns} from transactionals
      where ${where} and id < $${values.length + 1} order by id desc limit $${values.length + 2}`,
    ...values,
    ...pageValues(filter),
  );
  return { rows, size: Number(counted?.count) };
}

function* scanMails(filter: TransactionalFilter): Transaction<PageResult<DatabaseRow>> {
  const [before, limit] = pageValues(filter);
  const rows: DatabaseRow[] = [];
  let size = 0;
  let end: string | null = afterEveryId;
  while (end !== null) {
    const { read, fits, start }: Piece = yield* countPiece(filter, end);
    size += fits;
    if (fits > 0 && rows.length < limit && start !== null && start < before) {
      const upTo = end < before ? end : before;
      rows.push(...(yield* mailsBetween(filter, start, upTo, limit - rows.length)));
    }
    end = read === pieceSize ? start : null;
  }
  return { rows, size };
}

const readPiece = rowReader({ read: integer, fits: integer, start: text.nullable() });

type Piece = ReturnType<typeof readPiece>;

/** How many of the emails before an id match, of one piece; `start` is its first id. */
function* countPiece(filter: TransactionalFilter, end: string): Transaction<Piece> {
  const { sql, values } = whereOf(filter, [filter.space, end, pieceSize]);
  const [row] = yield* query(
    `select count(*) as read, min(id) as start,
        count(*) filter (where ${sql.join(' and ')}) as fits
      from (select id, created_at, template_code, status, feedback from transactionals
        where space = $1 and id < $2 order by id desc limit $3) as piece`,
    ...values,
  );
  return readPiece(row ?? {});
}

function* mailsBetween(
  filter: TransactionalFilter,
  start: string,
  end: string,
  limit: number,
): Transaction<DatabaseRow[]> {
  const { sql, values } = whereOf(filter, [filter.space, start, end, limit]);
  const where = ['space = $1', 'id >= $2', 'id < $3', ...sql].join(' and ');
  return yield* query(
    `select ${mailColumns} from transactionals where ${where} order by id desc limit $4`,
    ...values,
  );
}

/** The conditions of a filter, numbered after the preceding values. */
function whereOf(filter: TransactionalFilter, before: Value[]): { sql: string[]; values: Value[] } {
  const values = [...before];
  const sql = Object.entries(conditions).flatMap(([name, condition]) => {
    const value = filter[name as keyof typeof conditions];
    return value === undefined ? [] : [condition(`$${values.push(value)}`)];
  });
  return { sql, values };
}

function* attemptsOf(ids: readonly string[]) {
  const places = ids.map((_, at) => `$${at + 1}`).join(', ');
  const rows =
    ids.length === 0
      ? []
      : yield* query(
          `select transactional_id, created_at, coalesce(feedback, outcome) as outcome, reply
            from delivery_attempts where transactional_id in (${places}) order by id`,
          ...ids,
        );
  return Map.groupBy(rows, (row) => text.parse(row.transactional_id));
}
