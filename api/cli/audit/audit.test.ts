// Long: every command that changes something, over the same store.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { parseConfig } from '@grovemail/config/parse-config.ts';
import { describe, expect, it } from 'vitest';
import { storeFile } from '../../store/store-file.ts';
import {
  acceptance,
  enquiry,
  lead,
  newId,
  outboxEntry,
  suspected,
} from '../../store-suite/acceptances.ts';
import { webhook } from '../../store-suite/account-calls.ts';
import { runOn } from '../ops-for-test.ts';
import { beforeEachOps, dataDir, openServer, server } from '../ops-store-for-test.ts';

beforeEachOps();

const ops = (command: string | string[]) =>
  runOn(dataDir, command, {
    config: () => parseConfig({ DATA_DIR: dataDir, SITE_URL: 'https://grovemail.example' }),
  });
const log = async () =>
  (await server.listAudit()).map(({ command, subject }) => ({ command, subject }));

const id = '019a9f3e-7c00-7a10-8f3b-2d6f0c9b1e55';
const email = 'zoe@shop.example';
const person = expect.stringMatching(/^person:[\w-]{43}$/);

/** What there is to change: a key, a webhook, a dead entry, a record in quarantine and a suppression. */
async function filled() {
  const key = { id: newId(), createdAt: 1, label: 'a', scopes: ['send' as const] };
  const more = { isTest: false, isStrict: false, endsAt: null, networks: [] };
  await server.addKey({ ...key, ...more, digest: 'd' });
  const hook = webhook({});
  await server.addWebhook(hook);
  const [dead, waiting] = [outboxEntry(), outboxEntry()];
  await server.enqueue(dead);
  const [claimed] = await server.claimOutbox({ limit: 1, leaseUntil: 0 });
  if (!claimed) throw new Error('nothing was handed out');
  await server.settleOutbox(claimed, { outcome: 'failed', error: 'No.', nextAt: null });
  await server.enqueue(waiting);
  const [held, other] = [lead(), lead()];
  for (const each of [held, other]) {
    await server.accept(suspected(each));
  }
  await ops(['templates', 'put', 'welcome', '--subject', 'Hi', '--html', await html()]);
  await ops(['templates', 'put', 'welcome', '--subject', 'Hi zoe', '--html', await html()]);
  await ops(`preferences suppress --email eve@shop.example --all`);
  return {
    key: key.id,
    hook: hook.id,
    dead: dead.id,
    waiting: waiting.id,
    held: held.id,
    other: other.id,
  };
}

async function html(): Promise<string> {
  const file = join(dataDir, 'welcome.html');
  await writeFile(file, '<p>Hello zoe</p>');
  return file;
}

describe('a change writes one row, about what was changed', () => {
  it.each<[name: string, command: string, logged: string, subject: unknown]>([
    ['a key', 'keys revoke {key} --yes', 'keys revoke --yes', 'key:{key}'],
    [
      'a key and an address typed for one',
      `keys revoke gm_live_secret {key} ${email} --yes`,
      'keys revoke --yes',
      'key:{key}',
    ],
    ['a record that is released', 'leads release {held} {held}', 'leads release', 'lead:{held}'],
    ['a record that is discarded', `leads discard {other} ${id}`, 'leads discard', 'lead:{other}'],
    ['an entry that is sent again', 'outbox retry {dead}', 'outbox retry', 'outbox:{dead}'],
    [
      'an entry that is discarded, beside others',
      `outbox discard {waiting} {dead} ${id}`,
      'outbox discard',
      'outbox:{dead}',
    ],
    [
      'the entries of a cause',
      'outbox discard --cause other',
      'outbox discard --cause other',
      'outbox:{dead}',
    ],
    [
      'a suppression',
      `preferences suppress --email ZOE@ｓhop.example --list news --complaint`,
      'preferences suppress --list news --complaint',
      person,
    ],
    [
      'a suppression that is lifted',
      `preferences lift --email eve@shop.example --all`,
      'preferences lift --all',
      person,
    ],
    [
      'a link',
      `preferences link --email ${email} --contact zoe --list news`,
      'preferences link --contact --list news',
      person,
    ],
    [
      'a webhook that is removed',
      'webhooks remove {hook} --yes',
      'webhooks remove --yes',
      'webhook:{hook}',
    ],
    [
      'a secret that is changed',
      `webhooks rotate {hook} --secret whsec_${'A'.repeat(32)} --overlap 0m`,
      'webhooks rotate --overlap --secret',
      'webhook:{hook}',
    ],
    [
      'a template that is restored',
      'templates restore welcome',
      'templates restore',
      'template:welcome',
    ],
    [
      'a template that is removed',
      'templates remove welcome nobody --yes',
      'templates remove --yes',
      'template:welcome',
    ],
    ['a secret that is shown', 'push secret', 'push secret', null],
  ])('%s', async (_name, command, logged, subject) => {
    const ids: Record<string, string> = await filled();
    const withIds = (text: string) => text.replace(/\{(\w+)\}/g, (_, name) => ids[name] ?? '');
    const earlier = await log();
    await ops(withIds(command));
    const rows = await log();
    expect(rows.slice(0, rows.length - earlier.length)).toEqual([
      { command: logged, subject: typeof subject === 'string' ? withIds(subject) : subject },
    ]);
    const [row] = await server.listAudit();
    expect(row).toMatchObject({ operator: 'ada', givenName: null });
    expect(Date.now() - (row?.createdAt ?? 0)).toBeLessThan(600_000);
    // A digest may spell a name by chance.
    const shown = JSON.stringify(row).replace(/person:[\w-]{43}/, 'person');
    expect(shown).not.toMatch(/zoe|secret_|whsec_|@/);
  });

  it.each([
    ['keys create --test --label zoe@shop.example', 'keys create --test --label', 'key'],
    ['keys create --scope push-only', 'keys create --scope push-only', 'key'],
    [
      'webhooks add --event e --url https://hooks.example/zoe',
      'webhooks add --event --url',
      'webhook',
    ],
  ])('%s', async (command, logged, kind) => {
    await ops(command);
    expect(await log()).toEqual([
      { command: logged, subject: expect.stringMatching(`^${kind}:[0-9a-f-]{36}$`) },
    ]);
  });

  it('templates put, by the name of the template', async () => {
    await ops(['templates', 'put', 'welcome', '--subject', 'Dear zoe', '--html', await html()]);
    expect(await log()).toEqual([
      { command: 'templates put --subject --html', subject: 'template:welcome' },
    ]);
  });

  it('each of several changes of one command, and of many at once a row for each hundred', async () => {
    const entries = Array.from({ length: 250 }, () => outboxEntry());
    await server.accept(acceptance(enquiry(), {}, entries));
    for (const entry of await server.claimOutbox({ limit: 1_000, leaseUntil: 0 })) {
      await server.settleOutbox(entry, { outcome: 'failed', error: 'No.', nextAt: null });
    }
    const [one = '', two = ''] = entries.map((entry) => entry.id);
    await ops(`outbox retry ${one} ${two}`);
    expect((await log()).map(({ subject }) => subject)).toEqual([`outbox:${two}`, `outbox:${one}`]);
    await ops('outbox discard --cause other');
    const discarded = (await log()).slice(0, -2).map(({ subject }) => subject?.split(' ').length);
    expect(discarded).toEqual([48, 100, 100]);
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
    openServer();
    expect(await log()).toEqual([{ command: 'store restore --force', subject: null }]);
  });
});

