// Long: each exit code of the process, over the same store.
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { parseConfig } from '@grovemail/config/parse-config.ts';
import { version } from '@grovemail/contract/version.ts';
import { describe, expect, it } from 'vitest';
import { storeFile } from '../store/store-file.ts';
import {
  acceptance,
  enquiry,
  feedback,
  lead,
  subscriber,
  suspected,
} from '../store-suite/acceptances.ts';
import { runOn } from './ops-for-test.ts';
import { beforeEachOps, dataDir, failed, ops, server } from './ops-store-for-test.ts';
import { openForReading } from './process/open-store.ts';
import type { ProcessIo } from './process/ops-io.ts';

beforeEachOps({ now: () => 0 });

describe('2 invalid usage', () => {
  it.each([
    ['', 'Usage: ops'],
    ['enquiries', 'Usage: ops enquiries'],
    ['enquiry list', '(Did you mean enquiries?)'],
    ['leads exprot', '(Did you mean export?)'],
    ['leads lst', '(Did you mean list?)'],
    ['nonsense', "unknown command 'nonsense'"],
    ['enquiries list --jsn', '(Did you mean --json?)'],
    ['enquiries list extra', 'too many arguments'],
    ['leads export --format xml', 'Allowed choices are csv, json'],
    ['leads list --limit 0', 'a whole number of at least 1'],
    ['leads list --limit -5', 'a whole number of at least 1'],
    ['leads list --limit 1e3', 'a whole number of at least 1'],
    ['leads list --limit 99999999999999999999', 'a whole number of at least 1'],
    ['leads list --limit', 'argument missing'],
    ['leads list --quarantine', '(Did you mean --quarantined?)'],
    ['leads release', "missing required argument 'id'"],
    ['leads releese x', '(Did you mean release?)'],
  ])('ops %s', async (command, hint) => {
    expect(await ops(command)).toEqual(failed(2, hint));
  });
});

it.each(['--version', '-V'])('0: %s prints the version', async (option) => {
  expect(await ops(option)).toEqual({ code: 0, stdout: `${version}\n`, stderr: '' });
});

describe('1 failure', () => {
  it('reports that there is no store, and creates none', async () => {
    const empty = join(dataDir, 'elsewhere');
    expect(await runOn(empty, 'leads list --json')).toEqual({
      code: 1,
      stdout: '',
      stderr: `There is no store in ${empty} yet: start the server once (npm start), or set DATA_DIR to the folder with the data.\n`,
    });
    expect(await readdir(dataDir)).not.toContain('elsewhere');
  });

  it('reports in one sentence that the store is unavailable', async () => {
    const openStore = async () => {
      const store = await openForReading({ dataDir, databaseUrl: null });
      await store.close();
      return store;
    };
    expect(await ops('leads list', { openStore })).toEqual({
      code: 1,
      stdout: '',
      stderr: 'The store cannot take or give data at the moment.\n',
    });
  });

  it('reveals no stored data when a row cannot be read', async () => {
    const openStore = async () => ({
      ...(await openForReading({ dataDir, databaseUrl: null })),
      listLeads: async () => JSON.parse('{"email":"ada@example.com'),
    });
    const { code, stderr } = await ops('leads list', { openStore });
    expect(code).toBe(1);
    expect(stderr).toMatch(/^Unexpected error \(SyntaxError\)/);
    expect(stderr).not.toContain('ada@');
  });
});

