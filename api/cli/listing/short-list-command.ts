import { Command } from 'commander';
import type { Store } from '../../store/store.ts';
import { printJsonArray } from '../output/print.ts';
import { type TableOf, tableOf } from '../output/table.ts';
import type { OpsIo } from '../process/ops-io.ts';

/** A kind of record with few rows, so that `list` needs no `--limit`. */
export interface ShortListing<Row> extends TableOf<Row> {
  /** Plural, as in the command: `keys`. */
  noun: string;
  /** Completes "show keys, …". */
  order: string;
  list: (store: Store) => Promise<Row[]>;
  /** The record in JSON. */
  record: (row: Row) => object;
  emptyMessage: string;
  /** Printed on standard error after the table. */
  footnote?: (store: Store) => Promise<string | null>;
}

/** `list` of all rows: a table, or a JSON array with `--json`. */
export function shortListCommand<Row>(listing: ShortListing<Row>, io: OpsIo): Command {
  const { noun, order, list, record, emptyMessage, footnote } = listing;
  return new Command('list')
    .description(`show ${noun}, ${order}`)
    .option('--json', 'print a JSON array instead of a table')
    .addHelpText('after', `\nExample:\n  npm run ops -- ${noun} list\n`)
    .action(async ({ json }: { json?: true }) => {
      await using store = await io.openStore();
      const rows = await list(store);
      if (json) await printJsonArray(rows, record, io);
      else if (rows.length === 0) io.print(io.asRunHere(`${emptyMessage}\n`));
      else io.print(tableOf(listing, rows, io.width));
      const note = json ? null : await footnote?.(store);
      if (note) io.printError(`${note}\n`);
    });
}
