// Long: the cases of one route, over the same app.
import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { beforeEachApp, test } from '../../app-suite/each-app-for-test.ts';
import { newKey } from '../../app-suite/keys-for-test.ts';

beforeEachApp();

const take = (remoteAddress = '203.0.113.1', headers: Record<string, string> = {}) =>
  test.app.inject({ method: 'POST', url: '/guests/test-key', remoteAddress, headers });
async function visitor(remoteAddress?: string) {
  const { key } = (await take(remoteAddress)).json().payload.data;
  return { authorization: `Bearer ${key}` };
}
type Headers = Record<string, string>;
const get = (path: string, headers: Headers) =>
  test.app.inject({ method: 'GET', url: `/v1${path}`, headers });
const post = (path: string, payload: object | string, headers: Headers) =>
  test.app.inject({ method: 'POST', url: `/v1${path}`, payload, headers });
const day = 24 * 60 * 60_000;

const ada = { email: 'ada@shop.example' };
const welcome = {
  template_code: 'welcome',
  recipient_email: 'ada@shop.example',
  data: { firstname: 'Ada' },
};

describe('200', () => {
  it('gives a test key for 24 hours, each time another', async () => {
    const responses = [await take(), await take()];
    for (const response of responses) {
      expect(response.statusCode).toBe(200);
      expect(response.headers['cache-control']).toBe('no-store');
      expect(response.json().payload.data).toEqual({
        key: expect.stringMatching(/^gm_test_[\w-]{49}$/),
        expires_at: new Date(test.clock.now + day).toISOString(),
      });
    }
    expect(responses[0]?.body).not.toBe(responses[1]?.body);
  });

  it('keeps visitors, operators’ test keys and live keys apart', async () => {
    const all = [await visitor(), await visitor()];
    for (const isTest of [true, false]) all.push((await newKey(test, { isTest })).headers);
    const ids: string[] = [];
    for (const headers of all) {
      const saved = (await post('/contacts', ada, headers)).json().payload.data;
      await post('/automations', { event_code: 'paid', contact_email: ada.email }, headers);
      ids.push(saved.id);
    }
    expect(new Set(ids).size).toBe(4);
    for (const [at, headers] of all.entries()) {
      const contacts = (await get('/contacts', headers)).json().payload;
      expect(contacts).toMatchObject({ data: [{ id: ids[at] }], meta: { size: 1 } });
      expect((await get('/automations', headers)).json().payload.meta.size).toBe(1);
      for (const id of ids) {
        expect((await get(`/contacts/${id}`, headers)).statusCode).toBe(id === ids[at] ? 200 : 404);
      }
    }
  });

  it('composes the sample template at once, and sends nothing', async () => {
    const headers = await visitor();
    const sent = await post('/transactionals', welcome, headers);
    expect(sent.statusCode).toBe(200);
    const { id, status, subject } = sent.json().payload.data;
    expect({ status, subject }).toEqual({ status: 'test', subject: 'Welcome, Ada' });
    const read = await get(`/transactionals/${id}`, headers);
    expect(read.json().payload.data.message.html).toContain('Welcome, Ada');
    expect(await test.store.listOutbox()).toEqual([]);
    expect((await get(`/transactionals/${id}`, await visitor())).statusCode).toBe(404);
  });

  it('shows a visitor nothing of the operator’s templates', async () => {
    const made = { createdAt: 0, subject: 'Secret', html: '<p>Secret</p>', plain: null };
    for (const code of ['welcome', 'invoice']) await test.store.putTemplate({ ...made, code });
    const headers = await visitor();
    const sent = await post('/transactionals', welcome, headers);
    expect(sent.json().payload.data.subject).toBe('Welcome, Ada');
    const other = await post('/transactionals', { ...welcome, template_code: 'invoice' }, headers);
    expect(other.statusCode).toBe(404);
    expect(other.body).not.toContain('Secret');
    const tester = await newKey(test, { isTest: true });
    const own = await post('/transactionals', welcome, tester.headers);
    expect(own.json().payload.data.subject).toBe('Secret');
  });

  it('gives the sample to operators’ test keys, never to live ones', async () => {
    for (const [isTest, status] of [
      [true, 200],
      [false, 404],
    ] as const) {
      const { headers } = await newKey(test, { isTest });
      expect((await post('/transactionals', welcome, headers)).statusCode).toBe(status);
    }
  });
});

describe('400 for what only an account may do', () => {
  it('a batch of 21 contacts', async () => {
    const headers = await visitor();
    const contacts = Array.from({ length: 21 }, (_, at) => ({ email: `c${at}@shop.example` }));
    const rejected = await post('/contacts/batch', { contacts }, headers);
    expect([rejected.statusCode, rejected.json().error]).toEqual([
      400,
      'contacts can have at most 20 entries with a short-lived test key; it has 21.',
    ]);
    expect((await get('/contacts', headers)).json().payload.meta.size).toBe(0);
    const { headers: own } = await newKey(test, { isTest: true });
    expect((await post('/contacts/batch', { contacts }, own)).statusCode).toBe(200);
  });

  it('an attachment by URL', async () => {
    const path = 'https://files.example/a.pdf';
    const attachments = [{ filename: 'a.pdf', path, contentType: 'application/pdf' }];
    const rejected = await post('/transactionals', { ...welcome, attachments }, await visitor());
    expect([rejected.statusCode, rejected.json().error]).toEqual([
      400,
      'attachments[0].path cannot be used with a short-lived test key. Send the file in content.',
    ]);
  });
});

