import { textWidth, truncate } from './text-width.ts';

const gap = '  ';
/** A column is not squeezed below this, in terminal columns. */
const narrowest = 6;

/**
 * Lines up cells under their headings. Cells become one line each, and nothing in them reaches the
 * terminal as a command.
 *
 * @param width terminal columns to fit into, by cutting the widest columns; null cuts nothing
 * @param whole the columns that are never cut, even if the lines get too long
 */
export function table(
  headings: readonly string[],
  rows: readonly (readonly string[])[],
  width: number | null,
  whole: readonly number[] = [],
): string {
  const lines = [headings, ...rows].map((cells) => cells.map(onOneLine));
  const natural = headings.map((_, column) =>
    Math.max(...lines.map((cells) => textWidth(cells[column] ?? ''))),
  );
  const widths =
    width === null ? natural : squeeze(natural, width - gap.length * (natural.length - 1), whole);
  return lines.map((cells) => `${line(cells, widths)}\n`).join('');
}

function line(cells: readonly string[], widths: readonly number[]): string {
  return widths
    .map((width, column) => {
      const cell = truncate(cells[column] ?? '', width);
      return cell + ' '.repeat(Math.max(0, width - textWidth(cell)));
    })
    .join(gap)
    .trimEnd();
}

/** Takes from the widest column that may give until all fit, or none can give more. */
function squeeze(
  natural: readonly number[],
  available: number,
  whole: readonly number[],
): number[] {
  const widths = [...natural];
  const cut = [...widths.keys()].filter((column) => !whole.includes(column));
  let excess = widths.reduce((sum, width) => sum + width, 0) - available;
  while (excess > 0) {
    const [widest, width] = widestOf(cut, widths);
    if (widest === undefined || width <= narrowest) break;
    widths[widest] = width - 1;
    excess -= 1;
  }
  return widths;
}

/** The first of these columns that is as wide as the widest, and how wide that is. */
function widestOf(
  columns: readonly number[],
  widths: readonly number[],
): [column: number | undefined, width: number] {
  const width = Math.max(0, ...columns.map((column) => widths[column] ?? 0));
  return [columns.find((column) => widths[column] === width), width];
}

/** Control, format and bidirectional characters go, or a sender could rewrite the operator's screen. */
function onOneLine(cell: string): string {
  return cell
    .replace(/\s+/g, ' ')
    .replace(/[\p{Cc}\p{Co}\p{Cs}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '')
    .trim();
}
