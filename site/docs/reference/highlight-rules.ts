import type { ShownField } from './shown-field.ts';

interface Section {
  groups: { fields: ShownField[] }[];
  payload?: ShownField[];
}

/** The style sheet that highlights the code lines of a field on hover, focus and `:target`. */
export function highlightRules(sections: readonly Section[]): string {
  const counts = sections.map(({ groups, payload = [] }) =>
    countOf([...groups.flatMap(({ fields }) => fields), ...payload]),
  );
  const selectors = Array.from({ length: Math.max(0, ...counts) }, (_, at) => {
    const number = at + 1;
    return `section:has([data-field="${number}"]:is(:hover,:focus-within,:target)) [data-of~="${number}"]`;
  });
  return `${selectors.join(',')}{background:color-mix(in srgb,var(--lime) 16%,transparent);box-shadow:inset 4px 0 var(--lime)}`;
}

function countOf(fields: readonly ShownField[]): number {
  return fields.reduce((total, { fields: nested }) => total + 1 + countOf(nested), 0);
}
