// Long: the calls of one resource, over the same app.
import { beforeEach, describe, expect, it } from 'vitest';
import {
  beforeEachApp,
  call as callApp,
  suppress,
  test,
} from '../../app-suite/each-app-for-test.ts';
import { newKey, visitorKey } from '../../app-suite/keys-for-test.ts';

let live: { id: string; headers: Record<string, string> };
beforeEachApp();
beforeEach(async () => {
  live = await newKey(test, { scopes: ['suppressions', 'contacts', 'read', 'send'] });
});

async function call(method: 'GET' | 'POST', url: string, payload?: object, headers = live.headers) {
  const response = await callApp(method, `/v1${url}`, payload, headers);
  return { status: response.statusCode, ...response.json() };
}

const list = async (query = '', headers = live.headers) =>
  (await call('GET', `/suppressions${query}`, undefined, headers)).payload;
const add = (payload: object, headers = live.headers) =>
  call('POST', '/suppressions', payload, headers);
const lift = (payload: object, headers = live.headers) =>
  call('POST', '/suppressions/lift', payload, headers);

const ada = 'ada@shop.example';

/** As a recipient does. */
const unsubscribe = (email: string, listName: string) => suppress({ email, list: listName });

describe('POST /v1/suppressions', () => {
  it('200: stops email from all lists, once', async () => {
    const first = await add({ email: 'ADA@shop.example', reason: ' Asked by phone ' });
    expect(first).toEqual({
      status: 200,
      error: null,
      payload: {
        data: {
          id: expect.any(String),
          email: ada,
          list: '*',
          source: 'operator',
          reason: 'Asked by phone',
          since: new Date(test.clock.now).toISOString(),
          ends_at: null,
          lifted_at: null,
        },
      },
    });
    test.clock.now += 60_000;
    expect(await add({ email: ada, reason: 'Again' })).toEqual(first);
    expect(await test.store.isSuppressed({ account: 'site', email: ada, list: 'news' })).toBe(true);
    const sent = await call('POST', '/transactionals', {
      template_code: 'news',
      recipient_email: ada,
      html: '<p>x</p>',
    });
    expect(sent.payload.data.status).toBe('suppressed');
  });

  it('200: a complaint takes the place of a block, and keeps its start', async () => {
    const { since } = (await add({ email: ada, list: 'news' })).payload.data;
    test.clock.now += 60_000;
    const complaint = await add({ email: ada, list: 'news', source: 'complaint' });
    expect(complaint.payload.data).toMatchObject({ source: 'complaint', since });
    expect((await add({ email: ada, list: 'news' })).payload.data.source).toBe('complaint');
  });

  it.each<[name: string, payload: object, param: string]>([
    ['no address', {}, 'email'],
    ['no mailable address', { email: 'ada' }, 'email'],
    ['two addresses', { email: `${ada},eve@shop.example` }, 'email'],
    ['a list with a dot', { email: ada, list: 'a.b' }, 'list'],
    ['a list with a star', { email: ada, list: '**' }, 'list'],
    ['an empty list', { email: ada, list: '' }, 'list'],
    ['a long list', { email: ada, list: 'x'.repeat(101) }, 'list'],
    ['null for a list', { email: ada, list: null }, 'list'],
    ['a source of recipients', { email: ada, source: 'page' }, 'source'],
    ['a bounce', { email: ada, source: 'bounce' }, 'source'],
    ['two lines', { email: ada, reason: 'a\nb' }, 'reason'],
    ['a long reason', { email: ada, reason: 'x'.repeat(201) }, 'reason'],
    ['another account', { email: ada, account: 'other' }, 'account'],
    ['a date', { email: ada, since: '2020-01-01T00:00:00Z' }, 'since'],
  ])('400: %s', async (_name, payload, param) => {
    const { status, faults } = await add(payload);
    expect(status).toBe(400);
    expect(faults).toMatchObject([{ param }]);
    expect((await list()).meta.size).toBe(0);
  });
});

