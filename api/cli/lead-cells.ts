import { parseRange } from '@grovemail/domain/forms/range.ts';
import { isoTimestamp } from '@grovemail/domain/iso-timestamp.ts';
import type { LeadRow } from '../store/submissions/submission-store.ts';
import type { CsvCell } from './csv.ts';

type Cells = Map<string, CsvCell>;

/**
 * A lead as flat cells by column. Nested fields get dotted names such as `services.campaign`; ranges also get
 * their bounds as numbers.
 */
export function leadCells({ id, createdAt, type, metadata, quarantine }: LeadRow): Cells {
  const cells: Cells = new Map([
    ['id', id],
    ['createdAt', isoTimestamp(createdAt)],
    ['type', type],
  ]);
  if (quarantine) {
    cells.set('quarantinedAt', isoTimestamp(quarantine.at)).set('reason', quarantine.reason);
  }
  // The metadata repeats the type.
  const { type: _repeated, ...fields } = metadata;
  for (const [name, value] of Object.entries(fields)) {
    addCells(cells, cells.has(name) ? `metadata.${name}` : name, value);
    if (ranges.includes(name)) addBounds(cells, name, value);
  }
  return cells;
}

const ranges = ['subscribers', 'budget'];

/** A range without an upper bound has an empty cell. */
function addBounds(cells: Cells, name: string, value: unknown): void {
  const range = typeof value === 'string' ? parseRange(value) : null;
  if (range) cells.set(`${name}_min`, range.min).set(`${name}_max`, range.max);
}

function addCells(cells: Cells, name: string, value: unknown): void {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') {
    cells.set(name, value);
  } else if (Array.isArray(value)) {
    cells.set(name, JSON.stringify(value));
  } else if (value !== null && value !== undefined) {
    for (const [key, nested] of Object.entries(value)) addCells(cells, `${name}.${key}`, nested);
  }
}
