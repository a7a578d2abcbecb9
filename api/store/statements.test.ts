import { expect, it } from 'vitest';
import { holdContacts, writeContacts } from './contact-statements.ts';
import { migrations } from './migrations.ts';
import { sqliteSql } from './sqlite-sql.ts';
import { statements } from './statements.ts';

const texts = [
  ...Object.values(statements),
  ...[1, 10].flatMap((count) => [holdContacts(count), writeContacts(count)]),
  ...migrations.flatMap((step) => step.statements),
];

// The subset that SQLite and PostgreSQL were measured to read alike.
it.each([
  ['a clock of the database', /\b(now|current_timestamp|datetime|strftime)\b/i],
  ['types of one of them', /\b(jsonb?|serial|autoincrement|boolean|uuid|timestamptz?|blob)\b/i],
  ['placeholders of SQLite', /[?:@]\w*/],
  ['replace, pragma and rowid', /\b(replace|pragma|rowid|without)\b/i],
  ['rows picked to be changed in a condition', /\bin \(\s*select[^)]*for update/i],
  ['locks and channels of PostgreSQL', /\b(advisory|listen|notify)\b/i],
])('has no %s', (_name, pattern) => {
  for (const text of texts) expect(text).not.toMatch(pattern);
});

it('numbers the placeholders of each statement without gaps', () => {
  for (const text of texts) {
    const used = new Set(text.match(/\$\d+/g) ?? []);
    expect(used).toEqual(new Set(Array.from(used, (_, index) => `$${index + 1}`)));
  }
});

it.each([
  ['values ($1, $12, $1)', 'values (?1, ?12, ?1)'],
  [
    'select id from outbox limit 20 for update skip locked) returning id',
    'select id from outbox limit 20) returning id',
  ],
  ['select 1', 'select 1'],
])('turns %s into SQLite', (portable, sqlite) => {
  expect(sqliteSql(portable)).toBe(sqlite);
});
