// Long: the cases of one route, over the same app.
import { maxBatchCharacters } from '@grovemail/domain/delivery/delivery-limits.ts';
import { visitorLimits } from '@grovemail/domain/keys/visitor-limits.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { formType } from '../../app-suite/app-for-test.ts';
import {
  beforeEachKey,
  headers,
  post,
  replaceApp,
  suppress,
  test,
} from '../../app-suite/each-app-for-test.ts';
import { newKey } from '../../app-suite/keys-for-test.ts';
import { webhook } from '../../store-suite/account-calls.ts';

beforeEachKey();
beforeEach(async () => {
  await putTemplate('welcome', '<p>Hello @firstname</p>');
});

const putTemplate = (code: string, html: string, kind: 'action' | 'list' = 'list') =>
  test.store.putTemplate({ code, createdAt: 0, subject: 'Hi @firstname', html, plain: null, kind });
const send = (payload: object | string, more: Record<string, string> = {}) =>
  post('/v1/transactionals/batch', payload, {
    ...headers,
    'content-type': 'application/json',
    ...more,
  });
const email = (changes: object = {}) => ({
  template_code: 'welcome',
  recipient_email: 'ada@shop.example',
  data: { firstname: 'Ada' },
  ...changes,
});
const listed = async () => {
  const url = '/v1/transactionals?limit=100';
  return (await test.app.inject({ url, headers })).json().payload;
};
const pdf = (bytes: number) => Buffer.alloc(bytes, '%PDF-1.4 ').toString('base64');
const id = expect.any(String);

describe('200', () => {
  it('queues 100 emails, each with its own result and entry, in the order sent', async () => {
    const emails = Array.from({ length: 100 }, (_, at) =>
      email({ recipient_email: `c${at}@shop.example`, data: { firstname: `F${at}` } }),
    );
    const { payload } = (await send({ emails })).json();
    expect(payload.meta).toEqual({ size: 100, accepted: 100, refused: 0 });
    expect(payload.data).toEqual(
      emails.map((_, index) => ({ index, id, status: 'queued', unfilled: [] })),
    );
    const { data, meta } = await listed();
    expect(meta.size).toBe(100);
    expect(data.map(({ subject }: { subject: string }) => subject)).toEqual(
      emails.map((_, at) => `Hi F${at}`).toReversed(),
    );
    const entries = await test.store.listOutbox({ limit: 200 });
    const ids = payload.data.map((result: { id: string }) => result.id);
    expect(entries.map(({ payload: { transactionalId } }) => transactionalId)).toEqual(
      ids.toReversed(),
    );
  });

  it('composes an email as a call for it alone does', async () => {
    const one = email({
      subject: 'Order @id',
      html: '<p>@id @missing</p>',
      text: 'Order @id',
      strict: false,
      bcc: 'copy@shop.example',
      reply_to: 'Help@shop.example',
      data: { id: 7 },
      attachments: [{ filename: 'a.pdf', content: pdf(100) }],
    });
    const [result] = (await send({ emails: [one] })).json().payload.data;
    expect(result.unfilled).toEqual(['missing']);
    const alone = await post('/v1/transactionals', one, headers);
    const { id: _, ...own } = (await test.store.findUnsent(result.id)) ?? {};
    expect(own).toEqual({
      ...(await test.store.findUnsent(alone.json().payload.data.id)),
      id: undefined,
    });
  });

  it('queues what is valid, and says of each of the others what is wrong', async () => {
    const response = await send({
      emails: [
        email(),
        email({ recipient_email: 'eze@shop', reply_to: 'x\r\nBcc: eve@evil.example' }),
        email({ template_code: 'nothing', data: undefined }),
        email({ html: '<p>@a</p>', strict: true }),
        7,
        null,
        {},
        email({ subject: '@firstname', data: { firstname: '' } }),
        email({ html: '<a href="@url">', data: { url: 'javascript:alert(1)' } }),
        email({ attachments: [{ filename: 'a.pdf', path: 'https://127.0.0.1/a.pdf' }] }),
        email({ html: '<p>Hi</p>', template_code: 'nothing' }),
      ],
    });
    expect(response.statusCode).toBe(200);
    const { data, meta } = response.json().payload;
    expect(meta).toEqual({ size: 11, accepted: 2, refused: 9 });
    const rejected = (code: string, ...params: string[]) => {
      return {
        id: null,
        status: 'refused',
        code,
        error: expect.stringMatching(/^\S.+\.$/),
        params,
      };
    };
    expect(data).toEqual(
      [
        { id, status: 'queued', unfilled: [] },
        rejected('invalid_request', 'recipient_email', 'reply_to'),
        rejected('unknown_template'),
        rejected('unfilled_placeholders', 'data.a'),
        rejected('invalid_request'),
        rejected('invalid_request'),
        rejected('invalid_request', 'template_code', 'recipient_email'),
        rejected('no_subject'),
        rejected('invalid_request', 'data.url'),
        rejected('invalid_request', 'attachments[0].path'),
        { id, status: 'queued', unfilled: [], warnings: ['unknown_template', 'no_subject'] },
      ].map((result, index) => ({ index, ...result })),
    );
    expect((await listed()).meta.size).toBe(2);
  });

  it('sends an email that is repeated as often as it is', async () => {
    const { data } = (await send({ emails: [email(), email(), email()] })).json().payload;
    expect(new Set(data.map((result: { id: string }) => result.id)).size).toBe(3);
    expect((await listed()).meta.size).toBe(3);
  });

  it('says which are suppressed, notifies webhooks of these, and queues nothing for them', async () => {
    await test.store.addWebhook(webhook({ eventCodes: [], types: ['mail.suppressed'] }));
    await suppress({ email: 'gone@shop.example', source: 'complaint' });
    const gone = email({ recipient_email: 'Gone@shop.example' });
    const { data, meta } = (await send({ emails: [gone, email(), gone] })).json().payload;
    expect(data.map(({ status }: { status: string }) => status)).toEqual([
      'suppressed',
      'queued',
      'suppressed',
    ]);
    expect(meta).toEqual({ size: 3, accepted: 3, refused: 0 });
    const topics = (await test.store.listOutbox()).map(({ topic }) => topic);
    expect(topics.toSorted()).toEqual(['transactional.send', 'webhook.send', 'webhook.send']);
  });

  it('stores for a test key, and sends nothing', async () => {
    const { headers: testing } = await newKey(test, { isTest: true });
    const { data } = (await send({ emails: [email()] }, testing)).json().payload;
    expect(data).toMatchObject([{ status: 'test' }]);
    expect(await test.store.listOutbox()).toEqual([]);
    const read = await test.app.inject({
      url: `/v1/transactionals/${data[0].id}`,
      headers: testing,
    });
    expect(read.json().payload.data.message.html).toBe('<p>Hello Ada</p>');
  });
});

