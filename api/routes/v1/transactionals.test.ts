// Long: the cases of one resource, over the same mails and keys.

import { readPreferencePath } from '@grovemail/domain/preferences/preference-link.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type TestApp, usedApp, testKeys } from '../../app-suite/app-for-test.ts';
import { newKey } from '../../app-suite/keys-for-test.ts';
import { verifyTrackingId } from '../../signing/tracking-id.ts';

let test: TestApp;
let headers: { authorization: string };
beforeEach(async () => {
  test = await usedApp();
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
const template = { code: 'welcome', createdAt: 0, subject: 'Hi', plain: null };
const untitled = { ...template, code: 'untitled', subject: '', html: '<p>Hello</p>' };
const attachment = { filename: 'a.pdf', content: pdf, contentType: 'application/pdf' };

async function queued(payload: object, more: Record<string, string> = {}) {
  const response = await send(payload, more);
  expect(response.json().error).toBeNull();
  const { data } = response.json().payload;
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
      reply_to: null,
      subject: 'Welcome, <Ada>',
      status: 'queued',
      created_at: '2026-11-21T00:00:00.000Z',
      attempts: [],
      unfilled: [],
    });
    expect(message).toMatchObject({
      html: '<p>Hello &lt;Ada&gt;, ada@firstname.com</p>',
      plain: 'Hello <Ada>',
      bcc: [],
      attachments: [],
      preferenceLink: null,
    });
    expect(await test.store.listOutbox()).toMatchObject([
      {
        topic: 'transactional.send',
        payload: { transactionalId: data.id, key: expect.any(String) },
      },
    ]);
    expect((await read(data.id)).json()).toEqual({
      error: null,
      payload: { data: { ...data, message: null } },
    });
  });

  it('R219 takes html instead of the template, also without one', async () => {
    const html = '<title>Hi @firstname</title><p>@firstname @count @ok</p>';
    const data = { firstname: 'Ada', count: 3, ok: true };
    const own = await queued({ ...mail, template_code: 'none', html, data });
    expect(own).toMatchObject({ subject: 'Hi Ada', message: { plain: 'Ada 3 true' } });
    expect(own.message.html).toContain('<p>Ada 3 true</p>');
    expect((await queued({ ...mail, html })).subject).toBe('Hi @firstname');
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
    const largest = Buffer.alloc(1_048_576, '%PDF-1.4 ');
    const full = { ...attachment, content: largest.toString('base64') };
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
      'a.pdf',
      'a.pdf',
      'a.pdf',
      'a.pdf',
      'b.pdf',
    ]);
    expect(message.attachments[4]).toMatchObject({ path: path.path });
    const [entry] = await test.store.listOutbox();
    expect(entry).toMatchObject({
      topic: 'transactional.attached',
      payload: { source: expect.stringMatching(/^[\da-f-]{36} \d{1,2}$/) },
    });
  });

  it('begins its links with our own address, whatever Host a caller writes', async () => {
    const html = '<a href="@stop">Fewer mails</a>';
    const asking = { ...mail, html, data: { stop: '@preferences_link' } };
    const { message } = await queued(asking, {
      host: 'evil.example',
      'x-forwarded-host': 'evil.example',
    });
    expect(message.preferenceLink?.url).toMatch(/^http:\/\/localhost\//);
    expect(JSON.stringify(message)).not.toContain('evil');
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
    expect(verifyTrackingId(link.trackingId, link, keys)).toMatchObject({ list: 'welcome' });
  });

  const stopAll = (source: 'page' | 'operator' | 'complaint') =>
    test.store.suppress({
      id: crypto.randomUUID(),
      changeId: crypto.randomUUID(),
      account: 'site',
      list: '*',
      email: 'ada@shop.example',
      contactId: null,
      source,
      at: test.clock.now,
    });

  it.each([
    ['page', 'list', 'suppressed'],
    ['page', 'action', 'queued'],
    ['operator', 'action', 'suppressed'],
    ['complaint', 'action', 'suppressed'],
  ] as const)(
    'E10 after a suppression by %s, a mail of kind %s gets and logs the status %s',
    async (source, kind, status) => {
      await test.store.putTemplate({ ...template, html: '<p>Hello</p>', kind });
      await stopAll(source);
      const { data } = (await send(mail)).json().payload;
      expect(data.status).toBe(status);
      expect((await read(data.id)).json().payload.data.status).toBe(status);
      expect(await test.store.listOutbox()).toHaveLength(status === 'queued' ? 1 : 0);
      expect((await test.store.findUnsent(data.id)) === null).toBe(status === 'suppressed');
    },
  );

  it('E10 shows no suppression to a test key', async () => {
    await stopAll('complaint');
    const tester = await newKey(test, { isTest: true });
    expect((await send(mail, tester.headers)).json().payload.data.status).toBe('test');
  });

  it('stores what a test key sends, and sends nothing', async () => {
    const tester = await newKey(test, { isTest: true });
    const response = await send({ ...mail, data: { firstname: 'Ada' } }, tester.headers);
    const { data } = response.json().payload;
    expect(data).toMatchObject({ status: 'test', subject: 'Welcome, Ada' });
    expect(await test.store.listOutbox()).toEqual([]);
    expect((await read(data.id, tester.headers)).statusCode).toBe(200);
    expect((await read(data.id)).statusCode).toBe(404);
  });

  it('sends one mail for one Idempotency-Key', async () => {
    const responses = await Promise.all(
      Array.from({ length: 20 }, () => send(mail, { 'idempotency-key': 'k' })),
    );
    expect(new Set(responses.map(({ body }) => body)).size).toBe(1);
    expect(await test.store.listOutbox()).toHaveLength(1);
  });
});