describe('GET /v1/suppressions', () => {
  it('200: lists them newest first, one page at a time, also what no longer holds', async () => {
    for (const name of ['a', 'b', 'c']) await add({ email: `${name}@shop.example`, list: 'news' });
    await unsubscribe('d@shop.example', 'offers');
    await lift({ email: 'c@shop.example', list: 'news' });
    const first = await list('?limit=2');
    expect(first.meta).toEqual({ size: 4, next_cursor: first.data[1].id });
    const second = await list(`?limit=2&cursor=${first.meta.next_cursor}`);
    expect(second.meta).toEqual({ size: 4, next_cursor: null });
    const all = [...first.data, ...second.data];
    expect(all.map(({ email }: { email: string }) => email[0]).toSorted()).toEqual([
      'a',
      'b',
      'c',
      'd',
    ]);
    const of = (letter: string) => all.find(({ email }) => email.startsWith(letter));
    expect(of('c')).toMatchObject({ lifted_at: new Date(test.clock.now).toISOString() });
    expect(of('d')).toMatchObject({ list: 'offers', source: 'page', lifted_at: null });
  });

  it('200: finds those of one address in any spelling', async () => {
    for (const name of ['news', 'offers']) await add({ email: ada, list: name });
    await add({ email: 'eve@shop.example' });
    const { data, meta } = await list(`?email=${encodeURIComponent('Ada@SHOP.example')}&limit=1`);
    expect([data.length, meta.size, data[0].list]).toEqual([1, 2, 'offers']);
  });

  it('200: no address of a person who was erased, but that their email stays stopped', async () => {
    await add({ email: ada, reason: 'Ada asked' });
    await test.store.erasePerson(ada);
    const { data } = await list();
    expect(data).toMatchObject([{ email: null, list: '*', reason: null, lifted_at: null }]);
    expect((await list(`?email=${ada}`)).data).toMatchObject([{ email: ada }]);
    expect((await lift({ email: ada })).status).toBe(200);
  });

  it.each(['limit=0', 'limit=101', 'cursor=x', 'email=ada', 'list=news'])(
    '400: %s',
    async (query) => {
      expect(await call('GET', `/suppressions?${query}`)).toMatchObject({ status: 400 });
    },
  );
});

describe('POST /v1/suppressions/lift', () => {
  it('E14 200: lifts what the account stopped itself', async () => {
    await add({ email: ada, list: 'news' });
    expect(await lift({ email: 'ADA@shop.example', list: 'news' })).toEqual({
      status: 200,
      error: null,
      payload: {
        data: { email: ada, list: 'news', lifted_at: new Date(test.clock.now).toISOString() },
      },
    });
    expect(await test.store.isSuppressed({ account: 'site', email: ada, list: 'news' })).toBe(
      false,
    );
    expect(await lift({ email: ada, list: 'news' })).toMatchObject({
      status: 404,
      code: 'unknown_suppression',
    });
    expect(await test.store.listAudit()).toEqual([]);
  });

  it('E14 409: lifts an unsubscribe only at the recipient’s request, and records who said so', async () => {
    await unsubscribe(ada, '*');
    // Nor by taking it over first.
    await add({ email: ada });
    const rejected = await lift({ email: ada });
    expect(rejected).toMatchObject({ status: 409, code: 'recipients_choice', payload: null });
    expect(await test.store.isSuppressed({ account: 'site', email: ada, list: 'x' })).toBe(true);
    expect((await lift({ email: ada, recipient_asked: true })).status).toBe(200);
    expect(await test.store.isSuppressed({ account: 'site', email: ada, list: 'x' })).toBe(false);
    const entries = await test.store.listAudit({ email: ada });
    expect(entries).toMatchObject([
      { operator: `API key ${live.id}`, command: 'POST /v1/suppressions/lift --list *' },
    ]);
    expect(JSON.stringify(entries)).not.toContain('shop.example');
  });

  it('404: another list, all lists instead of one, and an unknown address', async () => {
    await add({ email: ada, list: 'news' });
    for (const from of [
      { email: ada },
      { email: ada, list: 'offers' },
      { email: 'eve@shop.example', list: 'news' },
    ]) {
      expect(await lift(from)).toMatchObject({ status: 404, code: 'unknown_suppression' });
    }
    expect((await list()).data).toMatchObject([{ lifted_at: null }]);
  });

  it.each([{}, { email: ada, list: 'a b' }, { email: ada, recipient_asked: 'true' }])(
    '400: %j',
    async (payload) => {
      expect(await lift(payload)).toMatchObject({ status: 400, code: 'invalid_request' });
    },
  );
});

