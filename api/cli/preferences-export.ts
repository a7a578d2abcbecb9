import { Command, Option } from 'commander';
import { csvLine } from './csv.ts';
import { printJsonArray } from './json-array.ts';
import type { OpsIo } from './ops-io.ts';
import { readRows } from './read-rows.ts';
import { suppressionRecord } from './suppression-record.ts';

/** `preferences export`: every choice, for another system that sends mail. */
export function preferencesExportCommand(io: OpsIo): Command {
  return new Command('export')
    .description('write all that was stopped to standard output, newest first')
    .addOption(
      new Option('--format <format>', 'how to write it').choices(['csv', 'json']).default('csv'),
    )
    .addHelpText('after', example)
    .action(async ({ format }: { format: 'csv' | 'json' }) => {
      const store = await io.openStore();
      try {
        if (format === 'json') return await printJsonArray(records(), io.print);
        io.print(csvLine(columns));
        for await (const record of records()) io.print(csvLine(Object.values(record)));
      } finally {
        await store.close();
      }

      async function* records() {
        const rows = readRows((page) => store.listSuppressions(page), Number.POSITIVE_INFINITY);
        for await (const row of rows) yield suppressionRecord(row);
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

A list named * is all lists of the account. What has a moment in liftedAt was taken back, and no
longer stops anything.
`;