describe('a repetition with its Idempotency-Key', () => {
  const strict = { ...mail, strict: true, data: { firstname: 'Ada' } };
  const key = { 'idempotency-key': 'k' };
  const html = '<div>'.repeat(101);

  it.each([
    ['has an open placeholder', () => test.store.putTemplate({ ...template, html: '@surname' })],
    ['lost its subject', () => test.store.putTemplate({ ...template, subject: '', html: 'x' })],
    ['nests too deep', () => test.store.putTemplate({ ...template, html })],
  ])('is given the first response when the template meanwhile %s', async (_, change) => {
    const first = await send(strict, key);
    expect(first.statusCode).toBe(200);
    await change();
    expect((await send(strict)).statusCode).toBe(400);
    const again = await send(strict, key);
    expect([again.statusCode, again.body]).toEqual([200, first.body]);
    expect(again.headers['idempotency-replayed']).toBe('true');
    expect(await test.store.listOutbox()).toHaveLength(1);
  });

  it('is given the first response when the contact that filled it is gone', async () => {
    const contact = { url: '/v1/contacts', headers };
    const payload = { email: 'ada@shop.example', firstname: 'Ada' };
    await test.app.inject({ method: 'POST', ...contact, payload });
    const first = await send({ ...mail, strict: true }, key);
    await test.app.inject({ method: 'DELETE', ...contact, query: { email: payload.email } });
    expect((await send({ ...mail, strict: true })).statusCode).toBe(400);
    expect((await send({ ...mail, strict: true }, key)).body).toBe(first.body);
  });

  it.each([
    ['a code that is not stored', { template_code: 'nothing' }],
    ['an open placeholder', { data: {} }],
    ['html too deep', { html }],
  ])('but with another body is 422, also for %s', async (_, change) => {
    await send(strict, key);
    const response = await send({ ...strict, ...change }, key);
    expect([response.statusCode, response.json().code]).toEqual([422, 'key_reused']);
  });

  it('is a first call where the first was rejected, or a day has passed', async () => {
    const open = { ...mail, strict: true };
    expect((await send(open, key)).statusCode).toBe(400);
    const first = await send(strict, key);
    expect(first.headers['idempotency-replayed']).toBeUndefined();
    test.clock.now += 24 * 60 * 60_000;
    await test.store.putTemplate({ ...template, html: '@surname' });
    expect((await send(strict, key)).statusCode).toBe(400);
  });

  it('is 403 with a key that was revoked, and another key knows nothing of it', async () => {
    await send(strict, key);
    const { headers: other, id } = await newKey(test);
    const own = await send(strict, { ...key, ...other });
    expect(own.headers['idempotency-replayed']).toBeUndefined();
    await test.store.revokeKey(id);
    test.clock.now += 1_000;
    expect((await send(strict, { ...key, ...other })).statusCode).toBe(403);
  });
});

