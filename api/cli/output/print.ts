import type { Store } from '../../store/store.ts';
import type { OpsIo } from '../process/ops-io.ts';

/** Characters per write. One system call per row would dominate the time. */
const pieceLength = 64 * 1_024;

/** Prints texts in pieces, waiting for the reader after each, so that a slow reader does not fill the memory. */
export async function printAll(
  { print, drained }: Pick<OpsIo, 'print' | 'drained'>,
  texts: AsyncIterable<string>,
): Promise<void> {
  let piece = '';
  for await (const text of texts) {
    piece += text;
    if (piece.length < pieceLength) continue;
    print(piece);
    piece = '';
    await drained();
  }
  if (piece !== '') print(piece);
}

/** JSON escapes U+0000 to U+001F itself; these are further terminal controls and JavaScript's line ends. */
const unprintable = /[\u007f-\u009f\u2028\u2029]/g;

/** Prints one JSON array, the record of a row per line, as the rows arrive. */
export function printJsonArray<Row>(
  rows: AsyncIterable<Row> | Iterable<Row>,
  record: (row: Row) => object,
  io: Pick<OpsIo, 'print' | 'drained'>,
): Promise<void> {
  return printAll(io, jsonArray(rows, record));
}

async function* jsonArray<Row>(
  rows: AsyncIterable<Row> | Iterable<Row>,
  record: (row: Row) => object,
): AsyncGenerator<string> {
  let separator = '[';
  for await (const row of rows) {
    yield `${separator}\n  ${toJson(record(row))}`;
    separator = ',';
  }
  yield separator === '[' ? '[]\n' : '\n]\n';
}

/** JSON without characters that a terminal would obey. */
export function toJson(record: object, indent = 0): string {
  return JSON.stringify(record, null, indent).replace(
    unprintable,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** Prints only the secret, for scripts. Creates the store and the secret if necessary. */
export async function printSecret(
  io: OpsIo,
  secretOf: (store: Store) => Promise<string>,
): Promise<void> {
  await using store = await io.openOrCreateStore();
  const secret = await secretOf(store);
  await store.recordAct();
  io.print(`${secret}\n`);
}
