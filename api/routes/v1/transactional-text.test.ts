import { describe, expect, it } from 'vitest';
import { headers, post, test } from '../../app-suite/each-app-for-test.ts';
import { newKey } from '../../app-suite/keys-for-test.ts';
import {
  beforeEachCall,
  mail,
  queued as queuedBy,
  send as sendBy,
} from './transactional-calls-for-test.ts';

beforeEachCall();

const send = (payload: object, own = headers) => sendBy({ ...mail, ...payload }, own);
const queued = (payload: object) => queuedBy({ ...mail, ...payload });

describe('text', () => {
  it('replaces the template, html included', async () => {
    const { message, subject } = await queued({
      text: 'Hello @firstname & <co>',
      data: { firstname: '<Ada>' },
    });
    expect(message).toMatchObject({ html: '', plain: 'Hello <Ada> & <co>' });
    expect(subject).toBe('Welcome, <Ada>');
  });

  it('stands beside html of the call, and the text made from that html is not used', async () => {
    const { message } = await queued({ html: '<p>HTML @n</p>', text: 'Text @n', data: { n: '1' } });
    expect(message).toMatchObject({ html: '<p>HTML 1</p>', plain: 'Text 1' });
  });

  it('needs no template, takes a neutral subject, and both are warned of', async () => {
    const { subject, warnings } = await queued({ template_code: 'none', text: 'Hi' });
    expect(subject).toMatch(/^A message from /);
    expect(warnings).toMatchObject([{ code: 'unknown_template' }, { code: 'no_subject' }]);
    const strict = await send({ template_code: 'none', text: 'Hi', strict: true });
    expect(strict.json().code).toBe('unknown_template');
  });

  it('lists what is left unfilled, in either part once, and strict rejects it', async () => {
    const parts = { html: '<p>@a @b</p>', text: '@b @c, help@name.example', subject: 'Hi' };
    expect((await queued(parts)).data.unfilled).toEqual(['a', 'b', 'c']);
    const response = await send({ ...parts, strict: true });
    expect(response.json().faults.map(({ param }: { param: string }) => param)).toEqual([
      'data.a',
      'data.b',
      'data.c',
    ]);
  });

  it('is filled from the stored contact', async () => {
    await post('/v1/contacts', { email: 'ada@shop.example', firstname: 'Ada' }, headers);
    expect((await queued({ text: 'Hello @firstname' })).message.plain).toBe('Hello Ada');
  });

  it('with a preference link makes list mail, with the link of its recipient', async () => {
    await test.store.putTemplate({
      code: 'receipt',
      createdAt: 0,
      subject: 'Hi',
      html: '<p>Hi</p>',
      plain: null,
      kind: 'action',
    });
    const { message } = await queued({ template_code: 'receipt', text: 'Stop: @preferences_link' });
    expect(message.kind).toBe('list');
    expect(message.plain).toBe(`Stop: ${message.preferenceLink?.url}`);
    const { message: own } = await queued({ template_code: 'receipt', text: 'Hi' });
    expect([own.kind, own.preferenceLink]).toEqual(['action', null]);
  });

  it('is all that a test key reads back, beside no html', async () => {
    const { headers: testing } = await newKey(test, { isTest: true });
    const { id } = (await send({ text: 'Hello\r\n\r\n@x' }, testing)).json().payload.data;
    const read = await test.app.inject({ url: `/v1/transactionals/${id}`, headers: testing });
    expect(read.json().payload.data.message).toMatchObject({
      html: null,
      text: 'Hello\r\n\r\n@x',
    });
  });

  it.each([
    ['empty', ''],
    ['no text', 7],
    ['null', null],
    ['a list', ['Hi']],
    ['too long', 'x'.repeat(500_001)],
    ['an unstorable character', 'a\0b'],
    ['half a character', '\ud800'],
  ])('400 for %s', async (_, text) => {
    const response = await send({ text });
    expect(response.statusCode).toBe(400);
    expect(response.json().faults).toMatchObject([{ param: 'text' }]);
  });

  it('400 if its values make it too long', async () => {
    const text = '@a '.repeat(200);
    const response = await send({ text, data: { a: 'x'.repeat(10_000) } });
    expect(response.json()).toMatchObject({ code: 'invalid_request' });
    expect(response.json().error).toContain('too long');
  });
});

