import { readId } from './row.ts';
import { type DatabaseRow, query, type Transaction } from './transaction.ts';

/** Rows in memory at a time: a table may have millions. */
const pieceSize = 500;

/**
 * Calls a function for each row of a table, in the order of their `id`.
 * @param select without a condition; must include `id`
 */
export function* forEachRow(
  select: string,
  table: string,
  condition: string,
  act: (row: DatabaseRow) => Transaction<void>,
): Transaction<void> {
  const piece = `${select} where ${table}.id > $1 and ${condition} order by ${table}.id limit $2`;
  let last: string | undefined = '';
  while (last !== undefined) {
    const rows: DatabaseRow[] = yield* query(piece, last, pieceSize);
    for (const row of rows) yield* act(row);
    last = rows.length === pieceSize ? readId(rows.at(-1) ?? {}) : undefined;
  }
}