it.each([
  `keys revoke ${id} --yes`,
  `leads release ${id}`,
  `leads discard ${email}`,
  `outbox retry ${id}`,
  `outbox discard ${id}`,
  'outbox discard --cause mailbox',
  `preferences lift --email ${email} --all`,
  `webhooks remove ${id} --yes`,
  `webhooks rotate ${id}`,
  `webhooks replay ${id}`,
  'templates restore welcome',
  'templates remove welcome --yes',
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
    await ops('push secret');
    await ops('keys create --test');
    const { code, stdout } = await ops('audit --since 2026-01-01');
    expect(code).toBe(0);
    const lines = stdout.trimEnd().split('\n');
    expect(lines[0]).toMatch(/^When +Who +Command +About$/);
    expect(lines[1]).toMatch(/^[\d-]{10} [\d:]{5} +ada +keys create --test +key:[\w-]+$/);
    expect(lines[2]).toMatch(/ada +push secret$/);
    expect((await ops('audit --since 2999-01-01')).stdout).toBe('No entries.\n');
    expect(await ops('audit --limit 1')).toMatchObject({
      stderr: 'Showing the newest 1. Use --limit to show more.\n',
    });
  });

  it('prints JSON', async () => {
    await ops('--as kofi.m push secret');
    const { stdout } = await ops('audit list --json');
    expect((await ops('audit --json')).stdout).toBe(stdout);
    expect(JSON.parse(stdout)).toEqual([
      {
        id: expect.any(String),
        at: expect.stringMatching(/Z$/),
        operator: 'ada',
        as: 'kofi.m',
        command: 'push secret',
        subject: null,
      },
    ]);
  });
});

describe('--as', () => {
  it.each(['--as kofi push secret', 'push secret --as kofi'])(
    'stands beside the login, before a command or after it: %s',
    async (command) => {
      await ops(command);
      expect(await server.listAudit()).toMatchObject([
        { operator: 'ada', givenName: 'kofi', command: 'push secret' },
      ]);
      const { stdout } = await ops('audit');
      expect(stdout).toMatch(/^When +Who +As +Command/);
      expect(stdout).toMatch(/ ada +kofi +push secret/);
    },
  );

  it('of an import is the import’s own, and stands before it for this', async () => {
    const file = join(dataDir, 'blocks.csv');
    await writeFile(file, 'email\nzoe@shop.example\neve@shop.example\n');
    const args = ['preferences', 'import', file, '--all', '--as', 'block'];
    expect(await ops(['--as', 'kofi', ...args])).toMatchObject({ code: 0 });
    expect(await server.listAudit()).toMatchObject([
      {
        operator: 'ada',
        givenName: 'kofi',
        subject: 'suppressions:2',
        command: 'preferences import --all --as',
      },
    ]);
    // Nothing is left to change.
    await ops(args);
    expect(await log()).toHaveLength(1);
  });

  it.each(['a b', 'ada@shop.example', 'x'.repeat(65), 'ä', '\u001b[1A', ''])(
    '2: %j is no name',
    async (name) => {
      for (const args of [
        ['--as', name, 'push', 'secret'],
        ['push', 'secret', '--as', name],
      ]) {
        const { code, stderr } = await ops(args);
        expect([code, stderr]).toEqual([2, expect.stringContaining('letters, digits')]);
      }
      expect(await log()).toEqual([]);
    },
  );
});
