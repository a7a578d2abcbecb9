import type { ShownField } from './shown-field.ts';

/** The largest number of fields in a section. */
export function countFields(
  sections: readonly { groups: { fields: ShownField[] }[]; payload?: ShownField[] }[],
): number {
  const counts = sections.map(({ groups, payload = [] }) =>
    count([...groups.flatMap(({ fields }) => fields), ...payload]),
  );
  return Math.max(0, ...counts);
}

function count(fields: readonly ShownField[]): number {
  return fields.reduce((total, { fields: nested }) => total + 1 + count(nested), 0);
}
