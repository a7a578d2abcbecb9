import { readdir } from 'node:fs/promises';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import { openTables } from '../../store/engines/open-tables.ts';
import type { Store } from '../../store/store.ts';
import { storeFile } from '../../store/store-file.ts';
import { sqlOn, testPostgres } from '../../store-suite/postgres-for-test.ts';
import {
  beforeEachStoreCommand,
  dataDir,
  filled,
  folder,
  inFolder,
  ops,
  server,
} from './store-commands-for-test.ts';

beforeEachStoreCommand();
const emptySchema = testPostgres();

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

  it('0: copies 3,000 rows to PostgreSQL and back, with the same counts and hashes', async () => {
    await filled(dataDir, 260);
    const url = await emptySchema();
    const there = await ops(['copy', '--from', dataDir, '--to', url], { watched: true });
    expect([there.code, there.stderr]).toEqual([0, '']);
    expect(Number(/^(\d+) rows, identical/m.exec(there.stdout)?.[1])).toBeGreaterThan(3_000);
    // A line for each table, between the heading and the total.
    expect(hashes(there.stdout)).toHaveLength(there.stdout.trimEnd().split('\n').length - 2);
    expect(there.drawn).toContain('100%');

    const back = inFolder('back');
    const again = await ops(['copy', '--from', url, '--to', back]);
    // The log says that the database was copied into.
    const withoutLog = (stdout: string) => hashes(stdout).filter((row) => !row.startsWith('audit'));
    expect(withoutLog(again.stdout)).toEqual(withoutLog(there.stdout));
    expect(again.stdout).toMatch(/^audit +1 /m);
    expect(again.drawn).toBe('');

    const [one, two] = [server(dataDir), server(back)];
    expect(await two.listLeads({ limit: 1_000 })).toEqual(await one.listLeads({ limit: 1_000 }));
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
