import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { gunzipSync } from 'node:zlib';
import { afterAll, expect, it } from 'vitest';
import { openTables } from '../store/engines/open-tables.ts';
import { migrations } from '../store/migrations/migrations.ts';
import { openSqliteStore } from '../store/sqlite-store.ts';

/**
 * A store of each earlier version: what `sqlite3 grovemail.sqlite .dump | gzip -9n` gives. Each was upgraded from the one
 * before, and has a few rows more.
 */
const dumps = join(import.meta.dirname, 'earlier-stores');
const versions = migrations.slice(0, -1).map(({ version }) => version);

const folder = mkdtempSync(join(tmpdir(), 'grovemail-earlier-'));
afterAll(() => rmSync(folder, { recursive: true }));

const nameOf = (version: number) => `${String(version).padStart(2, '0')}.sql.gz`;

/** Opens a store of a version. Gives its schema and rows afterwards, and what its first enquiry is. */
async function upgraded(version: number) {
  const path = join(mkdtempSync(join(folder, 'store-')), 'grovemail.sqlite');
  const db = new DatabaseSync(path);
  db.exec(gunzipSync(readFileSync(join(dumps, nameOf(version)))).toString());
  db.close();
  const store = openSqliteStore({ path, now: () => 0 });
  const enquiry = await store.findEnquiry('01-enquiry');
  await store.close();

  const tables = await openTables({ file: path }, 'read');
  const rows: string[] = [];
  for (const shape of await tables.shapes()) {
    for await (const page of tables.pages(shape)) {
      rows.push(...page.map((row) => `${shape.name} ${JSON.stringify(row)}`));
    }
  }
  const miscounts = await tables.miscounts();
  await tables.close();
  return { enquiry, rows, miscounts, schema: schemaOf(path) };
}

function schemaOf(path: string): string[] {
  const db = new DatabaseSync(path, { readOnly: true });
  const rows = db.prepare('select sql from sqlite_schema where sql is not null').all();
  db.close();
  return rows.map(({ sql }) => String(sql).replace(/\s+/g, ' ')).toSorted();
}

const newest = await upgraded(versions.at(-1) ?? 0);
const fresh = join(folder, 'fresh.sqlite');
await openSqliteStore({ path: fresh, now: () => 0 }).close();

it('a store is kept of each version before the newest', () => {
  expect(readdirSync(dumps)).toEqual(versions.map(nameOf));
});

it.each(versions)(
  'upgrades a store of version %i, to what one step after another gave',
  async (version) => {
    const { enquiry, rows, miscounts, schema } = await upgraded(version);
    expect(enquiry).toMatchObject({ fullname: 'Zoé', email: 'zoé@victim.example' });
    expect(newest.rows).toEqual(expect.arrayContaining(rows));
    expect(miscounts).toEqual([]);
    expect(schema).toEqual(schemaOf(fresh));
  },
);
