import { Command } from 'commander';
import type { Held, Page } from '../store/database/page.ts';
import type { Store } from '../store/store.ts';
import { printJsonArray } from './json-array.ts';
import { limitOption } from './limit-option.ts';
import type { OpsIo } from './ops-io.ts';
import { quarantinedOption, quarantineMembers } from './quarantine.ts';
import { collect, readRows } from './read-rows.ts';
import { table } from './table.ts';

/** How many rows people are shown when they do not say. */
const screenful = 50;

/** What `list` needs to know of a noun. */
export interface Listing<Row> {
  /** Plural, as in the command: `enquiries`. */
  noun: string;
  list: (store: Store, page: Page) => Promise<Row[]>;
  /** The record in JSON, written out field by field. */
  record: (row: Row) => object;
  /** Heading and cell of each column of the table. */
  columns: Record<string, (row: Row) => string>;
  /** The columns that tell whether what is in quarantine came from a person. */
  toJudge: readonly string[];
}

type Row = Held & { id: string };

interface Options {
  limit?: number;
  json?: true;
  quarantined?: boolean;
}

/**
 * `list`, with `--limit`, `--quarantined` and `--json`: a table for people, one JSON array for
 * machines.
 */
export function listCommand<Given extends Row>(listing: Listing<Given>, io: OpsIo): Command {
  const { noun } = listing;
  return new Command('list')
    .description(`show ${noun}, newest first`)
    .addOption(limitOption(`the most ${noun} to show (table: ${screenful}, JSON: all)`))
    .addOption(quarantinedOption())
    .option('--json', 'print one JSON array and nothing else')
    .addHelpText('after', `\nExample:\n  npm run ops -- ${noun} list --limit 20\n`)
    .action(async ({ limit, json, quarantined = false }: Options) => {
      const store = await io.openStore();
      const list = (page: Page) => listing.list(store, { ...page, quarantined });
      try {
        if (json) return await printJsonArray(records(listing, list, limit), io.print);
        await printTable(quarantined ? heldTable(listing) : mainTable(listing), list, limit, io);
        if (quarantined) return;
        const [held] = await listing.list(store, { limit: 1, quarantined: true });
        if (held) io.complain('Some are in quarantine; --quarantined shows them.\n');
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
    yield { ...record(row), ...quarantineMembers(row) };
  }
}

interface Table<Given> {
  columns: Record<string, (row: Given) => string>;
  /** The columns that are never cut. */
  whole: number[];
  /** Said when there is no row. */
  none: string;
}

function mainTable<Given extends Row>({ noun, columns }: Listing<Given>): Table<Given> {
  return { columns, whole: [], none: `No ${noun} yet.` };
}

/** What is held back; the id comes first, since `release` wants it in full. */
function heldTable<Given extends Row>({ noun, columns, toJudge }: Listing<Given>): Table<Given> {
  const judged = Object.entries(columns).filter(([name]) => toJudge.includes(name));
  const about: Table<Given>['columns'] = {
    Id: ({ id }) => id,
    Reason: ({ quarantine }) => quarantine?.reason ?? '',
  };
  return {
    columns: { ...about, ...Object.fromEntries(judged) },
    whole: [0],
    none: `No ${noun} in quarantine.`,
  };
}

async function printTable<Given extends Row>(
  { columns, whole, none }: Table<Given>,
  list: (page: Page) => Promise<Given[]>,
  limit: number | undefined,
  io: OpsIo,
): Promise<void> {
  const most = limit ?? screenful;
  // One more than is shown tells whether there is more.
  const rows = await collect(readRows(list, most + 1));
  if (rows.length === 0) {
    io.print(`${none}\n`);
    return;
  }
  const cells = rows.slice(0, most).map((row) => Object.values(columns).map((cell) => cell(row)));
  io.print(table(Object.keys(columns), cells, io.width, whole));
  if (rows.length > most) {
    io.complain(`These are the newest ${most}; --limit shows more.\n`);
  }
}
