import { Command } from 'commander';
import { collect, readRows } from '../../resources/read-rows.ts';
import type { Page } from '../../store/database/page.ts';
import type { Store } from '../../store/store.ts';
import { idEnding, severalIds, wholeId } from '../input/whole-id.ts';
import { printable } from '../output/format.ts';
import { toJson } from '../output/print.ts';
import { table } from '../output/table.ts';
import { OperatorError } from '../process/operator-error.ts';
import type { OpsIo } from '../process/ops-io.ts';
import { type FilterOptions, type ListedRow, type Listing, recordOf } from './listing.ts';

/** `show`: every field of one record, in full. */
export function showCommand<Row extends ListedRow>(listing: Listing<Row>, io: OpsIo): Command {
  const { noun, singular, hasTestData } = listing;
  const command = new Command('show')
    .description(`show everything about one ${singular}`)
    .argument('<id>', `an id, or its last characters, as ${noun} list shows them`);
  if (hasTestData) command.option('--test', 'data of test keys instead of live keys');
  return command
    .option('--json', 'print a JSON object instead of text')
    .addHelpText('after', `\nExample:\n  npm run ops -- ${noun} show 0c9b1e55\n`)
    .action(async (idOrEnding: string, { json, ...options }: FilterOptions & { json?: true }) => {
      await using store = await io.openStore();
      const row = await findRow(listing, store, idOrEnding, options);
      if (json) return io.print(`${toJson(recordOf(listing)(row), 2)}\n`);
      printFields(listing, row, io);
    });
}

/** @throws {OperatorError} unless exactly one record has that id or ending */
async function findRow<Row extends ListedRow>(
  listing: Listing<Row>,
  store: Store,
  idOrEnding: string,
  options: FilterOptions,
): Promise<Row> {
  const id = idOrEnding.toLowerCase();
  const found = uuid.test(id)
    ? [await listing.find(store, id, options)]
    : idEnding.test(id)
      ? await rowsEndingWith(listing, store, id, options)
      : [];
  const [row, another] = found;
  if (another) {
    throw severalIds(
      id,
      found.flatMap((row) => row?.id ?? []),
    );
  }
  if (row) return row;
  throw new OperatorError(
    `There is no ${listing.singular} with this id: ${idOrEnding}. See npm run ops -- ${listing.noun} list.`,
  );
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * The id of the record with an ending, or `idOrEnding` itself without one.
 * @throws {OperatorError} when several records have the ending
 */
export async function wholeRecordId<Row extends ListedRow>(
  listing: Listing<Row>,
  store: Store,
  idOrEnding: string,
): Promise<string> {
  const ending = idOrEnding.toLowerCase();
  if (!idEnding.test(ending)) return idOrEnding;
  const found = await rowsEndingWith(listing, store, ending, {});
  return wholeId(
    idOrEnding,
    found.map(({ id }) => id),
  );
}

async function rowsEndingWith<Row extends ListedRow>(
  { list, quarantine }: Listing<Row>,
  store: Store,
  ending: string,
  options: FilterOptions,
): Promise<Row[]> {
  const found: Row[] = [];
  for (const quarantined of quarantine ? [false, true] : [false]) {
    const readPage = (page: Page) =>
      list(store, { ...page, quarantined }, { ...options, quarantined });
    const matches = ({ id }: Row) => id.endsWith(ending);
    found.push(...(await collect(readRows(readPage, 2, { matches, text: ending }))));
  }
  return found;
}

/** Prints multiline texts below the other fields. */
function printFields<Row extends ListedRow>({ csv }: Listing<Row>, row: Row, io: OpsIo): void {
  const cells = csv.cells(row);
  const fields = csv.columns
    .map((column) => [column, String(cells[column] ?? '')] as const)
    .filter(([, text]) => text !== '');
  const [[name, id] = ['', ''], ...rest] = fields;
  const short = rest.filter(([, text]) => !text.includes('\n'));
  io.print(table([name, id], short, null));
  for (const [heading, text] of rest) {
    if (text.includes('\n')) io.print(`\n${heading}:\n${printable(text)}\n`);
  }
}