describe('an Idempotency-Key', () => {
  it('gives 20 calls the same response, and queues once', async () => {
    const emails = [email(), email(), {}];
    const responses = await Promise.all(
      Array.from({ length: 20 }, () => send({ emails }, { 'idempotency-key': 'k' })),
    );
    expect(new Set(responses.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect((await listed()).meta.size).toBe(2);
  });

  it('gets the first response even if the template is gone since', async () => {
    const key = { 'idempotency-key': 'k' };
    const first = await send({ emails: [email()] }, key);
    await putTemplate('welcome', '<p>@changed</p>');
    const again = await send({ emails: [email()] }, key);
    expect([again.body, again.headers['idempotency-replayed']]).toEqual([first.body, 'true']);
  });

  it('stays unused if none is stored, and is 422 with other emails', async () => {
    const key = { 'idempotency-key': 'k' };
    expect((await send({ emails: [{}, {}] }, key)).json().payload.meta).toEqual({
      size: 2,
      accepted: 0,
      refused: 2,
    });
    expect((await send({ emails: [email()] }, key)).json().payload.meta.accepted).toBe(1);
    for (const emails of [[email(), email()], [{}]]) {
      const other = await send({ emails }, key);
      expect([other.statusCode, other.json().code]).toEqual([422, 'key_reused']);
    }
    expect((await listed()).meta.size).toBe(1);
  });

  it('is one of the batch, not of a call for one email', async () => {
    const key = { 'idempotency-key': 'k' };
    await send({ emails: [email()] }, key);
    const alone = await post('/v1/transactionals', email(), { ...headers, ...key });
    expect(alone.statusCode).toBe(200);
    expect((await listed()).meta.size).toBe(2);
  });
});

describe('is bounded', () => {
  it('413 for 100 emails whose attachments are large, before any is queued', async () => {
    const attachments = [{ filename: 'a.pdf', content: pdf(100_000) }];
    const response = await send({ emails: Array(100).fill(email({ attachments })) });
    expect([response.statusCode, response.json().code]).toEqual([413, 'body_too_large']);
    expect(response.json().error).toContain('all attachments included');
    expect((await listed()).meta.size).toBe(0);
  });

  it('takes as many large attachments as the body holds, and rejects one over 1 MB alone', async () => {
    const attached = (bytes: number) =>
      email({ attachments: [{ filename: 'a.pdf', content: pdf(bytes) }] });
    const emails = [...Array(4).fill(attached(1_048_576)), attached(1_048_577)];
    const { data, meta } = (await send({ emails })).json().payload;
    expect(meta).toEqual({ size: 5, accepted: 4, refused: 1 });
    expect(data[4]).toMatchObject({ params: ['attachments[0].content'] });
  });

  it('rejects the emails beyond 16,000,000 characters, however short the call', async () => {
    await putTemplate('long', `<pre>${'x '.repeat(240_000)}</pre>`);
    const emails = Array(100).fill(email({ template_code: 'long' }));
    const { data, meta } = (await send({ emails })).json().payload;
    const codes = data.map(({ code = 'stored' }: { code?: string }) => code);
    expect(codes).toEqual([
      ...Array(meta.accepted).fill('stored'),
      ...Array(meta.refused).fill('batch_full'),
    ]);
    expect(meta.accepted).toBeGreaterThan(10);
    expect(meta.accepted * 480_000).toBeLessThan(maxBatchCharacters);
    expect((await listed()).meta.size).toBe(meta.accepted);
  });

  it.each<[string, object]>([
    ['unknown fields', Object.fromEntries(Array.from({ length: 200 }, (_, at) => [`u${at}`, at]))],
    ['long names', { ['\u{1F331}'.repeat(3_000)]: 1 }],
    ['unfilled names', { ...email(), html: 'a @bcdefgh1 '.repeat(20) + '@x'.repeat(2_000) }],
    ['long addresses', email({ recipient_email: '\0'.repeat(9_000) })],
  ])('returns at most 256 KB for 100 emails with %s', async (_, entry) => {
    const response = await send({ emails: Array(100).fill(entry) });
    expect(response.json().payload.meta.size).toBe(100);
    expect(Buffer.byteLength(response.body)).toBeLessThanOrEqual(262_144);
  });

  it('with a visitor’s key by what their space holds', async () => {
    const issued = await test.app.inject({ method: 'POST', url: '/guests/test-key', payload: {} });
    const visitor = { authorization: `Bearer ${issued.json().payload.data.key}` };
    const over = Array(visitorLimits.batch + 1).fill(email());
    expect((await send({ emails: over }, visitor)).statusCode).toBe(400);
    const most = visitorLimits.mails - 1;
    await send({ emails: Array(most).fill(email()) }, visitor);
    const { data } = (await send({ emails: [email(), email()] }, visitor)).json().payload;
    expect(data).toMatchObject([{ status: 'test' }, { code: 'test_space_full' }]);
  });
});

describe('rejected as a whole, and nothing is queued', () => {
  it.each<[status: number, body: object | string]>([
    [400, {}],
    [400, { emails: [] }],
    [400, { emails: {} }],
    [400, { emails: null }],
    [400, { emails: 'a@b.co' }],
    [400, { emails: Array(101).fill({}) }],
    [400, { emails: [email()], strict: true }],
    [400, [email()]],
    [400, '{"emails":[{"template_code":"welcome"}'],
    [400, '{"emails":[{"__proto__":{"a":1}}]}'],
    [413, `{"emails":[${' '.repeat(8_388_608)}]}`],
  ])('%i', async (status, body) => {
    expect((await send(body)).statusCode).toBe(status);
    expect((await listed()).meta.size).toBe(0);
  });

  it('403 with a wrong key or scope, 415 for a form', async () => {
    const { headers: narrow } = await newKey(test, { scopes: ['read', 'contacts'] });
    const emails = [email()];
    expect((await send({ emails }, { authorization: 'Bearer x' })).statusCode).toBe(403);
    expect((await send({ emails }, narrow)).json().code).toBe('outside_scope');
    expect((await send('emails=x', formType)).statusCode).toBe(415);
  });

  it('503 while the store is away, with the Idempotency-Key unused', async () => {
    const { queueTransactionals } = test.store;
    test.store.queueTransactionals = () => Promise.reject(new Error('away'));
    const call = () => send({ emails: [email()] }, { 'idempotency-key': 'k' });
    expect((await call()).statusCode).toBeGreaterThanOrEqual(500);
    test.store.queueTransactionals = queueTransactionals;
    const again = await call();
    expect([again.statusCode, again.headers['idempotency-replayed']]).toEqual([200, undefined]);
  });
});

describe('counts as many calls as it has emails', () => {
  const limited = async (keyPerMinute: number) => {
    await replaceApp({ config: { limits: { keyPerMinute } } });
    const { headers: key } = await newKey(test);
    const batch = (count: number, more: Record<string, string> = {}) =>
      send({ emails: Array(count).fill(email({ html: '<p>Hi</p>' })) }, { ...key, ...more });
    const rest = async (response: ReturnType<typeof batch>) => {
      const { statusCode, headers: sent } = await response;
      return [statusCode, Number(sent['ratelimit-remaining'])];
    };
    return { batch, rest };
  };

  it('while one is left, and then nothing', async () => {
    const { batch, rest } = await limited(10);
    expect(await rest(batch(4))).toEqual([200, 6]);
    expect(await rest(batch(1))).toEqual([200, 5]);
    expect(await rest(batch(50))).toEqual([200, 0]);
    expect(await rest(batch(1))).toEqual([429, 0]);
    test.clock.now += 60_000;
    expect(await rest(batch(1))).toEqual([200, 9]);
  });

  it('also of those that arrive together', async () => {
    const { batch } = await limited(30);
    const responses = await Promise.all(Array.from({ length: 20 }, () => batch(20)));
    const { rows } = await test.store.listTransactionals({ space: 'live', limit: 1_000 });
    const stored = responses.filter(({ statusCode }) => statusCode === 200).length;
    expect(rows).toHaveLength(stored * 20);
    expect(stored).toBeLessThanOrEqual(2);
    expect(stored).toBeGreaterThan(0);
  });

  it('and a replay as one, which stores nothing', async () => {
    const { batch, rest } = await limited(10);
    const key = { 'idempotency-key': 'k' };
    expect(await rest(batch(5, key))).toEqual([200, 5]);
    expect(await rest(batch(5, key))).toEqual([200, 4]);
  });
});
