import { cutText } from '@grovemail/domain/mail-subject.ts';

/** More than any form accepts in a line. */
const lineLength = 300;
/** More than any form accepts in a text of several lines. */
const textLength = 10_000;

/** Cuts a line for display. Imports and earlier versions may have stored texts of any length. */
export function shortLine(text: string): string {
  return cutText(text, lineLength);
}

/** Cuts every text in a value. */
export function shortLines<Value>(value: Value): Value {
  if (typeof value === 'string') return shortLine(value) as Value;
  if (Array.isArray(value)) return value.map(shortLines) as Value;
  if (typeof value !== 'object' || value === null) return value;
  const short = Object.entries(value).map(([name, each]) => [name, shortLines(each)]);
  return Object.fromEntries(short) as Value;
}

/** The beginning of a text of several lines, and its full length. */
export function shortText(text: string): { message: string; messageLength: number } {
  return { message: cutText(text, textLength), messageLength: text.length };
}