describe('400 html that would take long to turn into text', () => {
  const nested = (depth: number) => '<div>'.repeat(depth) + '</div>'.repeat(depth);

  it.each([
    ['50,000 characters', 'x'.repeat(50_000), 200],
    ['50,001 characters', 'x'.repeat(50_001), 400],
    ['50,001 characters once it is filled', '@name '.repeat(400), 400],
    ['100 elements in each other', nested(100), 200],
    ['101 elements in each other', nested(101), 400],
    ['4,000 elements in each other', nested(4_000), 400],
    ['4,000 elements that are never closed', '<b>'.repeat(4_000), 400],
    ['4,000 elements one after the other', '<p>a<br>b'.repeat(4_000), 200],
  ])('%s', async (_, html, status) => {
    const mail = { ...welcome, html, data: { name: 'x'.repeat(125) }, subject: 'Hello' };
    const response = await post('/transactionals', mail, await visitor());
    expect(response.statusCode).toBe(status);
    if (status === 400) expect(response.json().faults).toMatchObject([{ param: 'html' }]);
  });

  it('nested too deep with any other key too, though it may be longer', async () => {
    for (const isTest of [true, false]) {
      const { headers } = await newKey(test, { isTest });
      const send = (html: string) =>
        post('/transactionals', { ...welcome, html, subject: 'Hello' }, headers);
      expect((await send('x'.repeat(100_000))).statusCode).toBe(200);
      expect((await send('<i>'.repeat(160_000))).json()).toMatchObject({
        code: 'invalid_request',
        faults: [{ param: 'html', message: expect.stringContaining('100 deep') }],
      });
    }
  });
});

describe('403 unauthorized', () => {
  it('once the key has expired, as for an unknown key, and nothing of it stays', async () => {
    const headers = await visitor();
    await post('/contacts', ada, { ...headers, 'idempotency-key': 'k' });
    await post('/transactionals', welcome, { ...headers, 'idempotency-key': 'k' });
    test.clock.now += day - 1;
    await post('/contacts', { email: 'late@shop.example' }, { ...headers, 'idempotency-key': 'l' });
    expect((await get('/contacts', headers)).json().payload.meta.size).toBe(2);
    test.clock.now += 1;
    const expired = await get('/contacts', headers);
    const unknown = await get('/contacts', { authorization: `Bearer gm_test_${'A'.repeat(49)}` });
    expect(expired.statusCode).toBe(403);
    expect({ ...expired.json(), request_id: '' }).toEqual({ ...unknown.json(), request_id: '' });

    expect(await test.store.forget('visits', 200)).toBe(1);
    // The responses kept for repetitions went with them.
    test.clock.now += day;
    expect(await test.store.forget('responses', 200)).toBe(0);
  });
});

describe('409 test_space_full', () => {
  it('after 20 contacts, 20 events and 20 mails', async () => {
    const headers = await visitor();
    await post('/contacts', { email: 'first@shop.example' }, headers);
    const contacts = Array.from({ length: 20 }, (_, at) => ({ email: `c${at}@shop.example` }));
    const { payload } = (await post('/contacts/batch', { contacts }, headers)).json();
    expect(payload.meta).toEqual({ size: 20, saved: 19, refused: 1 });
    expect(payload.data[19]).toMatchObject({ status: 'refused', code: 'test_space_full' });
    const event = { event_code: 'paid', contact_email: ada.email };
    for (const [path, body] of [
      ['/contacts', ada],
      ['/automations', event],
      ['/transactionals', welcome],
    ] as const) {
      for (let at = 0; path !== '/contacts' && at < 20; at += 1) {
        expect((await post(path, body, headers)).statusCode).toBe(200);
      }
      const response = await post(path, body, headers);
      expect(response.statusCode).toBe(409);
      expect(response.json()).toMatchObject({ code: 'test_space_full' });
      expect(response.json().error).toContain('Get a new test key');
    }
    expect((await get('/contacts', headers)).json().payload.meta.size).toBe(20);
  });

  it('before an email is composed, and emails that come out unusable count', async () => {
    const headers = await visitor();
    const tooLong = { ...welcome, html: '@name '.repeat(400), data: { name: 'x'.repeat(125) } };
    for (let at = 0; at < 20; at += 1) {
      expect((await post('/transactionals', tooLong, headers)).statusCode).toBe(400);
    }
    const response = await post('/transactionals', tooLong, headers);
    expect(response.json()).toMatchObject({ code: 'test_space_full' });
    expect((await post('/transactionals', welcome, await visitor())).statusCode).toBe(200);
  });

  it('after 256 KB, which the responses kept for replay are part of', async () => {
    const headers = await visitor();
    const save = (key: string) => {
      const extra_data = { long: 'x'.repeat(60_000) };
      return post('/contacts', { ...ada, extra_data }, { ...headers, 'idempotency-key': key });
    };
    const first = await save('a');
    expect((await save('b')).statusCode).toBe(200);
    expect((await save('c')).json()).toMatchObject({ code: 'test_space_full' });
    const remove = (more: Headers) =>
      test.app.inject({
        method: 'DELETE',
        url: '/v1/contacts?email=ada@shop.example',
        headers: { ...headers, ...more },
      });
    for (const size of [10_000, 1_000, 0]) {
      const filler = { ...ada, extra_data: { long: 'x'.repeat(size) } };
      while ((await post('/contacts', filler, headers)).statusCode === 200);
    }
    expect((await remove({ 'idempotency-key': 'd' })).json()).toMatchObject({
      code: 'test_space_full',
    });
    expect((await remove({})).statusCode).toBe(200);
    const again = await save('a');
    expect([again.body, again.headers['idempotency-replayed']]).toEqual([first.body, 'true']);
  });

  it('keeps at most 8 KB for a batch', async () => {
    const headers = { ...(await visitor()), 'idempotency-key': 'k' };
    const contacts = Array.from({ length: 20 }, (_, at) =>
      at === 0 ? ada : { ['x'.repeat(200)]: 1, email: `${at}` },
    );
    const response = await post('/contacts/batch', { contacts }, headers);
    expect(response.json().payload.meta).toEqual({ size: 20, saved: 1, refused: 19 });
    expect(Buffer.byteLength(response.body)).toBeLessThan(8_192);
  });
});

