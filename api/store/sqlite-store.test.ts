// Long: what only SQLite can do wrong, over the same file.
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setImmediate as turn } from 'node:timers/promises';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { acceptance, enquiry } from '../store-suite/acceptances.ts';
import { describeStore } from '../store-suite/describe-store.ts';
import { storeForTest } from '../store-suite/store-for-test.ts';
import { StoreUnavailableError } from './database/errors.ts';
import { openDatabase } from './engines/sqlite/database.ts';
import { migrate } from './engines/sqlite/migrate.ts';
import { purge } from './engines/sqlite/purge.ts';
import { migrations } from './migrations/migrations.ts';
import { SchemaVersionError } from './migrations/schema-version.ts';
import { openSqliteStore, sqliteStoreOn } from './sqlite-store.ts';
import type { Store } from './store.ts';
import { storeFile } from './store-file.ts';

describeStore('SQLite store', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'grovemail-store-'));
  const path = storeFile(directory);
  const opened: Store[] = [];
  return {
    address: { file: path },
    async open(now = () => 0) {
      const store = storeForTest({ path, now });
      opened.push(store);
      return store;
    },
    async sql(text) {
      const db = new DatabaseSync(path);
      db.exec(text);
      db.close();
    },
    dropTables: () => rm(path, { force: true }),
    async remove() {
      for (const store of opened) await store.close();
      await rm(directory, { recursive: true });
    },
  };
});