describe('a test key', () => {
  it('F10 gets no working link, neither in the response nor in what is stored', async () => {
    const { headers: testing } = await newKey(test, { isTest: true });
    const html = '<a href="@stop">@preferences_link</a>';
    const data = { stop: '@preferences_link' };
    const response = await send({ ...mail, subject: 'Hi @stop', html, data }, testing);
    expect(response.json().payload.data).toMatchObject({ status: 'test', subject: 'Hi' });
    expect(response.body).not.toContain('unsubscription');
  });
});

describe('placeholders without a value in the call', () => {
  const save = (payload: object, own = headers) =>
    test.app.inject({ method: 'POST', url: '/v1/contacts', payload, headers: own });
  const contact = {
    email: 'ada@shop.example',
    firstname: 'Ada',
    gender: 'female',
    date_of_birth: '12-31-1990',
    phone_number: '+2348030000000',
    address: { state: 'Lagos', country: 'NG' },
    extra_data: { plan: '<growth>', seats: 3, tags: ['a'] },
  };
  const html =
    '<title>Hi @firstname</title><p>@email @gender @date_of_birth @phone_number @state @country @plan @seats</p><p>@town @street @tags @town</p>';

  it('are filled from the stored contact, looked up once, and the open ones are listed', async () => {
    await save(contact);
    const find = vi.spyOn(test.store, 'findContactByEmail');
    const list = vi.spyOn(test.store, 'listContacts');
    const response = await send({
      ...mail,
      template_code: 'welcome',
      html,
      subject: 'Hi @firstname',
    });
    const { data } = response.json().payload;
    expect(data).toMatchObject({ subject: 'Hi Ada', unfilled: ['town', 'street', 'tags'] });
    expect(response.json().payload).not.toHaveProperty('warnings');
    const stored = await test.store.findUnsent(data.id);
    expect(stored?.message.html).toBe(
      '<title>Hi Ada</title><p>ada@shop.example female 12-31-1990 +2348030000000 Lagos NG &lt;growth&gt; 3</p><p>@town @street @tags @town</p>',
    );
    expect(find).toHaveBeenCalledOnce();
    expect(list).not.toHaveBeenCalled();
  });

  it('are filled from the call first, with an empty text too', async () => {
    await save(contact);
    const data = { firstname: 'Obi', state: '' };
    const { message } = await queued({ ...mail, html: '@firstname from @state.', data });
    expect(message.html).toBe('Obi from .');
  });

  it('are filled in both parts of a template', async () => {
    await save(contact);
    expect(await queued(mail)).toMatchObject({
      subject: 'Welcome, Ada',
      message: { html: '<p>Hello Ada, ada@firstname.com</p>', plain: 'Hello Ada' },
    });
  });

  it('are filled from the call alone with a key that may not read contacts', async () => {
    await save(contact);
    for (const [scopes, subject, unfilled] of [
      [['send'], 'Welcome, @firstname', ['firstname']],
      [['send', 'contacts'], 'Welcome, @firstname', ['firstname']],
      [['send', 'read'], 'Welcome, Ada', []],
    ] as const) {
      const { headers: own } = await newKey(test, { scopes });
      const response = await send(mail, own);
      expect(response.json().payload.data).toMatchObject({ subject, unfilled });
      const strict = await send({ ...mail, strict: true }, own);
      if (unfilled.length === 0) expect(strict.statusCode).toBe(200);
      else expect(strict.json().error).toBe('data.firstname has no value.');
    }
  });

  it("are never filled from another space's contact", async () => {
    await save(contact);
    const { headers: testing } = await newKey(test, { isTest: true });
    const response = await send(mail, testing);
    expect(response.json().payload.data).toMatchObject({
      subject: 'Welcome, @firstname',
      unfilled: ['firstname'],
    });
  });

  it('400 when the call is strict, naming each', async () => {
    await save(contact);
    const response = await send({ ...mail, html, strict: true });
    expect(response.statusCode).toBe(400);
    expect(response.json().error).toContain('data.town has no value');
    expect(response.json().error).toContain('data.tags has no value');
    expect(response.json()).toMatchObject({
      code: 'unfilled_placeholders',
      faults: ['town', 'street', 'tags'].map((name) => ({ param: `data.${name}` })),
    });
    expect(await test.store.listOutbox()).toEqual([]);
    const data = { town: 'Yaba', street: '', tags: 'x' };
    expect((await send({ ...mail, html, data, strict: true })).statusCode).toBe(200);
  });
});

