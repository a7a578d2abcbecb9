/**
 * Where a cell starts for a spreadsheet. One that separates by `;` reads quotes within a field as text, so a cell starts
 * after every `;` and line break, too.
 */
const start = String.raw`(?<=(?:^|[;\r\n])[" ]*)`;

/** A sign and figures, as in a phone number or a negative amount: a number, and no formula. */
const figures = String.raw`[+-]\d[\d .,()]*(?=[" ]*(?:[;\r\n]|$))`;

/**
 * Where a spreadsheet would start a formula (OWASP, CSV injection): at the ASCII signs and their full-width forms, or at
 * white space that hides them at the start. Apostrophes before it are repeated, so that `withoutGuard` is exact.
 */
const formulaStart = new RegExp(
  String.raw`^(?='*[\t\r\n])|${start}(?='*[=+\-@＝＋－＠])(?!${figures})`,
  'g',
);

export type CsvCell = string | number | boolean | null | undefined;

/**
 * One record of RFC 4180, ending with CRLF. Text that a spreadsheet would run gets an
 * apostrophe before it, whether its separator is a comma or a semicolon; numbers are unchanged.
 */
export function csvLine(cells: readonly CsvCell[]): string {
  return `${cells.map(csvField).join(',')}\r\n`;
}

const guard = new RegExp(String.raw`^'(?='*[\t\r\n])|${start}'(?='*[=+\-@＝＋－＠])`, 'g');

/** A cell as it was before `csvLine` put apostrophes before what a spreadsheet would run. */
export function withoutGuard(cell: string): string {
  return cell.replace(guard, '');
}

function csvField(cell: CsvCell): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell !== 'string') return String(cell);
  const safe = cell.replace(formulaStart, "'");
  return /[",;\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
