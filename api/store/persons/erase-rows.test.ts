import { expect, it } from 'vitest';
import type { Statement } from '../database/transaction.ts';
import { eraseRows } from './erase-rows.ts';
import type { FoundRow } from './find-person.ts';
import type { Person } from './person.ts';
import { personTables, type TableOfPersons } from './person-tables.ts';

const tables = personTables.filter((table): table is TableOfPersons => 'key' in table);
const person = { address: 'ada@example.com' } as Person;

/** Rows of a table that belong to the person. */
function owned(name: string, count: number): FoundRow[] {
  const table = tables.find((one) => one.table === name);
  if (!table) throw new Error(`No table ${name}`);
  return Array.from({ length: count }, (_, at) => {
    const row = Object.fromEntries(table.key.map((column) => [column, `${column} ${at}`]));
    return { table, row, isOwn: true, named: [], written: [] };
  });
}

it('deletes up to a hundred rows with each statement', () => {
  const found = [...owned('events', 250), ...owned('idempotency', 101), ...owned('events', 50)];
  const statements: Statement[] = [];
  const work = eraseRows(person, found);
  for (let step = work.next([]); !step.done; step = work.next([])) statements.push(step.value);
  const deleted = (table: string) =>
    statements
      .filter(({ sql }) => sql.startsWith(`delete from ${table} `))
      .map(({ values }) => values.length);
  expect(deleted('events')).toEqual([100, 100, 100]);
  expect(deleted('idempotency')).toEqual([200, 2]);
  expect(statements).toHaveLength(5);
});