describe('SQLite alone', () => {
  let directory: string;
  let path: string;
  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'grovemail-sqlite-'));
    path = storeFile(join(directory, 'data'));
  });
  afterEach(() => rm(directory, { recursive: true }));

  const now = () => 0;
  const open = () => openSqliteStore({ path, now });

  it('throws StoreUnavailableError while the disk is full, loses nothing, then recovers', async () => {
    const db = openDatabase({ path, now: 0, readOnly: false });
    const store = sqliteStoreOn(db, now);
    const acknowledged = [await store.accept(acceptance())];
    const pages = db.prepare('pragma page_count').get()?.page_count;
    db.exec(`pragma max_page_count = ${pages}`);

    const large = () => acceptance(enquiry({ body: 'x'.repeat(20_000) }));
    const rejected = await Promise.allSettled([store.accept(large()), store.accept(large())]);
    for (const result of rejected) {
      expect(result).toMatchObject({ status: 'rejected' });
      const { reason } = result as PromiseRejectedResult;
      expect(reason).toBeInstanceOf(StoreUnavailableError);
      expect(reason.message).not.toMatch(/sql|disk|full|constraint|insert/i);
      expect(reason.cause).toMatchObject({ errcode: 13 });
    }
    expect(await store.listEnquiries()).toHaveLength(acknowledged.length);

    db.exec('pragma max_page_count = 1073741823');
    expect(await store.accept(large())).toMatchObject({ outcome: 'stored' });
    expect(await store.listOutbox()).toHaveLength(2);
    expect(db.prepare('pragma integrity_check').get()).toEqual({ integrity_check: 'ok' });
    await store.close();
  });

  describe('while another process holds the write lock', () => {
    let other: DatabaseSync;
    beforeEach(async () => {
      await open().close();
      other = new DatabaseSync(path);
    });
    afterEach(() => other.close());

    it('reads, and stores in order what was written meanwhile', async () => {
      const store = open();
      other.exec('begin immediate');
      const order: string[] = [];
      const write = (name: string) =>
        store.accept(acceptance(enquiry({ body: name }))).then(() => order.push(name));
      const early = write('first');
      await turn();
      expect(await store.listEnquiries()).toEqual([]);
      const late = write('second');
      order.push('read', String((await store.listOutbox()).length));
      other.exec('commit');
      await Promise.all([early, late]);
      expect(order).toEqual(['read', '0', 'first', 'second']);
      expect((await store.listEnquiries()).map(({ body }) => body)).toEqual(['second', 'first']);
      await store.close();
    });

    it('throws StoreUnavailableError after a while, stores nothing, then recovers', async () => {
      const store = openSqliteStore({ path, now, timeouts: { lock: 0 } });
      other.exec('begin immediate');
      await expect(store.accept(acceptance())).rejects.toThrow(StoreUnavailableError);
      other.exec('rollback');
      expect(await store.listEnquiries()).toEqual([]);
      expect(await store.accept(acceptance())).toMatchObject({ outcome: 'stored' });
      await store.close();
    });

    it('closes once the waiting writes are stored', async () => {
      const store = open();
      other.exec('begin immediate');
      const write = store.accept(acceptance());
      const closed = store.close();
      expect(await store.listEnquiries()).toEqual([]);
      await expect(store.accept(acceptance())).rejects.toThrow(StoreUnavailableError);
      other.exec('commit');
      await closed;
      expect(await write).toMatchObject({ outcome: 'stored' });
    });
  });

  it.each([
    ['its id', "replace into audit values ('1', 9, 'eve', 'b', null, null)"],
    [
      'its place',
      "insert or replace into audit (rowid, id, created_at, operator, command) values (1, '2', 9, 'eve', 'b')",
    ],
  ])('lets no row of the audit log be replaced by %s', async (_name, sql) => {
    const store = open();
    const raw = new DatabaseSync(path);
    raw.exec("insert into audit values ('1', 1, 'ada', 'a', null, null)");
    expect(() => raw.exec(sql)).toThrow('The audit log is append-only.');
    raw.close();
    expect(await store.listAudit()).toMatchObject([{ id: '1', operator: 'ada' }]);
    await store.close();
  });

  it('is not ready while it can be read but not written', async () => {
    const db = openDatabase({ path, now: 0, readOnly: false });
    const store = sqliteStoreOn(db, now);
    await store.ping();
    db.exec('pragma query_only = on');
    expect(await store.listEnquiries()).toEqual([]);
    await expect(store.ping()).rejects.toThrow(StoreUnavailableError);
    db.exec('pragma query_only = off');
    await store.ping();
    await store.close();
  });

  it('rejects the whole batch when its commit fails, and keeps none of it', async () => {
    const db = openDatabase({ path, now: 0, readOnly: false });
    const store = sqliteStoreOn(db, now);
    const exec = db.exec.bind(db);
    db.exec = (sql) => {
      if (sql === 'commit') throw new Error('disk I/O error');
      exec(sql);
    };
    const batch = Array.from({ length: 3 }, () => acceptance());
    for (const result of await Promise.allSettled(batch.map(store.accept))) {
      expect(result).toMatchObject({ reason: { name: 'StoreUnavailableError' } });
    }
    db.exec = exec;
    expect(await store.listEnquiries()).toEqual([]);
    const again = await Promise.all(batch.map(store.accept));
    expect(again.map(({ outcome }) => outcome)).toEqual(['stored', 'stored', 'stored']);
    await store.close();
  });

  it('commits durably: WAL with synchronous FULL, foreign keys on, hardly waiting for locks', () => {
    const db = openDatabase({ path, now: 0, readOnly: false });
    const pragma = (name: string) => Object.values(db.prepare(`pragma ${name}`).get() ?? {})[0];
    expect(pragma('journal_mode')).toBe('wal');
    expect(pragma('synchronous')).toBe(2);
    expect(pragma('foreign_keys')).toBe(1);
    expect(pragma('busy_timeout')).toBeLessThan(10);
    db.close();
  });

  it('copies no pages to temporary files, before and after a purge', async () => {
    const db = openDatabase({ path, now: 0, readOnly: false });
    const inMemory = { temp_store: 2 };
    expect(db.prepare('pragma temp_store').get()).toEqual(inMemory);
    db.exec('pragma user_version = 0');
    expect(await purge(db, 0)).toBeNull();
    expect(db.prepare('pragma temp_store').get()).toEqual(inMemory);
    db.close();
  });

  it('takes other calls while it counts what no index bounds', async () => {
    const store = open();
    const order: string[] = [];
    const done = (name: string) => () => void order.push(name);
    await Promise.all([
      store.listTransactionals({ space: 'live', limit: 1, status: 'sent' }).then(done('emails')),
      store.countOutbox().then(done('outbox')),
      store.readDailyReport({ from: 0, until: 1 }).then(done('report')),
      store.listEnquiries().then(done('read')),
      store.accept(acceptance()).then(done('write')),
    ]);
    expect(order.slice(0, 2)).toEqual(['read', 'write']);
    await store.close();
  });

  it('puts all writes of one turn into one transaction', async () => {
    const db = openDatabase({ path, now: 0, readOnly: false });
    const store = sqliteStoreOn(db, now);
    const watcher = new DatabaseSync(path);
    const seen = () => watcher.prepare('pragma data_version').get()?.data_version as number;
    const before = seen();
    await Promise.all(Array.from({ length: 64 }, () => store.accept(acceptance())));
    expect(seen() - before).toBe(1);
    watcher.close();
    await store.close();
  });

  it('makes its file readable by its owner only', async () => {
    await open().close();
    expect((await stat(path)).mode & 0o777).toBe(0o600);
  });

  it.each([true, false])(
    'rejects a file of 0 bytes (read only: %s), and leaves it',
    async (readOnly) => {
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, '');
      expect(() => openSqliteStore({ path, now, readOnly })).toThrow(
        /is empty \(0 bytes\).*restore/,
      );
      expect(await readdir(dirname(path))).toEqual([basename(path)]);
      expect((await stat(path)).size).toBe(0);
    },
  );

  describe('left by a process that was killed while it created a store', () => {
    const leave = async (name: string) => {
      await mkdir(join(dirname(path), name), { recursive: true });
      await writeFile(join(dirname(path), name, basename(path)), '');
    };

    it('is no store', async () => {
      await leave(`${basename(path)}.new-killed`);
      expect(() => openSqliteStore({ path, now, readOnly: true })).toThrow(StoreUnavailableError);
      await expect(stat(path)).rejects.toThrow('ENOENT');
    });

    it.each([true, false])(
      'goes at the next start (the store exists: %s), and nothing else does',
      async (exists) => {
        if (exists) await open().close();
        await leave(`${basename(path)}.new-killed`);
        const kept = [`other-${basename(path)}.new-killed`, `${basename(path)}.new-b.new-killed`];
        for (const name of kept) await leave(name);
        const store = open();
        await store.accept(acceptance());
        await store.close();
        const left = (await readdir(dirname(path))).toSorted();
        expect(left).toEqual([basename(path), ...kept].toSorted());
      },
    );

    it('is not removed by a reader', async () => {
      await open().close();
      await leave(`${basename(path)}.new-killed`);
      await openSqliteStore({ path, now, readOnly: true }).close();
      expect(await readdir(dirname(path))).toContain(`${basename(path)}.new-killed`);
    });
  });

  it('accepts writes from two processes that open new data together, and loses none', async () => {
    const script = `
      const { openSqliteStore } = await import(${JSON.stringify(new URL('./sqlite-store.ts', import.meta.url))});
      const { acceptance } = await import(${JSON.stringify(new URL('../store-suite/acceptances.ts', import.meta.url))});
      const store = openSqliteStore({ path: ${JSON.stringify(path)}, now: () => 0 });
      for (let i = 0; i < 100; i += 1) await store.accept(acceptance());
      await store.close();`;
    const run = () => promisify(execFile)(process.execPath, ['--input-type=module', '-e', script]);
    await Promise.all([run(), run(), run()]);
    const store = open();
    expect(await store.listEnquiries({ limit: 1_000 })).toHaveLength(300);
    expect(await store.listOutbox({ limit: 1_000 })).toHaveLength(300);
    await store.close();
  });

  describe('read only', () => {
    it('creates no file or directory', async () => {
      expect(() => openSqliteStore({ path, now, readOnly: true })).toThrow(StoreUnavailableError);
      await expect(stat(join(directory, 'data'))).rejects.toThrow('ENOENT');
    });

    it('reads alongside a writer and cannot write', async () => {
      const writer = open();
      await writer.accept(acceptance());
      const reader = openSqliteStore({ path, now, readOnly: true });
      expect(await reader.listEnquiries()).toHaveLength(1);
      await writer.accept(acceptance());
      expect(await reader.listEnquiries()).toHaveLength(2);
      await expect(reader.accept(acceptance())).rejects.toThrow(StoreUnavailableError);
      await reader.close();
      await writer.close();
      const alone = openSqliteStore({ path, now, readOnly: true });
      expect(await alone.listEnquiries()).toHaveLength(2);
      await alone.close();
    });

    it('asks to start the server when the schema is older', async () => {
      await open().close();
      const db = new DatabaseSync(path);
      db.exec('delete from schema_version');
      db.close();
      expect(() => openSqliteStore({ path, now, readOnly: true })).toThrow(SchemaVersionError);
    });
  });

  describe('migrating', () => {
    const addColumn = 'alter table enquiries add column seen bigint';
    const nextVersion = migrations.length + 1;

    it.each([false, true])(
      'rejects data from a newer version (read only: %s)',
      async (readOnly) => {
        await open().close();
        const db = new DatabaseSync(path);
        db.exec(`insert into schema_version (version, applied_at) values (${nextVersion}, 0)`);
        db.close();
        expect(() => openSqliteStore({ path, now, readOnly })).toThrow(
          new SchemaVersionError(
            `The store is from a newer version (schema ${nextVersion}; this program knows ${migrations.length}). ` +
              'Start the newer version, or point DATA_DIR at another directory.',
          ),
        );
      },
    );

    it('rolls back all steps when one fails', async () => {
      const db = openDatabase({ path, now: 0, readOnly: false });
      const steps = [
        ...migrations,
        { version: nextVersion, statements: [addColumn] },
        { version: nextVersion + 1, statements: ['create table broken (', addColumn] },
      ];
      expect(() => migrate(db, 0, steps)).toThrow();
      expect(db.isTransaction).toBe(false);
      migrate(db, 0, steps.slice(0, -1)); // would fail on a leftover column
      db.close();
    });

    it('runs each step once, no matter how often it is opened, and keeps the rows', async () => {
      const store = open();
      await store.accept(acceptance());
      await store.close();
      await open().close();
      const db = openDatabase({ path, now: 7, readOnly: false });
      migrate(db, 7, [...migrations, { version: nextVersion, statements: [addColumn] }]);
      migrate(db, 9, [...migrations, { version: nextVersion, statements: [addColumn] }]);
      const versions = db.prepare('select version, applied_at from schema_version').all();
      expect(versions.map((row) => ({ ...row }))).toEqual([
        ...migrations.map(({ version }) => ({ version, applied_at: 0 })),
        { version: nextVersion, applied_at: 7 },
      ]);
      expect(db.prepare('select count(*) as count from enquiries').get()).toEqual({ count: 1 });
      db.close();
    });

    it('numbers its steps from 1 without gaps', () => {
      expect(migrations.map(({ version }) => version)).toEqual(migrations.map((_, i) => i + 1));
    });
  });

  it('names the file and the reason when it cannot be opened', async () => {
    await open().close();
    await writeFile(path, 'not a database, '.repeat(100));
    expect(open).toThrow(
      new StoreUnavailableError(`The store ${path} cannot be opened: file is not a database`),
    );
  });
});