describe('a template_code that nobody stored, beside html', () => {
  const html = '<title>Hello</title>';
  it('is a warning', async () => {
    const response = await send({ ...mail, template_code: 'none', html });
    expect(response.json().payload.warnings).toEqual([
      { code: 'unknown_template', message: 'There is no template with this template_code.' },
    ]);
  });

  it('404 when the call is strict', async () => {
    const response = await send({ ...mail, template_code: 'none', html, strict: true });
    expect(response.statusCode).toBe(404);
    expect(await test.store.listOutbox()).toEqual([]);
  });
});

describe('F19 without a subject', () => {
  it.each([
    ['the title of the html', '<title>Receipt @no</title><p>x', 'Receipt 7'],
    ['the template’s, if the html has no title', '<p>x</p>', 'Welcome, Ada'],
    ['the template’s, if the title is empty', '<title> </title>x', 'Welcome, Ada'],
  ])('takes %s', async (_name, html, subject) => {
    const data = { no: 7, firstname: 'Ada' };
    const { payload } = (await send({ ...mail, html, data })).json();
    expect(payload.data.subject).toBe(subject);
    expect(payload).not.toHaveProperty('warnings');
  });

  it.each([
    ['html without a title', { template_code: 'none', html: '<p>Hello</p>' }],
    [
      'a title that is left empty',
      { template_code: 'none', html: '<title>@a</title>', data: { a: '' } },
    ],
    ['a template without either', { template_code: untitled.code }],
  ])('takes a neutral one, with a warning: %s', async (_name, body) => {
    await test.store.putTemplate(untitled);
    const response = await send({ ...mail, ...body });
    expect(response.statusCode).toBe(200);
    const { data, warnings } = response.json().payload;
    expect(data.subject).toBe('A message from Grovemail');
    expect(warnings).toContainEqual({
      code: 'no_subject',
      message: expect.stringContaining('"A message from Grovemail"'),
    });
  });

  it('F11 attaches a PDF document without a contentType', async () => {
    const { contentType: _, ...file } = attachment;
    expect((await send({ ...mail, attachments: [file] })).statusCode).toBe(200);
    const [entry] = await test.store.listOutbox();
    expect(entry?.topic).toBe('transactional.send');
    const wrong = { ...file, contentType: 'text/html' };
    expect((await send({ ...mail, attachments: [wrong] })).statusCode).toBe(400);
  });
});

describe('400 no subject', () => {
  it.each([
    ['html without a title, strict', { html: '<p>Hello</p>', strict: true }],
    ['an empty title, strict', { html: '<title> </title>', strict: true }],
    ['a subject that is left empty', { html: 'x', subject: '@a', data: { a: ' ' } }],
    ['one beside a title', { html: '<title>T</title>', subject: '@a', data: { a: '' } }],
  ])('with %s', async (_name, body) => {
    await test.store.putTemplate(untitled);
    const response = await send({ ...mail, template_code: untitled.code, ...body });
    expect(response.statusCode).toBe(400);
    expect(response.json().code).toBe('no_subject');
    expect(response.json().error).toBe(
      'The email has no subject. Send subject, or html with a <title>.',
    );
    expect(await test.store.listOutbox()).toEqual([]);
  });
});

describe('a test key reads back', () => {
  it('the mail as its recipient would get it, and a live key does not', async () => {
    const { headers: testing } = await newKey(test, { isTest: true });
    const response = await send(
      {
        ...mail,
        html: '<h1>Hello @firstname</h1><p>Your order @order</p>',
        data: { firstname: '<Ada>', order: 7 },
        bcc: 'copy@shop.example',
        reply_to: 'Help@shop.example',
        attachments: [
          attachment,
          { filename: 'b.pdf', path: 'https://a.example/b', contentType: 'application/pdf' },
        ],
      },
      testing,
    );
    const { data } = response.json().payload;
    expect(data).not.toHaveProperty('message');
    expect((await read(data.id, testing)).json().payload.data).toEqual({
      ...data,
      message: {
        subject: 'Welcome, <Ada>',
        html: '<h1>Hello &lt;Ada&gt;</h1><p>Your order 7</p>',
        text: 'Hello <Ada>\n\nYour order 7',
        bcc: ['copy@shop.example'],
        reply_to: 'help@shop.example',
        attachments: [
          { filename: 'a.pdf', size: 8, path: null },
          { filename: 'b.pdf', size: null, path: 'https://a.example/b' },
        ],
      },
    });
  });

  it.each(['<div>', '<b>', '<ul><li>', '<table><tr><td>'])(
    'no html that nests %s as deep as a body can hold',
    async (part) => {
      const { headers: testing } = await newKey(test, { isTest: true });
      const html = part.repeat(Math.floor(499_000 / part.length));
      const response = await send({ ...mail, html }, testing);
      expect(response.statusCode).toBe(400);
      expect(response.json().faults).toMatchObject([{ param: 'html' }]);
    },
  );
});

