import { Command } from 'commander';
import { readRows } from '../../resources/read-rows.ts';
import { suppressionColumns, suppressionRecord } from '../../resources/suppression-record.ts';
import { formatOption } from '../input/options.ts';
import { printCsv } from '../output/csv.ts';
import { printJsonArray } from '../output/print.ts';
import type { OpsIo } from '../process/ops-io.ts';

/** `preferences export`: every suppression, for other systems that send mail. */
export function preferencesExportCommand(io: OpsIo): Command {
  return new Command('export')
    .description('write all suppressions to standard output, newest first')
    .addOption(formatOption())
    .addHelpText('after', example)
    .action(async ({ format }: { format: 'csv' | 'json' }) => {
      await using store = await io.openStore();
      const rows = readRows((page) => store.listSuppressions(page), Number.POSITIVE_INFINITY);
      if (format === 'json') return await printJsonArray(rows, suppressionRecord, io);
      await printCsv({ columns: suppressionColumns, cells: suppressionRecord }, rows, io);
    });
}

const example = `
Example:
  npm run --silent ops -- preferences export --format csv > preferences.csv

The list * means all lists of the account. A row with a time in liftedAt no longer applies; one
with a time in endsAt ends then by itself. To restore the suppressions elsewhere: preferences import preferences.csv
`;
