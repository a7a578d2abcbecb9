import { readId } from './row.ts';
import { type DatabaseRow, query, type Transaction } from './transaction.ts';

/** Rows that are held in memory at once: a table may have millions. */
const pieceSize = 500;

/**
 * Does something to each row of a table with an `id`, in the order of the ids.
 * @param select without its condition; `id` is among its columns
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
