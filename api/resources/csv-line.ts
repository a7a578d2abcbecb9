/**
 * The start of a cell in a spreadsheet. Those that separate cells by `;` read quotes within a field as text, so a cell
 * also starts after every `;` and line break.
 */
const start = String.raw`(?<=(?:^|[;\r\n])[" ]*)`;

/** A signed number or a phone number, which is not a formula. */
const figures = String.raw`[+-]\d[\d .,()]*(?=[" ]*(?:[;\r\n]|$))`;

/**
 * The start of a formula in a spreadsheet (OWASP, CSV injection): an ASCII sign, its full-width form, or white space that
 * hides one. Also matches after apostrophes, so that `withoutGuard` is exact.
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

/** Reverses the apostrophes of `csvLine`. */
export function withoutGuard(cell: string): string {
  return cell.replace(guard, '');
}

function csvField(cell: CsvCell): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell !== 'string') return String(cell);
  const safe = cell.replace(formulaStart, "'");
  return /[",;\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
