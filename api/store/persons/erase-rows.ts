import { inChunks } from '../database/in-chunks.ts';
import { readId, text } from '../database/row.ts';
import { type DatabaseRow, query, type Transaction, type Value } from '../database/transaction.ts';
import { keepFact } from '../suppressions/suppression-transactions.ts';
import type { FoundRow } from './find-person.ts';
import { fromJson, without } from './json-values.ts';
import { isAddressOf, type Person } from './person.ts';
import type { TableOfPersons } from './person-tables.ts';

/** Erases the rows about a person. */
export function* eraseRows(person: Person, found: readonly FoundRow[]): Transaction<void> {
  for (const [table, rows] of Map.groupBy(found, (row) => row.table)) {
    const own = rows.filter(({ isOwn }) => isOwn).map(({ row }) => row);
    if (table.erased === 'suppressions are kept') {
      for (const row of own) yield* keepFact(readId(row), person.erased);
    } else {
      for (const chunk of inChunks(own)) yield* deleteRows(table, chunk);
    }
    for (const row of rows) yield* removeNames(person, row);
  }
}

function* deleteRows({ table, key }: TableOfPersons, rows: readonly DatabaseRow[]) {
  const keys = rows.map((row) => key.map((column) => row[column] as Value));
  const places = keys.map((values, at) =>
    values.map((_, column) => `$${at * key.length + column + 1}`).join(', '),
  );
  yield* query(
    `delete from ${table} where (${key.join(', ')}) in (values (${places.join('), (')}))`,
    ...keys.flat(),
  );
}

/** Removes the address from a row of somebody else. */
function* removeNames(person: Person, { table, row, named }: FoundRow): Transaction<void> {
  const values = table.key.map((column) => row[column] as Value);
  const isRow = table.key.map((column, at) => `${column} = $${at + 1}`).join(' and ');
  const [next, old] = [values.length + 1, values.length + 2];
  for (const column of named) {
    const stored = text.parse(row[column]);
    // A row that was changed meanwhile is found again in the next pass.
    yield* query(
      `update ${table.table} set ${column} = $${next} where ${isRow} and ${column} = $${old}`,
      ...values,
      withoutAddress(person, stored),
      stored,
    );
  }
}

function withoutAddress(person: Person, stored: string): Value {
  const value = fromJson(stored);
  if (typeof value === 'string') return null;
  return JSON.stringify(without(value, (text) => isAddressOf(person, text)));
}
