import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, expect, it } from 'vitest';
import { storeForTest } from '../../store-suite/store-for-test.ts';
import { sqliteSql } from '../engines/sqlite/statement-runner.ts';
import { lookups } from './find-own.ts';
import { personTables } from './person-tables.ts';

const folder = mkdtempSync(join(tmpdir(), 'grovemail-own-'));
const path = join(folder, 'store.sqlite');
await storeForTest({ path, now: Date.now }).close();
const db = new DatabaseSync(path, { readOnly: true });
afterAll(() => {
  db.close();
  rmSync(folder, { recursive: true });
});

const ids = new Map(personTables.map(({ table }) => [table, new Set(['x'])]));
const person = { address: 'a@b.co', erased: 'erased:x', counter: null };
const statements = personTables.flatMap((table) =>
  'nobody' in table
    ? []
    : lookups(table, person, ids).map(({ sql, values }) => ({ table: table.table, sql, values })),
);

it.each(statements)('$table: reads no table as a whole', ({ table, sql, values }) => {
  const plan = db.prepare(`explain query plan ${sqliteSql(sql)}`).all(...values);
  const steps = plan.map(({ detail }) => String(detail));
  expect(steps.filter((step) => step.startsWith(`SCAN ${table}`))).toEqual([]);
  expect(steps.some((step) => step.startsWith(`SEARCH ${table} USING INDEX`))).toBe(true);
});
