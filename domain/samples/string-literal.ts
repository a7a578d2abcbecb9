import type { Json } from './sample-request.ts';

/**
 * Invisible characters and line ends: controls, line and paragraph separators, the byte order mark, and those that change the
 * direction of text (CVE-2021-42574).
 */
const unseen = /[\p{Cc}\u2028\u2029\ufeff\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** Whether text needs no escapes in code, apart from quotes and backslashes. */
export function isPlainText(text: string): boolean {
  return text.search(unseen) === -1;
}

/** A string of JSON and Python. */
export function doubleQuoted(text: string): string {
  return jsonOnOneLine(text);
}

/** JSON without white space between its parts. */
export function jsonOnOneLine(value: Json): string {
  return JSON.stringify(value).replace(unseen, unicodeEscape);
}

/** A string of JavaScript, in single quotes unless only those would need escapes. */
export function scriptString(text: string): string {
  const quoted = doubleQuoted(text);
  if (text.includes("'") && !text.includes('"')) return quoted;
  const inside = quoted.slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'");
  return `'${inside}'`;
}

/** A string of PHP, in single quotes unless it needs escapes. */
export function phpString(text: string): string {
  if (isPlainText(text)) return `'${text.replace(/['\\]/g, '\\$&')}'`;
  const inside = text
    .replace(/["\\$]/g, '\\$&')
    .replace(unseen, (character) => phpEscapes[character] ?? phpEscape(character));
  return `"${inside}"`;
}

const phpEscapes: Record<string, string> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };

function phpEscape(character: string): string {
  return `\\u{${hex(character)}}`;
}

function unicodeEscape(character: string): string {
  return `\\u${hex(character).padStart(4, '0')}`;
}

function hex(character: string): string {
  return (character.codePointAt(0) ?? 0).toString(16);
}
