import { spawnSync } from 'node:child_process';
import { lstat, mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseConfig } from '@grovemail/config/parse-config.ts';
import { variables } from '@grovemail/config/variables.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runOn } from '../ops-for-test.ts';
import { failed } from '../ops-store-for-test.ts';

let folder: string;
let file: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'grovemail-setup-'));
  file = join(folder, 'grovemail.env');
});
afterEach(() => rm(folder, { recursive: true }));

const complete = {
  site: 'shop.example',
  app: 'https://app.shop.example',
  smtp: 'smtps://ada:p%27a$$w;rd@mail.shop.example:465',
  from: 'Ada & Söhne <hello@shop.example>',
  operator: 'ada@shop.example,ben@shop.example',
  database: '',
};
const optionsOf = (answers: object) =>
  Object.entries(answers).flatMap(([name, value]) => [`--${name}`, value]);
const setup = (changes: object = {}, more: string[] = [], process = {}) =>
  runOn(
    folder,
    ['setup', '--file', file, ...optionsOf({ ...complete, ...changes }), ...more],
    process,
  );
/** As a shell reads the file. */
function settingsIn(path: string): Record<string, string> {
  const { stdout } = spawnSync('sh', ['-c', 'set -a; . "$1"; env -0', 'sh', path], {
    encoding: 'utf8',
    env: {},
  });
  const pairs = stdout.split('\0').map((line) => line.split(/=(.*)/s).slice(0, 2));
  return Object.fromEntries(pairs.filter(([name = '']) => name in variables));
}

describe('rejects', () => {
  it.each([
    [{ site: '' }, '--site: An answer is needed.'],
    [{ site: 'http://shop.example' }, 'SITE_URL'],
    [{ site: 'shop.example/blog' }, '--site: Expected'],
    [{ site: 'user:pass@shop.example' }, '--site: Expected'],
    [{ site: 'shop.example\nOUTBOUND_ALLOW=10.0.0.1:1' }, '--site: Expected'],
    [{ app: 'app shop.example' }, '--app: Expected'],
    [{ smtp: 'mail.shop.example' }, '--smtp: Expected'],
    [{ smtp: 'smtp://mail.shop.example\nRATE_LIMIT=off' }, '--smtp: Expected'],
    [{ smtp: "smtp://ada:it's@mail.shop.example" }, '%27'],
    [{ smtp: 'smtp://mail.shop.example?tls.rejectUnauthorized=false' }, 'SMTP_URL'],
    [{ from: 'nobody' }, '--from: Expected'],
    [{ from: 'Ada\r\nBcc: x <ada@shop.example>' }, '--from: Expected'],
    [{ from: "Ada's <ada@shop.example>" }, 'MAIL_FROM contains a quote'],
    [{ operator: 'ada' }, '--operator: Expected'],
    [{ database: 'mysql://localhost/shop' }, '--database: Expected'],
    [{ database: 'postgres://ada:s\u0000t@localhost/shop' }, '--database: Expected'],
  ])('%j, and writes nothing', async (answers, message) => {
    expect(await setup(answers)).toEqual(failed(1, message));
    expect(await readdir(folder)).toEqual([]);
  });

  it('a file that exists, unless it is forced', async () => {
    await writeFile(file, 'TRACKING_KEYS=mine\n');
    expect(await setup()).toMatchObject({
      code: 1,
      stderr: `${file} exists. Choose another --file, or move it aside with --force.\n`,
    });
    expect(await readFile(file, 'utf8')).toBe('TRACKING_KEYS=mine\n');
  });

  it('a symbolic link to a place for the secrets', async () => {
    await symlink(join(folder, 'elsewhere'), file);
    expect((await setup()).stderr).toBe(`${file} cannot be written: it already exists.\n`);
    expect(await readdir(folder)).toEqual(['grovemail.env']);
  });

  it('a folder that does not exist, before it asks', async () => {
    expect(
      await runOn(folder, ['setup', '--file', join(folder, 'no', 'file')], {
        ask: async () => expect.unreachable(),
      }),
    ).toMatchObject({
      code: 1,
      stderr: `${join(folder, 'no')} cannot be written: its folder does not exist.\n`,
    });
  });

  it('missing answers without a terminal, all at once', async () => {
    expect(await runOn(folder, ['setup', '--file', file, '--site', 'a.example'])).toMatchObject({
      code: 1,
      stderr:
        'Nothing was written. Add --app, --smtp, --from, --operator, --database, or run it on a terminal.\n',
    });
  });
});

