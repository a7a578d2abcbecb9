import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../app-suite/app-for-test.ts';
import { newKey } from '../../app-suite/keys-for-test.ts';
import type { TransactionalFilter } from '../../store/transactionals/transactional-store.ts';
import { storeForTest } from '../../store-suite/store-for-test.ts';

let folder: string;
let test: TestApp;
let begun: TransactionalFilter[];
let gate: PromiseWithResolvers<void>;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'grovemail-turns-'));
  const store = storeForTest({ path: join(folder, 'store.sqlite'), now: () => 0 });
  begun = [];
  gate = Promise.withResolvers();
  const listTransactionals: typeof store.listTransactionals = async (filter) => {
    begun.push(filter);
    await gate.promise;
    return store.listTransactionals(filter);
  };
  test = await testApp({ store: { ...store, listTransactionals } });
});
afterEach(async () => {
  await test.close();
  rmSync(folder, { recursive: true });
});

it('counts what no index bounds one call of a key after another, and a recipient’s at once', async () => {
  const [one, other] = [await newKey(test), await newKey(test)];
  const get = ({ headers }: typeof one, query: string) =>
    test.app.inject({ url: `/v1/transactionals?${query}`, headers });
  const calls = [
    get(one, 'status=sent'),
    get(one, 'template_code=welcome'),
    get(other, 'status=failed'),
    get(one, 'recipient_email=ada@shop.example'),
  ];
  await expect.poll(() => begun.length).toBe(3);
  // Once a later call has its response, the earlier ones have arrived.
  expect((await get(one, 'limit=0')).statusCode).toBe(400);
  expect(begun).toHaveLength(3);
  expect(begun.some(({ templateCode }) => templateCode === 'welcome')).toBe(false);
  gate.resolve();
  for (const { statusCode } of await Promise.all(calls)) expect(statusCode).toBe(200);
  expect(begun).toHaveLength(4);
});

it('counts the lists of a key by time one after another, over all lists, and a contact’s at once', async () => {
  const { headers } = await newKey(test);
  const get = (path: string) => test.app.inject({ url: `/v1/${path}`, headers });
  const time = 'created_after=2026-11-21T00:00:00Z';
  const scan = get('transactionals?status=sent');
  await expect.poll(() => begun.length).toBe(1);
  const waiting = ['contacts', 'automations', 'automations?event_code=paid'].map((path) =>
    get(`${path}${path.includes('?') ? '&' : '?'}${time}`),
  );
  let done = 0;
  for (const call of waiting) call.then(() => done++);
  const address = 'ada@shop.example';
  for (const path of [
    `contacts?email=${address}&${time}`,
    `automations?contact_email=${address}&${time}`,
    'automations?event_code=paid',
    'contacts',
  ]) {
    expect((await get(path)).statusCode).toBe(200);
  }
  expect(done).toBe(0);
  gate.resolve();
  for (const { statusCode } of await Promise.all([scan, ...waiting])) expect(statusCode).toBe(200);
});
