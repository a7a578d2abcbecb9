import { collect } from '../../resources/read-rows.ts';
import { defaultLimit } from '../input/options.ts';
import { printJsonArray } from '../output/print.ts';
import { type TableOf, tableOf } from '../output/table.ts';
import type { OpsIo } from '../process/ops-io.ts';

interface RowListing<Row> extends TableOf<Row> {
  /** Reads up to `count` rows, newest first. */
  read: (count: number) => AsyncIterable<Row>;
  /** The record in JSON. */
  record: (row: Row) => object;
  emptyMessage: string;
}

/** Prints the newest rows as a table, and whether there are more; with `json`, all rows as a JSON array. */
export async function printNewest<Row>(
  listing: RowListing<Row>,
  { limit, json }: { limit?: number | undefined; json?: true | undefined },
  io: OpsIo,
): Promise<void> {
  const { read, record, emptyMessage } = listing;
  if (json) return await printJsonArray(read(limit ?? Number.POSITIVE_INFINITY), record, io);
  const shown = limit ?? defaultLimit;
  // One more row than shown tells whether there are more.
  const rows = await collect(read(shown + 1));
  if (rows.length === 0) return io.print(`${emptyMessage}\n`);
  io.print(tableOf(listing, rows.slice(0, shown), io.width));
  if (rows.length > shown) {
    io.printError(`Showing the newest ${shown}. Use --limit to show more.\n`);
  }
}
