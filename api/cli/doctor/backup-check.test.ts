import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { backupName } from '../../backups/backup-files.ts';
import { backupCheck } from './backup-check.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'grovemail-backups-'));
});
afterEach(() => rm(folder, { recursive: true }));

const hour = 60 * 60_000;
const check = (at = folder) => backupCheck({ folder: at, hours: 24 }, false);
const backUp = (ago: number) => writeFile(join(folder, backupName(Date.now() - ago, null)), '');

it('alarms while there is no backup', async () => {
  await writeFile(join(folder, 'other.sqlite'), '');
  const found = expect.stringContaining(`There is no backup in ${folder}.`);
  expect(await check()).toMatchObject({ state: 'alarm', found });
  expect(await check(join(folder, 'missing'))).toMatchObject({ state: 'alarm' });
});

it('alarms once a backup is an hour late', async () => {
  await backUp(26 * hour);
  expect(await check()).toMatchObject({ state: 'alarm' });
  await backUp(24.5 * hour);
  expect(await check()).toMatchObject({ state: 'ok' });
});

it('alarms when the folder cannot be read', async () => {
  const file = join(folder, 'file');
  await writeFile(file, '');
  expect(await check(file)).toMatchObject({
    state: 'alarm',
    found: `${file} cannot be read (ENOTDIR).`,
  });
});

it('leaves a database to its own tools, and notes that there are no backups', async () => {
  expect(await backupCheck({ folder: null, hours: 24 }, true)).toMatchObject({ state: 'ok' });
  expect(await backupCheck({ folder: null, hours: 24 }, false)).toMatchObject({ state: 'notice' });
});
