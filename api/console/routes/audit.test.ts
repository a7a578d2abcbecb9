import { afterEach, beforeEach, expect, it } from 'vitest';
import { consoleForTest, type TestConsole } from './console-for-test.ts';

let calls: TestConsole;
beforeEach(() => {
  calls = consoleForTest();
});
afterEach(() => calls.close());

const ada = 'ada@shop.example';
const settings = { label: 'Loyalty app', scopes: ['send'], isTest: false, isStrict: false };

/** A key and a suppression. */
async function changed(): Promise<void> {
  await calls.post('/api/keys', { ...settings, days: null, networks: [] });
  const stop = { email: ada, list: '*', reason: null };
  await calls.post('/api/suppressions/stop', stop);
}

const listed = async (query: Record<string, string> = {}): Promise<string[]> => {
  const { items } = await calls.get(`/api/audit?${new URLSearchParams(query)}`);
  return items.map(({ command }: { command: string }) => command);
};
const made = 'console keys create';
const stopped = 'console preferences suppress';

it('names keys, and finds them by their label', async () => {
  await changed();
  const { items } = await calls.get('/api/audit?search=loyalty');
  expect(items).toMatchObject([{ command: made, name: 'Loyalty app', operator: 'ada' }]);
  expect(await listed()).toEqual([stopped, made]);
});

it('is narrowed by who, by what and by day', async () => {
  await changed();
  expect(await calls.get('/api/audit/names')).toEqual({ names: ['ada'] });
  expect(await listed({ who: 'ada' })).toHaveLength(2);
  expect(await listed({ who: 'kofi' })).toEqual([]);
  expect(await listed({ topic: 'keys' })).toEqual([made]);
  expect(await listed({ topic: 'suppressions' })).toEqual([stopped]);
  expect(await listed({ topic: 'exports' })).toEqual([]);
  const later = String(Date.now() + 60_000);
  expect(await listed({ since: later })).toEqual([]);
  expect(await listed({ until: later })).toHaveLength(2);
  expect(await listed({ until: '1' })).toEqual([]);
  await expect(listed({ topic: 'secrets' })).rejects.toThrow();
});

it('finds a person by the whole address, an entry by a part of its command or subject', async () => {
  await changed();
  expect(await listed({ search: 'ADA@shop.example' })).toEqual([stopped]);
  expect(await listed({ search: 'eve@shop.example' })).toEqual([]);
  expect(await listed({ search: 'Suppress' })).toEqual([stopped]);
  expect(await listed({ search: 'key:' })).toEqual([made]);
});

it('comes page by page, with a count of what is new', async () => {
  for (let at = 0; at < 101; at += 1) await calls.store.recordAct(`template:t${at}`);
  const first = await calls.get('/api/audit?search=template');
  expect([first.items.length, first.hasMore]).toEqual([100, true]);
  const before = first.items.at(-1).id;
  const rest = await calls.get(`/api/audit?search=template&before=${before}`);
  expect(rest).toMatchObject({ items: [{ subject: 'template:t0' }], hasMore: false });
  const after = first.items[3].id;
  expect(await calls.get(`/api/audit?search=template&after=${after}`)).toEqual({ count: 3 });
});

it('exports what is shown, with an entry that is not in the file', async () => {
  await changed();
  const { url, rows, file } = await calls.post('/api/audit/export', {});
  expect([rows, file]).toEqual([2, expect.stringMatching(/^audit-[\d-]+\.csv$/)]);
  const [head, first, second, ...others] = (await calls.fileAt(url)).trim().split('\r\n');
  expect(head).toBe('id,at,operator,as,command,subject');
  expect(first).toMatch(/,ada,,console preferences suppress,person:/);
  expect(second).toMatch(/,ada,,console keys create,key:/);
  expect(others).toEqual([]);
  expect(await calls.logged('console audit')).toEqual([['console audit export', null]]);
});
