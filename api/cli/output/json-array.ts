import type { OpsIo } from '../process/ops-io.ts';
import { printAll } from './print-all.ts';

/** JSON escapes U+0000 to U+001F itself; these are further terminal controls and JavaScript's line ends. */
const unprintable = /[\u007f-\u009f\u2028\u2029]/g;

/** Prints one JSON array, a record per line, as the records arrive. */
export function printJsonArray(
  records: AsyncIterable<object> | Iterable<object>,
  io: Pick<OpsIo, 'print' | 'drained'>,
): Promise<void> {
  return printAll(io, jsonArray(records));
}

async function* jsonArray(
  records: AsyncIterable<object> | Iterable<object>,
): AsyncGenerator<string> {
  let separator = '[';
  for await (const record of records) {
    yield `${separator}\n  ${toJson(record)}`;
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
