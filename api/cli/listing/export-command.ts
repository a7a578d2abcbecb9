import { Command, Option } from 'commander';
import { readRows } from '../../resources/read-rows.ts';
import type { Page } from '../../store/database/page.ts';
import { formatOption, limitOption } from '../input/options.ts';
import { printCsv } from '../output/csv.ts';
import { printJsonArray } from '../output/print.ts';
import type { OpsIo } from '../process/ops-io.ts';
import { type FilterOptions, type ListedRow, type Listing, recordOf } from './listing.ts';
import { addFilterOptions, wantedRows } from './record-filter.ts';

type Options = FilterOptions & { format: 'csv' | 'json'; limit?: number };

/** `export`: every record, for spreadsheets and other programs. */
export function exportCommand<Row extends ListedRow>(listing: Listing<Row>, io: OpsIo): Command {
  const { noun, csv, quarantine } = listing;
  const command = new Command('export')
    .description(`write all ${noun} to standard output, newest first`)
    .addOption(formatOption())
    .addOption(new Option('--json', 'the same as --format json').implies({ format: 'json' }))
    .addOption(limitOption(`maximum number of ${noun} (default: all)`));
  return addFilterOptions(command, listing)
    .addHelpText('after', helpText(noun, csv.columns, quarantine !== undefined))
    .action(async ({ format, limit = Number.POSITIVE_INFINITY, ...options }: Options) => {
      await using store = await io.openStore();
      const list = (page: Page) => listing.list(store, page, options);
      const rows = readRows(list, limit, wantedRows(listing, options));
      if (format === 'json') return await printJsonArray(rows, recordOf(listing), io);
      await printCsv(csv, rows, io);
    });
}

function helpText(noun: string, columns: readonly string[], hasQuarantine: boolean): string {
  return `
Example:
  npm run --silent ops -- ${noun} export > ${noun}.csv

The CSV is UTF-8 (RFC 4180), always with these columns in this order:
  ${columns.join(', ')}
Text that a spreadsheet would run as a formula starts with an apostrophe.${
    hasQuarantine ? ' Quarantined rows are left out.' : ''
  }
`;
}
