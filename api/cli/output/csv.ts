import { type CsvCell, csvLine } from '../../resources/csv-line.ts';
import type { OpsIo } from '../process/ops-io.ts';
import { printable } from './format.ts';
import { printAll } from './print.ts';

/** Prints records; a terminal gets no control characters, which it would obey. */
export function printCsv(
  io: Pick<OpsIo, 'print' | 'drained' | 'width'>,
  records: AsyncIterable<readonly CsvCell[]> | Iterable<readonly CsvCell[]>,
): Promise<void> {
  return printAll(io, csvLines(records, io.width));
}

async function* csvLines(
  records: AsyncIterable<readonly CsvCell[]> | Iterable<readonly CsvCell[]>,
  width: number | null,
): AsyncGenerator<string> {
  for await (const cells of records) {
    const line = csvLine(cells);
    yield width === null ? line : `${printable(line)}\r\n`;
  }
}