it('F11 accepts a PDF whose mark comes after what a printer put before it', async () => {
  const content = Buffer.from(`${' '.repeat(1_019)}%PDF-1.7`).toString('base64');
  const response = await send({ ...mail, attachments: [{ ...attachment, content }] });
  expect(response.statusCode).toBe(200);
});

describe('400', () => {
  const attached = (change: object) => ({ ...mail, attachments: [{ ...attachment, ...change }] });
  it.each([
    ['no body', {}, 'template_code is required. recipient_email is required.'],
    ['a broken bcc', { ...mail, bcc: ['b@shop.example', 'c'] }, 'bcc'],
    ['several reply addresses', { ...mail, reply_to: ['b@shop.example'] }, 'reply_to'],
    ['a header in reply_to', { ...mail, reply_to: 'b@shop.example\r\nBcc: c@d.co' }, 'reply_to'],
    ['a strict that is no boolean', { ...mail, strict: 'yes' }, 'strict'],
    [
      'values that make it too long',
      { ...mail, html: '@a '.repeat(150_000), data: { a: 'x'.repeat(10_000) } },
      'too long once its placeholders are filled',
    ],
    [
      'a value that would run as a link',
      { ...mail, html: '<title>x</title><a href=@url>', data: { url: 'javascript:alert(1)' } },
      '@url begins a link, so its value must be an http, https or mailto address.',
    ],
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
    ...[
      '<!doctype html>',
      'MZ\x90\0',
      'GIF89a',
      '%PDF',
      `${' '.repeat(1_020)}%PDF-1.7`,
      '\u0025\u0000P\u0000D\u0000F\u0000-',
      '%pdf-1.4',
    ].map((text): [string, object, string] => [
      `F11 content that begins with ${JSON.stringify(text.trim())}`,
      attached({ content: Buffer.from(text).toString('base64') }),
      'attachments[0].content must be a PDF document',
    ]),
    [
      'R312 F9 one byte over 1 MB',
      attached({ content: Buffer.alloc(1_048_577).toString('base64') }),
      'attachments[0].content can be at most 1 MB',
    ],
    ...['a', 'a.pdf.exe', 'pdf', 'a.pdf.'].map((filename): [string, object, string] => [
      `F11 a file called ${filename}`,
      attached({ filename }),
      'attachments[0].filename must end in .pdf.',
    ]),
    ['a folder in the name', attached({ filename: '../a.pdf' }), 'attachments[0].filename'],
    ['a header in the name', attached({ filename: 'a\r\nX: y.pdf' }), 'attachments[0].filename'],
    ...[
      'http://a.example/b.pdf',
      'file:///etc/passwd',
      'https://u:p@a.example/',
      'https:a',
      'https://127.0.0.1/b.pdf',
      'https://[::1]/b',
      'https://0x7f.1/b',
      'https://a.example:22/b',
      `https://${'a.'.repeat(130)}example/b`,
    ].map((path): [string, object, string] => [
      `F10 the path ${path}`,
      attached({ content: undefined, path }),
      'attachments[0].path',
    ]),
  ])('names %s and stores nothing', async (_name, body, fault) => {
    const response = await send(body);
    expect(response.statusCode).toBe(400);
    expect(response.json().error).toContain(fault);
    expect(await test.store.listOutbox()).toEqual([]);
  });
});

