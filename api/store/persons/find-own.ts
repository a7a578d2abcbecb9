import { type DatabaseRow, query, type Transaction } from '../database/transaction.ts';
import type { OwnIds } from './candidates.ts';
import { aboutPerson, type FoundRow } from './find-person.ts';
import type { Person } from './person.ts';
import { personTables, type TableOfPersons } from './person-tables.ts';

/** Far below the limits of both databases. */
const maxValues = 500;

/** The person's rows that an index finds, by the address or the id of another row. */
export function* findOwn(person: Person): Transaction<FoundRow[]> {
  const found: FoundRow[] = [];
  const ids = new Map<string, Set<unknown>>();
  for (const table of personTables) {
    if ('nobody' in table) continue;
    const own = new Map<string, FoundRow>();
    for (const statement of lookups(table, person, ids)) {
      for (const row of yield* query(statement.sql, ...statement.values)) {
        const about = aboutPerson(table, row, person, ids);
        if (about?.isOwn) own.set(keyOf(table, row), about);
      }
    }
    ids.set(table.table, new Set([...own.values()].map(({ row }) => row.id)));
    found.push(...own.values());
  }
  return found;
}

interface Lookup {
  sql: string;
  values: string[];
}

/** Statements that use an index. */
export function lookups(table: TableOfPersons, person: Person, ids: OwnIds): Lookup[] {
  const { index = {}, owner = [], partOf = {} } = table;
  return Object.entries(index).flatMap(([column, indexed]) => {
    const names = owner.some((place) => place.column === column)
      ? [person.address, ...(person.erased === null ? [] : [person.erased])]
      : [];
    const known = (partOf[column] ?? []).flatMap((name) => [...(ids.get(name) ?? [])]);
    const values = [...names, ...known.filter((id) => typeof id === 'string')];
    const chunks = Math.ceil(values.length / maxValues);
    return Array.from({ length: chunks }, (_, at) => {
      const chunk = values.slice(at * maxValues, (at + 1) * maxValues);
      return { sql: lookup(table.table, column, indexed, chunk.length), values: chunk };
    });
  });
}

function lookup(
  table: string,
  column: string,
  { after, where }: { after?: string; where?: string },
  count: number,
): string {
  const places = Array.from({ length: count }, (_, at) => `$${at + 1}`).join(', ');
  const conditions = [`${column} in (${places})`, ...(where === undefined ? [] : [where])];
  if (after === undefined) return `select * from ${table} where ${conditions.join(' and ')}`;
  // A loose index scan over the values of the first column.
  return `with recursive firsts(value) as (
      select min(${after}) from ${table}
      union all
      select (select min(${after}) from ${table} where ${after} > firsts.value)
        from firsts where firsts.value is not null)
    select * from ${table}
      where ${after} in (select value from firsts) and ${conditions.join(' and ')}`;
}

function keyOf({ key }: TableOfPersons, row: DatabaseRow): string {
  return JSON.stringify(key.map((column) => row[column]));
}
