import { cutText } from '@grovemail/domain/mail-subject.ts';

/** More than any form takes in one line. */
const lineLength = 300;
/** More than any form takes in a text of several lines. */
const textLength = 10_000;

/**
 * What a page can show: an import or an earlier version may have left texts of any length. Exports and the commands have all
 * of them.
 */
export function shortLine(text: string): string {
  return cutText(text, lineLength);
}

/** Within an object, every text. */
export function shortLines<Value>(value: Value): Value {
  if (typeof value === 'string') return shortLine(value) as Value;
  if (Array.isArray(value)) return value.map(shortLines) as Value;
  if (typeof value !== 'object' || value === null) return value;
  const short = Object.entries(value).map(([name, each]) => [name, shortLines(each)]);
  return Object.fromEntries(short) as Value;
}

/** The beginning of a text of several lines, and the length of all of it. */
export function shortText(text: string): { message: string; messageLength: number } {
  return { message: cutText(text, textLength), messageLength: text.length };
}
