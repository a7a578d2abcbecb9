/** Beyond JSON's own rules: what a terminal would obey (U+0080 to U+009F) or JavaScript reads as a line end. */
const unprintable = /[\u007f-\u009f\u2028\u2029]/g;

/** Prints one JSON array, one record per line, while the records arrive. */
export async function printJsonArray(
  records: AsyncIterable<object> | Iterable<object>,
  print: (text: string) => void,
): Promise<void> {
  let separator = '[';
  for await (const record of records) {
    print(`${separator}\n  ${toJson(record)}`);
    separator = ',';
  }
  print(separator === '[' ? '[]\n' : '\n]\n');
}

/** A record of which a terminal obeys nothing, on one line unless it is indented. */
export function toJson(record: object, indent = 0): string {
  return JSON.stringify(record, null, indent).replace(
    unprintable,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
