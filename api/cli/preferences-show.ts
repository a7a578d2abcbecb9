import { Command } from 'commander';
import type { SuppressionRow } from '../store/suppressions/suppression-store.ts';
import { addressArgument } from './address-option.ts';
import { printJsonArray } from './json-array.ts';
import { localMoment } from './moment.ts';
import type { OpsIo } from './ops-io.ts';
import { suppressionRecord } from './suppression-record.ts';
import { table } from './table.ts';

/** `preferences show <email>`: what an address chose, and what was chosen for it. */
export function preferencesShowCommand(io: OpsIo): Command {
  return new Command('show')
    .description('show which mail an address does not get, since when and why')
    .addArgument(addressArgument())
    .option('--json', 'print one JSON array and nothing else')
    .addHelpText('after', '\nExample:\n  npm run ops -- preferences show ada@shop.example\n')
    .action(async (email: string, { json }: { json?: true }) => {
      const store = await io.openStore();
      try {
        const rows = await store.findSuppressions(email);
        if (json) return await printJsonArray(recordsOf(rows), io.print);
        if (rows.length === 0) return io.print('Nothing is stopped for this address.\n');
        const cells = rows.map((row) => Object.values(columns).map((cell) => cell(row)));
        io.print(table(Object.keys(columns), cells, io.width));
      } finally {
        await store.close();
      }
    });
}

const columns: Record<string, (row: SuppressionRow) => string> = {
  List: ({ list }) => (list === '*' ? 'all lists' : list),
  Account: ({ account }) => account,
  Since: ({ since }) => localMoment(since),
  Source: ({ source }) => source,
  Why: ({ reason }) => reason ?? '',
  State: ({ liftedAt }) => (liftedAt === null ? 'stopped' : `lifted ${localMoment(liftedAt)}`),
};

async function* recordsOf(rows: readonly SuppressionRow[]): AsyncGenerator<object> {
  for (const row of rows) yield suppressionRecord(row);
}
