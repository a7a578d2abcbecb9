import { Command } from 'commander';
import { quarantineFields } from '../../resources/quarantine-fields.ts';
import { collect, readRows } from '../../resources/read-rows.ts';
import type { Page } from '../../store/database/page.ts';
import { defaultLimit, tableLimitOption } from '../input/options.ts';
import { printJsonArray } from '../output/print.ts';
import { table } from '../output/table.ts';
import type { OpsIo } from '../process/ops-io.ts';
import { type FilterOptions, type ListedRow, type Listing, shortId } from './listing.ts';
import { addFilterOptions, wantedRows } from './record-filter.ts';

type Options = FilterOptions & { limit?: number; json?: true };

/** `list`: a table, or a JSON array with `--json`. */
export function listCommand<Row extends ListedRow>(listing: Listing<Row>, io: OpsIo): Command {
  const { noun, quarantineColumns } = listing;
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
      if (json) {
        const rows = read(limit ?? Number.POSITIVE_INFINITY);
        return await printJsonArray(recordsOf(listing, rows), io);
      }
      await printTable(
        options.quarantined ? quarantineTable(listing) : mainTable(listing),
        read,
        limit,
        io,
      );
      if (options.quarantined || !quarantineColumns) return;
      const held = { limit: 1, quarantined: true };
      const [quarantinedRow] = await listing.list(store, held, {});
      if (quarantinedRow)
        io.printError('Some are in quarantine. Use --quarantined to show them.\n');
    });
}

export async function* recordsOf<Row extends ListedRow>(
  { record }: Listing<Row>,
  rows: AsyncIterable<Row>,
): AsyncGenerator<object> {
  for await (const row of rows) yield { ...record(row), ...quarantineFields(row) };
}

interface Table<Row> {
  columns: Record<string, (row: Row) => string>;
  emptyMessage: string;
}

function mainTable<Row extends ListedRow>({ noun, columns }: Listing<Row>): Table<Row> {
  return { columns: { Id: shortId, ...columns }, emptyMessage: `No ${noun} yet.` };
}

function quarantineTable<Row extends ListedRow>({
  noun,
  columns,
  quarantineColumns: toJudge = [],
}: Listing<Row>): Table<Row> {
  const about = Object.entries(columns).filter(([name]) => toJudge.includes(name));
  const quarantine: Table<Row>['columns'] = {
    Id: shortId,
    Reason: ({ quarantine }) => quarantine?.reason ?? '',
  };
  return {
    columns: { ...quarantine, ...Object.fromEntries(about) },
    emptyMessage: `No ${noun} in quarantine.`,
  };
}

/** The id comes first and is never truncated. */
async function printTable<Row extends ListedRow>(
  { columns, emptyMessage }: Table<Row>,
  read: (count: number) => AsyncIterable<Row>,
  limit: number | undefined,
  io: OpsIo,
): Promise<void> {
  const shown = limit ?? defaultLimit;
  // One more row than is shown, to know whether there are more.
  const rows = await collect(read(shown + 1));
  if (rows.length === 0) {
    io.print(`${emptyMessage}\n`);
    return;
  }
  const cells = rows.slice(0, shown).map((row) => Object.values(columns).map((cell) => cell(row)));
  io.print(table(Object.keys(columns), cells, io.width, [0]));
  if (rows.length > shown) {
    io.printError(`Showing the newest ${shown}. Use --limit to show more.\n`);
  }
}
