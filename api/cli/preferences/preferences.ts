import { Command } from 'commander';
import { suppressionRecord } from '../../resources/suppression-record.ts';
import type { SuppressionRow } from '../../store/suppressions/suppression-store.ts';
import { addressArgument } from '../input/options.ts';
import { localTime } from '../output/format.ts';
import { printJsonArray } from '../output/print.ts';
import { type TableOf, tableOf } from '../output/table.ts';
import type { OpsIo } from '../process/ops-io.ts';
import { preferencesExportCommand } from './export.ts';
import { preferencesImportCommand } from './import.ts';
import { preferencesLiftCommand } from './lift.ts';
import { preferencesLinkCommand } from './link.ts';
import { preferencesSuppressCommand } from './suppress.ts';

export function preferencesCommand(io: OpsIo): Command {
  return new Command('preferences')
    .addCommand(preferencesShowCommand(io))
    .addCommand(preferencesLinkCommand(io))
    .addCommand(preferencesSuppressCommand(io))
    .addCommand(preferencesLiftCommand(io))
    .addCommand(preferencesExportCommand(io))
    .addCommand(preferencesImportCommand(io));
}

function preferencesShowCommand(io: OpsIo): Command {
  return new Command('show')
    .description('show which mail is stopped for an address, since when and why')
    .addArgument(addressArgument())
    .option('--json', 'print a JSON array instead of a table')
    .addHelpText('after', '\nExample:\n  npm run ops -- preferences show ada@shop.example\n')
    .action(async (email: string, { json }: { json?: true }) => {
      await using store = await io.openStore();
      const rows = await store.findSuppressions(email);
      if (json) return await printJsonArray(rows, suppressionRecord, io);
      if (rows.length === 0) return io.print('Nothing is stopped for this address.\n');
      io.print(tableOf({ columns }, rows, io.width));
    });
}

const columns: TableOf<SuppressionRow>['columns'] = {
  List: ({ list }) => (list === '*' ? 'all lists' : list),
  Account: ({ account }) => account,
  Since: ({ since }) => localTime(since),
  Source: ({ source }) => source,
  Why: ({ reason }) => reason ?? '',
  State: stateOf,
};

function stateOf({ liftedAt, endsAt }: SuppressionRow): string {
  if (liftedAt === null) return endsAt === null ? 'stopped' : `stopped until ${localTime(endsAt)}`;
  return `${liftedAt === endsAt ? 'ended' : 'lifted'} ${localTime(liftedAt)}`;
}
