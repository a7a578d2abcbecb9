import { DatabaseSync } from 'node:sqlite';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sqliteSql } from '../engines/sqlite/statement-runner.ts';
import { candidates } from './candidates.ts';
import { isIn } from './person.ts';
import type { TableOfPersons } from './person-tables.ts';

const db = new DatabaseSync(':memory:');
const table: TableOfPersons = {
  table: 't',
  holds: 'texts',
  key: ['id'],
  json: ['data'],
  owner: [
    { column: 'plain', as: 'text' },
    { column: 'data', as: 'json', path: 'email' },
  ],
};

/** Whether a row with these columns is read. */
function isCandidate(address: string, plain: string, data: string): boolean {
  const person = { address, erased: 'erased:x-1', counter: null };
  const { sql, values } = candidates(table, person, new Map()) ?? { sql: '', values: [] };
  const [column, json] = [`$${values.length + 1}`, `$${values.length + 2}`];
  const row = `with t as (select ${column} as plain, ${json} as data)`;
  const found = db.prepare(sqliteSql(`${row} select 1 from t where ${sql}`));
  return found.all(...values, plain, data).length > 0;
}

const addresses = [
  'kim@b.co',
  'ada+i_n%ews@b.co',
  'o`hara@b.co',
  'a/b=c@b.co',
  'zoë@b.co',
  'i\u0307x@b.co',
  'ада@b.co',
  'call ki me',
];

const spelling = fc.constantFrom<(text: string) => string>(
  (text) => text,
  (text) => text.normalize('NFD'),
  (text) => text.toUpperCase(),
  (text) => text.replace('k', '\u{212a}').replace('`', '\u{1fef}').replace('i\u0307', 'İ'),
  (text) => text.replace('b.co', 'ｂ.ＣＯ'),
  (text) => `Kim <${text}>, "x" a\\b\n`,
  (text) =>
    `「${text.replace(/[!-~]/g, (one) => String.fromCodePoint(one.charCodeAt(0) + 0xfee0))}」`,
  (text) => `x.example/?to=${encodeURIComponent(text)}&a`,
  (text) => `x${text}`,
);

/** The same JSON with an escape for each character that is not ASCII, and for slashes. */
const escaped = (json: string) =>
  json
    .replaceAll('/', '\\u002f')
    .replace(/[^ -~]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);

describe('a row that is not read', () => {
  it.each(addresses)('does not contain %s, in any spelling', (address) => {
    const person = { address, erased: 'erased:x-1', counter: null };
    const text = fc
      .tuple(fc.constantFrom(...addresses, 'erased:x-1'), spelling, spelling)
      .map(([other, one, two]) => two(one(other)));
    fc.assert(
      fc.property(text, (held) => {
        if (!isIn(person, held)) return true;
        const json = JSON.stringify({ email: held });
        return (
          isCandidate(address, held, '{}') &&
          isCandidate(address, '', json) &&
          isCandidate(address, '', escaped(json))
        );
      }),
      { numRuns: 500 },
    );
  });
});

it.each([
  ['ada@b.co', 'ada at b.co', false],
  ['ada@b.co', 'bob@b.co', false],
  ['zoë@b.co', 'bob at b.co', false],
  ['ada@b.co', 'write to ADA@example.com', true],
])('for %s, whether %j is read: %s', (address, text, isRead) => {
  expect(isCandidate(address, text, '{}')).toBe(isRead);
});

it('reads no table in which nothing can be about the person', () => {
  const part = { ...table, owner: [], partOf: { data: ['others'] } };
  const person = { address: 'a@b.co', erased: null, counter: null };
  expect(candidates(part, person, new Map([['others', new Set()]]))).toBeNull();
});
