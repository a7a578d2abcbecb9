import { uuidV7Maker } from '../../store/database/uuid-v7.ts';
import type { Store } from '../../store/store.ts';
import type { ByteSource } from '../input/byte-source.ts';
import { type CsvLayout, csvRecords } from '../input/csv-records.ts';
import { withProgress } from '../output/with-progress.ts';
import { OperatorError } from '../process/operator-error.ts';
import type { OpsIo } from '../process/ops-io.ts';
import type { ReadSuppression, RowReader } from './read-suppressions.ts';

/** Reads the rows of a file that was checked once more. */
export async function* rowsOf(
  source: ByteSource,
  layout: CsvLayout,
  reader: RowReader,
): AsyncGenerator<ReadSuppression> {
  for await (const record of csvRecords(source, layout, () => {})) {
    const row = reader.read(record);
    if (row !== 'left out' && 'suppression' in row) yield row.suppression;
  }
}

/**
 * Imports rows in transactions of a few, so that a running server never waits long.
 * @param total how many there are, for progress and errors
 * @param batchSize of a transaction, each with an entry in the audit log unless `isOneAct`
 * @returns how many changed something
 * @throws {OperatorError} with the number of imported rows, if the store fails on the way
 */
export async function importRows(
  suppressions: Iterable<ReadSuppression> | AsyncIterable<ReadSuppression>,
  total: number,
  store: Pick<Store, 'importSuppressions'>,
  io: Pick<OpsIo, 'terminal'>,
  { batchSize = 500, isOneAct = false } = {},
): Promise<number> {
  const newId = uuidV7Maker(Date.now);
  let batch: ReadSuppression[] = [];
  let [done, added] = [0, 0];
  // The first change has the entry of all, so that no change is without one. How many follow is not known then.
  const entry = () => (added === 0 ? `suppression-list:${total}` : null);
  const storeBatch = async () => {
    const rows = batch.map(({ id = newId(), ...row }) => ({ ...row, id, changeId: newId() }));
    try {
      added += await store.importSuppressions(rows, isOneAct ? entry() : undefined);
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message : String(cause);
      throw new OperatorError(
        `Only the first ${done} of ${total} rows were imported. ${reason} Import it again: rows that were imported are recognized.`,
      );
    }
    done += batch.length;
    batch = [];
  };
  await withProgress(io, 'Importing', async (report) => {
    for await (const suppression of suppressions) {
      batch.push(suppression);
      if (batch.length < batchSize) continue;
      await storeBatch();
      report?.(done, total);
    }
    if (batch.length > 0) await storeBatch();
  });
  return added;
}