describe('413 for a body that no visitor could store', () => {
  const limit = 65_536;
  const bodies = {
    'with its length': (text: string) => text,
    'in chunks': (text: string) => Readable.from(text.match(/.{1,8192}/gs) ?? []),
  };
  const paths = ['/transactionals', '/contacts/batch'];
  const cases = paths.flatMap((path) =>
    Object.entries(bodies).map(([how, body]) => ({ path, how, body })),
  );
  const json = { 'content-type': 'application/json' };

  it.each(cases)('to $path, sent $how', async ({ path, body }) => {
    const headers = { ...json, ...(await visitor()) };
    const payload = (size: number) => body(`{"x":"${'x'.repeat(size - 8)}"}`);
    const rejected = await post(path, payload(limit + 1), headers);
    expect([rejected.statusCode, rejected.json().code]).toEqual([413, 'body_too_large']);
    expect(rejected.json().error).toBe(
      'The request is too large. At most 64 KB are accepted with a short-lived test key.',
    );
    expect((await post(path, payload(limit), headers)).json().code).toBe('invalid_request');
    const { headers: own } = await newKey(test, { isTest: true });
    const other = await post(path, payload(limit + 1), { ...json, ...own });
    expect(other.json().code).toBe('invalid_request');
  });

  it('without reading on', async () => {
    let read = 0;
    const endless = new Readable({
      read() {
        read += 8_192;
        this.push(Buffer.alloc(8_192, ' '));
      },
    });
    const headers = { ...json, ...(await visitor()) };
    expect((await post('/contacts/batch', endless, headers)).statusCode).toBe(413);
    expect(read).toBeLessThan(4 * limit);
  });
});

describe('a network beyond its share', () => {
  it('loses its own least recently used key, and nobody else’s', async () => {
    const other = await visitor('198.51.100.1');
    const keys: Headers[] = [];
    for (let at = 0; at < 20; at += 1) {
      keys.push(await visitor(`203.0.113.${at}`));
      test.clock.now += 1;
    }
    const status = async (headers: Headers) => (await get('/contacts', headers)).statusCode;
    test.clock.now += 60_000;
    expect(await status(keys[0] ?? {})).toBe(200);
    const fresh = await visitor('203.0.113.99');
    expect(await Promise.all([...keys, fresh, other].map(status))).toEqual(
      [...keys, fresh, other].map((_, at) => (at === 1 ? 403 : 200)),
    );
  });
});

describe('503 test_keys_exhausted', () => {
  it('while 500 networks use theirs, until one has not for an hour', async () => {
    for (let at = 0; at < 500; at += 1) {
      expect((await take(`10.${at >> 4}.${at & 15}.1`)).statusCode).toBe(200);
    }
    const rejected = await take();
    expect(rejected.statusCode).toBe(503);
    expect(rejected.headers['retry-after']).toBe('3600');
    expect(rejected.json()).toMatchObject({ code: 'test_keys_exhausted' });
    test.clock.now += 60 * 60_000;
    expect((await take()).statusCode).toBe(200);
  });

  it('never because 25 networks took them all', async () => {
    for (let at = 0; at < 500; at += 1) await take(`10.0.${at % 25}.1`);
    for (let at = 0; at < 30; at += 1) expect((await take(`10.1.${at}.1`)).statusCode).toBe(200);
  });
});
