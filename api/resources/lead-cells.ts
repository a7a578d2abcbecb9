import { leadForms } from '@grovemail/domain/forms/lead.ts';
import { parseRange } from '@grovemail/domain/forms/range.ts';
import { savingsServices } from '@grovemail/domain/forms/savings-lead.ts';
import { firstTouchKeys } from '@grovemail/domain/visits/attribution.ts';
import type { LeadRow } from '../store/submissions/submission-store.ts';
import type { CsvCell } from './csv-line.ts';
import { isoTimestamp } from './iso-timestamp.ts';
import { quarantineColumns, quarantineFields } from './quarantine-fields.ts';

type Cells = Record<string, CsvCell>;

const ranges = ['subscribers', 'budget'];

/**
 * The columns of leads, in the order of the forms. Nested fields have dotted names such as `services.campaign`,
 * and ranges have their bounds as numbers. `other` has fields of other versions as JSON.
 */
export const leadColumns: readonly string[] = [
  'id',
  'createdAt',
  'type',
  ...metadataColumns(),
  ...quarantineColumns,
  'other',
];

function metadataColumns(): string[] {
  const fields = new Set(Object.values(leadForms).flatMap((form) => Object.keys(form.fields)));
  return [
    ...[...fields].flatMap((name) => {
      if (name === 'services') return savingsServices.map(({ value }) => `services.${value}`);
      return ranges.includes(name) ? [name, `${name}_min`, `${name}_max`] : [name];
    }),
    'savings',
    'utm',
    ...firstTouchKeys.map((key) => `first_touch.${key}`),
  ];
}

/** A lead as flat cells by column. */
export function leadCells(row: LeadRow): Cells {
  const { id, createdAt, type, metadata } = row;
  const cells: Cells = { id, createdAt: isoTimestamp(createdAt), type, ...quarantineFields(row) };
  const other: Cells = {};
  const known = metadataColumns();
  const { type: _repeated, ...fields } = metadata;
  for (const [name, value] of flat(fields)) {
    if (known.includes(name)) cells[name] = value;
    else other[name] = value;
    if (ranges.includes(name)) Object.assign(cells, bounds(name, value));
  }
  if (Object.keys(other).length > 0) cells.other = JSON.stringify(other);
  return cells;
}

/** A range without an upper bound has an empty cell. */
function bounds(name: string, value: CsvCell): Cells {
  const range = typeof value === 'string' ? parseRange(value) : null;
  return range ? { [`${name}_min`]: range.min, [`${name}_max`]: range.max } : {};
}

function flat(values: object, path = ''): [name: string, value: CsvCell][] {
  return Object.entries(values).flatMap(([key, value]: [string, unknown]) => {
    const name = `${path}${key}`;
    if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') {
      return [[name, value]];
    }
    if (Array.isArray(value)) return [[name, JSON.stringify(value)]];
    return value === null || value === undefined ? [] : flat(value, `${name}.`);
  });
}
