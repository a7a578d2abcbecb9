import { parseRange } from '@grovemail/domain/forms/range.ts';
import { isoMoment } from '@grovemail/domain/iso-moment.ts';
import type { LeadRow } from '../store/submissions/submission-store.ts';
import type { CsvCell } from './csv.ts';

type Cells = Map<string, CsvCell>;

/**
 * A lead as flat cells by column; what is nested gets dotted names, such as `services.campaign`, and
 * ranges get their ends as numbers beside them.
 */
export function leadCells({ id, createdAt, type, metadata, quarantine }: LeadRow): Cells {
  const cells: Cells = new Map([
    ['id', id],
    ['createdAt', isoMoment(createdAt)],
    ['type', type],
  ]);
  if (quarantine) {
    cells.set('quarantinedAt', isoMoment(quarantine.at)).set('reason', quarantine.reason);
  }
  // The type stands in the metadata once more.
  const { type: _repeated, ...fields } = metadata;
  for (const [name, value] of Object.entries(fields)) {
    addCells(cells, cells.has(name) ? `metadata.${name}` : name, value);
    if (ranges.includes(name)) addEnds(cells, name, value);
  }
  return cells;
}

const ranges = ['subscribers', 'budget'];

/** No upper end is an empty cell. */
function addEnds(cells: Cells, name: string, value: unknown): void {
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
