import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { retryDelays } from '@grovemail/domain/delivery/delivery-limits.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openSqliteStore } from '../store/sqlite-store.ts';
import { acceptance, enquiry, outboxEntry } from '../store/suite/acceptances.ts';

const program = fileURLToPath(new URL('crashing-for-test.ts', import.meta.url));
const leaseMs = 30_000;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'grovemail-crash-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('an entry that ends every server is delivered alone, then rarely, and its neighbours go on', async () => {
  const path = join(folder, 'store.sqlite');
  const store = openSqliteStore({ path, now: Date.now });
  const topics = ['neighbour', 'neighbour', 'crash', 'neighbour', 'neighbour'];
  const entries = topics.map((topic) => outboxEntry({ topic, createdAt: Date.now() }));
  await store.accept(acceptance(enquiry(), {}, entries));

  // Three times beside its neighbours, then alone, with the pauses of failed attempts.
  const pauses = [0, 0, 0, 0, ...retryDelays];
  let ahead = 0;
  let alone = 0;
  for (const pause of pauses) {
    ahead += leaseMs + pause + 1_000;
    const { status, stdout } = spawnSync(process.execPath, [program, path, String(ahead)]);
    expect(status).toBe(1);
    if (/"topic":"crash".*"text":"delivered alone"/.test(String(stdout))) alone += 1;
  }
  expect(alone).toBe(1 + retryDelays.length);
  expect(await store.countOutbox()).toMatchObject({ waiting: 1, dead: 0, done: 4 });

  ahead += leaseMs + 1_000;
  const { status, stdout } = spawnSync(process.execPath, [program, path, String(ahead)]);
  expect(status).toBe(0);
  expect(String(stdout)).toContain('"text":"given up"');
  expect(await store.listOutbox({ state: 'dead' })).toMatchObject([
    { topic: 'crash', error: expect.stringContaining('Servers ended each time') },
  ]);
  await store.close();
});
