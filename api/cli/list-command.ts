import { Command } from 'commander';
import type { Page, Store } from '../store/store.ts';
import { printJsonArray } from './json-array.ts';
import { limitOption } from './limit-option.ts';
import { collect, readRows } from './read-rows.ts';
import type { OpsIo } from './run-ops.ts';
import { table } from './table.ts';

/** How many rows people are shown when they do not say. */
const screenful = 50;

/** What `list` needs to know of a noun. */
export interface Listing<Row> {
  /** Plural, as in the command: `enquiries`. */
  noun: string;
  list: (store: Store, page: Page) => Promise<Row[]>;
  /** The record in JSON, written out field by field. */
  record: (row: Row) => object;
  /** Heading and cell of each column of the table. */
  columns: Record<string, (row: Row) => string>;
}

/** `list`, with `--limit` and `--json`: a table for people, one JSON array for machines. */
export function listCommand<Row extends { id: string }>(listing: Listing<Row>, io: OpsIo): Command {
  const { noun } = listing;
  return new Command('list')
    .description(`show ${noun}, newest first`)
    .addOption(limitOption(`the most ${noun} to show (table: ${screenful}, JSON: all)`))
    .option('--json', 'print one JSON array and nothing else')
    .addHelpText('after', `\nExample:\n  npm run ops -- ${noun} list --limit 20\n`)
    .action(async ({ limit, json }: { limit?: number; json?: true }) => {
      const store = io.openStore();
      const list = (page: Page) => listing.list(store, page);
      try {
        if (json) await printJsonArray(records(listing, list, limit), io.print);
        else await printTable(listing, list, limit, io);
      } finally {
        await store.close();
      }
    });
}

async function* records<Row extends { id: string }>(
  { record }: Listing<Row>,
  list: (page: Page) => Promise<Row[]>,
  limit = Number.POSITIVE_INFINITY,
): AsyncGenerator<object> {
  for await (const row of readRows(list, limit)) yield record(row);
}

async function printTable<Row extends { id: string }>(
  { noun, columns }: Listing<Row>,
  list: (page: Page) => Promise<Row[]>,
  limit: number | undefined,
  io: OpsIo,
): Promise<void> {
  const most = limit ?? screenful;
  // One more than is shown tells whether there is more.
  const rows = await collect(readRows(list, most + 1));
  if (rows.length === 0) {
    io.print(`No ${noun} yet.\n`);
    return;
  }
  const cells = rows.slice(0, most).map((row) => Object.values(columns).map((cell) => cell(row)));
  io.print(table(Object.keys(columns), cells, io.width));
  if (rows.length > most) {
    io.complain(`These are the newest ${most}; --limit shows more.\n`);
  }
}
