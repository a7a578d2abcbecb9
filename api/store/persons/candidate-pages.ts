import {
  type Database,
  type DatabaseRow,
  query,
  type Transaction,
  type Value,
} from '../database/transaction.ts';

/** Rows that a statement reads, far less than a second even for large ones. */
const pieceSize = 2_000;

/** Rows in memory at a time. */
const pageSize = 200;

interface Candidates {
  table: string;
  key: readonly string[];
  sql: string;
  values: readonly Value[];
}

interface Page {
  rows: DatabaseRow[];
  scanned: number;
}

/** The rows of a table that match a condition, page by page in key order, each page with its own snapshot. */
export async function* candidatePages(
  database: Pick<Database, 'scan'>,
  candidates: Candidates,
): AsyncGenerator<Page> {
  let last: Value[] | null = null;
  for (;;) {
    const [end]: DatabaseRow[] = await database.scan(() => endOfPiece(candidates, last));
    const upTo = end ? keyOf(candidates, end) : null;
    for (;;) {
      const after: Value[] | null = last;
      const rows = await database.scan(() => pageOf(candidates, after, upTo));
      const isFull = rows.length === pageSize;
      yield { rows, scanned: isFull ? 0 : pieceSize };
      if (!isFull) break;
      last = keyOf(candidates, rows.at(-1) ?? {});
    }
    if (upTo === null) return;
    last = upTo;
  }
}

/** The last key of the next piece; none for an incomplete one. */
function endOfPiece({ table, key }: Candidates, last: Value[] | null): Transaction<DatabaseRow[]> {
  const columns = key.join(', ');
  const after = last === null ? '' : `where (${columns}) > (${placeholders(last, 0)})`;
  return query(
    `select ${columns} from ${table} ${after} order by ${columns} limit 1 offset ${pieceSize - 1}`,
    ...(last ?? []),
  );
}

function pageOf(
  { table, key, sql, values }: Candidates,
  last: Value[] | null,
  upTo: Value[] | null,
): Transaction<DatabaseRow[]> {
  const columns = key.join(', ');
  const bound = [...values];
  const compared = (sign: string, to: Value[] | null) => {
    if (to === null) return [];
    const places = placeholders(to, bound.length);
    bound.push(...to);
    return [`(${columns}) ${sign} (${places})`];
  };
  const where = [...compared('>', last), ...compared('<=', upTo), `(${sql})`].join(' and ');
  return query(
    `select * from ${table} where ${where} order by ${columns} limit ${pageSize}`,
    ...bound,
  );
}

function keyOf({ key }: Candidates, row: DatabaseRow): Value[] {
  return key.map((column) => row[column] as Value);
}

function placeholders(values: readonly Value[], after: number): string {
  return values.map((_, at) => `$${after + at + 1}`).join(', ');
}
