import { createHash } from 'node:crypto';
import {
  type Database,
  type DatabaseRow,
  query,
  type Statement,
  type Value,
} from '../database/transaction.ts';
import { countedNames } from '../row-counts/kept-counts.ts';
import { type Miscount, miscounts } from '../row-counts/miscounts.ts';

/**
 * All rows of a store by table, as listed in the database's catalog, so that tables of later schema steps are included.
 */
export interface Tables {
  /**
   * Without `schema_version` and `row_counts`, which each store writes itself. Sorted by name, but after referenced tables, so
   * that rows can be inserted in this order.
   */
  shapes(): Promise<TableShape[]>;
  count(shape: TableShape): Promise<number>;
  /** Every row, page by page in key order. */
  pages(shape: TableShape): AsyncGenerator<DatabaseRow[]>;
  insert(shape: TableShape, rows: readonly DatabaseRow[]): Promise<void>;
  /** Counts that differ from the rows. */
  miscounts(): Promise<Miscount[]>;
  close(): Promise<void>;
}

export interface TableShape {
  name: string;
  /** By name. */
  columns: string[];
  /** The columns of the primary key, in its order. */
  key: string[];
}

/** Rows per statement: 200 of the widest table stay far below SQLite's limit of 32,766 values. */
const pageSize = 200;

/** Queries for the tables of a database. */
export interface Catalog {
  /** Returns `table_name`, `column_name` and `key_position` (from 1; 0 or null outside the key) of every column. */
  columns: string;
  /** Returns `table_name` and `referred_name` of every foreign key. */
  references: string;
}

export function tablesOf(database: Database, catalog: Catalog): Tables {
  return {
    async shapes() {
      const columns = await database.read(() => query(catalog.columns));
      const references = await database.read(() => query(catalog.references));
      return inOrder(readShapes(columns), references);
    },
    async count({ name }) {
      const rows = await database.scan(() => query(`select count(*) as count from ${name}`));
      return Number(rows[0]?.count);
    },
    pages: (shape) => pagesOf(database, shape),
    async insert(shape, rows) {
      const { sql, values } = insertion(shape, rows);
      await database.write(() => query(sql, ...values));
    },
    async miscounts() {
      const found: Miscount[] = [];
      // One by one, so that no snapshot is kept for long.
      for (const name of countedNames) found.push(...(await database.read(() => miscounts(name))));
      return found;
    },
    close: () => database.close(),
  };
}

/** Every row, page by page in key order, each page with its own snapshot. */
async function* pagesOf(
  database: Pick<Database, 'scan'>,
  shape: TableShape,
): AsyncGenerator<DatabaseRow[]> {
  let last: DatabaseRow | undefined;
  do {
    const { sql, values } = pageAfter(shape, last);
    const rows = await database.scan(() => query(sql, ...values));
    if (rows.length > 0) yield rows;
    last = rows.length === pageSize ? rows.at(-1) : undefined;
  } while (last);
}

/** A digest of a table's rows, regardless of order; hexadecimal. */
export class TableDigest {
  #sum = 0n;
  count = 0;

  add(shape: TableShape, rows: readonly DatabaseRow[]): void {
    for (const row of rows) {
      const text = JSON.stringify(shape.columns.map((column) => row[column]));
      const digest = createHash('sha256').update(text).digest('hex');
      this.#sum = BigInt.asUintN(256, this.#sum + BigInt(`0x${digest}`));
    }
    this.count += rows.length;
  }

  get hash(): string {
    return this.#sum.toString(16).padStart(64, '0');
  }
}

const ownTables = new Set(['schema_version', 'row_counts']);

function readShapes(rows: readonly DatabaseRow[]): TableShape[] {
  const columns = rows.map((row) => ({
    table: String(row.table_name),
    column: String(row.column_name),
    position: Number(row.key_position ?? 0),
  }));
  return [...Map.groupBy(columns, ({ table }) => table)]
    .filter(([name]) => !ownTables.has(name))
    .map(([name, all]) => {
      const key = all.filter(({ position }) => position > 0);
      return {
        name,
        columns: all.map(({ column }) => column).toSorted(),
        key: key.toSorted((a, b) => a.position - b.position).map(({ column }) => column),
      };
    })
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

function inOrder(shapes: TableShape[], references: readonly DatabaseRow[]): TableShape[] {
  const placed: TableShape[] = [];
  let left = shapes;
  while (left.length > 0) {
    const waits = ({ name }: TableShape) =>
      references.some(
        (reference) =>
          reference.table_name === name &&
          reference.referred_name !== name &&
          left.some((other) => other.name === reference.referred_name),
      );
    const next = left.filter((shape) => !waits(shape));
    if (next.length === 0) throw new Error('Tables refer to one another in a circle.');
    placed.push(...next);
    left = left.filter(waits);
  }
  return placed;
}

// Names come from the database's own catalog, values are bound.

function pageAfter({ name, columns, key }: TableShape, last?: DatabaseRow): Statement {
  const order = key.join(', ');
  const after = last ? ` where (${order}) > (${placeholders(key.length)})` : '';
  const values = last ? key.map((column) => last[column] as Value) : [];
  return {
    sql: `select ${columns.join(', ')} from ${name}${after} order by ${order} limit ${pageSize}`,
    values,
  };
}

function insertion({ name, columns }: TableShape, rows: readonly DatabaseRow[]): Statement {
  const tuples = rows.map((_, at) => `(${placeholders(columns.length, at * columns.length)})`);
  return {
    sql: `insert into ${name} (${columns.join(', ')}) values ${tuples.join(', ')}`,
    values: rows.flatMap((row) => columns.map((column) => row[column] as Value)),
  };
}

function placeholders(count: number, after = 0): string {
  return Array.from({ length: count }, (_, at) => `$${after + at + 1}`).join(', ');
}
