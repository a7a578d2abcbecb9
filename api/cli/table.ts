import { textWidth, truncate } from './text-width.ts';

const gap = '  ';
/** A column is not squeezed below this, in terminal columns. */
const narrowest = 6;

/**
 * Lines up cells under their headings. Cells become one line each, and nothing in them reaches the
 * terminal as a command.
 *
 * @param width terminal columns to fit into, by cutting the widest columns; null cuts nothing
 * @param whole how many of the first columns are never cut
 */
export function table(
  headings: readonly string[],
  rows: readonly (readonly string[])[],
  width: number | null,
  whole = 0,
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
function squeeze(natural: readonly number[], available: number, whole: number): number[] {
  const widths = [...natural];
  let excess = widths.reduce((sum, width) => sum + width, 0) - available;
  while (excess > 0) {
    const widest = Math.max(narrowest, ...widths.slice(whole));
    if (widest === narrowest) break;
    widths[widths.indexOf(widest, whole)] = widest - 1;
    excess -= 1;
  }
  return widths;
}

/** Control, format and bidirectional characters go, or a sender could rewrite the operator's screen. */
function onOneLine(cell: string): string {
  return cell
    .replace(/\s+/g, ' ')
    .replace(/[\p{Cc}\p{Co}\p{Cs}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '')
    .trim();
}
