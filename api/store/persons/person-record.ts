import type { FoundRow } from './find-person.ts';
import { fromJson, partsWith } from './json-values.ts';
import { isAddressOf, type Person } from './person.ts';

/**
 * The export of a row about a person, with JSON parsed and times in UTC. Of someone else's row, it contains only the columns
 * that name the person.
 */
export function personRecord(person: Person, { table, row, isOwn, named, written }: FoundRow) {
  const columns = Object.entries(row).map(([name, value]) => [name, readable(name, value)]);
  const whole: Record<string, unknown> = Object.fromEntries(columns);
  if (!isOwn) {
    const key = table.key.map((column) => [column, whole[column]]);
    return {
      ...Object.fromEntries(key),
      created_at: whole.created_at,
      ...(named.length > 0 ? { named_in: named } : {}),
      ...(written.length > 0 ? { mentioned_in: written } : {}),
    };
  }
  for (const column of table.json ?? []) whole[column] = fromJson(row[column]);
  if (table.shared === undefined) return whole;
  const parts = partsWith(whole[table.shared], (text) => isAddressOf(person, text));
  return { ...whole, [table.shared]: parts };
}

/** The maximum of `Date`; a row that never expires may have a later time. */
const lastMoment = 8_640_000_000_000_000;

function readable(name: string, value: unknown): unknown {
  const isMoment = typeof value === 'number' && /^since$|_(at|until)$/.test(name);
  return isMoment && value <= lastMoment ? new Date(value).toISOString() : value;
}