describe('the list', () => {
  const list = (query: Record<string, string>, own = headers) =>
    test.app.inject({ url: '/v1/transactionals', query, headers: own });
  const shown = async (query: Record<string, string>, own = headers) => {
    const { data, meta } = (await list(query, own)).json().payload;
    const subjects = data.map(({ subject }: { subject: string }) => subject);
    return { subjects, size: meta.size, next: meta.next_cursor };
  };
  async function made() {
    for (const [subject, more] of [
      ['a', {}],
      ['b', { recipient_email: 'obi@shop.example' }],
      ['c', { template_code: 'other', html: '<p>x</p>' }],
    ] as const) {
      await send({ ...mail, subject, ...more });
      test.clock.now += 60_000;
    }
  }

  it.each<[string, Record<string, string>, string[]]>([
    ['all', {}, ['c', 'b', 'a']],
    ['a recipient', { recipient_email: 'ADA@shop.example' }, ['c', 'a']],
    ['a template', { template_code: 'welcome' }, ['b', 'a']],
    ['a status', { status: 'queued' }, ['c', 'b', 'a']],
    ['another status', { status: 'bounced' }, []],
    ['a beginning', { created_after: '2026-11-21T00:01:00Z' }, ['c', 'b']],
    ['an end', { created_before: '2026-11-21T01:01:00+01:00' }, ['a']],
    [
      'several at once',
      { recipient_email: 'ada@shop.example', template_code: 'welcome', status: 'queued' },
      ['a'],
    ],
  ])('of %s', async (_name, query, subjects) => {
    await made();
    expect(await shown(query)).toEqual({ subjects, size: subjects.length, next: null });
  });

  it('goes page by page, and holds the log of each mail', async () => {
    await made();
    const first = await shown({ limit: '2' });
    expect(first).toMatchObject({ subjects: ['c', 'b'], size: 3, next: expect.any(String) });
    const rest = await shown({ limit: '2', cursor: first.next });
    expect(rest).toEqual({ subjects: ['a'], size: 3, next: null });
    const { data } = (await list({ limit: '1' })).json().payload;
    const attempt = { id: '1', at: 0, outcome: 'sent', reply: '250' } as const;
    await test.store.noteDelivery(data[0].id, attempt, 'sent');
    const report = { id: '2', kind: 'bounced', at: 1, reply: '550' } as const;
    await test.store.noteFeedback(data[0].id, report);
    expect((await list({ status: 'bounced' })).json().payload.data).toMatchObject([
      { status: 'bounced', attempts: [{ outcome: 'sent' }, { outcome: 'bounced' }] },
    ]);
    expect((await shown({ status: 'sent' })).size).toBe(0);
  });

  it('shows a test key its own mails alone', async () => {
    await made();
    const { headers: testing } = await newKey(test, { isTest: true });
    await send({ ...mail, subject: 'tested' }, testing);
    expect((await shown({}, testing)).subjects).toEqual(['tested']);
    expect((await shown({})).size).toBe(3);
  });

  it.each([
    [{ status: 'lost' }, 'status'],
    [{ created_after: 'yesterday' }, 'created_after'],
    [{ created_before: '2026-13-01T00:00:00Z' }, 'created_before'],
    [{ limit: '101' }, 'limit'],
    [{ cursor: 'x' }, 'cursor'],
    [{ subject: 'a' }, 'subject'],
  ])('400 for %j', async (query: object, param) => {
    const response = await list(query as Record<string, string>);
    expect(response.statusCode).toBe(400);
    expect(response.json().faults).toMatchObject([{ param }]);
  });

  it('names every status where another was sent', async () => {
    expect((await list({ status: 'lost' })).json().error).toBe(
      'status must be one of queued, sent, failed, bounced, complained, suppressed, test; got "lost".',
    );
  });
});

describe('403, 404, 413', () => {
  it('403 before the body is read', async () => {
    const response = await send(
      { ...mail, html: 'x'.repeat(400_000) },
      { authorization: 'Bearer x' },
    );
    expect(response.statusCode).toBe(403);
  });

  it('404 for a template that nobody stored', async () => {
    const response = await send({ ...mail, template_code: 'other' });
    expect(response.statusCode).toBe(404);
    expect(response.json().error).toBe('There is no template with this template_code.');
    expect(await test.store.listOutbox()).toEqual([]);
  });

  it.each(['x', '019a9f3e-7c00-7a10-8f3b-2d6f0c9b1e57', "' or 1=1", '%00'])(
    '404 for the mail %s',
    async (id) => {
      expect((await read(encodeURIComponent(id))).statusCode).toBe(404);
    },
  );

  it('413 over 8 MB, here alone', async () => {
    const response = await send({ ...mail, html: 'x'.repeat(8_400_000) });
    expect(response.statusCode).toBe(413);
    expect(response.json().error).toContain('8 MB');
  });
});
