import { type CsvCell, csvLine } from '../../resources/csv-line.ts';
import type { OpsIo } from '../process/ops-io.ts';
import { printable } from './format.ts';
import { printAll } from './print.ts';

export interface CsvOf<Row> {
  /** Independent of the rows, so that programs can rely on them. */
  columns: readonly string[];
  cells: (row: Row) => Readonly<Record<string, CsvCell>>;
}

/** Prints a header and rows; on a terminal, without control characters. */
export function printCsv<Row>(
  csv: CsvOf<Row>,
  rows: AsyncIterable<Row> | Iterable<Row>,
  io: Pick<OpsIo, 'print' | 'drained' | 'width'>,
): Promise<void> {
  return printAll(io, csvLines(csv, rows, io.width));
}

async function* csvLines<Row>(
  { columns, cells }: CsvOf<Row>,
  rows: AsyncIterable<Row> | Iterable<Row>,
  width: number | null,
): AsyncGenerator<string> {
  const lineOf = (record: readonly CsvCell[]) => {
    const line = csvLine(record);
    return width === null ? line : `${printable(line)}\r\n`;
  };
  yield lineOf(columns);
  for await (const row of rows) {
    const record = cells(row);
    yield lineOf(columns.map((column) => record[column]));
  }
}
