import { Command, Option } from 'commander';
import { readRows } from '../listing/read-rows.ts';
import { printCsv } from '../output/csv.ts';
import { printJsonArray } from '../output/json-array.ts';
import type { OpsIo } from '../process/ops-io.ts';
import { suppressionRecord } from './suppression-record.ts';

/** `preferences export`: every suppression, for other systems that send mail. */
export function preferencesExportCommand(io: OpsIo): Command {
  return new Command('export')
    .description('write all suppressions to standard output, newest first')
    .addOption(
      new Option('--format <format>', 'output format').choices(['csv', 'json']).default('csv'),
    )
    .addHelpText('after', example)
    .action(async ({ format }: { format: 'csv' | 'json' }) => {
      const store = await io.openStore();
      try {
        if (format === 'json') return await printJsonArray(records(), io);
        await printCsv(io, csvRecords());
      } finally {
        await store.close();
      }

      async function* records() {
        const rows = readRows((page) => store.listSuppressions(page), Number.POSITIVE_INFINITY);
        for await (const row of rows) yield suppressionRecord(row);
      }

      async function* csvRecords() {
        yield columns;
        for await (const record of records()) yield Object.values(record);
      }
    });
}

const columns: readonly (keyof ReturnType<typeof suppressionRecord>)[] = [
  ...(['id', 'account', 'email', 'list', 'contactId'] as const),
  ...(['since', 'changedAt', 'source', 'reason', 'liftedAt'] as const),
];

const example = `
Example:
  npm run --silent ops -- preferences export --format csv > preferences.csv

The list * means all lists of the account. A row with a time in liftedAt no longer applies.
`;
