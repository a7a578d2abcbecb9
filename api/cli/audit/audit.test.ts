import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { parseConfig } from '@grovemail/config/parse-config.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Store } from '../../store/store.ts';
import { storeFile } from '../../store/store-file.ts';
import { acceptance, enquiry, lead } from '../../store-suite/acceptances.ts';
import { storeForTest } from '../../store-suite/store-for-test.ts';
import { runOn } from '../ops-for-test.ts';

let dataDir: string;
let server: Store;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'grovemail-ops-'));
  server = storeForTest({ path: storeFile(dataDir), now: Date.now });
});
afterEach(async () => {
  await server.close();
  await rm(dataDir, { recursive: true });
});

const ops = (command: string | string[]) =>
  runOn(dataDir, command, {
    config: () => parseConfig({ DATA_DIR: dataDir, SITE_URL: 'https://grovemail.example' }),
  });
const log = async () =>
  (await server.listAudit()).map(({ command, subject }) => ({ command, subject }));

const id = '019a9f3e-7c00-7a10-8f3b-2d6f0c9b1e55';
const email = 'zoe@shop.example';
const person = expect.stringMatching(/^person:[\w-]{43}$/);

describe('a command that changes something writes one row', () => {
  it.each([
    ['keys create --test --label zoe@shop.example', 'keys create --test --label', null],
    ['keys create --scope push-only', 'keys create --scope push-only', null],
    [`keys revoke ${id}`, 'keys revoke', id],
    [`keys revoke gm_live_secret ${id} ${email}`, 'keys revoke', id],
    [`leads release ${id} ${id}`, 'leads release', `${id} ${id}`],
    [`leads discard ${email}`, 'leads discard', null],
    [`outbox retry ${id}`, 'outbox retry', id],
    [
      `preferences suppress --email ZOE@ｓhop.example --list news --complaint`,
      'preferences suppress --list news --complaint',
      person,
    ],
    [`preferences suppress --email ${email} --all`, 'preferences suppress --all', person],
    [`preferences lift --email ${email} --all`, 'preferences lift --all', person],
    [
      `preferences link --email ${email} --contact zoe --list news`,
      'preferences link --contact --list news',
      person,
    ],
    ['webhooks add --event e --url https://hooks.example/zoe', 'webhooks add --event --url', null],
    [`webhooks remove ${id}`, 'webhooks remove', id],
    [
      `webhooks rotate ${id} --secret whsec_${'A'.repeat(32)} --overlap 0m`,
      'webhooks rotate --overlap --secret',
      id,
    ],
    [`webhooks replay ${id}`, 'webhooks replay', id],
    ['push secret', 'push secret', null],
  ])('%s', async (command, logged, subject) => {
    await ops(command);
    expect(await log()).toEqual([{ command: logged, subject }]);
    const [row] = await server.listAudit();
    expect(row).toMatchObject({ operator: 'ada' });
    expect(Date.now() - (row?.createdAt ?? 0)).toBeLessThan(600_000);
    expect(JSON.stringify(row)).not.toMatch(/zoe|secret_|whsec_|@/);
  });

  it('person erase, which keeps every row of the log', async () => {
    await server.accept(acceptance(enquiry({ email })));
    await ops(`preferences suppress --email ${email} --all`);
    expect(await ops(`person erase --email ${email} --yes`)).toMatchObject({ code: 0 });
    const [erased, stopped] = await log();
    expect(erased).toEqual({ command: 'person erase --yes', subject: person });
    expect(stopped).toEqual({ command: 'preferences suppress --all', subject: erased?.subject });
    expect(await server.listAudit({ email: 'ZOE@shop.example' })).toHaveLength(2);
    expect(await server.listAudit({ email: 'z@shop.example' })).toHaveLength(0);
  });

  it('store restore, in the store that was restored', async () => {
    const file = join(dataDir, 'backup.sqlite');
    await ops(['store', 'backup', file]);
    await server.close();
    expect(await ops(['store', 'restore', file, '--force'])).toMatchObject({ code: 0 });
    server = storeForTest({ path: storeFile(dataDir), now: Date.now });
    expect(await log()).toEqual([{ command: 'store restore --force', subject: null }]);
  });
});

it.each([
  'keys list',
  'leads list',
  'outbox list',
  `preferences show ${email}`,
  `person show --email ${email}`,
  `person export --email ${email}`,
  `person erase --email ${email}`,
  'store check',
  'audit',
  'leads release',
  'keys create --scope nothing',
])('%s leaves none', async (command) => {
  await server.accept(acceptance(lead()));
  await server.accept(acceptance(enquiry({ email })));
  await ops(command);
  expect(await log()).toEqual([]);
});

it('changes nothing when the log cannot be written', async () => {
  const made = await ops('keys create --test --json');
  const { id: key } = JSON.parse(made.stdout);
  const raw = new DatabaseSync(storeFile(dataDir));
  raw.exec(
    "create trigger fail before insert on audit begin select raise(abort, 'the disk is full'); end",
  );
  raw.close();
  expect(await ops(`keys revoke ${key} --yes`)).toMatchObject({ code: 1 });
  expect((await server.listKeys()).map(({ revokedAt }) => revokedAt)).toEqual([null]);
});

describe('audit', () => {
  it('2: invalid usage', async () => {
    for (const wrong of ['--since yesterday', '--since 2026-13-01', '--email zoe', '--limit 0']) {
      expect(await ops(`audit ${wrong}`)).toMatchObject({ code: 2, stdout: '' });
    }
  });

  it('shows time, operator, command and subject', async () => {
    expect((await ops('audit')).stdout).toBe('No entries.\n');
    await ops(`keys revoke ${id}`);
    await ops('keys create --test');
    const { code, stdout } = await ops('audit --since 2026-01-01');
    expect(code).toBe(0);
    const lines = stdout.trimEnd().split('\n');
    expect(lines[0]).toMatch(/^When +Who +Command +About$/);
    expect(lines[1]).toMatch(/^[\d-]{10} [\d:]{5} +ada +keys create --test$/);
    expect(lines[2]).toMatch(new RegExp(`ada +keys revoke +${id}$`));
    expect((await ops('audit --since 2999-01-01')).stdout).toBe('No entries.\n');
    expect(await ops('audit --limit 1')).toMatchObject({
      stderr: 'Showing the newest 1. Use --limit to show more.\n',
    });
  });

  it('prints JSON', async () => {
    await ops(`keys revoke ${id}`);
    const { stdout } = await ops('audit --json');
    expect(JSON.parse(stdout)).toEqual([
      {
        id: expect.any(String),
        at: expect.stringMatching(/Z$/),
        operator: 'ada',
        command: 'keys revoke',
        subject: id,
      },
    ]);
  });

  it('records templates by name alone', async () => {
    const file = join(dataDir, 'welcome.html');
    await writeFile(file, '<p>Hello zoe</p>');
    await ops(['templates', 'put', 'welcome', '--subject', 'Dear zoe', '--html', file]);
    expect(await log()).toEqual([{ command: 'templates put --subject --html', subject: null }]);
  });
});
