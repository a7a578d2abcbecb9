/**
 * What a spreadsheet would take for a formula (OWASP, CSV injection): the ASCII signs, their full-width
 * forms, and the white space that hides them.
 */
const formulaStart = /^[=+\-@\t\r\n＝＋－＠]/;

/** A cell: text, a figure, yes or no, or nothing. */
export type CsvCell = string | number | boolean | null | undefined;

/**
 * One record as RFC 4180 wants it, with CRLF at its end. Text that a spreadsheet would run gets an
 * apostrophe before it; numbers are ours and stay as they are.
 */
export function csvLine(cells: readonly CsvCell[]): string {
  return `${cells.map(csvField).join(',')}\r\n`;
}

function csvField(cell: CsvCell): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell !== 'string') return String(cell);
  const safe = formulaStart.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
