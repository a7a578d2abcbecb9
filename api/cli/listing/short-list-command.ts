import { Command } from 'commander';
import type { Store } from '../../store/store.ts';
import { printJsonArray } from '../output/print.ts';
import { table } from '../output/table.ts';
import type { OpsIo } from '../process/ops-io.ts';

/** A kind of record with few rows, so that `list` needs no `--limit`. */
export interface ShortListing<Row> {
  /** Plural, as in the command: `keys`. */
  noun: string;
  /** Completes "show keys, …": the order, and what is left out. */
  order: string;
  list: (store: Store) => Promise<Row[]>;
  /** The record in JSON, written out field by field. */
  record: (row: Row) => object;
  /** Heading and cell of each column of the table; the first is never truncated. */
  columns: Record<string, (row: Row) => string>;
  hideWhenEmpty?: readonly string[];
  /** Columns that are never truncated, beside the first. */
  uncut?: readonly string[];
  /** Ends with the command that adds one. */
  emptyMessage: string;
  /** Printed on standard error after the table. */
  footnote?: (store: Store) => Promise<string | null>;
}

/** `list` of all rows: a table, or a JSON array with `--json`. */
export function shortListCommand<Row>(listing: ShortListing<Row>, io: OpsIo): Command {
  const { noun, order, list, record, emptyMessage, footnote, uncut = [] } = listing;
  return new Command('list')
    .description(`show ${noun}, ${order}`)
    .option('--json', 'print a JSON array instead of a table')
    .addHelpText('after', `\nExample:\n  npm run ops -- ${noun} list\n`)
    .action(async ({ json }: { json?: true }) => {
      await using store = await io.openStore();
      const rows = await list(store);
      if (json) await printJsonArray(rows.map(record), io);
      else if (rows.length === 0) io.print(`${emptyMessage}\n`);
      else {
        const columns = columnsFor(rows, listing);
        const cells = rows.map((row) => columns.map(([, cell]) => cell(row)));
        const headings = columns.map(([heading]) => heading);
        const uncutIndexes = uncut.map((heading) => headings.indexOf(heading));
        io.print(table(headings, cells, io.width, [0, ...uncutIndexes]));
      }
      const note = json ? null : await footnote?.(store);
      if (note) io.printError(`${note}\n`);
    });
}

function columnsFor<Row>(
  rows: readonly Row[],
  { columns, hideWhenEmpty = [] }: Pick<ShortListing<Row>, 'columns' | 'hideWhenEmpty'>,
) {
  return Object.entries(columns).filter(
    ([heading, cell]) => !hideWhenEmpty.includes(heading) || rows.some((row) => cell(row) !== ''),
  );
}
