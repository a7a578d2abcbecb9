import type { Wanted } from './read-rows.ts';

/**
 * Matches rows that contain a text, in any case, in any field. Empty for an empty text.
 * @param record the row with its texts as displayed
 */
export function textSearch<Row>(
  search: string,
  record: (row: Row) => object,
): Pick<Wanted<Row>, 'text' | 'matches'> {
  const text = folded(search);
  if (text === '') return {};
  return {
    ...(isStored(text) ? { text } : {}),
    matches: (row) => folded(textsIn(record(row)).join('\n')).includes(text),
  };
}

/** Whether the stored form contains such a text. It has times as numbers, and separate fields. */
function isStored(text: string): boolean {
  const isInTime = /^[-\d:.tz]{1,24}$/.test(text) && !/\d{5}/.test(text);
  return !isInTime && !text.includes('\n');
}

function folded(text: string): string {
  return text.normalize('NFC').toLowerCase();
}

/** Every text and number within a record. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(textsIn);
  return typeof value === 'string' || typeof value === 'number' ? [String(value)] : [];
}
