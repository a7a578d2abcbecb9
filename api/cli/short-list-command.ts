import { Command } from 'commander';
import type { Store } from '../store/store.ts';
import { printJsonArray } from './json-array.ts';
import type { OpsIo } from './ops-io.ts';
import { table } from './table.ts';

/** What `list` needs to know of a noun of which there are few. */
export interface ShortListing<Row> {
  /** Plural, as in the command: `keys`. */
  noun: string;
  /** Completes "show keys, …": the order, and what is left out. */
  order: string;
  list: (store: Store) => Promise<Row[]>;
  /** The record in JSON, written out field by field. */
  record: (row: Row) => object;
  /** Heading and cell of each column of the table; the first is never cut. */
  columns: Record<string, (row: Row) => string>;
  /** Columns that are left out while they would be empty. */
  whenFilled?: readonly string[];
  /** Columns that are never cut, beside the first. */
  whole?: readonly string[];
  /** Said when there is no row; ends in how to make one. */
  none: string;
  /** Said beside the table, to whoever reads it. */
  remark?: (store: Store) => Promise<string | null>;
}

/** `list` of all there is, with `--json`: a table for people, one JSON array for machines. */
export function shortListCommand<Row>(listing: ShortListing<Row>, io: OpsIo): Command {
  const { noun, order, list, record, none, remark, whole = [] } = listing;
  return new Command('list')
    .description(`show ${noun}, ${order}`)
    .option('--json', 'print one JSON array and nothing else')
    .addHelpText('after', `\nExample:\n  npm run ops -- ${noun} list\n`)
    .action(async ({ json }: { json?: true }) => {
      const store = await io.openStore();
      try {
        const rows = await list(store);
        if (json) await printJsonArray(rows.map(record), io.print);
        else if (rows.length === 0) io.print(`${none}\n`);
        else {
          const columns = columnsFor(rows, listing);
          const cells = rows.map((row) => columns.map(([, cell]) => cell(row)));
          const headings = columns.map(([heading]) => heading);
          const uncut = whole.map((heading) => headings.indexOf(heading));
          io.print(table(headings, cells, io.width, [0, ...uncut]));
        }
        const said = json ? null : await remark?.(store);
        if (said) io.complain(`${said}\n`);
      } finally {
        await store.close();
      }
    });
}

function columnsFor<Row>(
  rows: readonly Row[],
  { columns, whenFilled = [] }: Pick<ShortListing<Row>, 'columns' | 'whenFilled'>,
) {
  return Object.entries(columns).filter(
    ([heading, cell]) => !whenFilled.includes(heading) || rows.some((row) => cell(row) !== ''),
  );
}
