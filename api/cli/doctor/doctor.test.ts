import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { takeRejection } from '../../resources/rejected-mail.ts';
import type { Store } from '../../store/store.ts';
import { storeFile } from '../../store/store-file.ts';
import { newId } from '../../store-suite/acceptances.ts';
import { storeForTest } from '../../store-suite/store-for-test.ts';
import { runOn } from '../ops-for-test.ts';

let dataDir: string;
let store: Store;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'grovemail-doctor-'));
  store = storeForTest({ path: storeFile(dataDir), now: Date.now });
});
afterEach(async () => {
  await store.close();
  await rm(dataDir, { recursive: true });
});

const reject = (name: string) =>
  takeRejection({ id: newId(), to: `${name}@shop.example` }, '550 5.7.26 No SPF', {
    ...{ store, newId },
    now: Date.now,
  });

it('finds nothing in a new store', async () => {
  const { code, stdout } = await runOn(dataDir, 'doctor');
  expect(code).toBe(0);
  expect(stdout.match(/^ok/gm)).toHaveLength(2);
  expect(stdout).toContain('notice  Backups: The server writes no backups. Set BACKUP_DIR.');
});

it('alarms once five recipients reject the sender, with exit code 1', async () => {
  for (const name of ['a', 'b', 'c', 'd']) await reject(name);
  const before = await runOn(dataDir, 'doctor --json');
  expect([before.code, JSON.parse(before.stdout)]).toMatchObject([
    0,
    [{ name: 'Sender', state: 'notice' }, { state: 'ok' }, { name: 'Backups' }],
  ]);
  await reject('e');
  const { code, stdout, stderr } = await runOn(dataDir, 'doctor');
  expect([code, stderr]).toEqual([1, '1 of 3 checks alarm.\n']);
  expect(stdout).toContain('5.7.26');
});

it('mentions dropped reports', async () => {
  await store.noteDropped({
    ...{ id: newId(), at: Date.now() },
    reason: 'x',
    reply: 'x',
    digest: 'd',
  });
  const { code, stdout } = await runOn(dataDir, 'doctor');
  expect(code).toBe(0);
  expect(stdout).toContain('mail reports --dropped');
});
