import { Command } from 'commander';
import { collect, readRows } from '../../resources/read-rows.ts';
import { StoreUnavailableError } from '../../store/database/errors.ts';
import type { Page } from '../../store/database/page.ts';
import { firstUuidV7At, timeOfUuidV7 } from '../../store/database/uuid-v7.ts';
import type { Store } from '../../store/store.ts';
import { toJson } from '../output/print.ts';
import { onOneLine } from '../output/table.ts';
import type { OpsIo } from '../process/ops-io.ts';
import { type FilterOptions, type ListedRow, type Listing, recordOf, shortId } from './listing.ts';
import { addFilterOptions, wantedRows } from './record-filter.ts';

const pollMs = 2_000;

/** Concurrent writes may store a row up to this much later than one with a higher id. */
const overlapMs = 60_000;

type Options = FilterOptions & { json?: true };

/** `watch`: prints a line for each new record until interrupted. */
export function watchCommand<Row extends ListedRow>(listing: Listing<Row>, io: OpsIo): Command {
  const { noun } = listing;
  const command = new Command('watch').description(
    `print new ${noun} until Ctrl+C; with --since, first those received since then`,
  );
  return addFilterOptions(command, listing)
    .option('--json', 'print one JSON object per line')
    .addHelpText('after', `\nExample:\n  npm run ops -- ${noun} watch\n`)
    .action(async ({ json, ...options }: Options) => {
      await using store = await io.openStore();
      const arrivals = await newRows(listing, store, options);
      io.printError(`Waiting for ${noun}. Stop with Ctrl+C.\n`);
      let isUnavailable = false;
      do {
        const rows: Row[] | null = await arrivals().catch(whileUnavailable(io, isUnavailable));
        isUnavailable = rows === null;
        for (const row of rows ?? []) io.print(`${lineOf(listing, row, json)}\n`);
      } while (await io.pause(pollMs));
    });
}

/** Reports once that the store is unavailable, and continues. */
function whileUnavailable(io: OpsIo, isReported: boolean) {
  return (error: unknown): null => {
    if (!(error instanceof StoreUnavailableError)) throw error;
    if (!isReported) io.printError(`${error.message} Retrying.\n`);
    return null;
  };
}

/**
 * Compares ids instead of times, since the servers' clocks may differ from this machine's.
 * @returns a function that reads the records since its last call, oldest first
 */
async function newRows<Row extends ListedRow>(
  listing: Listing<Row>,
  store: Store,
  options: FilterOptions,
): Promise<() => Promise<Row[]>> {
  const list = (page: Page) => listing.list(store, page, options);
  const read = (from: number) =>
    collect(readRows(list, Number.POSITIVE_INFINITY, { firstId: firstUuidV7At(from) }));
  const { matches = () => true } = wantedRows(listing, options);
  const { since } = options;
  const [last] = since === undefined ? await list({ limit: 1 }) : [];
  let newest = last ? timeOfUuidV7(last.id) : (since ?? 0);
  const window = () => Math.max(since ?? 0, newest - overlapMs);
  let seen = new Set(last ? (await read(window())).map(({ id }) => id) : []);
  return async () => {
    const rows = await read(window());
    const fresh = rows.filter((row) => !seen.has(row.id) && matches(row));
    seen = new Set(rows.map(({ id }) => id));
    if (rows[0]) newest = Math.max(newest, timeOfUuidV7(rows[0].id));
    return fresh.toReversed();
  };
}

function lineOf<Row extends ListedRow>(listing: Listing<Row>, row: Row, json = false): string {
  if (json) return toJson(recordOf(listing)(row));
  const cells = [shortId(row), ...Object.values(listing.columns).map((cell) => cell(row))];
  return cells.map(onOneLine).filter(Boolean).join('  ');
}
