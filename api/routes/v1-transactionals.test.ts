import { readPreferencePath } from '@grovemail/domain/preferences/preference-link.ts';
import { verifyTrackingId } from '@grovemail/domain/preferences/tracking-id.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, testApp, testKeys } from './app-for-test.ts';
import { newKey } from './v1-for-test.ts';

let test: TestApp;
let headers: { authorization: string };
beforeEach(async () => {
  test = await testApp();
  ({ headers } = await newKey(test));
  await test.store.putTemplate({
    code: 'welcome',
    createdAt: 0,
    subject: 'Welcome, @firstname',
    html: '<p>Hello @firstname, ada@firstname.com</p>',
    plain: 'Hello @firstname',
  });
});
afterEach(() => test.close());

const send = (payload: object, more: Record<string, string> = {}) =>
  test.app.inject({
    method: 'POST',
    url: '/v1/transactionals',
    payload,
    headers: { ...headers, ...more },
  });
const read = (id: string, own = headers) =>
  test.app.inject({ method: 'GET', url: `/v1/transactionals/${id}`, headers: own });
const mail = { template_code: 'welcome', recipient_email: 'Ada@shop.example' };
const pdf = Buffer.from('%PDF-1.4').toString('base64');
const attachment = { filename: 'a.pdf', content: pdf, contentType: 'application/pdf' };

async function queued(payload: object) {
  const answer = await send(payload);
  expect(answer.json().error).toBeNull();
  const { data } = answer.json().payload;
  const found = await test.store.findUnsent(data.id);
  if (!found) throw new Error('nothing is in line');
  return { data, ...found };
}

describe('200', () => {
  it('R216–R220 fills the template, stores the mail, and puts it in line', async () => {
    const { data, message } = await queued({ ...mail, data: { firstname: '<Ada>' } });
    expect(data).toEqual({
      id: expect.any(String),
      template_code: 'welcome',
      recipient_email: 'ada@shop.example',
      subject: 'Welcome, <Ada>',
      status: 'queued',
      created_at: '2026-11-21T00:00:00.000Z',
      attempts: [],
    });
    expect(message).toMatchObject({
      html: '<p>Hello &lt;Ada&gt;, ada@firstname.com</p>',
      plain: 'Hello <Ada>',
      bcc: [],
      attachments: [],
      preferenceLink: null,
    });
    expect(await test.store.listOutbox()).toMatchObject([
      { topic: 'transactional.send', payload: { transactionalId: data.id } },
    ]);
    expect((await read(data.id)).json()).toEqual({ error: null, payload: { data } });
  });

  it('R219 takes html instead of the template, also without one', async () => {
    const html = '<title>Hi @firstname</title><p>@firstname @count @ok</p>';
    const data = { firstname: 'Ada', count: 3, ok: true };
    const own = await queued({ ...mail, template_code: 'none', html, data });
    expect(own).toMatchObject({ subject: 'Hi Ada', message: { plain: null } });
    expect(own.message.html).toContain('<p>Ada 3 true</p>');
    expect((await queued({ ...mail, html })).subject).toBe('Welcome, @firstname');
    expect((await queued({ ...mail, html, subject: 'Mine' })).subject).toBe('Mine');
  });

  it.each([
    ['B@shop.example', ['b@shop.example']],
    [
      ['b@shop.example', 'c@shop.example'],
      ['b@shop.example', 'c@shop.example'],
    ],
  ])('R218 F13 takes bcc %j', async (bcc, kept) => {
    expect((await queued({ ...mail, bcc })).message.bcc).toEqual(kept);
  });

  it('R221–R225 takes five attachments, by content of up to 1 MB or by path', async () => {
    const full = { ...attachment, content: Buffer.alloc(1_048_576).toString('base64') };
    const path = {
      filename: 'b.pdf',
      path: 'https://files.example/b.pdf',
      contentType: 'application/pdf',
    };
    const { message } = await queued({
      ...mail,
      attachments: [full, full, full, full, path],
    });
    expect(message.attachments.map(({ filename }) => filename)).toEqual([
      ...['a.pdf', 'a.pdf', 'a.pdf', 'a.pdf', 'b.pdf'],
    ]);
    expect(message.attachments[4]).toMatchObject({ path: path.path });
  });

  it('puts a signed preference link where the mail asks for one', async () => {
    await test.app.inject({
      method: 'POST',
      url: '/v1/contacts',
      payload: { email: 'ada@shop.example' },
      headers,
    });
    const html = '<a href="@stop">Fewer mails</a>';
    const { message } = await queued({ ...mail, html, data: { stop: '@preferences_link' } });
    const url = message.preferenceLink?.url ?? '';
    expect(message.html).toBe(`<a href="${url}">Fewer mails</a>`);
    const link = readPreferencePath(new URL(url).pathname);
    if (!link) throw new Error('no link');
    expect(link.email).toBe('ada@shop.example');
    const keys = testKeys;
    expect(await verifyTrackingId(link.trackingId, link, keys)).toMatchObject({ list: 'welcome' });
  });

  it('stores what a test key sends, and sends nothing', async () => {
    const tester = await newKey(test, { isTest: true });
    const answer = await send({ ...mail, data: { firstname: 'Ada' } }, tester.headers);
    const { data } = answer.json().payload;
    expect(data).toMatchObject({ status: 'test', subject: 'Welcome, Ada' });
    expect(await test.store.listOutbox()).toEqual([]);
    expect((await read(data.id, tester.headers)).statusCode).toBe(200);
    expect((await read(data.id)).statusCode).toBe(404);
  });

  it('sends one mail for one Idempotency-Key', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => send(mail, { 'idempotency-key': 'k' })),
    );
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(await test.store.listOutbox()).toHaveLength(1);
  });
});

