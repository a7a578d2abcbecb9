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
const lift = (body: object) =>
  calls.post('/api/suppressions/lift', { email: ada, list: 'news', isAsked: true, ...body });
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
    expect(await listed(`?search=${encodeURIComponent('ADA@Shop.example')}`)).toEqual([own]);
    expect(await calls.get(`/api/suppressions?after=${own}`)).toEqual({ count: 1 });
  });

  it('is counted by who stopped it, in force and not', async () => {
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
    await expect(lift({ isAsked: false })).rejects.toThrow('Lift it only if they asked');
    expect(await logged()).toEqual([]);
    await lift({});
    expect(await listed()).toEqual([]);
    expect(await logged()).toEqual(['console preferences lift']);
  });

  it('409 what is not stopped any more', async () => {
    await expect(lift({})).rejects.toThrow('not stopped any more');
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
