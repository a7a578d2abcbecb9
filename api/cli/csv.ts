/**
 * Where a spreadsheet would begin a formula (OWASP, CSV injection): before the ASCII signs and their
 * full-width forms, or white space that hides them at the start. A spreadsheet that separates by `;`
 * takes quotes within a field for text, so that a cell begins behind every `;` and line break, too.
 */
const formulaStart = /^(?=[\t\r\n])|(?=[=+\-@＝＋－＠])(?<=(?:^|[;\r\n])[" ]*)/g;

/** A cell: text, a figure, yes or no, or nothing. */
export type CsvCell = string | number | boolean | null | undefined;

/**
 * One record as RFC 4180 wants it, with CRLF at its end. Text that a spreadsheet would run gets an
 * apostrophe before it, whether that separates by comma or semicolon; numbers are ours and stay as they are.
 */
export function csvLine(cells: readonly CsvCell[]): string {
  return `${cells.map(csvField).join(',')}\r\n`;
}

function csvField(cell: CsvCell): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell !== 'string') return String(cell);
  const safe = cell.replace(formulaStart, "'");
  return /[",;\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
