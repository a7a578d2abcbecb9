import { addressKey } from '@grovemail/domain/email-addresses/address-key.ts';
import { Command } from 'commander';
import { readRows } from '../../resources/read-rows.ts';
import type { PushPage } from '../../store/push/push-store.ts';
import type { Store } from '../../store/store.ts';
import { tableLimitOption } from '../input/options.ts';
import { printNewest } from '../listing/newest-rows.ts';
import type { TableOf } from '../output/table.ts';
import type { OpsIo } from '../process/ops-io.ts';

interface PushListing<Row> {
  /** The command's name. */
  name: string;
  /** Plural, as in "No messages yet." */
  noun: string;
  list: (store: Store, page: PushPage) => Promise<Row[]>;
  /** The record in JSON. */
  record: (row: Row) => object;
  columns: TableOf<Row>['columns'];
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
      const listing = { read, record, columns, emptyMessage: `No ${noun} yet.` };
      await printNewest(listing, { limit, json }, io);
    });
}
