import { Command } from 'commander';
import type { Page } from '../store/database/page.ts';
import type { Quarantinable } from '../store/database/quarantinable.ts';
import type { Store } from '../store/store.ts';
import { printJsonArray } from './json-array.ts';
import { limitOption } from './limit-option.ts';
import type { OpsIo } from './ops-io.ts';
import { quarantinedOption, quarantineFields } from './quarantined-option.ts';
import { collect, readRows } from './read-rows.ts';
import { table } from './table.ts';

/** Rows in a table without `--limit`. */
const defaultLimit = 50;

/** One kind of record, as `list` shows it. */
export interface Listing<Row> {
  /** Plural, as in the command: `enquiries`. */
  noun: string;
  list: (store: Store, page: Page) => Promise<Row[]>;
  /** The record in JSON, written out field by field. */
  record: (row: Row) => object;
  /** Heading and cell of each column of the table. */
  columns: Record<string, (row: Row) => string>;
  /** The columns of the quarantine table: enough to tell whether a person wrote it. */
  quarantineColumns: readonly string[];
}

type Row = Quarantinable & { id: string };

interface Options {
  limit?: number;
  json?: true;
  quarantined?: boolean;
}

/**
 * `list`, with `--limit`, `--quarantined` and `--json`: a table for people, one JSON array for
 * programs.
 */
export function listCommand<Given extends Row>(listing: Listing<Given>, io: OpsIo): Command {
  const { noun } = listing;
  return new Command('list')
    .description(`show ${noun}, newest first`)
    .addOption(
      limitOption(`maximum number of ${noun} (default: ${defaultLimit} in the table, all in JSON)`),
    )
    .addOption(quarantinedOption())
    .option('--json', 'print a JSON array instead of a table')
    .addHelpText('after', `\nExample:\n  npm run ops -- ${noun} list --limit 20\n`)
    .action(async ({ limit, json, quarantined = false }: Options) => {
      const store = await io.openStore();
      const list = (page: Page) => listing.list(store, { ...page, quarantined });
      try {
        if (json) return await printJsonArray(records(listing, list, limit), io.print);
        await printTable(
          quarantined ? quarantineTable(listing) : mainTable(listing),
          list,
          limit,
          io,
        );
        if (quarantined) return;
        const [quarantinedRow] = await listing.list(store, { limit: 1, quarantined: true });
        if (quarantinedRow)
          io.printError('Some are in quarantine. Use --quarantined to show them.\n');
      } finally {
        await store.close();
      }
    });
}

async function* records<Given extends Row>(
  { record }: Listing<Given>,
  list: (page: Page) => Promise<Given[]>,
  limit = Number.POSITIVE_INFINITY,
): AsyncGenerator<object> {
  for await (const row of readRows(list, limit)) {
    yield { ...record(row), ...quarantineFields(row) };
  }
}

interface Table<Given> {
  columns: Record<string, (row: Given) => string>;
  /** Indexes of the columns that are never truncated. */
  uncut: number[];
  emptyMessage: string;
}

function mainTable<Given extends Row>({ noun, columns }: Listing<Given>): Table<Given> {
  return { columns, uncut: [], emptyMessage: `No ${noun} yet.` };
}

/** The id comes first and is never truncated, since `release` takes it in full. */
function quarantineTable<Given extends Row>({
  noun,
  columns,
  quarantineColumns: toJudge,
}: Listing<Given>): Table<Given> {
  const about = Object.entries(columns).filter(([name]) => toJudge.includes(name));
  const quarantine: Table<Given>['columns'] = {
    Id: ({ id }) => id,
    Reason: ({ quarantine }) => quarantine?.reason ?? '',
  };
  return {
    columns: { ...quarantine, ...Object.fromEntries(about) },
    uncut: [0],
    emptyMessage: `No ${noun} in quarantine.`,
  };
}

async function printTable<Given extends Row>(
  { columns, uncut, emptyMessage }: Table<Given>,
  list: (page: Page) => Promise<Given[]>,
  limit: number | undefined,
  io: OpsIo,
): Promise<void> {
  const shown = limit ?? defaultLimit;
  // One row more than is shown tells whether there are more.
  const rows = await collect(readRows(list, shown + 1));
  if (rows.length === 0) {
    io.print(`${emptyMessage}\n`);
    return;
  }
  const cells = rows.slice(0, shown).map((row) => Object.values(columns).map((cell) => cell(row)));
  io.print(table(Object.keys(columns), cells, io.width, uncut));
  if (rows.length > shown) {
    io.printError(`Showing the newest ${shown}. Use --limit to show more.\n`);
  }
}
