import type { ByteSource } from '../input/byte-source.ts';
import { type CsvLayout, csvRecords } from '../input/csv-records.ts';
import { withProgress } from '../output/with-progress.ts';
import type { OpsIo } from '../process/ops-io.ts';
import type { ImportedAs } from './formats/format.ts';
import type { ReadSuppression, RowReader } from './read-suppressions.ts';

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
  /** The rows themselves; null if they are too many to be kept, and have to be read again. */
  kept: readonly ReadSuppression[] | null;
}

/** Faults that are kept. */
const keptFaults = 100;

/** Rows that are kept: some 50 MB. */
const keptRows = 200_000;

/** Reads a file to its end. */
export async function checkRows(
  source: ByteSource,
  layout: CsvLayout,
  reader: RowReader,
  io: Pick<OpsIo, 'terminal'>,
  maxKept = keptRows,
): Promise<Checked> {
  const kinds = new Map<ImportedAs | 'exported', number>();
  const faults: string[] = [];
  let kept: ReadSuppression[] | null = [];
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
        if (rows > maxKept) kept = null;
        kept?.push(row.suppression);
        kinds.set(row.kind, (kinds.get(row.kind) ?? 0) + 1);
      }
    }
  });
  const [contradiction, tookMonthFirst] = [reader.contradiction(), reader.tookMonthFirst()];
  return { rows, kinds, leftOut, faults, faultCount, contradiction, tookMonthFirst, kept };
}
