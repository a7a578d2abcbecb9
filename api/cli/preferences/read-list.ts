import { siteAccount } from '../../mailing/lists.ts';
import type { ByteSource } from '../input/byte-source.ts';
import { type CsvLayout, csvLayout } from '../input/csv-records.ts';
import type { DateOrder } from '../input/read-time.ts';
import type { OpsIo } from '../process/ops-io.ts';
import { type Checked, checkRows } from './check-rows.ts';
import { type ChoiceOptions, type Chosen, chooseFormat, isKnown } from './formats/choose-format.ts';
import type { Format, ImportedAs } from './formats/format.ts';
import { ownExport } from './formats/own-export.ts';
import type { Ways } from './formats/ways.ts';
import { rowsOf } from './import-rows.ts';
import {
  exportedRows,
  providerRows,
  type ReadSuppression,
  type RowReader,
} from './read-suppressions.ts';

export interface ListOptions extends ChoiceOptions {
  account?: string | undefined;
  as?: ImportedAs | undefined;
  dates?: DateOrder | undefined;
  /** The list that mail stops from. @returns null, for our own export alone: each row names its own */
  listOf(format: Format): string | null;
}

/** How a file is read, and what it holds. */
export interface ReadList {
  chosen: Chosen;
  checked: Checked;
  /** What can be imported. */
  rows(): Iterable<ReadSuppression> | AsyncIterable<ReadSuppression>;
}

/**
 * Reads a file of suppressions to its end, and changes nothing.
 * @throws {OperatorError} if it is no such file
 */
export async function readList(
  source: ByteSource,
  options: ListOptions,
  ways: Ways,
  io: Pick<OpsIo, 'terminal'>,
): Promise<ReadList> {
  const layout = await csvLayout(source, (names) => isKnown(names, options));
  const chosen = chooseFormat(layout.header, options, ways);
  const list = options.listOf(chosen.format);
  const now = Date.now();
  const newReader = () => readerOf(layout, chosen, options, { list, now, ways });
  const checked = await checkRows(source, layout, newReader(), io);
  return {
    chosen,
    checked,
    rows: () => checked.kept ?? rowsOf(source, layout, newReader()),
  };
}

function readerOf(
  { header }: CsvLayout,
  chosen: Chosen,
  { as, account = siteAccount, dates }: ListOptions,
  { list, now, ways }: { list: string | null; now: number; ways: Ways },
): RowReader {
  if (chosen.format === ownExport || list === null)
    return exportedRows(header, { as, account, list });
  return providerRows(header, chosen, { as, account, list, dates, now, ways });
}
