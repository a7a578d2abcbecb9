/**
 * Triggers keep these counts, so that a list knows its size without reading its rows: the rows of a table in each
 * data space, or those with each value of a column.
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

/** Reads a count. Takes the space and, if rows are counted by a column, its value. */
export function keptCount(name: CountedName): string {
  const value = counted[name].by === null ? "''" : '$2';
  return `select coalesce(sum(count), 0) as count from row_counts
    where space = $1 and counted = '${name}' and value = ${value}`;
}
