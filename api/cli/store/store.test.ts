// Long: one group of commands, each over the same filled store.

import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { PassThrough } from 'node:stream';
import { parseConfig } from '@grovemail/config/parse-config.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openTables } from '../../store/engines/open-tables.ts';
import type { Store } from '../../store/store.ts';
import { storeFile } from '../../store/store-file.ts';
import type { QueuedMail } from '../../store/transactionals/transactional-store.ts';
import {
  acceptance,
  enquiry,
  lead,
  newId,
  outboxEntry,
  subscriber,
} from '../../store-suite/acceptances.ts';
import { event, unkeyed } from '../../store-suite/account-calls.ts';
import { sqlOn, testPostgres } from '../../store-suite/postgres-for-test.ts';
import { storeForTest } from '../../store-suite/store-for-test.ts';
import { runOn } from '../ops-for-test.ts';

const emptySchema = testPostgres();

let folder: string;
let dataDir: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'grovemail-store-ops-'));
  dataDir = join(folder, 'data');
});
afterEach(() => rm(folder, { recursive: true }));

const now = () => 0;
const server = (dir = dataDir) => storeForTest({ path: storeFile(dir), now });
const inFolder = (name: string) => join(folder, name);

/** `databaseUrl` is as if it were configured; `watched` is on a terminal. */
async function ops(args: string[], changes: { databaseUrl?: string; watched?: boolean } = {}) {
  const terminal = changes.watched ? Object.assign(new PassThrough(), { isTTY: true }) : null;
  const config = parseConfig({ DATA_DIR: dataDir });
  const ran = await runOn(dataDir, ['store', ...args], {
    config: () => {
      return { ...config, store: { dataDir, databaseUrl: changes.databaseUrl ?? null } };
    },
    terminal,
  });
  return { ...ran, drawn: terminal?.read()?.toString() ?? '' };
}

/** A store with some of everything; closed. */
async function filled(dir = dataDir, times = 1) {
  const store = server(dir);
  const items = Array.from({ length: times }, (_, at) => [
    acceptance(enquiry({ body: `№ ${at} 👩🏽‍💻 'quoted' \r\n` }), {}, [
      outboxEntry(),
      outboxEntry(),
    ]),
    acceptance(lead({ metadata: { type: 'demo', at, deep: { a: [null, 1.5, 'ü'] } } })),
    acceptance(subscriber({ email: `a${at}@example.com` })),
    { ...acceptance(lead()), quarantine: { reason: 'honeypot', network: `${at}` } },
  ]).flat();
  for (let at = 0; at < items.length; at += 500) {
    await Promise.all(items.slice(at, at + 500).map(store.accept));
  }
  await store.countUse({ key: 'k', window: 1 });
  // A row that another refers to, in a table that comes later by name.
  const mail = { id: newId(), createdAt: 0, space: 'live', templateCode: 'a', message: {} };
  await store.queueTransactional(
    {
      ...mail,
      recipientEmail: 'a@example.com',
      replyTo: null,
      unfilled: null,
      subject: 'Hello',
      status: 'queued',
    } as QueuedMail,
    [outboxEntry()],
    { idempotency: null, response: () => ({ status: 200, body: '' }) },
  );
  const attempt = { id: newId(), at: 0, outcome: 'sent', reply: '250 OK' } as const;
  await store.noteDelivery(mail.id, attempt, 'sent');
  const contact = { id: newId(), createdAt: 0, space: 'test', email: 'a@example.com', fields: {} };
  await store.saveContact(contact, unkeyed());
  for (const space of ['live', 'live', 'test'])
    await store.recordEvent(event({ space }), () => [], unkeyed());
  await store.secret('form-token', { value: 'a secret of the tests', createdAt: 0 });
  await store.close();
  return items;
}

describe('2 invalid usage', () => {
  it.each([
    [[], 'Usage: ops store'],
    [['bakup', 'x'], '(Did you mean backup?)'],
    [['backup'], "missing required argument 'file'"],
    [['restore'], "missing required argument 'file'"],
    [['copy', '--from', 'a'], "required option '--to <store>' not specified"],
    [['check', 'extra'], 'too many arguments'],
  ])('store %j', async (args, hint) => {
    expect(await ops(args)).toMatchObject({
      code: 2,
      stdout: '',
      stderr: expect.stringContaining(hint),
    });
  });
});

