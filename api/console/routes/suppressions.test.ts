import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { uuidV7Maker } from '../../store/database/uuid-v7.ts';
import type { Suppression } from '../../store/suppressions/suppression-store.ts';
import { suppression } from '../../store-suite/account-calls.ts';
import { consoleForTest, type TestConsole } from './console-for-test.ts';

let time = 1_700_000_000_000;
let calls: TestConsole;
const newId = uuidV7Maker(() => time);
beforeEach(() => {
  calls = consoleForTest({ now: () => time });
});
afterEach(() => calls.close());

const ada = 'ada@shop.example';

async function suppressed(change: Partial<Suppression> = {}): Promise<string> {
  time += 1_000;
  const id = newId();
  await calls.store.suppress(suppression({ id, email: ada, list: 'news', at: time, ...change }));
  return id;
}

const listed = async (query = ''): Promise<string[]> =>
  (await calls.get(`/api/suppressions${query}`)).items.map(({ id }: { id: string }) => id);
const lift = (isAsked = true, of: object[] = [{ email: ada, list: 'news' }]) =>
  calls.post('/api/suppressions/lift', { of, isAsked });
const logged = async () => (await calls.logged('console preferences')).map(([command]) => command);

describe('the list', () => {
  it('is narrowed by who stopped it, by state, and by an address or a part of one', async () => {
    const own = await suppressed();
    const bounce = await suppressed({ email: 'omar@noor.example', source: 'bounce', list: '*' });
    const lifted = await suppressed({ email: 'kim@noor.example' });
    await calls.store.liftSuppression({
      account: 'site',
      email: 'kim@noor.example',
      list: 'news',
      isAsked: true,
    });
    expect(await listed()).toEqual([bounce, own]);
    expect(await listed('?kind=recipient')).toEqual([own]);
    expect(await listed('?state=lifted')).toEqual([lifted]);
    expect(await listed('?search=noor.example&state=all')).toEqual([lifted, bounce]);
    expect(await listed('?list=news')).toEqual([own]);
    expect(await listed('?list=*&kind=bounce')).toEqual([bounce]);
    expect(await listed(`?search=${encodeURIComponent('ADA@Shop.example')}`)).toEqual([own]);
    expect(await calls.get(`/api/suppressions?after=${own}`)).toEqual({ count: 1 });
  });

  it('is counted by who stopped it, in force and not, of all lists or one', async () => {
    await suppressed();
    await suppressed({ email: 'omar@noor.example', source: 'one_click' });
    await suppressed({ email: 'omar@noor.example', source: 'bounce', list: '*' });
    await suppressed({ email: 'kim@noor.example', source: 'operator' });
    await calls.store.liftSuppression({
      account: 'site',
      email: 'kim@noor.example',
      list: 'news',
      isAsked: true,
    });
    const none = { bounce: 0, complaint: 0, recipient: 0, operator: 0 };
    expect(await calls.get('/api/suppressions/counts')).toEqual({
      inForce: { ...none, bounce: 1, recipient: 2 },
      lifted: { ...none, operator: 1 },
      lists: ['news'],
    });
    expect(await calls.get('/api/suppressions/counts?list=*')).toMatchObject({
      inForce: { ...none, bounce: 1 },
      lifted: none,
    });
  });

  it('comes page by page', async () => {
    const ids = [];
    for (let at = 0; at < 101; at += 1) ids.push(await suppressed({ email: `a${at}@x.example` }));
    const first = await calls.get('/api/suppressions');
    expect([first.items.length, first.hasMore]).toEqual([100, true]);
    expect(await listed(`?before=${first.items.at(-1).id}`)).toEqual([ids[0]]);
  });

  it('shows no address of somebody who was erased', async () => {
    await suppressed();
    await calls.store.erasePerson(ada);
    expect((await calls.get('/api/suppressions')).items[0].email).toBe('');
  });
});

describe('stopping', () => {
  it('stops mail with a reason, and as a complaint', async () => {
    const stop = (body: object) =>
      calls.post('/api/suppressions/stop', { email: 'Ada@Shop.example', reason: null, ...body });
    const item = await stop({ list: 'news', reason: 'Asked by phone' });
    expect(item).toMatchObject({ email: ada, kind: 'operator', reason: 'Asked by phone' });
    expect(await stop({ list: '*', isComplaint: true })).toMatchObject({ kind: 'complaint' });
    expect(await logged()).toEqual([
      'console preferences suppress',
      'console preferences suppress',
    ]);
  });

  it.each([
    { email: 'nobody', list: '*', reason: null },
    { email: ada, list: 'a list', reason: null },
    { email: ada, list: '*', reason: 'two\nlines' },
  ])('400 %j', async (body) => {
    await expect(calls.post('/api/suppressions/stop', body)).rejects.toThrow();
    expect(await listed()).toEqual([]);
  });
});

