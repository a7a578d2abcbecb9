import type { Wanted } from './read-rows.ts';

/**
 * What finds a text, in any case, in any field of a record. Empty for an empty text.
 * @param record with the texts that a person sees
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

/** Whether the text can be found in the stored form, where times are numbers and fields are separate. */
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