describe('backup', () => {
  it('1: without a store, creates nothing', async () => {
    const { code, stderr } = await ops(['backup', inFolder('b.sqlite')]);
    expect([code, stderr]).toEqual([1, `There is no store at ${storeFile(dataDir)}.\n`]);
    expect(await readdir(folder)).toEqual([]);
  });

  it('1: refuses to overwrite a file', async () => {
    await filled();
    await writeFile(inFolder('b.sqlite'), 'precious');
    const { code, stderr } = await ops(['backup', inFolder('b.sqlite')]);
    expect([code, stderr]).toEqual([1, `${inFolder('b.sqlite')} already exists.\n`]);
    expect(await readFile(inFolder('b.sqlite'), 'utf8')).toBe('precious');
  });

  it.each(['backup', 'backup-key'])('1: %s into a folder that is not there', async (command) => {
    await filled();
    const file = inFolder('nowhere/b.sqlite');
    const { code, stdout, stderr } = await ops([command, file]);
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toBe(`${file} cannot be written: its folder does not exist.\n`);
  });

  it('1: restore of a folder, naming it', async () => {
    await filled();
    const { code, stderr } = await ops(['restore', folder, '--force']);
    expect([code, stderr]).toEqual([1, `${folder} cannot be read: it is a folder.\n`]);
  });

  it('1: for PostgreSQL, prints the command, with a quoted path and no password', async () => {
    const databaseUrl = 'postgres://me:hunter2@localhost/grovemail';
    for (const [command, program] of [
      ['backup', `pg_dump --format=custom --file='it'\\''s' "\${DATABASE_URL:?}"`],
      ['restore', `pg_restore --clean --if-exists --dbname="$DATABASE_URL" 'it'\\''s'`],
    ] as const) {
      const { code, stderr } = await ops([command, "it's"], { databaseUrl });
      expect(code).toBe(1);
      expect(stderr).toContain(program);
      expect(stderr).not.toContain('hunter2');
    }
  });

  it('during writes, holds every row acknowledged before, and passes the integrity check', async () => {
    const store = server();
    let stopped = false;
    const before: string[] = [];
    const writer = (async () => {
      while (!stopped) {
        const batch = Array.from({ length: 20 }, () => acceptance());
        await Promise.all(batch.map(store.accept));
        before.push(...batch.map(({ record }) => record.id));
        await new Promise(setImmediate);
      }
    })();
    while (before.length < 2_000) await new Promise(setImmediate);
    const acknowledged = [...before];
    const file = inFolder('b.sqlite');
    const { code, stdout, stderr } = await ops(['backup', file]);
    expect(before.length).toBeGreaterThan(acknowledged.length);
    stopped = true;
    await writer;
    await store.close();

    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(/b\.sqlite: \d+ bytes, checked\.\n$/);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect((await readdir(folder)).toSorted()).toEqual(['b.sqlite', 'data']);
    const copy = new DatabaseSync(file, { readOnly: true });
    const ids = new Set(
      copy
        .prepare('select id from enquiries')
        .all()
        .map(({ id }) => id),
    );
    for (const id of acknowledged) expect(ids.has(id)).toBe(true);
    // Each row with its outbox entry: it is one moment of the store.
    expect(copy.prepare('select count(*) as count from outbox').get()).toEqual({ count: ids.size });
    copy.close();
  });
});

it('backup-key creates a pair that backup and restore accept', async () => {
  await filled();
  const key = inFolder('key.txt');
  const made = await ops(['backup-key', key]);
  const [, recipient = ''] = /^BACKUP_RECIPIENT=(age1\w+)\n$/.exec(made.stdout) ?? [];
  expect((await stat(key)).mode & 0o777).toBe(0o600);
  expect((await ops(['backup-key', key])).stderr).toBe(`${key} already exists.\n`);

  const file = inFolder('b.sqlite.age');
  const backup = await runOn(dataDir, ['store', 'backup', file], {
    config: () => parseConfig({ DATA_DIR: dataDir, BACKUP_RECIPIENT: recipient }),
  });
  expect(backup.stdout).toMatch(/ bytes, checked and encrypted\.\n$/);
  const elsewhere = inFolder('elsewhere');
  const restored = await runOn(elsewhere, ['store', 'restore', file, '--identity', key]);
  expect([restored.stderr, restored.code]).toEqual(['', 0]);
  // The restore itself stands in the log of what was restored.
  const rows = async (dir: string) =>
    (await runOn(dir, ['store', 'check'])).stdout.replace(/^audit .*$/m, '');
  expect(await rows(elsewhere)).toBe(await rows(dataDir));
});

