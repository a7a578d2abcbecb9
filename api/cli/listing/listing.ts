import type { Option } from 'commander';
import type { CsvCell } from '../../resources/csv-line.ts';
import { quarantineFields } from '../../resources/quarantine-fields.ts';
import type { Page } from '../../store/database/page.ts';
import type { Store } from '../../store/store.ts';
import type { Quarantinable, RecordKind } from '../../store/submissions/submission-store.ts';
import type { CsvOf } from '../output/csv.ts';
import type { TableOf } from '../output/table.ts';

export type ListedRow = Quarantinable & { id: string };

/** Describes a kind of record to the commands that list, show, export and watch it. */
export interface Listing<Row> {
  /** Plural, as in the command: `enquiries`. */
  noun: string;
  singular: string;
  /** One page, newest first. */
  list: (store: Store, page: Page, options: FilterOptions) => Promise<Row[]>;
  find: (store: Store, id: string, options: FilterOptions) => Promise<Row | null>;
  /** The record in JSON. */
  record: (row: Row) => object;
  /** The columns after the id. */
  columns: TableOf<Row>['columns'];
  /** The columns of its quarantine table. */
  quarantine?: { kind: RecordKind; columns: readonly string[] };
  /** Whether test keys have records of their own. */
  hasTestData?: true;
  filters?: readonly RecordFilter<Row>[];
  csv: CsvOf<Row>;
}

/** The options that filter records, including the listing's own. */
export type FilterOptions = {
  since?: number;
  search?: string;
  quarantined?: boolean;
  test?: boolean;
} & Record<string, unknown>;

/** A listing's own filter. */
export interface RecordFilter<Row> {
  option(): Option;
  /** @param value true for an option without one */
  matches(row: Row, value: string | true): boolean;
}

/** The end of an id, which is random. Tables print it, and commands accept it. */
export function shortId({ id }: { id: string }): string {
  return id.slice(-8);
}

/** Adds the time and the reason of the quarantine to a record. */
export function recordOf<Row extends ListedRow>({ record }: Listing<Row>): (row: Row) => object {
  return (row) => ({ ...record(row), ...quarantineFields(row) });
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
