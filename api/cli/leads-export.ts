import { Command, Option } from 'commander';
import type { Page } from '../store/database/page.ts';
import type { LeadRow } from '../store/submissions/submission-store.ts';
import { csvLine } from './csv.ts';
import { printJsonArray } from './json-array.ts';
import { leadCells } from './lead-cells.ts';
import { leadRecord } from './lead-record.ts';
import { limitOption } from './limit-option.ts';
import type { OpsIo } from './ops-io.ts';
import { quarantinedOption, quarantineMembers } from './quarantine.ts';
import { collect, readRows } from './read-rows.ts';

const example = `
Example:
  npm run --silent ops -- leads export --format csv > leads.csv

The CSV is UTF-8 with one column per field that any lead has; ranges stand as they were sent and as
numbers, such as subscribers_min and subscribers_max. What is in quarantine is left out. Text that a spreadsheet would run as a
formula starts with an apostrophe.
`;

/** `leads export`: every lead, as CSV for a spreadsheet or as one JSON array. */
export function leadsExportCommand(io: OpsIo): Command {
  return new Command('export')
    .description('write all leads to standard output, newest first')
    .addOption(
      new Option('--format <format>', 'how to write them').choices(['csv', 'json']).default('csv'),
    )
    .addOption(new Option('--json', 'the same as --format json').implies({ format: 'json' }))
    .addOption(limitOption('the most leads to write (all)'))
    .addOption(quarantinedOption())
    .addHelpText('after', example)
    .action(async ({ format, limit, quarantined = false }: Options) => {
      const store = await io.openStore();
      const list = (page: Page) => store.listLeads({ ...page, quarantined });
      const rows = () => readRows(list, limit ?? Number.POSITIVE_INFINITY);
      try {
        if (format === 'json') await printJsonArray(recordsOf(rows()), io.print);
        else printCsv(await collect(rows()), io.print);
      } finally {
        await store.close();
      }
    });
}

interface Options {
  format: 'csv' | 'json';
  limit?: number;
  quarantined?: boolean;
}

async function* recordsOf(rows: AsyncIterable<LeadRow>): AsyncGenerator<object> {
  for await (const row of rows) yield { ...leadRecord(row), ...quarantineMembers(row) };
}

/** The columns depend on all rows, so they are read before the first line is written. */
function printCsv(rows: readonly LeadRow[], print: (text: string) => void): void {
  const records = rows.map(leadCells);
  const columns = [
    ...new Set(['id', 'createdAt', 'type', ...records.flatMap((record) => [...record.keys()])]),
  ];
  print(csvLine(columns));
  for (const record of records) print(csvLine(columns.map((column) => record.get(column))));
}
