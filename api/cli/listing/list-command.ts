import { Command } from 'commander';
import { readRows } from '../../resources/read-rows.ts';
import type { Page } from '../../store/database/page.ts';
import { tableLimitOption } from '../input/options.ts';
import type { OpsIo } from '../process/ops-io.ts';
import { type FilterOptions, type ListedRow, type Listing, recordOf, shortId } from './listing.ts';
import { printNewest } from './newest-rows.ts';
import { addFilterOptions, wantedRows } from './record-filter.ts';

type Options = FilterOptions & { limit?: number; json?: true };

/** `list`: a table, or a JSON array with `--json`. */
export function listCommand<Row extends ListedRow>(listing: Listing<Row>, io: OpsIo): Command {
  const { noun, quarantine } = listing;
  const command = new Command('list')
    .description(`show ${noun}, newest first`)
    .addOption(tableLimitOption(noun));
  return addFilterOptions(command, listing)
    .option('--json', 'print a JSON array instead of a table')
    .addHelpText(
      'after',
      `\nExamples:\n  npm run ops -- ${noun} list --limit 20\n  npm run ops -- ${noun} list --since 7d --search shop.example\n`,
    )
    .action(async ({ limit, json, ...options }: Options) => {
      await using store = await io.openStore();
      const list = (page: Page) => listing.list(store, page, options);
      const read = (count: number) => readRows(list, count, wantedRows(listing, options));
      const shown = options.quarantined ? quarantineTable(listing) : mainTable(listing);
      const newest = { read, record: recordOf(listing), uncut: ['Id'], ...shown };
      await printNewest(newest, { limit, json }, io);
      if (json || options.quarantined || !quarantine) return;
      const [quarantinedRow] = await listing.list(store, { limit: 1, quarantined: true }, {});
      if (quarantinedRow)
        io.printError('Some are in quarantine. Use --quarantined to show them.\n');
    });
}

type RowTable<Row> = Pick<Listing<Row>, 'columns'> & { emptyMessage: string };

function mainTable<Row extends ListedRow>({ noun, columns }: Listing<Row>): RowTable<Row> {
  return { columns: { Id: shortId, ...columns }, emptyMessage: `No ${noun} yet.` };
}

function quarantineTable<Row extends ListedRow>(listing: Listing<Row>): RowTable<Row> {
  const { noun, columns, quarantine } = listing;
  const toJudge = Object.entries(columns).filter(([name]) => quarantine?.columns.includes(name));
  return {
    columns: {
      Id: shortId,
      Reason: ({ quarantine: held }) => held?.reason ?? '',
      ...Object.fromEntries(toJudge),
    },
    emptyMessage: `No ${noun} in quarantine.`,
  };
}
