// Long: one group of commands, over the same store.
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { testApp } from '../../app-suite/app-for-test.ts';
import { apiKeyDigest, looksLikeApiKey } from '../../keys/api-key.ts';
import { storeFile } from '../../store/store-file.ts';
import { storeForTest } from '../../store-suite/store-for-test.ts';
import { runOn } from '../ops-for-test.ts';
import { failed } from '../ops-store-for-test.ts';
import { openForReading } from '../process/open-store.ts';

let dataDir: string;
beforeEach(async () => {
  // No server has made it yet.
  dataDir = join(await mkdtemp(join(tmpdir(), 'grovemail-keys-')), 'data');
});
afterEach(() => rm(join(dataDir, '..'), { recursive: true }));

const ops = (...args: string[]) => runOn(dataDir, args);
const listed = async () => JSON.parse((await ops('keys', 'list', '--json')).stdout);

/** The key in force that a text opens. */
async function found(key: string) {
  const store = await openForReading({ dataDir, databaseUrl: null });
  try {
    return await store.findKey(apiKeyDigest(key));
  } finally {
    await store.close();
  }
}

describe('keys create', () => {
  it('0: creates the first key on a fresh clone, with only the key on standard output', async () => {
    const { code, stdout, stderr } = await ops('keys', 'create', '--test');
    expect(code).toBe(0);
    const key = stdout.trimEnd();
    expect(stdout).toBe(`${key}\n`);
    expect(key).toMatch(/^gm_test_/);
    expect(looksLikeApiKey(key)).toBe(true);
    expect(stderr).toContain(`Created a new store in ${dataDir}.`);
    expect(stderr).toContain('only its digest is stored');
    expect(stderr).toContain('nothing is sent');
    const row = { isTest: true, scopes: ['all'], label: 'Test key', revokedAt: null };
    expect(await found(key)).toMatchObject(row);
  });

  it('0: creates a key with label and scope in the existing store, and lists what it may do', async () => {
    await ops('keys', 'create');
    const args = ['keys', 'create', '--label', '  Web shop ', '--scope', 'push-only'];
    const { stdout, stderr } = await ops(...args);
    expect(stdout).toMatch(/^gm_pk_[\w-]{49}\n$/);
    expect(looksLikeApiKey(stdout.trim())).toBe(true);
    expect(stderr).not.toContain('Created a new store');
    expect(stderr).toContain('save push subscriptions in your name');
    expect(await found(stdout.trim())).toMatchObject({
      isTest: false,
      scopes: ['push-only'],
      label: 'Web shop',
    });
    expect(await listed()).toMatchObject([{ label: 'Web shop' }, { label: 'Live key' }]);
  });

  it('0: creates an expiring key with several scopes and networks, and reports that', async () => {
    const before = Date.now();
    const scopes = ['--scope', 'send', '--scope', 'contacts', '--scope', 'send'];
    const networks = ['--network', '203.0.113.0/24', '--network', '2001:DB8:0::1'];
    const args = [...scopes, '--expires', '90d', ...networks];
    const { stdout, stderr } = await ops('keys', 'create', ...args);
    const row = await found(stdout.trim());
    expect(row).toMatchObject({
      scopes: ['send', 'contacts'],
      networks: ['203.0.113.0/24', '2001:db8::1/128'],
    });
    const days = (Number(row?.endsAt) - before) / (24 * 60 * 60_000);
    expect(days).toBeGreaterThanOrEqual(90);
    expect(days).toBeLessThan(90.01);
    expect(stderr).toContain(
      'can send mail and record events in your name, store and delete contacts.',
    );
    expect(stderr).toContain(`It expires at ${new Date(Number(row?.endsAt)).toISOString()}.`);
    expect(stderr).toContain('It works only from 203.0.113.0/24, 2001:db8::1/128.');
    expect(await listed()).toMatchObject([
      { scope: 'send contacts', networks: ['203.0.113.0/24', '2001:db8::1/128'] },
    ]);
  });

  it('0: accepts push as push-only', async () => {
    const { stdout } = await ops('keys', 'create', '--scope', 'push');
    expect(await found(stdout.trim())).toMatchObject({ scopes: ['push-only'] });
  });

  it('1: rejects networks for a publishable key', async () => {
    const args = ['--scope', 'push', '--network', '203.0.113.1'];
    const { code, stdout, stderr } = await ops('keys', 'create', ...args);
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toBe(
      'Browsers everywhere use a push key, so no network can be set: remove --network.\n',
    );
    expect(await readdir(join(dataDir, '..'))).toEqual([]);
  });

  it('1: makes no publishable key for test data', async () => {
    expect(await ops('keys', 'create', '--scope', 'push', '--test')).toEqual(
      failed(1, 'cannot be a test key: remove --test'),
    );
    expect(await readdir(join(dataDir, '..'))).toEqual([]);
  });

  it('0: prints one JSON object', async () => {
    const { stdout, stderr } = await ops('keys', 'create', '--json', '--label', 'Ada’s “shop”');
    expect(stderr).toMatch(/^Created a new store in .*\n$/);
    const { key, ...about } = JSON.parse(stdout);
    expect(await listed()).toEqual([{ ...about, lastUsedAt: null, revokedAt: null }]);
    expect(await found(key)).toMatchObject({ id: about.id });
  });

  it('stores the key nowhere and never shows it again', async () => {
    const key = (await ops('keys', 'create', '--label', 'Shop')).stdout.trim();
    const body = key.slice('gm_live_'.length);
    for (const name of await readdir(dataDir)) {
      expect((await readFile(join(dataDir, name))).includes(body)).toBe(false);
    }
    for (const args of [
      ['list'],
      ['list', '--json'],
      ['revoke', key],
      ['revoke', key, '--yes'],
      ['revoke', key],
    ]) {
      const { stdout, stderr } = await ops('keys', ...args);
      expect(stdout + stderr).not.toContain(body);
    }
  });

  it('creates a different key each time', async () => {
    const made = [];
    for (let at = 0; at < 5; at += 1) made.push((await ops('keys', 'create')).stdout);
    expect(new Set(made).size).toBe(5);
    expect(new Set((await listed()).map(({ id }: { id: string }) => id)).size).toBe(5);
  });

  it.each([
    [['--label', ''], 'one line of 1 to 100'],
    [['--label', '   '], 'one line of 1 to 100'],
    [['--label', 'x'.repeat(101)], 'one line of 1 to 100'],
    [['--label', 'two\nlines'], 'one line of 1 to 100'],
    [['--label'], 'argument missing'],
    [
      ['--scope', 'everything'],
      'Allowed choices are all, read, send, contacts, webhooks, templates, suppressions, push.',
    ],
    [['--scope', 'all', '--scope', 'read'], 'all cannot be combined with other scopes'],
    [['--scope', 'read', '--scope', 'push'], 'push-only cannot be combined with other scopes'],
    ...['0d', '-1d', '90', '90m', '1.5d', '3651d', '', 'never'].map((span): [string[], string] => [
      ['--expires', span],
      'hours or days up to 3650d',
    ]),
    ...[
      '',
      'shop.example',
      '203.0.113.0/33',
      '203.0.113/24',
      '0x7f.0.0.1',
      '203.0.113.0/-1',
      '2001:db8::/129',
      '::ffff:203.0.113.0/120',
      '203.0.113.1:80',
      'fe80::1%eth0',
      '1',
    ].map((network): [string[], string] => [
      ['--network', network],
      'Expected an IPv4 or IPv6 address or network',
    ]),
    [['--tset'], '(Did you mean --test?)'],
    [['shop'], 'too many arguments'],
  ])('2: does not understand %j, and makes nothing', async (args, hint) => {
    expect(await ops('keys', 'create', ...args)).toEqual(failed(2, hint));
    expect(await readdir(join(dataDir, '..'))).toEqual([]);
  });

  it('1: creates no key in a store of another version', async () => {
    await ops('keys', 'create');
    const db = new DatabaseSync(storeFile(dataDir));
    db.exec('delete from schema_version where version > 1');
    expect(await ops('keys', 'create')).toEqual(failed(1, 'Start the server once'));
    expect(db.prepare('select count(*) as count from api_keys').get()).toEqual({ count: 1 });
    db.close();
  });
});

