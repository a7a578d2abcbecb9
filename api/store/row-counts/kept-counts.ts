/**
 * Triggers keep these counts, so that a list knows its size without reading its rows: the rows of a table in each
 * data space, or of each account, or those with each value of a column.
 *
 * Schema steps 33 and 36 create triggers for these; another count needs a step of its own.
 */
export const counted = {
  contacts: { table: 'contacts', of: 'space', by: null },
  events: { table: 'events', of: 'space', by: null },
  'events.event_code': { table: 'events', of: 'space', by: 'event_code' },
  transactionals: { table: 'transactionals', of: 'space', by: null },
  suppressions: { table: 'suppressions', of: 'account', by: null },
} as const satisfies Record<string, Counted>;

interface Counted {
  table: string;
  /** The column that says whose row it is; `space` in `row_counts`. */
  of: 'space' | 'account';
  by: string | null;
}

export type CountedName = keyof typeof counted;

export const countedNames = Object.keys(counted) as CountedName[];

/** Reads a count. Takes the space or account and, if rows are counted by a column, its value. */
export function keptCount(name: CountedName): string {
  const value = counted[name].by === null ? "''" : '$2';
  return `select coalesce(sum(count), 0) as count from row_counts
    where space = $1 and counted = '${name}' and value = ${value}`;
}