describe('lifting', () => {
  it('lifts what the recipient chose only if they asked', async () => {
    await suppressed();
    await expect(lift(false)).rejects.toThrow('Lift it only if they asked');
    expect(await logged()).toEqual([]);
    expect(await lift()).toEqual({ lifted: 1, gone: 0 });
    expect(await listed()).toEqual([]);
    expect(await logged()).toEqual(['console preferences lift']);
  });

  it('lifts several, with an entry about each person, and counts those that were lifted', async () => {
    const emails = ['a@x.example', 'b@x.example', 'c@x.example'];
    for (const email of emails.slice(0, 2)) await suppressed({ email, source: 'operator' });
    const of = emails.map((email) => ({ email, list: 'news' }));
    expect(await lift(false, of)).toEqual({ lifted: 2, gone: 1 });
    const subjects = (await calls.logged('console preferences lift')).map(([, about]) => about);
    expect(new Set(subjects).size).toBe(2);
  });

  it('400 too many at once, and none', async () => {
    const of = Array.from({ length: 101 }, (_, at) => ({ email: `a${at}@x.example`, list: '*' }));
    await expect(lift(true, of)).rejects.toThrow();
    await expect(lift(true, [])).rejects.toThrow();
  });

  it('409 what is not stopped any more', async () => {
    await expect(lift()).rejects.toThrow('not stopped any more');
  });
});

it('exports what is shown, as the command does, with an entry in the log', async () => {
  const id = await suppressed();
  await suppressed({ email: 'omar@noor.example', source: 'bounce' });
  const { url, rows } = await calls.post('/api/suppressions/export', { kind: 'recipient' });
  expect(rows).toBe(1);
  const [head, first] = (await calls.fileAt(url)).split('\r\n');
  expect(head).toBe(
    'id,account,email,list,contactId,since,changedAt,source,reason,liftedAt,endsAt',
  );
  expect(first?.startsWith(`${id},site,${ada},news,,`)).toBe(true);
  expect(await logged()).toEqual(['console preferences export']);
});

describe('importing a list', () => {
  const listBody = (text: string, change: object = {}) => ({
    ...{ text, list: '*', as: null, dates: null },
    ...change,
  });
  const check = (text: string, change?: object) =>
    calls.post('/api/suppressions/lists/check', listBody(text, change));
  const store = (text: string, change: object = {}) =>
    calls.post('/api/suppressions/lists', listBody(text, { skipsFaults: false, ...change }));
  const header = 'email,reason';

  it('says how it reads a file, with the lines that it cannot read, and stores nothing', async () => {
    const text = [header, 'eve@x.example,BOUNCE', 'nobody,', 'obi@x.example,SOFT_BOUNCE'].join(
      '\n',
    );
    expect(await check(text)).toMatchObject({
      emailColumn: 'email',
      timeColumn: null,
      namesLists: false,
      rows: 1,
      kinds: [['bounce', 1]],
      leftOut: 1,
      faultCount: 1,
      faults: ['Line 3: not an email address.'],
      problem: '',
    });
    expect(await listed()).toEqual([]);
  });

  it('stores it as the command does, in transactions of 100, with one entry in the log', async () => {
    await suppressed({ email: 'a7@x.example', source: 'complaint', list: '*' });
    const rows = Array.from({ length: 250 }, (_, at) => `a${at}@x.example,`);
    const text = [header, ...rows, 'nobody,'].join('\r\n');
    const result = await store(text, { as: 'block', skipsFaults: true });
    expect(result).toEqual({ stopped: 249, unchanged: 1, leftOut: 0, skipped: 1 });
    expect(await calls.logged('console preferences import')).toEqual([
      ['console preferences import', 'suppression-list:250'],
    ]);
    const { inForce } = await calls.get('/api/suppressions/counts?list=*');
    expect(inForce).toMatchObject({ operator: 249, complaint: 1 });
    expect(await store(text, { as: 'block', skipsFaults: true })).toMatchObject({ stopped: 0 });
    expect(await calls.logged('console preferences import')).toHaveLength(1);
  });

  it('reads what it exported, with the lists that each row names', async () => {
    const id = await suppressed();
    const { url } = await calls.post('/api/suppressions/export', {});
    const text = await calls.fileAt(url);
    const other = consoleForTest();
    const body = listBody(text, { list: null });
    expect(await other.post('/api/suppressions/lists/check', body)).toMatchObject({
      namesLists: true,
      rows: 1,
    });
    await other.post('/api/suppressions/lists', { ...body, skipsFaults: false });
    expect((await other.get('/api/suppressions')).items).toMatchObject([
      { id, email: ada, list: 'news' },
    ]);
    await other.close();
  });

  it.each([
    ['a line with an error', [header, 'eve@x.example,', 'nobody,'], {}, '1 lines have errors'],
    ['no column for addresses', ['name', 'Eve'], {}, 'no column for addresses'],
    ['an address in the first line', ['eve@x.example'], {}, 'contains an address'],
    ['a quote that is not closed', [header, '"eve@x.example,'], {}, 'unclosed quote'],
    ['no row', [header], {}, 'no row can be read'],
    ['rows that need not stop', [header, 'a@x.example,SOFT_BOUNCE'], {}, 'choose what they are'],
    ['no list', [header, 'eve@x.example,'], { list: 'a list' }, 'letters, digits'],
    ['an unknown kind', [header, 'eve@x.example,'], { as: 'spam' }, 'as'],
  ])('400 %s', async (_name, lines, change, message) => {
    await expect(store(lines.join('\n'), change)).rejects.toThrow(new RegExp(message, 'i'));
    expect(await listed()).toEqual([]);
    expect(await logged()).toEqual([]);
  });

  it('asks in its own words which comes first in a date', async () => {
    const text = ['email,date', 'eve@x.example,01/05/2026'].join('\n');
    const { faults } = await check(text);
    expect(faults).toEqual([
      'Line 2: date could begin with the day or the month. Say which comes first.',
    ]);
    expect(await check(text, { dates: 'dmy' })).toMatchObject({ rows: 1, faultCount: 0 });
  });
});