describe('quarantine', () => {
  it('1: names each unknown id, and releases the others', async () => {
    const record = lead();
    await server.accept(suspected(record));
    const { code, stdout, stderr } = await ops(`leads release nobody ${record.id} 0`);
    expect(code).toBe(1);
    expect(stderr).toBe('There is no lead with this id: nobody, 0.\n');
    expect(stdout).toBe(`${record.id}: released.\n`);
    expect((await ops(`enquiries release ${record.id}`)).code).toBe(1);
  });

  it('1: releases nothing from a store of an older version, and leaves it unchanged', async () => {
    const db = new DatabaseSync(storeFile(dataDir));
    db.exec('delete from schema_version where version > 1');
    expect(await ops('leads release x')).toEqual(failed(1, 'Start the server once'));
    expect(db.prepare('select max(version) as version from schema_version').get()).toEqual({
      version: 1,
    });
    db.close();
  });

  it.each([
    ['enquiries', enquiry],
    ['leads', lead],
    ['subscribers', subscriber],
    ['feedback', feedback],
  ] as const)('0: shows %s apart, and releases them once', async (noun, make) => {
    const record = make();
    await server.accept(suspected(record));
    expect(await ops(`${noun} list`)).toEqual({
      code: 0,
      stdout: `No ${noun} yet.\n`,
      stderr: 'Some are in quarantine. Use --quarantined to show them.\n',
    });
    expect((await ops(`${noun} list --json`)).stdout).toBe('[]\n');

    const held = await ops(`${noun} list --quarantined`);
    expect([held.code, held.stderr]).toEqual([0, '']);
    const [headings, row] = held.stdout.split('\n');
    expect(headings).toMatch(/^Id {2,}Reason {2,}/);
    expect(row?.startsWith(`${record.id.slice(-8)}  honeypot  `)).toBe(true);
    const { stdout } = await ops(`${noun} list --quarantined --json`);
    expect(JSON.parse(stdout)).toMatchObject([
      { id: record.id, reason: 'honeypot', quarantinedAt: '2023-11-14T22:13:20.000Z' },
    ]);

    const release = `${noun} release ${record.id.slice(-8)} ${record.id}`;
    expect(await ops(release)).toEqual({
      code: 0,
      stdout: `${record.id}: released.\n`,
      stderr: '',
    });
    expect((await ops(release)).stdout).toBe(`${record.id}: not in quarantine, nothing to do.\n`);
    expect(await ops(`${noun} list --quarantined`)).toMatchObject({
      stdout: `No ${noun} in quarantine.\n`,
    });
    const listed = JSON.parse((await ops(`${noun} list --json`)).stdout);
    expect(listed).toMatchObject([{ id: record.id }]);
    expect(listed[0]).not.toHaveProperty('reason');
    expect(await server.listOutbox()).toHaveLength(1);
  });

  it('0: discards quarantined rows only', async () => {
    const [good, held] = [lead(), lead()];
    await server.accept(acceptance(good));
    await server.accept(suspected(held));
    expect(await ops(`leads discard ${good.id} ${held.id}`)).toEqual({
      code: 0,
      stdout: `${good.id}: not in quarantine, nothing to do.\n${held.id}: discarded.\n`,
      stderr: '',
    });
    expect(await ops(`leads discard ${held.id}`)).toEqual({
      code: 1,
      stdout: '',
      stderr: `There is no lead with this id: ${held.id}.\n`,
    });
    expect(JSON.parse((await ops('leads list --json')).stdout)).toMatchObject([{ id: good.id }]);
  });

  it('0: exports quarantined rows only with the option', async () => {
    const [good, held] = [lead(), lead()];
    await server.accept(acceptance(good));
    await server.accept(suspected(held));
    expect((await ops('leads export')).stdout).not.toContain(held.id);
    expect((await ops('leads export --json')).stdout).not.toContain(held.id);
    const { stdout } = await ops('leads export --quarantined');
    expect(stdout).not.toContain(good.id);
    expect(stdout).toMatch(/,quarantinedAt,reason,other,owner,/);
    expect(stdout).toContain(`${held.id},2023-11-14T22:13:20.000Z,demo,Ada,`);
    expect(stdout).toContain(',2023-11-14T22:13:20.000Z,honeypot,,,,,');
    const json = await ops('leads export --quarantined --json');
    expect(JSON.parse(json.stdout)).toMatchObject([{ id: held.id, reason: 'honeypot' }]);
  });
});