describe('restore', () => {
  const backedUp = async () => {
    const items = await filled();
    const file = inFolder('b.sqlite');
    expect((await ops(['backup', file])).code).toBe(0);
    return { items, file };
  };

  it.each([
    ['a text', async (path: string) => writeFile(path, 'not a store, '.repeat(1_000))],
    ['an empty file', async (path: string) => writeFile(path, '')],
    [
      'a database that is not a store',
      async (path: string) => new DatabaseSync(path).exec('create table x (y)'),
    ],
  ])('1: rejects %s, and leaves the store alone', async (_name, make) => {
    await filled();
    const kept = await readFile(storeFile(dataDir));
    await make(inFolder('bad'));
    const { code, stderr } = await ops(['restore', inFolder('bad'), '--force']);
    expect([code, stderr]).toEqual([1, 'The backup is damaged, or is not a store.\n']);
    expect(await readFile(storeFile(dataDir))).toEqual(kept);
    expect(await readdir(dataDir)).toEqual(['grovemail.sqlite']);
  });

  it('1: rejects a missing file', async () => {
    const { code, stderr } = await ops(['restore', inFolder('none')]);
    expect([code, stderr]).toEqual([1, `The file ${inFolder('none')} does not exist.\n`]);
  });

  it('1: refuses to replace a store without --force, and always while a server runs', async () => {
    const { file } = await backedUp();
    expect(await ops(['restore', file])).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('Use --force to move it aside'),
    });
    const running = server();
    for (const args of [
      ['restore', file],
      ['restore', file, '--force'],
    ]) {
      const { code, stderr } = await ops(args);
      expect([code, stderr]).toEqual([
        1,
        `A server has ${storeFile(dataDir)} open. Stop it first.\n`,
      ]);
    }
    expect(await running.accept(acceptance())).toMatchObject({ outcome: 'stored' });
    await running.close();
  });

  it('1: refuses to replace a write-ahead log whose store is gone without --force', async () => {
    const { file } = await backedUp();
    const path = storeFile(dataDir);
    const lost = server();
    await lost.accept(acceptance());
    const log = await readFile(`${path}-wal`);
    await lost.close();
    await rm(path);
    await writeFile(`${path}-wal`, log);
    expect(await ops(['restore', file])).toMatchObject({ code: 1 });
    expect(await ops(['restore', file, '--force'])).toMatchObject({ code: 0 });
    const store = server();
    expect(await store.listEnquiries({ limit: 100 })).toHaveLength(1);
    await store.close();
  });

  it('0: restores into a new folder, from which a server starts', async () => {
    const { items, file } = await backedUp();
    dataDir = join(folder, 'new');
    expect(await ops(['restore', file])).toMatchObject({ code: 0, stderr: '' });
    expect((await stat(storeFile(dataDir))).mode & 0o777).toBe(0o600);
    const store = server();
    for (const item of items) {
      expect(await store.accept(item)).toEqual({
        outcome: 'replayed',
        response: item.idempotency.response,
      });
    }
    await store.close();
  });

  it('0: with --force, moves the old store aside, complete', async () => {
    const { file } = await backedUp();
    let store = server();
    const later = acceptance();
    await store.accept(later);
    await store.close();
    const { code, stdout } = await ops(['restore', file, '--force']);
    expect(code).toBe(0);
    const aside = /previous store is (.*)\.\n$/.exec(stdout)?.[1] ?? '';
    store = server();
    expect(await store.findEnquiry(later.record.id)).toBeNull();
    await store.close();
    store = storeForTest({ path: aside, now });
    expect(await store.findEnquiry(later.record.id)).not.toBeNull();
    await store.close();
  });
});

