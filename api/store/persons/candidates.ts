import { atSigns } from '../../mailing/contains-address.ts';
import { likePattern } from '../database/like-pattern.ts';
import type { Value } from '../database/transaction.ts';
import type { Person } from './person.ts';
import type { TableOfPersons } from './person-tables.ts';

/** By table, the ids of the rows that are the person's. */
export type OwnIds = ReadonlyMap<string, ReadonlySet<unknown>>;

/** With more ids, every row that might contain one is a candidate. */
const maxIds = { asText: 500, inJson: 20 };

/**
 * A condition that every row about the person matches, and a few others, which `aboutPerson` excludes.
 * @returns null if there can be no row about them
 */
export function candidates(
  table: TableOfPersons,
  person: Person,
  ids: OwnIds,
): { sql: string; values: Value[] } | null {
  const { owner = [], named = [], written = [], partOf = {}, json = [] } = table;
  const values: Value[] = [];
  const bound = (value: Value) => `$${values.push(value)}`;
  const containsOne = (column: string, texts: readonly string[]) => {
    const patterns = texts.map(likePattern);
    if (patterns.includes(null)) return [`length(${column}) > 0`];
    return patterns.map((pattern) => `${column} ilike ${bound(pattern)}`);
  };
  const isOneOf = (column: string, texts: readonly string[]) =>
    texts.length > maxIds.asText
      ? [`${column} is not null`]
      : [`${column} in (${texts.map(bound).join(', ')})`];

  const counted = owner.filter(({ as }) => as === 'counter').map(({ column }) => column);
  const addressed = [
    ...owner.filter(({ as }) => as !== 'counter').map(({ column }) => column),
    ...named,
    ...written,
  ];
  const references = Object.entries(partOf).map(([column, tables]) => {
    const known = tables.flatMap((name) => [...(ids.get(name) ?? [])]);
    return { column, known: known.filter((id) => typeof id === 'string') };
  });
  const conditions = [
    ...[...new Set(addressed)].flatMap((column) => [
      ...containsOne(column, spellings(person)),
      ...atSigns.map((sign) => `${column} like '%${sign.replace('%', '!%')}%' escape '!'`),
    ]),
    ...counted.flatMap((column) => (person.counter ? containsOne(column, [person.counter]) : [])),
    ...references.flatMap(({ column, known }) => {
      if (known.length === 0) return [];
      if (!json.includes(column)) return isOneOf(column, known);
      // A delivered entry of the outbox contains {}.
      if (known.length > maxIds.inJson) return [`length(${column}) > 2`];
      return containsOne(column, known);
    }),
  ];
  // A JSON escape may be any character.
  const escaped = json.filter((column) => conditions.some((each) => each.startsWith(`${column} `)));
  conditions.push(...escaped.map((column) => `${column} like '%\\u%' escape '!'`));
  return conditions.length === 0 ? null : { sql: conditions.join(' or '), values };
}

/**
 * Every row that names the person contains one of these texts. Only the local part is searched for, since a domain has many
 * spellings. Addresses in URLs or with other `@` signs are found by `atSigns`.
 */
function spellings({ address, erased }: Person): string[] {
  const at = address.indexOf('@');
  const local = at === -1 ? address : address.slice(0, at + 1);
  return [local, ...(erased === null ? [] : [erased])];
}
