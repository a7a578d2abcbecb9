import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openSqliteStore } from '../store/engines/sqlite/sqlite-store.ts';
import { storeFile } from '../store/store-file.ts';
import { acceptance } from '../store/suite/acceptances.ts';

const script = fileURLToPath(new URL('./ops.ts', import.meta.url));

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'grovemail-ops-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

function ops(args: string[], env: Record<string, string> = {}, input = '') {
  const options = { encoding: 'utf8', env: { DATA_DIR: dataDir, ...env }, input } as const;
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], options);
  return { status, stdout, stderr };
}

it('1: names the wrong variable, without a stack trace', () => {
  const { status, stdout, stderr } = ops(['leads', 'list'], { SITE_ENV: 'nowhere' });
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toContain('SITE_ENV');
  expect(stderr).not.toMatch(/\bat .*:\d+:\d+/);
});

it('2: exits with 2 on invalid usage', () => {
  expect(ops(['leads', 'lits'])).toMatchObject({ status: 2, stdout: '' });
});

it('0: reads DATA_DIR while a server has the store open', async () => {
  const server = openSqliteStore({ path: storeFile(dataDir), now: () => 0 });
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
