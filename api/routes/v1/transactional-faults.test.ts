import { describe, expect, it } from 'vitest';
import { test } from '../../app-suite/each-app-for-test.ts';
import { attachment, beforeEachCall, mail, send } from './transactional-calls-for-test.ts';

beforeEachCall();

it('F11 accepts a PDF whose mark comes after what a printer put before it', async () => {
  const content = Buffer.from(`${' '.repeat(1_019)}%PDF-1.7`).toString('base64');
  expect((await send({ ...mail, attachments: [{ ...attachment, content }] })).statusCode).toBe(200);
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
      { ...mail, html: '@a '.repeat(200), data: { a: 'x'.repeat(10_000) } },
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