describe('a contact', () => {
  const subscription = async (headers = live.headers) => {
    const { data } = (await call('GET', `/contacts?email=${ada}`, undefined, headers)).payload;
    const one = await call('GET', `/contacts/${data[0].id}`, undefined, headers);
    expect(one.payload.data).toEqual(data[0]);
    return data[0].subscription;
  };
  const subscribed = { status: 'subscribed', since: null, ends_at: null, stopped_lists: [] };

  it('shows which email it gets', async () => {
    await call('POST', '/contacts', { email: ada });
    expect(await subscription()).toEqual(subscribed);
    await unsubscribe(ada, 'news');
    expect(await subscription()).toEqual({ ...subscribed, stopped_lists: ['news'] });
    await unsubscribe(ada, '*');
    const since = new Date(test.clock.now).toISOString();
    expect(await subscription()).toMatchObject({ status: 'unsubscribed', since });
    await add({ email: ada, source: 'complaint' });
    expect(await subscription()).toMatchObject({ status: 'complained', stopped_lists: ['news'] });
    await lift({ email: ada, recipient_asked: true });
    expect(await subscription()).toEqual({ ...subscribed, stopped_lists: ['news'] });
  });

  it('shows a pause and its end, and no longer once it has ended', async () => {
    await call('POST', '/contacts', { email: ada });
    const endsAt = test.clock.now + 60_000;
    await test.store.importSuppressions([
      {
        id: crypto.randomUUID(),
        changeId: crypto.randomUUID(),
        contactId: null,
        endsAt,
        account: 'site',
        email: ada,
        list: '*',
        source: 'bounce',
        at: test.clock.now,
      },
    ]);
    expect(await subscription()).toMatchObject({
      status: 'bounced',
      ends_at: new Date(endsAt).toISOString(),
    });
    expect((await list()).data).toMatchObject([{ source: 'bounce', lifted_at: null }]);
    test.clock.now = endsAt;
    expect(await subscription()).toEqual(subscribed);
    expect((await list()).data[0].lifted_at).toBe(new Date(endsAt).toISOString());
  });

  it('of many on a page shows its own', async () => {
    for (const name of ['a', 'b', 'c']) await call('POST', '/contacts', { email: `${name}@b.co` });
    await add({ email: 'b@b.co' });
    const { data } = (await call('GET', '/contacts?limit=2')).payload;
    const states = data.map(({ email, ...row }: { email: string; subscription: object }) => [
      email,
      row.subscription,
    ]);
    expect(states).toEqual([
      ['c@b.co', subscribed],
      ['b@b.co', expect.objectContaining({ status: 'blocked' })],
    ]);
  });

  it('of a test key shows nothing of the live recipients', async () => {
    await add({ email: ada });
    for (const { headers } of [await visitorKey(test), await newKey(test, { isTest: true })]) {
      await call('POST', '/contacts', { email: ada }, headers);
      expect(await subscription(headers)).toEqual(subscribed);
    }
  });
});

describe('a test key', () => {
  it.each(['of the operator', 'of a visitor'])(
    '%s learns nothing and changes nothing',
    async (whose) => {
      const { headers } =
        whose === 'of a visitor' ? await visitorKey(test) : await newKey(test, { isTest: true });
      await unsubscribe(ada, '*');
      await add({ email: 'eve@shop.example', reason: 'Secret' });
      const before = await list();

      const empty = { data: [], meta: { size: 0, next_cursor: null } };
      expect(await list('', headers)).toEqual(empty);
      expect(await list(`?email=${ada}`, headers)).toEqual(empty);
      // The same for an address that is suppressed and one that is not.
      const warnings = [
        { code: 'not_stored', message: expect.stringMatching(/^Nothing was stored.*live key/) },
      ];
      for (const email of [ada, 'eve@shop.example', 'nobody@shop.example']) {
        expect(await add({ email, list: 'news' }, headers)).toMatchObject({
          status: 200,
          payload: { data: { email, source: 'operator', reason: null }, warnings },
        });
        expect(await lift({ email }, headers)).toEqual({
          status: 200,
          error: null,
          payload: {
            data: { email, list: '*', lifted_at: new Date(test.clock.now).toISOString() },
            warnings,
          },
        });
      }
      expect(await add({ email: 'ada' }, headers)).toMatchObject({ status: 400 });
      expect(await lift({ email: ada, list: 'a b' }, headers)).toMatchObject({ status: 400 });
      expect(await list()).toEqual(before);
    },
  );
});
