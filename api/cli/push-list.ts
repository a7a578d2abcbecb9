import { addressKey } from '@grovemail/domain/email-addresses/address-key.ts';
import { Command } from 'commander';
import type { PushPage } from '../store/push/push-store.ts';
import type { Store } from '../store/store.ts';
import { printJsonArray } from './json-array.ts';
import { limitOption } from './limit-option.ts';
import type { OpsIo } from './ops-io.ts';
import { collect, readRows } from './read-rows.ts';
import { table } from './table.ts';

/** How many rows people are shown when they do not say. */
const screenful = 50;

interface PushListing<Row> {
  /** The command's name. */
  name: string;
  /** Plural, as in "No messages yet." */
  noun: string;
  list: (store: Store, page: PushPage) => Promise<Row[]>;
  /** The record in JSON, written out field by field. */
  record: (row: Row) => object;
  /** Heading and cell of each column of the table. */
  columns: Record<string, (row: Row) => string>;
}

/** A list with `--email`, `--limit` and `--json`: a table for people, one JSON array for machines. */
export function pushListCommand<Row extends { id: string }>(
  { name, noun, list, record, columns }: PushListing<Row>,
  io: OpsIo,
): Command {
  return new Command(name)
    .description(`show ${noun}, newest first`)
    .option('--email <address>', `only the ${noun} of this address`)
    .addOption(limitOption(`the most ${noun} to show (table: ${screenful}, JSON: all)`))
    .option('--json', 'print one JSON array and nothing else')
    .addHelpText('after', `\nExample:\n  npm run ops -- push ${name} --limit 20\n`)
    .action(async ({ email, limit, json }: { email?: string; limit?: number; json?: true }) => {
      const store = await io.openStore();
      const wanted = email === undefined ? {} : { email: addressKey(email.trim()) };
      const read = (most: number) => readRows((page) => list(store, { ...page, ...wanted }), most);
      try {
        if (json) {
          return await printJsonArray(recordsOf(read(limit ?? Number.POSITIVE_INFINITY)), io.print);
        }
        const most = limit ?? screenful;
        // One more than is shown tells whether there is more.
        const rows = await collect(read(most + 1));
        if (rows.length === 0) return io.print(`No ${noun} yet.\n`);
        const cells = rows.slice(0, most).map((row) => Object.values(columns).map((of) => of(row)));
        io.print(table(Object.keys(columns), cells, io.width));
        if (rows.length > most) io.complain(`These are the newest ${most}; --limit shows more.\n`);
      } finally {
        await store.close();
      }
    });

  async function* recordsOf(rows: AsyncIterable<Row>): AsyncGenerator<object> {
    for await (const row of rows) yield record(row);
  }
}
