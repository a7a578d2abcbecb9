import { Command, Option } from 'commander';
import type { Page } from '../store/database/page.ts';
import type { LeadRow } from '../store/submissions/submission-store.ts';
import { csvLine } from './csv.ts';
import { printJsonArray } from './json-array.ts';
import { leadCells } from './lead-cells.ts';
import { leadRecord } from './lead-record.ts';
import { limitOption } from './limit-option.ts';
import type { OpsIo } from './ops-io.ts';
import { quarantinedOption, quarantineFields } from './quarantined-option.ts';
import { collect, readRows } from './read-rows.ts';

const example = `
Example:
  npm run --silent ops -- leads export --format csv > leads.csv

The CSV is UTF-8 with one column for each field that any lead has. Ranges appear as sent and as numbers,
such as subscribers_min and subscribers_max. Leads in quarantine are left out. Text that a spreadsheet
would run as a formula starts with an apostrophe.
`;

export function leadsExportCommand(io: OpsIo): Command {
  return new Command('export')
    .description('write all leads to standard output, newest first')
    .addOption(
      new Option('--format <format>', 'output format').choices(['csv', 'json']).default('csv'),
    )
    .addOption(new Option('--json', 'the same as --format json').implies({ format: 'json' }))
    .addOption(limitOption('maximum number of leads (default: all)'))
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
  for await (const row of rows) yield { ...leadRecord(row), ...quarantineFields(row) };
}

/** The columns depend on all rows, so every row is read before the first line is written. */
function printCsv(rows: readonly LeadRow[], print: (text: string) => void): void {
  const records = rows.map(leadCells);
  const columns = [
    ...new Set(['id', 'createdAt', 'type', ...records.flatMap((record) => [...record.keys()])]),
  ];
  print(csvLine(columns));
  for (const record of records) print(csvLine(columns.map((column) => record.get(column))));
}
