/** A cell with the lines of its text. */
export interface Cell {
  lines: string[];
  columns: number;
  rows: number;
}

/** Wider tables are not aligned. */
const maxWidth = 72;

const maxColumns = 20;

/** Maximum lines of an aligned cell. */
const maxHeight = 8;

const gap = '  ';

/** Maximum length of aligned text, as a multiple of its cells' text and markup. */
const maxPadding = 4;
const markupOfLine = 5;

/**
 * The lines of a table's rows: in columns if they fit, otherwise each row on a line, or each cell. Omits empty rows and
 * columns, which are only spacing.
 */
export function tableLines(rows: readonly (readonly Cell[])[]): string[] {
  return aligned(rows) ?? rows.flatMap(rowLines);
}

function rowLines(row: readonly Cell[]): string[] {
  const cells = row.map(({ lines }) => lines).filter((lines) => lines.length > 0);
  const line = cells.map(([first]) => first).join(gap);
  const isLine = cells.every(({ length }) => length === 1) && line.length <= maxWidth;
  return cells.length > 0 && isLine ? [line] : cells.flat();
}

/** @returns null if the rows do not fit into columns */
function aligned(rows: readonly (readonly Cell[])[]): string[] | null {
  const grid = gridOf(rows);
  if (!grid) return null;
  const widths: number[] = [];
  let length = 0;
  for (const { column, cell } of grid.flat()) {
    if (cell.lines.length > maxHeight) return null;
    const width = Math.max(0, ...cell.lines.map(lengthOf));
    if (cell.columns === 1) widths[column] = Math.max(widths[column] ?? 0, width);
    else if (width > maxWidth) return null;
    length += cell.lines.join('').length + markupOfLine * (cell.lines.length + 1);
  }
  const starts: number[] = [];
  let width = 0;
  for (let column = 0; column < maxColumns; column += 1) {
    starts[column] = width;
    if (widths[column]) width += (widths[column] ?? 0) + gap.length;
  }
  if (width - gap.length > maxWidth) return null;
  const lines = grid.flatMap((row) => alignedRow(row, starts));
  return lines.join('').length > maxPadding * length ? null : lines;
}

interface Placed {
  column: number;
  cell: Cell;
}

function alignedRow(row: readonly Placed[], starts: readonly number[]): string[] {
  const height = Math.max(0, ...row.map(({ cell }) => cell.lines.length));
  return Array.from({ length: height }, (_, at) => {
    let line = '';
    let width = 0;
    for (const { column, cell } of row) {
      const text = cell.lines[at] ?? '';
      if (text === '') continue;
      const start = Math.max(starts[column] ?? 0, width === 0 ? 0 : width + gap.length);
      line += ' '.repeat(start - width) + text;
      width = start + lengthOf(text);
    }
    return line;
  });
}

/** Puts cells in their columns; null if there are too many. */
function gridOf(rows: readonly (readonly Cell[])[]): Placed[][] | null {
  const grid: Placed[][] = [];
  // Remaining rows that a cell above spans, by column.
  const taken: number[] = Array(maxColumns).fill(0);
  for (const row of rows) {
    const placed: Placed[] = [];
    let column = 0;
    for (const cell of row) {
      while ((taken[column] ?? 0) > 0) column += 1;
      if (column + cell.columns > maxColumns) return null;
      placed.push({ column, cell });
      taken.fill(cell.rows, column, column + cell.columns);
      column += cell.columns;
    }
    for (const [at, left] of taken.entries()) taken[at] = Math.max(0, left - 1);
    grid.push(placed);
  }
  return grid;
}

/** In code points, which approximate the width. */
function lengthOf(text: string): number {
  return [...text].length;
}
