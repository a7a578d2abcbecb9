import { readFile, writeFile } from 'node:fs/promises';
import { parseConfig } from '@grovemail/config/parse-config.ts';
import { describe, expect, it } from 'vitest';
import { storeFile } from '../../store/store-file.ts';
import { sqlOn, testPostgres } from '../../store-suite/postgres-for-test.ts';
import {
  beforeEachStoreCommand,
  dataDir,
  filled,
  inFolder,
  ops,
  server,
} from './store-commands-for-test.ts';

beforeEachStoreCommand();
const emptySchema = testPostgres();

describe('2 invalid usage', () => {
  it.each([
    [[], 'Usage: ops store'],
    [['bakup', 'x'], '(Did you mean backup?)'],
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

    const copy = inFolder('copy');
    await ops(['copy', '--from', databaseUrl, '--to', copy]);
    expect((await ops(['check'], { dataDir: copy })).code).toBe(0);
    const store = server(copy);
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

  it('0: reports that nothing is left to set when no key is a variable', async () => {
    await server().secret('push', { value: 'p'.repeat(43), createdAt: 0 });
    await server().close();
    expect(await ops(['secrets'])).toMatchObject({
      code: 0,
      stdout: `# push: ${'p'.repeat(43)}\n`,
      stderr: 'Nothing is left to set: none of these keys is a variable.\n',
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