describe('0 success', () => {
  const nouns = ['enquiries', 'leads', 'subscribers'];

  it.each(nouns)(
    'reports that there are no %s yet, or prints an empty JSON array',
    async (noun) => {
      expect(await ops(`${noun} list`)).toEqual({
        code: 0,
        stdout: `No ${noun} yet.\n`,
        stderr: '',
      });
      expect(await ops(`${noun} list --json`)).toEqual({ code: 0, stdout: '[]\n', stderr: '' });
    },
  );

  it('lists posts of a running server, newest first, as one JSON array', async () => {
    const first = enquiry({ body: 'Zeile 1\nline 2 \u009b \u2028 ₦ 👩🏽‍💻', createdAt: 0 });
    const second = enquiry();
    for (const record of [first, second]) await server.accept(acceptance(record));
    const { code, stdout, stderr } = await ops('enquiries list --json');
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).not.toMatch(/[\u007f-\u009f\u2028]/);
    const { kind: _kind, ...fields } = first;
    expect(JSON.parse(stdout)).toMatchObject([
      { id: second.id },
      { ...fields, createdAt: '1970-01-01T00:00:00.000Z' },
    ]);
  });

  it('prints all rows as JSON, or up to --limit', async () => {
    await Promise.all(Array.from({ length: 1_100 }, () => server.accept(acceptance())));
    const count = async (command: string) => JSON.parse((await ops(command)).stdout).length;
    expect(await count('enquiries list --json')).toBe(1_100);
    expect(await count('enquiries list --json --limit 1000')).toBe(1_000);
    expect(await count('enquiries list --limit 3 --json')).toBe(3);
  });

  it('shows the newest 50 in a table, and reports that there are more', async () => {
    await Promise.all(Array.from({ length: 51 }, () => server.accept(acceptance())));
    const { stdout, stderr } = await ops('enquiries list');
    expect(stdout.trimEnd().split('\n')).toHaveLength(1 + 50);
    expect(stderr).toBe('Showing the newest 50. Use --limit to show more.\n');
    expect(await ops('enquiries list --limit 51')).toMatchObject({ stderr: '' });
  });

  it('prints each noun as a table', async () => {
    await server.accept(acceptance());
    await server.accept(acceptance(lead()));
    await server.accept(acceptance(subscriber()));
    const lines = async (noun: string) => (await ops(`${noun} list`)).stdout.split('\n');
    expect(await lines('enquiries')).toEqual([
      expect.stringMatching(
        /^Id {8}Received {2,}Name {2,}Email {2,}Subject {2,}Message {2,}Answered {2,}Owner$/,
      ),
      expect.stringMatching(
        /^[0-9a-f]{8} {2}2023-11-1\d \d\d:\d\d {2}Ada Obi {2}ada@example.com {2}A question/,
      ),
      '',
    ]);
    expect(await lines('leads')).toEqual([
      expect.stringMatching(/^Id {8}Received {2,}Type {2,}Name {2,}Email {2,}Company/),
      expect.stringMatching(/^[0-9a-f]{8} {2}2023-11-1\d \d\d:\d\d {2}demo {2}Ada .*0:100K$/),
      '',
    ]);
    expect(await lines('subscribers')).toEqual([
      expect.stringMatching(/^Id {8}Since {2,}Email {2,}Status {2,}Audience {2,}Source$/),
      expect.stringMatching(/ada@example.com {2}pending {2}newsletter {2}website-api$/),
      '',
    ]);
  });

  it.each([
    '--help',
    'leads --help',
    'leads export --help',
    'enquiries list --help',
    'keys --help',
    'keys create --help',
    'keys revoke --help',
    'keys list --help',
    'webhooks --help',
    'webhooks add --help',
    'webhooks remove --help',
    ...['list', 'show', 'retry', 'discard', ''].map((command) => `outbox ${command} --help`),
    'templates --help',
    'templates put --help',
    'templates show --help',
    'templates preview --help',
    'templates remove --help',
  ])('prints help on standard output: %s', async (command) => {
    const { code, stdout, stderr } = await ops(command);
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toContain('Usage: ops');
  });
});

describe('where OPS_COMMAND names how commands are run', () => {
  const onServer = async (command: string) => {
    const config = () => parseConfig({ DATA_DIR: dataDir, OPS_COMMAND: 'sudo deploy/ops' });
    const { stdout, stderr } = await runOn(dataDir, command, { config });
    return stdout + stderr;
  };

  it.each([
    ['--help', '  sudo deploy/ops leads export > ~/leads.csv\n'],
    ['--help', '  sudo npm run ops -- setup\n'],
    ['leads list --help', '  sudo deploy/ops leads list --limit 20\n'],
    ['leads show ffffffff', 'See sudo deploy/ops leads list.\n'],
    ['keys list', 'Create one: sudo deploy/ops keys create --test\n'],
    ['webhooks list', 'Add one: sudo deploy/ops webhooks add'],
    ['templates list', 'Add one: sudo deploy/ops templates put'],
    ['keys create --test', 'Revoke it with: sudo deploy/ops keys revoke'],
  ])('ops %s says so', async (command, words) => {
    expect(await onServer(command)).toContain(words);
  });

  it.each(['a\nb', '\u001b[2J', 'x'.repeat(101)])(
    '%j is no command, and hides none',
    async (bad) => {
      const config: ProcessIo['config'] = (needs) =>
        parseConfig({ DATA_DIR: dataDir, OPS_COMMAND: bad }, needs);
      const { stderr } = await runOn(dataDir, 'leads show ffffffff', { config });
      expect(stderr).toMatch(/See npm run ops -- leads list\.\n$/);
      const { code, stdout } = await runOn(dataDir, 'doctor', { config });
      expect(code).toBe(1);
      expect(stdout).toContain('OPS_COMMAND is ');
    },
  );

  it('what visitors wrote is printed as they wrote it', async () => {
    await server.accept(acceptance(enquiry({ body: 'npm run ops -- doctor' })));
    expect(await onServer('enquiries list --json')).toContain('npm run ops -- doctor');
  });
});