describe('check', () => {
  it('1: reports damaged pages', async () => {
    await filled(dataDir, 200);
    const path = storeFile(dataDir);
    const bytes = await readFile(path);
    bytes.fill(0xa5, 4096 * 8, 4096 * 12);
    await writeFile(path, bytes);
    const { code, stderr } = await ops(['check']);
    expect(code).toBe(1);
    expect(stderr).toMatch(/^The store is damaged: /);
  });

  it('1: names the counts that differ from their rows, which a copy counts anew', async () => {
    await filled();
    const databaseUrl = await emptySchema();
    await ops(['copy', '--from', dataDir, '--to', databaseUrl]);
    const miscount = `update row_counts set count = count + 3 where counted = 'events.event_code' and space = 'live'`;
    await sqlOn(databaseUrl, miscount);
    const { code, stdout, stderr } = await ops(['check'], { databaseUrl });
    expect([code, stdout.match(/^events\.event_code.*$/gm)]).toEqual([
      1,
      [expect.stringMatching(/^events\.event_code +live +order_placed +2 +5$/)],
    ]);
    expect(stderr).toMatch(/^Counts differ from the rows that they count/);

    dataDir = inFolder('copy');
    await ops(['copy', '--from', databaseUrl, '--to', dataDir]);
    expect((await ops(['check'])).code).toBe(0);
    const store = server();
    expect(await store.listEvents({ space: 'live', limit: 1 })).toMatchObject({ size: 2 });
    await store.close();
  });

  it('1: reports that PostgreSQL is unavailable, without its password', async () => {
    const databaseUrl = 'postgres://me:hunter2@127.0.0.1:1/grovemail';
    const { code, stderr } = await ops(['check'], { databaseUrl });
    expect(code).toBe(1);
    expect(stderr).toMatch(/^The store postgres:\/\/127\.0\.0\.1:1\/grovemail cannot be opened/);
  });

  it('0: counts the rows of each table, in SQLite and PostgreSQL', async () => {
    await filled(dataDir, 3);
    const databaseUrl = await emptySchema();
    await ops(['copy', '--from', dataDir, '--to', databaseUrl]);
    const embedded = await ops(['check']);
    expect(embedded.code).toBe(0);
    expect(embedded.stdout).toMatch(/^leads +6$/m);
    expect(embedded.stdout).toMatch(/^secrets +1$/m);
    // The database's log has the copy itself.
    const stdout = embedded.stdout.replace(/^(audit +)0$/m, '$11');
    expect(await ops(['check'], { databaseUrl })).toEqual({ ...embedded, stdout });
  });
});

describe('secrets', () => {
  it('1: without a store', async () => {
    expect((await ops(['secrets'])).code).toBe(1);
  });

  it('0: reports that there are none', async () => {
    await server().close();
    expect(await ops(['secrets'])).toMatchObject({
      code: 0,
      stdout: '',
      stderr: 'This store has no generated keys: all of them are configured.\n',
    });
  });

  it('0: prints them as variables for several servers', async () => {
    const store = server();
    const vapid = JSON.stringify({ publicKey: `B${'a'.repeat(86)}`, privateKey: 'b'.repeat(43) });
    const values = { 'form-token': 'f'.repeat(43), tracking: 't'.repeat(43), vapid };
    for (const [name, value] of Object.entries(values)) {
      await store.secret(name, { value, createdAt: 0 });
    }
    await store.close();
    const { code, stdout, stderr } = await ops(['secrets']);
    expect([code, stderr]).toEqual([0, '']);
    const environment = Object.fromEntries(
      stdout
        .trimEnd()
        .split('\n')
        .map((line) => line.split('=', 2) as [string, string]),
    );
    const DATABASE_URL = 'postgres://localhost/grovemail';
    const config = parseConfig({ ...environment, DATABASE_URL });
    expect([config.formTokenKey, config.trackingKeys]).toEqual([
      values['form-token'],
      [values.tracking],
    ]);
    expect(config.push.vapidPrivateKey).toBe('b'.repeat(43));
  });
});

