import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { storeForTest } from '../store-suite/store-for-test.ts';
import { errorIn, nothingStored, type TestApp, testApp } from './app-for-test.ts';

let folder: string;
let lockHolder: DatabaseSync;
let test: TestApp;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'grovemail-busy-'));
});
afterEach(async () => {
  lockHolder.close();
  await test.close();
  rmSync(folder, { recursive: true });
});

/** Another connection, such as that of a command, holds the write lock. */
async function lock(timeouts?: { lock: number }) {
  const path = join(folder, 'store.sqlite');
  const now = () => Date.UTC(2026, 10, 21);
  const store = storeForTest({ path, now, ...(timeouts ? { timeouts } : {}) });
  lockHolder = new DatabaseSync(path);
  test = await testApp({ store });
  lockHolder.exec('begin immediate');
}

const post = () =>
  test.app.inject({
    method: 'POST',
    url: '/guests/enquiry',
    payload: { fullname: 'Ada', email: 'ada@shop.example', subject: 'Lists', body: 'How?' },
  });

it('200 once another process releases the store; reads and health checks work meanwhile', async () => {
  await lock();
  const order: string[] = [];
  const posted = post().then(({ statusCode }) => order.push(`post ${statusCode}`));
  for (let turn = 0; turn < 20; turn += 1) await nextTurn();
  const { statusCode } = await test.app.inject('/healthz');
  order.push(`health ${statusCode}`);
  expect(await test.counts()).toEqual(nothingStored);
  order.push('read');
  lockHolder.exec('commit');
  await posted;
  expect(order).toEqual(['health 200', 'read', 'post 200']);
  expect(await test.counts()).toMatchObject({ enquiries: 1 });
});

it('503 when it holds the store for too long, and nothing is stored; then the post can be repeated', async () => {
  await lock({ lock: 0 });
  const rejected = await post();
  expect(rejected.statusCode).toBe(503);
  expect(errorIn(rejected)).toMatchObject({ code: 'unavailable' });
  expect(rejected.headers['retry-after']).toBe('5');
  expect(await test.counts()).toEqual(nothingStored);
  lockHolder.exec('commit');
  expect((await post()).statusCode).toBe(200);
  expect(await test.counts()).toMatchObject({ enquiries: 1 });
});