describe('keys list', () => {
  it('0: prints a table, newest first, with the ends of ids', async () => {
    const label = 'a \u001b[31mlabel that is far too long for this terminal';
    await ops('keys', 'create', '--test', '--label', label);
    await ops('keys', 'create', '--label', 'Shop');
    const [{ id }, { id: first }] = await listed();
    await ops('keys', 'revoke', first, '--yes');
    const { stdout } = await ops('keys', 'list');
    expect(stdout.split('\n')).toEqual([
      expect.stringMatching(/^Id {2,}Label {2,}Kind {2}Scope {2}Created {2,}Revoked$/),
      expect.stringMatching(RegExp(`^${id.slice(-8)} {2}Shop +live {2}all {4}\\S+ \\S+$`)),
      expect.stringMatching(
        RegExp(`^${first.slice(-8)} {2}a \\[31m.*… +test {2}all {4}\\S+ \\S+ {2}\\S+ \\S+$`),
      ),
      '',
    ]);
  });

  it('0: revokes by the end of an id, once', async () => {
    await ops('keys', 'create');
    const [{ id }] = await listed();
    const { code, stdout } = await ops('keys', 'revoke', id.slice(-8), id, '--yes');
    expect([code, stdout]).toEqual([0, `${id}: revoked.\n`]);
    const [{ subject }] = JSON.parse((await ops('audit', '--json')).stdout);
    expect(subject).toBe(`key:${id}`);
  });

  it('0: shows last use, expiry and networks where set', async () => {
    const args = ['--scope', 'read', '--scope', 'send', '--expires', '12h'];
    await ops('keys', 'create', ...args, '--network', '203.0.113.0/24', '--label', 'CI');
    const [{ id }] = await listed();
    const store = storeForTest({ path: storeFile(dataDir), now: Date.now });
    await store.noteKeyUse(id, 1_700_000_000_000);
    await store.close();
    const [headings, row] = (await ops('keys', 'list')).stdout.split('\n');
    expect(headings).toMatch(/^Id +Label +Kind +Scope +Created +Last used +Expires +Networks$/);
    const moment = String.raw`\d{4}-\d\d-\d\d \d\d:\d\d`;
    const moments = Array.from({ length: 3 }, () => moment).join(' +');
    expect(row).toMatch(RegExp(`^${id.slice(-8)} +CI +live +read.* +${moments} +203\\.\\S*$`));
    expect(await listed()).toMatchObject([
      { scope: 'read send', lastUsedAt: '2023-11-14T22:13:20.000Z', networks: ['203.0.113.0/24'] },
    ]);
  });

  it('0: creates a strict key, and shows that it is', async () => {
    const { stdout, stderr } = await ops('keys', 'create', '--scope', 'send', '--strict');
    expect(stderr).toContain('It is strict');
    expect(await found(stdout.trim())).toMatchObject({ isStrict: true });
    await ops('keys', 'create', '--label', 'Lenient');
    expect(await listed()).toMatchObject([{ strict: false }, { strict: true }]);
    expect((await ops('keys', 'list')).stdout).toMatch(/^Id +Label +Kind +Scope +Strict +Created/);
  });

  it.each([['read'], ['contacts'], ['push']])(
    '1: makes no key of scope %s strict',
    async (scope) => {
      const { code, stderr } = await ops('keys', 'create', '--scope', scope, '--strict');
      expect([code, stderr]).toEqual([1, expect.stringContaining('--scope send')]);
    },
  );

  it('0: explains how to create one when there is none', async () => {
    await ops('webhooks', 'add', '--event', '*', '--url', 'https://shop.example/hooks');
    expect(await ops('keys', 'list')).toMatchObject({
      code: 0,
      stdout: 'No keys yet. Create one: npm run ops -- keys create --test\n',
    });
    expect(await listed()).toEqual([]);
  });

  it.each(['list', 'revoke x'])('1: creates no store: keys %s', async (command) => {
    expect(await ops('keys', ...command.split(' '))).toEqual(
      failed(1, `There is no store in ${dataDir} yet`),
    );
    expect(await readdir(join(dataDir, '..'))).toEqual([]);
  });
});

