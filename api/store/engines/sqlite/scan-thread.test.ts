import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { StoreUnavailableError } from '../../database/errors.ts';
import { type Database, query } from '../../database/transaction.ts';
import { openDatabase } from './database.ts';
import { sqliteExecutor } from './executor.ts';

let folder: string;
let path: string;
let database: Database;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'grovemail-scan-'));
  path = join(folder, 'store.sqlite');
  database = sqliteExecutor(openDatabase({ path, now: 0, readOnly: false }));
});
afterEach(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});

const count = 'select count(*) as count from secrets';
const insert = "insert into secrets (name, created_at, value) values ($1, 1, 'x')";
/** Counts in SQL: some hundred milliseconds. */
const slow = `with recursive n(x) as (select 1 union all select x + 1 from n where x < 2000000)
  select count(*) as count from n`;

it('replies under `node --watch`, whose threads also name the files they load', async () => {
  vi.stubEnv('WATCH_REPORT_DEPENDENCIES', '1');
  await expect(database.scan(() => query(count))).resolves.toEqual([{ count: 0 }]);
  vi.unstubAllEnvs();
});

it('runs reads and writes while a scan is under way', async () => {
  const order: string[] = [];
  const done = (name: string) => () => void order.push(name);
  await database.scan(() => query(count));
  await Promise.all([
    database.scan(() => query(slow)).then(done('scan')),
    database.read(() => query(count)).then(done('read')),
    database.write(() => query(insert, 'a')).then(done('write')),
  ]);
  expect(order).toEqual(['read', 'write', 'scan']);
});

it('lets scans take turns, a statement each', async () => {
  const order: string[] = [];
  const scan = (name: string) =>
    database.scan(function* () {
      for (let page = 0; page < 3; page += 1) {
        yield* query(count);
        order.push(name);
      }
    });
  await Promise.all([scan('a'), scan('b')]);
  expect(order).toEqual(['a', 'b', 'a', 'b', 'a', 'b']);
});

it('sees what is committed before each statement', async () => {
  const seen: unknown[] = [];
  await database.scan(function* () {
    seen.push(...(yield* query(count)));
    void database.write(() => query(insert, 'a'));
    yield* query(slow);
    seen.push(...(yield* query(count)));
  });
  expect(seen).toEqual([{ count: 0 }, { count: 1 }]);
});

describe('throws', () => {
  it('StoreUnavailableError for a write, and changes nothing', async () => {
    await expect(database.scan(() => query(insert, 'a'))).rejects.toThrow(StoreUnavailableError);
    expect(await database.read(() => query(count))).toEqual([{ count: 0 }]);
  });

  it('a fault of the program as it is', async () => {
    await expect(database.scan(() => query('select words from secrets'))).rejects.toThrow(
      'no such column: words',
    );
    await database.scan(() => query(count));
  });

  it('StoreUnavailableError for damage, after which it is not ready', async () => {
    await database.write(() => query(insert, 'x'.repeat(50_000)));
    await database.close();
    const file = await open(path, 'r+');
    const { size } = await file.stat();
    await file.write(Buffer.alloc(45_000, 0xa5), 0, 45_000, size - 45_000);
    await file.close();
    database = sqliteExecutor(openDatabase({ path, now: 0, readOnly: false }));
    database.requireSound?.();
    await expect(database.scan(() => query('select * from secrets'))).rejects.toThrow(
      StoreUnavailableError,
    );
    expect(() => database.requireSound?.()).toThrow(StoreUnavailableError);
  });
});

describe('closing', () => {
  it('finishes the statement, rejects the next, and leaves no write-ahead log', async () => {
    await database.write(() => query(insert, 'a'));
    expect(existsSync(`${path}-wal`)).toBe(true);
    const finished: unknown[] = [];
    const scan = database.scan(function* () {
      finished.push(...(yield* query(slow)));
      yield* query(count);
    });
    await Promise.all([database.close(), expect(scan).rejects.toThrow(StoreUnavailableError)]);
    expect(finished).toEqual([{ count: 2_000_000 }]);
    expect(existsSync(`${path}-wal`)).toBe(false);
    await expect(database.scan(() => query(count))).rejects.toThrow(StoreUnavailableError);
  });

  it('is not needed for the process to end', async () => {
    const script = `
      const { sqliteExecutor } = await import(${JSON.stringify(new URL('./executor.ts', import.meta.url))});
      const { openDatabase } = await import(${JSON.stringify(new URL('./database.ts', import.meta.url))});
      const database = sqliteExecutor(openDatabase({ path: process.argv[1], now: 0, readOnly: true }));
      const rows = await database.scan(function* () { return yield { sql: '${count}', values: [] } });
      process.stdout.write(JSON.stringify(rows));`;
    const run = promisify(execFile);
    const { stdout } = await run(process.execPath, ['--input-type=module', '-e', script, path]);
    expect(JSON.parse(stdout)).toEqual([{ count: 0 }]);
  });
});

it('reads a database in memory on its only connection', async () => {
  const alone = sqliteExecutor(new DatabaseSync(':memory:'));
  expect(await alone.scan(() => query('select 1 as one'))).toEqual([{ one: 1 }]);
  await alone.close();
});
