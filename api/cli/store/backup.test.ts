import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { DatabaseSync } from 'node:sqlite';
import { parseConfig } from '@grovemail/config/parse-config.ts';
import { describe, expect, it } from 'vitest';
import { storeFile } from '../../store/store-file.ts';
import { acceptance } from '../../store-suite/acceptances.ts';
import { storeForTest } from '../../store-suite/store-for-test.ts';
import { runOn } from '../ops-for-test.ts';
import {
  beforeEachStoreCommand,
  dataDir,
  filled,
  folder,
  inFolder,
  now,
  ops,
  server,
} from './store-commands-for-test.ts';

beforeEachStoreCommand();

describe('backup', () => {
  it('1: without a store, creates nothing', async () => {
    const { code, stderr } = await ops(['backup', inFolder('b.sqlite')]);
    expect([code, stderr]).toEqual([1, `There is no store at ${storeFile(dataDir)}.\n`]);
    expect(await readdir(folder)).toEqual([]);
  });

  it('1: does not overwrite a file', async () => {
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

  it('0: without a file, writes one to BACKUP_DIR, named by the time', async () => {
    await filled();
    const backup = await runOn(dataDir, 'store backup', {
      config: () => parseConfig({ DATA_DIR: dataDir, BACKUP_DIR: folder }),
    });
    expect(backup).toMatchObject({ code: 0, stdout: expect.stringContaining(folder) });
    const [name = ''] = (await readdir(folder)).filter((each) => each !== 'data');
    expect(name).toMatch(/^grovemail-.*Z\.sqlite$/);
    expect((await ops(['restore', inFolder(name), '--force'])).code).toBe(0);
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
      ['restore', `pg_restore --exit-on-error --dbname="\${DATABASE_URL:?}" 'it'\\''s'`],
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
    // The store still accepts.
    while (before.length === acknowledged.length) await new Promise(setImmediate);
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
  // On standard input, so that the key need not be on the server.
  const restored = await runOn(elsewhere, ['store', 'restore', file, '--identity', '-'], {
    input: () => readFile(key),
  });
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

  it('1: does not replace a store without --force, and never while a server runs', async () => {
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
      expect(await ops(args)).toMatchObject({
        code: 1,
        stderr: `A server has ${storeFile(dataDir)} open. Stop it first.\n`,
      });
    }
    expect(await running.accept(acceptance())).toMatchObject({ outcome: 'stored' });
    await running.close();
  });

  it('1: does not replace a write-ahead log whose store is gone without --force', async () => {
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
    const elsewhere = inFolder('new');
    const restored = await ops(['restore', file], { dataDir: elsewhere });
    expect(restored).toMatchObject({ code: 0, stderr: '' });
    expect((await stat(storeFile(elsewhere))).mode & 0o777).toBe(0o600);
    const store = server(elsewhere);
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
