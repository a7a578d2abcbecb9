import { likePattern } from './like-pattern.ts';
import type { Search } from './page.ts';
import { readId } from './row.ts';
import { type DatabaseRow, query, type Transaction, type Value } from './transaction.ts';

/** Rows that a statement reads at most, about 20 ms. */
const maxPiece = 10_000;

/** Rows of a table that can be searched. */
export interface Searched {
  table: string;
  /** A condition on `values`, with an index that ends with the id. */
  where: string;
  values: readonly Value[];
  /** The columns of a row, `id` among them, and those that may contain the text. */
  columns: string;
  texts: readonly string[];
}

/**
 * A page, newest first, of all rows that contain a text, and a few others: see `likePattern`. Reads the table piece by piece
 * until the page is full.
 */
export function* search(
  { table, where, values, columns, texts }: Searched,
  { text, firstId = '' }: Search,
  before: string,
  limit: number,
): Transaction<DatabaseRow[]> {
  const at = (place: number) => `$${values.length + place}`;
  const pattern = likePattern(text);
  const matches = texts.map((column) => `${column} ilike ${at(4)}`).join(' or ');
  const rows: DatabaseRow[] = [];
  let end = before;
  // If most rows match, a small piece is enough.
  let piece = Math.min(2 * limit, maxPiece);
  while (rows.length < limit) {
    const [start] = yield* query(
      `select id from ${table} where ${where} and id < ${at(1)} and id >= ${at(2)}
        order by id desc limit 1 offset ${at(3)}`,
      ...values,
      end,
      firstId,
      piece - 1,
    );
    const from = start ? readId(start) : firstId;
    const found = yield* query(
      `select ${columns} from ${table} where ${where} and id < ${at(1)} and id >= ${at(2)}
        ${pattern === null ? '' : `and (${matches})`} order by id desc limit ${at(3)}`,
      ...values,
      end,
      from,
      limit - rows.length,
      ...(pattern === null ? [] : [pattern]),
    );
    rows.push(...found);
    if (!start) break;
    end = from;
    piece = Math.min(2 * piece, maxPiece);
  }
  return rows;
}
