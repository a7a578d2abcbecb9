import type { Store } from '../../store/store.ts';
import type { OpsIo } from '../process/ops-io.ts';

/** Characters per write. A system call for each row would be slow. */
const chunkLength = 64 * 1_024;

/** Prints texts in chunks, and waits for the reader after each, so that a slow one does not fill the memory. */
export async function printAll(
  { print, drained }: Pick<OpsIo, 'print' | 'drained'>,
  texts: AsyncIterable<string>,
): Promise<void> {
  let chunk = '';
  for await (const text of texts) {
    chunk += text;
    if (chunk.length < chunkLength) continue;
    print(chunk);
    chunk = '';
    await drained();
  }
  if (chunk !== '') print(chunk);
}

/** Control characters and line ends that JSON.stringify does not escape. */
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

/** JSON with all control characters escaped. */
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
