/**
 * Counts that triggers maintain, so that a list need not read its rows: by data space or account, and optionally by a column.
 * Schema steps 33 and 36 create the triggers; another count needs its own step.
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
  /** The column of the owner, which is `space` in `row_counts`. */
  of: 'space' | 'account';
  by: string | null;
}

export type CountedName = keyof typeof counted;

export const countedNames = Object.keys(counted) as CountedName[];

/** Reads a count. Takes the space or account and the value of the column, if there is one. */
export function keptCount(name: CountedName): string {
  const value = counted[name].by === null ? "''" : '$2';
  return `select coalesce(sum(count), 0) as count from row_counts
    where space = $1 and counted = '${name}' and value = ${value}`;
}