describe('keys revoke', () => {
  it('0: revokes keys by id, idempotently', async () => {
    const keys = [await ops('keys', 'create'), await ops('keys', 'create', '--test')];
    const [{ id: second }, { id: first }] = await listed();
    const { code, stdout } = await ops('keys', 'revoke', first, second, first, '--yes');
    expect(code).toBe(0);
    expect(stdout).toBe([first, second].map((id) => `${id}: revoked.\n`).join(''));
    for (const { stdout: key } of keys) expect(await found(key.trim())).toBeNull();
    expect((await ops('keys', 'revoke', first)).code).toBe(0);
  });

  it.each([(key: string) => key, (key: string) => `Bearer ${key}`])(
    '0: revokes a leaked key by the key itself',
    async (written) => {
      const key = (await ops('keys', 'create')).stdout.trim();
      const other = (await ops('keys', 'create')).stdout.trim();
      const { code, stdout } = await ops('keys', 'revoke', written(key), '--yes');
      expect(code).toBe(0);
      expect(stdout).not.toContain(key.slice(10));
      expect(await found(key)).toBeNull();
      expect(await found(other)).not.toBeNull();
    },
  );

  it('1: without --yes and a terminal, names who is cut off and revokes nothing', async () => {
    const key = (await ops('keys', 'create', '--label', 'Web shop')).stdout.trim();
    await ops('keys', 'create', '--test');
    const [{ id: test }, { id: live }] = await listed();
    const { code, stdout, stderr } = await ops('keys', 'revoke', live);
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr.split('\n')).toEqual([
      expect.stringMatching(/^Id +Label +Kind +Scope +Last used$/),
      expect.stringMatching(RegExp(`^${live} +Web shop +live +all +never$`)),
      'Calls with a revoked key are rejected from then on.',
      'No other live key is left.',
      'Nothing was revoked. Add --yes to skip the confirmation.',
      '',
    ]);
    expect(await found(key)).not.toBeNull();
    expect((await ops('keys', 'revoke', live, test)).stderr).toContain(
      'No other test key is left.',
    );
  });

  it.each([
    ['yes', 0],
    ['no', 1],
  ])('asks at a terminal, and accepts the response %j', async (answer, code) => {
    const key = (await ops('keys', 'create')).stdout.trim();
    const asked: string[] = [];
    const ask = async (question: string) => {
      asked.push(question);
      return answer;
    };
    expect(await runOn(dataDir, ['keys', 'revoke', key], { ask })).toMatchObject({ code });
    expect(asked).toEqual(['Revoke this key? This cannot be undone. Type yes to continue: ']);
    expect((await found(key)) === null).toBe(code === 0);
    // Revoked already, it is no reason to ask again.
    if (code === 0) expect(await ops('keys', 'revoke', key)).toMatchObject({ code: 1 });
  });

  it('1: names unknown ids, hides what looks like a key, and revokes the others', async () => {
    const key = (await ops('keys', 'create')).stdout.trim();
    const [{ id }] = await listed();
    const slip = `${key.slice(0, -1)}${key.endsWith('A') ? 'B' : 'A'}`;
    const { code, stdout, stderr } = await ops('keys', 'revoke', 'nobody', slip, id, '--yes');
    expect(code).toBe(1);
    expect(stderr).toBe(
      'There is no active key with this id: nobody, gm_live_…. See npm run ops -- keys list.\n',
    );
    expect(stdout).toBe(`${id}: revoked.\n`);
    expect(await found(key)).toBeNull();
  });
});

it('works on a running server at once, and stops working within a second', async () => {
  const key = (await ops('keys', 'create', '--test')).stdout.trim();
  const now = () => Date.UTC(2026, 10, 21);
  const { app, clock, close } = await testApp({
    store: storeForTest({ path: storeFile(dataDir), now }),
  });
  const status = async (shown: string) => {
    const headers = { authorization: `Bearer ${shown}` };
    return (await app.inject({ url: '/v1/contacts', headers })).statusCode;
  };
  expect(await status(key)).toBe(200);
  const second = (await ops('keys', 'create', '--test')).stdout.trim();
  expect(await status(second)).toBe(200);
  const used = { lastUsedAt: '2026-11-21T00:00:00.000Z' };
  await expect.poll(listed).toMatchObject([used, used]);
  await ops('keys', 'revoke', key, '--yes');
  clock.now += 1_000;
  expect([await status(key), await status(second)]).toEqual([403, 200]);
  await close();
});
