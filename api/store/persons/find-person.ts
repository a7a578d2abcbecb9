import { type Database, type DatabaseRow, query } from '../database/transaction.ts';
import { candidatePages } from './candidate-pages.ts';
import { candidates, type OwnIds } from './candidates.ts';
import { fromJson, textAt, textsIn } from './json-values.ts';
import { isAddressOf, isIn, isOwner, type Person } from './person.ts';
import type { Report } from './person-store.ts';
import { type Place, personTables, type TableOfPersons } from './person-tables.ts';

/** A row about or mentioning a person. */
export interface FoundRow {
  table: TableOfPersons;
  /** Every column, as stored. */
  row: DatabaseRow;
  /** The whole row is the person's. */
  isOwn: boolean;
  /** The columns of someone else's row that are the address. */
  named: string[];
  /** The columns of someone else's row whose text contains the address. */
  written: string[];
}

/**
 * Reads every row of the store, since an address may be inside JSON or have many spellings. It may miss rows that are written
 * meanwhile.
 */
export async function findPerson(
  database: Pick<Database, 'scan'>,
  person: Person,
  report?: Report,
): Promise<FoundRow[]> {
  const found: FoundRow[] = [];
  const ids = new Map<string, Set<unknown>>();
  const tables = personTables.flatMap((table) => ('nobody' in table ? [] : [table]));
  const total = report ? await countRows(database, tables) : 0;
  let done = 0;
  for (const table of tables) {
    const own = new Set<unknown>();
    ids.set(table.table, own);
    const wanted = candidates(table, person, ids);
    if (wanted === null) continue;
    for await (const { rows, scanned } of candidatePages(database, { ...table, ...wanted })) {
      for (const row of rows) {
        const about = aboutPerson(table, row, person, ids);
        if (about?.isOwn) own.add(row.id);
        if (about) found.push(about);
      }
      done += scanned;
      report?.(Math.min(done, total), total);
    }
  }
  report?.(total, total);
  return found;
}

async function countRows(
  database: Pick<Database, 'scan'>,
  tables: readonly TableOfPersons[],
): Promise<number> {
  let total = 0;
  for (const { table } of tables) {
    const [row] = await database.scan(() => query(`select count(*) as count from ${table}`));
    total += Number(row?.count);
  }
  return total;
}

/** @returns null unless the row is about the person */
export function aboutPerson(
  table: TableOfPersons,
  row: DatabaseRow,
  person: Person,
  ids: OwnIds,
): FoundRow | null {
  const isOwn = isOwned(table, row, person) || isPart(table, row, ids);
  const named = isOwn ? [] : namedIn(table, row, person);
  const written = isOwn ? [] : writtenIn(table, row, person);
  return isOwn || named.length + written.length > 0 ? { table, row, isOwn, named, written } : null;
}

function isOwned({ owner = [] }: TableOfPersons, row: DatabaseRow, person: Person): boolean {
  return owner.some((place) => matchesPlace(place, row[place.column], person));
}

function matchesPlace(place: Place, value: unknown, person: Person): boolean {
  if (typeof value !== 'string') return false;
  switch (place.as) {
    case 'text':
      return isOwner(person, value);
    case 'counter':
      return person.counter !== null && value.endsWith(person.counter);
    case 'json': {
      const parsed = fromJson(value);
      if (place.path === undefined)
        return textsIn(parsed).some((text) => isAddressOf(person, text));
      const text = textAt(parsed, place.path);
      return text !== null && isOwner(person, text);
    }
  }
}

/** Whether the row belongs to one that was found. */
function isPart({ partOf = {} }: TableOfPersons, row: DatabaseRow, ids: OwnIds): boolean {
  return Object.entries(partOf).some(([column, tables]) => {
    const known = tables.flatMap((table) => ids.get(table) ?? []).filter(({ size }) => size > 0);
    if (known.length === 0) return false;
    return textsIn(fromJson(row[column])).some((text) => known.some((own) => own.has(text)));
  });
}

function namedIn({ named = [] }: TableOfPersons, row: DatabaseRow, person: Person): string[] {
  return named.filter((column) =>
    textsIn(fromJson(row[column])).some((text) => isAddressOf(person, text)),
  );
}

function writtenIn(
  { written = [], named = [] }: TableOfPersons,
  row: DatabaseRow,
  person: Person,
): string[] {
  return written.filter((column) =>
    textsIn(fromJson(row[column])).some(
      (text) => isIn(person, text) && !(named.includes(column) && isAddressOf(person, text)),
    ),
  );
}