it('writes a file that production accepts, readable by its owner alone', async () => {
  const { code, stdout, stderr } = await setup();
  expect([code, stderr]).toEqual([0, '']);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  const settings = settingsIn(file);
  expect(settings).toMatchObject({
    SITE_URL: 'https://shop.example',
    APP_URL: complete.app,
    SMTP_URL: complete.smtp,
    MAIL_FROM: complete.from,
    OPERATOR_EMAIL: complete.operator,
    BACKUP_DIR: '/var/backups/grovemail',
  });
  expect(parseConfig(settings)).toMatchObject({ isProduction: true });
  for (const secret of [complete.smtp, settings.FORM_TOKEN_KEY, settings.VAPID_PRIVATE_KEY])
    expect(stdout).not.toContain(secret);
  expect(stdout).toContain('SPF, DKIM and DMARC for shop.example');
  expect(stdout).toMatch(/Create a key for backups.*: npm run ops -- store backup-key ~\/\S+/);
});

it('has each variable once', async () => {
  await setup();
  const names = [...(await readFile(file, 'utf8')).matchAll(/^(?:# )?([A-Z_]+)=/gm)];
  expect(names.map(([, name]) => name)).toEqual(Object.keys(variables));
});

it('generates other secrets each time', async () => {
  await setup();
  const first = settingsIn(file);
  await rm(file);
  await setup();
  const second = settingsIn(file);
  for (const name of ['FORM_TOKEN_KEY', 'TRACKING_KEYS', 'VAPID_PRIVATE_KEY'])
    expect(second[name]).not.toBe(first[name]);
});

it('leaves backups to PostgreSQL', async () => {
  const { stdout } = await setup({ database: 'postgres://shop:secret@127.0.0.1:5432/shop' });
  expect(stdout).not.toMatch(/backup/i);
  const settings = settingsIn(file);
  expect(settings).not.toHaveProperty('BACKUP_DIR');
  expect(parseConfig(settings).store.databaseUrl).toBe(
    'postgres://shop:secret@127.0.0.1:5432/shop',
  );
});

it('moves an existing file aside when forced', async () => {
  await writeFile(file, 'TRACKING_KEYS=mine\n', { mode: 0o644 });
  const { code, stdout } = await setup({}, ['--force']);
  expect(code).toBe(0);
  const [, kept = ''] = /settings are in (\S+)\. /.exec(stdout) ?? [];
  expect(await readFile(kept, 'utf8')).toBe('TRACKING_KEYS=mine\n');
  expect((await lstat(file)).mode & 0o777).toBe(0o600);
  expect((await readdir(folder)).length).toBe(2);
});

it('asks for what no option answers, again after an invalid answer', async () => {
  const asked: string[] = [];
  const replies = ['shop example', 'shop.example', ''];
  const { database, site, ...given } = complete;
  const { code, stderr } = await runOn(folder, ['setup', '--file', file, ...optionsOf(given)], {
    ask: async (question) => {
      asked.push(question);
      return replies.shift() ?? expect.unreachable();
    },
  });
  expect(code).toBe(0);
  expect(asked.length).toBe(3);
  expect(stderr).toMatch(/^Expected an absolute http/);
  expect(settingsIn(file).SITE_URL).toBe('https://shop.example');
});

it('takes passwords from the environment', async () => {
  const { database, smtp, ...given } = complete;
  const { code } = await runOn(folder, ['setup', '--file', file, ...optionsOf(given)], {
    config: () => parseConfig({ SMTP_URL: smtp, DATABASE_URL: 'postgres://a:b@c/d' }, ['SMTP_URL']),
  });
  expect(code).toBe(0);
  expect(settingsIn(file)).toMatchObject({ SMTP_URL: smtp, DATABASE_URL: 'postgres://a:b@c/d' });
});
