import { type Cell, tableLines } from './table-rows.ts';
import { textLines } from './text-lines.ts';

const width = 78;

/** An open table with its unwritten rows and its open row. */
interface Table {
  rows: Cell[][];
  row: Cell[];
  cell: (Cell & { text: Lines }) | null;
  /** The row contains another table, so its cells are written one after another. */
  isLayout: boolean;
}

type Lines = ReturnType<typeof textLines>;

/**
 * Collects the cells of tables and writes their rows. Only innermost tables are collected, so that text moves at most once
 * at any depth.
 */
export function tableText() {
  const page = textLines(width);
  const tables: Table[] = [];
  let lines = page;

  function closeCell(): void {
    const table = tables.at(-1);
    if (!table?.cell) return;
    const { text, columns, rows } = table.cell;
    table.row.push({ lines: text.end(), columns, rows });
    table.cell = null;
    lines = page;
  }

  function closeRow(table: Table): void {
    closeCell();
    if (table.row.length > 0) table.rows.push(table.row);
    table.row = [];
    table.isLayout = false;
  }

  function writeRows(table: Table): void {
    page.separate(1);
    for (const line of tableLines(table.rows)) writeLine(line);
    table.rows = [];
  }

  function writeLine(line: string): void {
    if (line !== '') page.addAsIs(line);
    page.lineEnd();
  }

  /** Makes the row of a table that contains another one a layout. */
  function unfold(table: Table): void {
    const { cell } = table;
    table.cell = null;
    lines = page;
    closeRow(table);
    writeRows(table);
    for (const line of cell?.text.end() ?? []) writeLine(line);
    table.isLayout = true;
  }

  return {
    /** The target of text. */
    lines: () => lines,
    open(): void {
      const outer = tables.at(-1);
      if (outer && !outer.isLayout) unfold(outer);
      tables.push({ rows: [], row: [], cell: null, isLayout: false });
    },
    openRow(): void {
      const table = tables.at(-1);
      if (table) closeRow(table);
    },
    openCell({ colspan, rowspan }: Readonly<Record<string, string>>): void {
      closeCell();
      const table = tables.at(-1);
      if (!table || table.isLayout) {
        page.separate(1);
        return;
      }
      const text = textLines(width);
      table.cell = { lines: [], columns: span(colspan), rows: span(rowspan), text };
      lines = text;
    },
    closeCell,
    close(): void {
      const table = tables.at(-1);
      if (!table) return;
      closeRow(table);
      writeRows(table);
      tables.pop();
    },
    end(): string {
      for (const table of tables.splice(0).reverse()) {
        tables.push(table);
        closeRow(table);
        writeRows(table);
        tables.pop();
      }
      return page.end().join('\n');
    },
  };
}

/** The value of `colspan` or `rowspan`. */
function span(attribute = ''): number {
  const count = Number.parseInt(attribute, 10);
  return count > 1 ? count : 1;
}
