/**
 * The numbers of rows that triggers keep, so that a list tells its size without reading them: of a table's rows in
 * each data space, or of those with each value of a column.
 *
 * Schema step 33 creates triggers for these; another count needs a step of its own.
 */
export const counted = {
  contacts: { table: 'contacts', by: null },
  events: { table: 'events', by: null },
  'events.event_code': { table: 'events', by: 'event_code' },
  transactionals: { table: 'transactionals', by: null },
} as const satisfies Record<string, { table: string; by: string | null }>;

export type CountedName = keyof typeof counted;

export const countedNames = Object.keys(counted) as CountedName[];

/** The tables with the counts of their rows, and the columns that say which counts a row belongs to. */
export const countedTables = [...Map.groupBy(countedNames, (name) => counted[name].table)].map(
  ([table, names]) => ({
    table,
    names,
    columns: ['space', ...names.flatMap((name) => counted[name].by ?? [])],
  }),
);

/** The SQL of the value by which a row is counted. @param row a prefix, such as `old.` in a trigger */
export function valueIn(name: CountedName, row = ''): string {
  const { by } = counted[name];
  return by === null ? "''" : row + by;
}

/** The SQL of whether an updated row belongs to other counts than before. */
export function isMoved(columns: readonly string[]): string {
  return columns.map((column) => `old.${column} <> new.${column}`).join(' or ');
}
