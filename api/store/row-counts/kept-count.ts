import { type CountedName, counted, valueIn } from './counted.ts';

/** Reads a count. Takes the space and, if rows are counted by a column, its value. */
export function keptCount(name: CountedName): string {
  const value = counted[name].by === null ? "''" : '$2';
  return `select coalesce(sum(count), 0) as count from row_counts
    where space = $1 and counted = '${name}' and value = ${value}`;
}

/** Counts the stored rows, for each space and value. */
export function storedCounts(name: CountedName): string {
  const { table, by } = counted[name];
  return `select space, '${name}' as counted, ${valueIn(name)} as value, 0 as part, count(*) as count
    from ${table} group by ${by === null ? 'space' : `space, ${by}`}`;
}
