import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { compileCache } from '../app-suite/compile-cache-for-test.ts';
import { storeFile } from '../store/store-file.ts';
import { acceptance } from '../store-suite/acceptances.ts';
import { storeForTest } from '../store-suite/store-for-test.ts';

const script = fileURLToPath(new URL('./ops.ts', import.meta.url));

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'grovemail-ops-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

function ops(args: string[], env: Record<string, string> = {}, input = '') {
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], {
    encoding: 'utf8',
    env: { ...compileCache, DATA_DIR: dataDir, ...env },
    input,
  });
  return { status, stdout, stderr };
}

it('1: names the wrong variable, without a stack trace', () => {
  const { status, stdout, stderr } = ops(['leads', 'list'], { DATABASE_URL: 'nowhere' });
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toContain('DATABASE_URL');
  expect(stderr).not.toMatch(/\bat .*:\d+:\d+/);
});

describe('asks only for the settings that its command needs', () => {
  // A production server would ask for six more, and for the file of the password.
  const production = { SITE_ENV: 'production', PORT: 'many', SMTP_URL_FILE: '/nowhere' };

  it('0: none but where the store is, for a list', async () => {
    await storeForTest({ path: storeFile(dataDir), now: () => 0 }).close();
    const listed = ops(['leads', 'list'], production);
    expect(listed).toEqual({ status: 0, stdout: 'No leads yet.\n', stderr: '' });
  });

  it('1: the address of the site, for a link', async () => {
    await storeForTest({ path: storeFile(dataDir), now: () => 0 }).close();
    const link = ['preferences', 'link', '--email', 'a@b.co', '--contact', '7', '--list', 'news'];
    const { status, stderr } = ops(link, production);
    expect(status).toBe(1);
    expect(stderr.match(/^ {2}\w+/gm)).toEqual(['  SITE_URL']);
  });
});

describe('the launcher', () => {
  const launcher = fileURLToPath(new URL('./ops-launcher.js', import.meta.url));
  const run = (options: string[]) =>
    spawnSync(process.execPath, [...options, launcher, '--help'], { encoding: 'utf8' });

  it('0: runs the commands', () => {
    expect(run([])).toMatchObject({ status: 0, stderr: '' });
  });

  it.each(['20.20.2', '23.11.1'])('1: reports that Node %s is too old', (version) => {
    const old = `Object.defineProperty(process, 'versions', { value: { node: '${version}' } })`;
    const { status, stdout, stderr } = run(['--import', `data:text/javascript,${old}`]);
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toBe(
      `ops needs Node 24 or later, but this is Node ${version}. Run npm ci to install the right version, then use npm run ops.\n`,
    );
  });
});

it('2: exits with 2 on invalid usage', () => {
  expect(ops(['leads', 'lits'])).toMatchObject({ status: 2, stdout: '' });
});

it('0: reads DATA_DIR while a server has the store open', async () => {
  const server = storeForTest({ path: storeFile(dataDir), now: () => 0 });
  const sent = Array.from({ length: 2_000 }, () => acceptance());
  await Promise.all(sent.map(server.accept));
  const { status, stdout, stderr } = ops(['enquiries', 'list', '--json']);
  expect([status, stderr]).toEqual([0, '']);
  const ids = JSON.parse(stdout).map(({ id }: { id: string }) => id);
  expect(ids).toEqual(sent.map(({ record }) => record.id).toReversed());
  await server.close();
});

it('0: sets up the public API before the first start', () => {
  const fresh = { DATA_DIR: join(dataDir, 'made', 'by', 'ops') };
  const { status, stdout, stderr } = ops(['keys', 'create', '--test'], fresh);
  expect(status).toBe(0);
  expect(stdout).toMatch(/^gm_test_[\w-]{49}\n$/);
  expect(stderr).toContain(`Created a new store in ${fresh.DATA_DIR}.`);

  const put = ['templates', 'put', 'welcome', '--subject', 'Hi', '--html', '-'];
  expect(ops(put, fresh, '<p>₦1,000 for @name</p>')).toMatchObject({ status: 0, stderr: '' });
  const preview = ops(['templates', 'preview', 'welcome', '--data', '{"name":"Ada"}'], fresh);
  expect(preview).toMatchObject({ status: 0, stdout: '<p>₦1,000 for Ada</p>\n' });
});
