import { addressKey } from '@grovemail/domain/email-addresses/address-key.ts';
import { Command } from 'commander';
import { collect, readRows } from '../../resources/read-rows.ts';
import type { PushPage } from '../../store/push/push-store.ts';
import type { Store } from '../../store/store.ts';
import { defaultLimit, tableLimitOption } from '../input/options.ts';
import { printJsonArray } from '../output/print.ts';
import { table } from '../output/table.ts';
import type { OpsIo } from '../process/ops-io.ts';

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

/** A list with `--email` and `--limit`: a table, or a JSON array with `--json`. */
export function pushListCommand<Row extends { id: string }>(
  { name, noun, list, record, columns }: PushListing<Row>,
  io: OpsIo,
): Command {
  return new Command(name)
    .description(`show ${noun}, newest first`)
    .option('--email <address>', `only the ${noun} of this address`)
    .addOption(tableLimitOption(noun))
    .option('--json', 'print a JSON array instead of a table')
    .addHelpText('after', `\nExample:\n  npm run ops -- push ${name} --limit 20\n`)
    .action(async ({ email, limit, json }: { email?: string; limit?: number; json?: true }) => {
      await using store = await io.openStore();
      const filter = email === undefined ? {} : { email: addressKey(email.trim()) };
      const read = (count: number) =>
        readRows((page) => list(store, { ...page, ...filter }), count);
      if (json) {
        return await printJsonArray(recordsOf(read(limit ?? Number.POSITIVE_INFINITY)), io);
      }
      const shown = limit ?? defaultLimit;
      // One more row than is shown, to know whether there are more.
      const rows = await collect(read(shown + 1));
      if (rows.length === 0) return io.print(`No ${noun} yet.\n`);
      const cells = rows
        .slice(0, shown)
        .map((row) => Object.values(columns).map((cell) => cell(row)));
      io.print(table(Object.keys(columns), cells, io.width));
      if (rows.length > shown)
        io.printError(`Showing the newest ${shown}. Use --limit to show more.\n`);
    });

  async function* recordsOf(rows: AsyncIterable<Row>): AsyncGenerator<object> {
    for await (const row of rows) yield record(row);
  }
}
