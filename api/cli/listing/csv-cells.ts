import type { CsvCell } from '../output/csv.ts';

/** A flat record as cells; what is nested becomes JSON. */
export function csvCells(record: object): Record<string, CsvCell> {
  const cells: Record<string, CsvCell> = {};
  for (const [name, value] of Object.entries(record)) cells[name] = cellOf(value);
  return cells;
}

/** The columns that say when and why a record was held back. */
export const quarantineColumns = ['quarantinedAt', 'reason'] as const;

function cellOf(value: unknown): CsvCell {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') {
    return value;
  }
  return JSON.stringify(value);
}