describe('unfilled', () => {
  it('is kept with the email, and shown by every read', async () => {
    const parts = { subject: 'Hi @a', text: '@b @a' };
    const { data } = await queued(parts);
    expect(data.unfilled).toEqual(['a', 'b']);
    const read = await test.app.inject({ url: `/v1/transactionals/${data.id}`, headers });
    expect(read.json().payload.data.unfilled).toEqual(['a', 'b']);
    const list = await test.app.inject({ url: '/v1/transactionals', headers });
    expect(list.json().payload.data[0].unfilled).toEqual(['a', 'b']);
    expect((await queued({ text: 'Hi' })).data.unfilled).toEqual(['firstname']);
  });

  it('names the first 100, each cut to 100 characters', async () => {
    const names = Array.from({ length: 300 }, (_, at) => `@n${at}`);
    const { unfilled } = (await queued({ subject: 'Hi', text: names.join(' ') })).data;
    expect(unfilled).toEqual(Array.from({ length: 100 }, (_, at) => `n${at}`));
    const long = await queued({ subject: 'Hi', text: `@${'x'.repeat(400_000)}` });
    expect(long.data.unfilled).toEqual([`${'x'.repeat(99)}…`]);
  });
});

describe('a key that is strict by default', () => {
  const parts = { subject: 'Hi', text: 'Hello @nobody' };

  it('rejects what strict: true would, unless the call says otherwise', async () => {
    const { headers: strict } = await newKey(test, { isStrict: true });
    const outcome = async (more: object, own = strict) => {
      const response = await send({ ...parts, ...more }, own);
      return [response.statusCode, response.json().code];
    };
    expect(await outcome({})).toEqual([400, 'unfilled_placeholders']);
    expect(await outcome({ strict: true })).toEqual([400, 'unfilled_placeholders']);
    expect(await outcome({ template_code: 'none', text: 'Hi' })).toEqual([404, 'unknown_template']);
    expect(await outcome({ strict: false })).toEqual([200, undefined]);
    expect(await outcome({}, headers)).toEqual([200, undefined]);
  });

  it('does so for each email of a batch', async () => {
    const { headers: strict } = await newKey(test, { isStrict: true });
    const emails = [{}, { strict: false }, { data: { nobody: 'Ada' } }].map((more) => {
      return { ...mail, ...parts, ...more };
    });
    const response = await post('/v1/transactionals/batch', { emails }, strict);
    expect(response.json().payload.data).toMatchObject([
      { code: 'unfilled_placeholders', params: ['data.nobody'] },
      { status: 'queued', unfilled: ['nobody'] },
      { status: 'queued', unfilled: [] },
    ]);
  });
});

describe('reply_to', () => {
  it('is stored in its canonical spelling, and shown', async () => {
    const { data, replyTo } = await queued({ text: 'Hi', reply_to: ' Help@Bücher.example ' });
    const address = 'help@xn--bcher-kva.example';
    expect([data.reply_to, replyTo]).toEqual([address, address]);
    const read = await test.app.inject({ url: `/v1/transactionals/${data.id}`, headers });
    expect(read.json().payload.data.reply_to).toBe(address);
  });

  it.each([
    'help@shop.example\r\nBcc: eve@evil.example',
    'help@shop.example\nSubject: x',
    'help@shop.example\u2028Bcc: eve@evil.example',
    'a@shop.example, b@shop.example',
    'a@shop.example;b@shop.example',
    'Help <help@shop.example>',
    '<help@shop.example>',
    'help',
    'help@localhost',
    '@shop.example',
    'help@[127.0.0.1]',
    '"a\r\nBcc: b@c.example"@shop.example',
    `${'a'.repeat(400)}@shop.example`,
    '',
    7,
    null,
    ['help@shop.example'],
    { address: 'help@shop.example' },
  ])('400 for %j, and nothing is stored', async (reply_to) => {
    const response = await send({ text: 'Hi', reply_to });
    expect([response.statusCode, response.json().code]).toEqual([400, 'invalid_request']);
    expect(response.json().faults).toMatchObject([{ param: 'reply_to' }]);
    expect(await test.counts()).toMatchObject({ outbox: 0 });
  });
});