describe('a test key', () => {
  it('F10 is told no link that acts, neither in the answer nor in what is stored', async () => {
    const { headers: testing } = await newKey(test, { isTest: true });
    const html = '<a href="@stop">@preferences_link</a>';
    const data = { stop: '@preferences_link' };
    const answer = await send({ ...mail, subject: 'Hi @stop', html, data }, testing);
    expect(answer.json().payload.data).toMatchObject({ status: 'test', subject: 'Hi' });
    expect(answer.body).not.toContain('unsubscription');
  });
});

describe('400', () => {
  const attached = (change: object) => ({ ...mail, attachments: [{ ...attachment, ...change }] });
  it.each([
    ['no body', {}, 'template_code is required. recipient_email is required.'],
    ['a broken bcc', { ...mail, bcc: ['b@shop.example', 'c'] }, 'bcc'],
    ['empty html', { ...mail, html: '' }, 'html is required.'],
    ['a name that is no placeholder', { ...mail, data: { 'first name': 'x' } }, 'data has a name'],
    ['a value that is an object', { ...mail, data: { a: {} } }, 'data.a'],
    ['NUL in a value', { ...mail, data: { a: '\u0000' } }, 'data.a'],
    ['six attachments', { ...mail, attachments: Array(6).fill(attachment) }, 'at most 5 entries'],
    ['R224 another type', attached({ contentType: 'image/png' }), 'attachments[0].contentType'],
    ['R225 another encoding', attached({ encoding: 'hex' }), 'attachments[0].encoding'],
    ['content and path', attached({ path: 'https://a.example/b' }), 'attachments[0] needs either'],
    ['neither', attached({ content: undefined }), 'attachments[0] needs either'],
    [
      'neither, beside another type',
      attached({ content: undefined, contentType: 'image/png' }),
      'attachments[0] needs either',
    ],
    ['no object', { ...mail, attachments: ['a.pdf', null] }, 'attachments[1]'],
    ['broken base64', attached({ content: 'a*b=' }), 'attachments[0].content must be base64.'],
    [
      'R312 F9 one byte over 1 MB',
      attached({ content: Buffer.alloc(1_048_577).toString('base64') }),
      'attachments[0].content can be at most 1 MB',
    ],
    ['a folder in the name', attached({ filename: '../a.pdf' }), 'attachments[0].filename'],
    ['a header in the name', attached({ filename: 'a\r\nX: y.pdf' }), 'attachments[0].filename'],
    ...[
      ...['http://a.example/b.pdf', 'file:///etc/passwd', 'https://u:p@a.example/', 'https:a'],
      ...[
        'https://127.0.0.1/b.pdf',
        'https://[::1]/b',
        'https://0x7f.1/b',
        'https://a.example:22/b',
      ],
    ].map((path): [string, object, string] => [
      `F10 the path ${path}`,
      attached({ content: undefined, path }),
      'attachments[0].path',
    ]),
  ])('names %s and stores nothing', async (_name, body, fault) => {
    const answer = await send(body);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().error).toContain(fault);
    expect(await test.store.listOutbox()).toEqual([]);
  });
});

describe('403, 404, 413', () => {
  it('403 before the body is read', async () => {
    const answer = await send(
      { ...mail, html: 'x'.repeat(400_000) },
      { authorization: 'Bearer x' },
    );
    expect(answer.statusCode).toBe(403);
  });

  it('404 for a template that nobody stored', async () => {
    const answer = await send({ ...mail, template_code: 'other' });
    expect(answer.statusCode).toBe(404);
    expect(answer.json().error).toBe('There is no template with this template_code.');
    expect(await test.store.listOutbox()).toEqual([]);
  });

  it.each(['x', '019a9f3e-7c00-7a10-8f3b-2d6f0c9b1e57', "' or 1=1", '%00'])(
    '404 for the mail %s',
    async (id) => {
      expect((await read(encodeURIComponent(id))).statusCode).toBe(404);
    },
  );

  it('413 over 8 MB, here alone', async () => {
    const answer = await send({ ...mail, html: 'x'.repeat(8_400_000) });
    expect(answer.statusCode).toBe(413);
    expect(answer.json().error).toContain('8 MB');
  });
});
