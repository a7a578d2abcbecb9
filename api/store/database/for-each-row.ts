import { readId } from './row.ts';
import { type DatabaseRow, query, type Transaction } from './transaction.ts';

const pageSize = 500;

/**
 * Calls a function for each row of a table in the order of their `id`, page by page, since a table may have millions of rows.
 * @param select without a condition; must include `id`
 */
export function* forEachRow(
  select: string,
  table: string,
  condition: string,
  act: (row: DatabaseRow) => Transaction<void>,
): Transaction<void> {
  const page = `${select} where ${table}.id > $1 and ${condition} order by ${table}.id limit $2`;
  let last: string | undefined = '';
  while (last !== undefined) {
    const rows: DatabaseRow[] = yield* query(page, last, pageSize);
    for (const row of rows) yield* act(row);
    last = rows.length === pageSize ? readId(rows.at(-1) ?? {}) : undefined;
  }
}
