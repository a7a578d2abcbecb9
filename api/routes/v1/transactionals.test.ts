import { readPreferencePath } from '@grovemail/domain/preferences/preference-link.ts';
import { describe, expect, it } from 'vitest';
import { testKeys } from '../../app-suite/app-for-test.ts';
import { headers, suppress, test } from '../../app-suite/each-app-for-test.ts';
import { newKey } from '../../app-suite/keys-for-test.ts';
import { verifyTrackingId } from '../../signing/tracking-id.ts';
import {
  attachment,
  beforeEachCall,
  mail,
  queued,
  send,
  template,
} from './transactional-calls-for-test.ts';

beforeEachCall();

const read = (id: string, own = headers) =>
  test.app.inject({ method: 'GET', url: `/v1/transactionals/${id}`, headers: own });

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
    expect(JSON.stringify(message)).not.toContain('evil.example');
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
    suppress({ email: 'ada@shop.example', source });

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
    expect(response.json().error).toBe(
      'There is no template with this template_code. GET /v1/templates lists them.',
    );
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
