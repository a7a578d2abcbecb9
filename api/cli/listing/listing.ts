import type { Option } from 'commander';
import type { CsvCell } from '../../resources/csv-line.ts';
import type { Page } from '../../store/database/page.ts';
import type { Store } from '../../store/store.ts';
import type { Quarantinable } from '../../store/submissions/submission-store.ts';

export type ListedRow = Quarantinable & { id: string };

/** One kind of record, as its commands list, show, export and watch it. */
export interface Listing<Row> {
  /** Plural, as in the command: `enquiries`. */
  noun: string;
  singular: string;
  /** One page, newest first. */
  list: (store: Store, page: Page, options: FilterOptions) => Promise<Row[]>;
  find: (store: Store, id: string, options: FilterOptions) => Promise<Row | null>;
  /** The record in JSON, written out field by field. */
  record: (row: Row) => object;
  /** Heading and cell of each column of the table, after the id. */
  columns: Record<string, (row: Row) => string>;
  /**
   * The columns of the quarantine table: enough to judge whether a person wrote it. Undefined for records that
   * are never quarantined.
   */
  quarantineColumns?: readonly string[];
  /** Whether test keys have records of their own. */
  hasTestData?: true;
  filters?: readonly RecordFilter<Row>[];
  csv: {
    /** Fixed, whatever the rows contain, so that programs can rely on it. */
    columns: readonly string[];
    cells: (row: Row) => Readonly<Record<string, CsvCell>>;
  };
}

/** Values of the options that filter records, including those of a listing. */
export type FilterOptions = {
  since?: number;
  search?: string;
  quarantined?: boolean;
  test?: boolean;
} & Record<string, unknown>;

/** A further filter of a listing. */
export interface RecordFilter<Row> {
  option(): Option;
  matches(row: Row, value: string): boolean;
}

/** The end of an id, which is random. Tables print it, and commands accept it. */
export function shortId({ id }: { id: string }): string {
  return id.slice(-8);
}

/** The fields of a record as cells; nested values become JSON. */
export function csvCells(record: object): Record<string, CsvCell> {
  const cells: Record<string, CsvCell> = {};
  for (const [name, value] of Object.entries(record)) cells[name] = cellOf(value);
  return cells;
}

function cellOf(value: unknown): CsvCell {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') {
    return value;
  }
  return JSON.stringify(value);
}
