import stringWidth from 'string-width';

const gap = '  ';
/** Columns are not truncated below this width. */
const minColumnWidth = 6;

/**
 * Aligns cells under their headings. Each cell becomes one line without control characters.
 *
 * @param width terminal columns to fit into, by truncating the widest columns; null truncates nothing
 * @param uncut indexes of the columns that are never truncated, even if the lines get too long
 */
export function table(
  headings: readonly string[],
  rows: readonly (readonly string[])[],
  width: number | null,
  uncut: readonly number[] = [],
): string {
  const lines = [headings, ...rows].map((cells) => cells.map(onOneLine));
  const natural = headings.map((_, column) =>
    Math.max(...lines.map((cells) => stringWidth(cells[column] ?? ''))),
  );
  const widths =
    width === null ? natural : squeeze(natural, width - gap.length * (natural.length - 1), uncut);
  return lines.map((cells) => `${line(cells, widths)}\n`).join('');
}

export interface TableOf<Row> {
  /** Heading and cell of each column. */
  columns: Readonly<Record<string, (row: Row) => string>>;
  /** Headings of the columns that are never truncated. */
  uncut?: readonly string[];
  /** Headings of columns to omit if all their cells are empty. */
  hideWhenEmpty?: readonly string[];
}

/** A table with a line for each row. @param width as for `table` */
export function tableOf<Row>(
  { columns, uncut = [], hideWhenEmpty = [] }: TableOf<Row>,
  rows: readonly Row[],
  width: number | null,
): string {
  const shown = Object.entries(columns).filter(
    ([heading, cell]) => !hideWhenEmpty.includes(heading) || rows.some((row) => cell(row) !== ''),
  );
  const headings = shown.map(([heading]) => heading);
  const cells = rows.map((row) => shown.map(([, cell]) => cell(row)));
  const uncutIndexes = uncut.map((heading) => headings.indexOf(heading));
  return table(headings, cells, width, uncutIndexes);
}

function line(cells: readonly string[], widths: readonly number[]): string {
  return widths
    .map((width, column) => {
      const cell = truncate(cells[column] ?? '', width);
      return cell + ' '.repeat(Math.max(0, width - stringWidth(cell)));
    })
    .join(gap)
    .trimEnd();
}

/** Narrows the widest column until all fit or none can be narrowed. */
function squeeze(
  natural: readonly number[],
  available: number,
  uncut: readonly number[],
): number[] {
  const widths = [...natural];
  const narrowable = [...widths.keys()].filter((column) => !uncut.includes(column));
  let excess = widths.reduce((sum, width) => sum + width, 0) - available;
  while (excess > 0) {
    const [widest, width] = widestOf(narrowable, widths);
    if (widest === undefined || width <= minColumnWidth) break;
    widths[widest] = width - 1;
    excess -= 1;
  }
  return widths;
}

function widestOf(
  columns: readonly number[],
  widths: readonly number[],
): [column: number | undefined, width: number] {
  const width = Math.max(0, ...columns.map((column) => widths[column] ?? 0));
  return [columns.find((column) => widths[column] === width), width];
}

/** Removes control and bidirectional characters, which could rewrite the operator's screen. */
export function onOneLine(cell: string): string {
  return cell
    .replace(/\s+/g, ' ')
    .replace(/[\p{Cc}\p{Co}\p{Cs}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '')
    .trim();
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Cuts the text to at most `width` terminal columns; an ellipsis in the last one marks the cut. */
export function truncate(text: string, width: number): string {
  if (stringWidth(text) <= width) return text;
  let start = '';
  let used = 0;
  for (const { segment } of graphemes.segment(text)) {
    used += stringWidth(segment);
    if (used > width - 1) break;
    start += segment;
  }
  return width > 0 ? `${start.trimEnd()}…` : '';
}