describe('copy', () => {
  const hashes = (stdout: string) => stdout.match(/^\w+ +\d+ +[0-9a-f]{16}$/gm) ?? [];

  it('1: rejects an invalid address, without repeating it', async () => {
    await filled();
    const { code, stderr } = await ops([
      'copy',
      '--from',
      dataDir,
      '--to',
      'postgres://me:hunter2@db',
    ]);
    expect(code).toBe(1);
    expect(stderr).toContain('PostgreSQL URL such as postgres://user:password@host:5432/database');
    expect(stderr).not.toContain('hunter2');
  });

  it('1: rejects a missing source, and creates no target', async () => {
    const to = inFolder('to');
    const { code, stderr } = await ops(['copy', '--from', inFolder('none'), '--to', to]);
    expect([code, stderr]).toEqual([1, `There is no store at ${storeFile(inFolder('none'))}.\n`]);
    expect(await readdir(folder)).toEqual([]);
  });

  it('1: fails while a server has either store open', async () => {
    await filled();
    const running: Store[] = [server()];
    const to = inFolder('to');
    expect(await ops(['copy', '--from', dataDir, '--to', to])).toMatchObject({
      code: 1,
      stderr: `A server has ${storeFile(dataDir)} open. Stop it first.\n`,
    });
    await running.pop()?.close();
    running.push(server(to));
    expect((await ops(['copy', '--from', dataDir, '--to', to])).code).toBe(1);
    await running.pop()?.close();
  });

  it('1: rejects a target with any row in any table, and writes nothing', async () => {
    await filled();
    const url = await emptySchema();
    const to = inFolder('to');
    const store = server(to);
    await store.secret('other', { value: 'x', createdAt: 0 });
    await store.close();
    await ops(['copy', '--from', to, '--to', url]);
    for (const [target, table] of [[to, 'secrets'] as const, [url, 'audit'] as const]) {
      const { code, stderr } = await ops(['copy', '--from', dataDir, '--to', target]);
      expect([code, stderr]).toEqual([1, `The target is not empty: table ${table} has rows.\n`]);
    }
    expect(await sqlOn(url, 'select * from enquiries')).toEqual([]);
  });

  it('0: copies 20,000 rows to PostgreSQL and back, with the same counts and hashes', async () => {
    await filled(dataDir, 1_700);
    const url = await emptySchema();
    const there = await ops(['copy', '--from', dataDir, '--to', url], { watched: true });
    expect([there.code, there.stderr]).toEqual([0, '']);
    expect(Number(/^(\d+) rows, identical/m.exec(there.stdout)?.[1])).toBeGreaterThan(20_000);
    // A line for each table, between the heading and the total.
    expect(hashes(there.stdout)).toHaveLength(there.stdout.trimEnd().split('\n').length - 2);
    expect(there.drawn).toContain('100 %');

    const back = inFolder('back');
    const again = await ops(['copy', '--from', url, '--to', back]);
    // The log says that the database was copied into.
    const withoutLog = (stdout: string) => hashes(stdout).filter((row) => !row.startsWith('audit'));
    expect(withoutLog(again.stdout)).toEqual(withoutLog(there.stdout));
    expect(again.stdout).toMatch(/^audit +1 /m);
    expect(again.drawn).toBe('');

    const [one, two] = [server(dataDir), server(back)];
    expect(await two.listLeads({ limit: 5_000 })).toEqual(await one.listLeads({ limit: 5_000 }));
    expect(await two.secret('form-token', { value: 'new', createdAt: 1 })).toBe(
      'a secret of the tests',
    );
    const act = { operator: 'ada', command: 'store copy --from --to', subject: null };
    expect(await one.listAudit()).toEqual([]);
    expect(await two.listAudit()).toMatchObject([act, act]);
    await one.close();
    await two.close();
  });

  it('0: copies a table added by a later migration', async () => {
    await filled();
    const url = await emptySchema();
    // Makes the schema there.
    await (await openTables({ url }, 'write')).close();
    const later =
      'create table later (one text not null, two bigint not null, three text, primary key (two, one))';
    const db = new DatabaseSync(storeFile(dataDir));
    db.exec(`${later}; insert into later values ('b', 1, null), ('a', 2, 'x'), ('a', 1, '')`);
    db.close();
    await sqlOn(url, later);
    const { code, stdout } = await ops(['copy', '--from', dataDir, '--to', url]);
    expect(code).toBe(0);
    expect(stdout).toMatch(/^later +3 +[0-9a-f]{16}$/m);
    expect(await sqlOn(url, 'select one, two, three from later order by two, one')).toEqual([
      { one: 'a', two: '1', three: '' },
      { one: 'b', two: '1', three: null },
      { one: 'a', two: '2', three: 'x' },
    ]);
  });

  it('1: fails when a table exists on one side only', async () => {
    await filled();
    const db = new DatabaseSync(storeFile(dataDir));
    db.exec('create table alone (id text primary key not null)');
    db.close();
    const { code, stderr } = await ops(['copy', '--from', dataDir, '--to', inFolder('to')]);
    expect([code, stderr]).toEqual([1, 'Table alone has a different structure in each store.\n']);
  });
});
