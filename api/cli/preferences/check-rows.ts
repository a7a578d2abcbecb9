import type { ByteSource } from '../input/byte-source.ts';
import { type CsvLayout, csvRecords } from '../input/csv-records.ts';
import { withProgress } from '../output/with-progress.ts';
import type { OpsIo } from '../process/ops-io.ts';
import type { ImportedAs } from './formats/format.ts';
import type { RowReader } from './read-suppressions.ts';

/** What a file holds, before anything of it is imported. */
export interface Checked {
  /** That can be imported. */
  rows: number;
  kinds: ReadonlyMap<ImportedAs | 'exported', number>;
  leftOut: number;
  /** The first of them. */
  faults: readonly string[];
  faultCount: number;
  contradiction: string | null;
  tookMonthFirst: boolean;
}

/** Faults that are kept. */
const keptFaults = 100;

/** Reads a file to its end, and keeps none of its rows. */
export async function checkRows(
  source: ByteSource,
  layout: CsvLayout,
  reader: RowReader,
  io: Pick<OpsIo, 'terminal'>,
): Promise<Checked> {
  const kinds = new Map<ImportedAs | 'exported', number>();
  const faults: string[] = [];
  let [rows, leftOut, faultCount] = [0, 0, 0];
  await withProgress(io, 'Reading', async (report) => {
    const records = csvRecords(source, layout, (bytes) => report?.(bytes, source.size));
    for await (const record of records) {
      const row = reader.read(record);
      if (row === 'left out') leftOut += 1;
      else if ('fault' in row) {
        faultCount += 1;
        if (faults.length < keptFaults) faults.push(row.fault);
      } else {
        rows += 1;
        kinds.set(row.kind, (kinds.get(row.kind) ?? 0) + 1);
      }
    }
  });
  const [contradiction, tookMonthFirst] = [reader.contradiction(), reader.tookMonthFirst()];
  return { rows, kinds, leftOut, faults, faultCount, contradiction, tookMonthFirst };
}
