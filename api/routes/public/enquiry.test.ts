import { errorEnvelope } from '@grovemail/contract/envelope.ts';
import { enquiry, enquiryReceived } from '@grovemail/contract/operations/enquiry.ts';
import { describe, expect, it } from 'vitest';
import { errorIn, errorPage, nothingStored, usedApp } from '../../app-suite/app-for-test.ts';
import {
  beforeEachApp,
  postForm as postFormTo,
  post as postTo,
  test,
} from '../../app-suite/each-app-for-test.ts';

const url = '/guests/enquiry';
const good = {
  fullname: 'Ada Obi',
  email: 'ada@shop.example',
  subject: 'Moving our list',
  body: 'How do we bring 12,000 contacts over?',
};

beforeEachApp(() => usedApp(errorPage));

const post = (payload: unknown, headers: Record<string, string> = {}) =>
  postTo(url, payload as object, headers);
const postForm = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
  postFormTo(url, fields, headers);

describe('400', () => {
  const [nul, lone] = ['\u0000', '\ud800'];
  it.each<[string, unknown, string]>([
    ['an empty object', {}, 'Full name is required.'],
    ['no fullname (R282)', { ...good, fullname: ' ' }, 'Full name is required.'],
    ['no subject (R283)', { ...good, subject: '' }, 'Subject of message is required.'],
    ['no body (R284)', { ...good, body: '\n' }, 'Body of message is required.'],
    ['no email (R285)', { ...good, email: null }, 'Email address is required.'],
    ['no such email (R286)', { ...good, email: 'ada@shop.e' }, 'Invalid email address.'],
    ['NUL', { ...good, body: `a${nul}b` }, 'cannot be stored'],
    ['a lone surrogate', { ...good, fullname: `a${lone}` }, 'cannot be stored'],
    ['255 characters of email', { ...good, email: `${'a'.repeat(250)}@b.co` }, 'at most 254'],
    ['an object for a text', { ...good, subject: { $ne: '' } }, 'must be text'],
    ['an array', [good], 'one JSON object'],
    ['null', null, 'one JSON object'],
  ])('%s', async (_, payload, message) => {
    const response = await post(JSON.stringify(payload), { 'content-type': 'application/json' });
    expect(response.statusCode).toBe(400);
    expect(errorEnvelope.parse(response.json()).error).toContain(message);
    expect(await test.counts()).toEqual(nothingStored);
  });

  it.each([
    ['cut off', '{"fullname":"Ada"'],
    ['empty', ''],
    ['__proto__', '{"__proto__":{"fullname":"x"}}'],
    ['constructor.prototype', '{"constructor":{"prototype":{"a":1}}}'],
    ['a number too large for JSON text', '{"fullname":1e999'],
  ])('broken JSON: %s', async (_, payload) => {
    const response = await post(payload, { 'content-type': 'application/json' });
    expect(response.statusCode).toBe(400);
    expect(errorIn(response)).toMatchObject({ payload: null, code: 'invalid_json' });
    expect(response.json().error).toMatch(/^The body is not valid JSON\./);
  });

  it('10,000 arrays deep', async () => {
    const payload = `{"fullname":${'['.repeat(10_000)}${']'.repeat(10_000)}}`;
    expect((await post(payload, { 'content-type': 'application/json' })).statusCode).toBe(400);
  });

  it('bytes that are no UTF-8', async () => {
    const payload = Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x7d]);
    const response = await post(payload, { 'content-type': 'application/json' });
    expect(response.json().error).toBe('The body is not valid UTF-8.');
  });

  it('names every fault of a form in the page, escaped and in order', async () => {
    const response = await postForm({ fullname: '', email: '<b>', subject: '', body: 'x' });
    expect(response.statusCode).toBe(400);
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(response.body).toContain(
      '<ul><li>Full name is required.</li><li>Invalid email address.</li><li>Subject of message is required.</li></ul>',
    );
    expect(await test.counts()).toEqual(nothingStored);
  });

  it.each(['', 'k'.repeat(256), 'naïve', 'tab\there'])('Idempotency-Key %j', async (key) => {
    const response = await post(good, { 'idempotency-key': key });
    expect(response.statusCode).toBe(400);
    expect(response.json().error).toContain('Idempotency-Key');
    expect(await test.counts()).toEqual(nothingStored);
  });
});

describe('403', () => {
  it.each<[string, Record<string, string>]>([
    ['another origin', { origin: 'https://evil.example' }],
    ['a cross-site form', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
    ['a cross-site form without origin', { 'sec-fetch-site': 'cross-site' }],
    ['a neighbor', { 'sec-fetch-site': 'same-site', origin: 'https://other.shop.example' }],
    ['a hidden origin', { origin: 'null' }],
  ])('a form from %s', async (_, headers) => {
    const response = await postForm(good, headers);
    expect(response.statusCode).toBe(403);
    expect(response.body).toContain('<li>This form was sent from another site');
    expect(await test.counts()).toEqual(nothingStored);
  });
});

describe('405', () => {
  it.each(['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const)('%s', async (method) => {
    const response = await test.app.inject({ method, url });
    expect(response.statusCode).toBe(405);
    expect(response.headers.allow).toBe('POST');
    if (method !== 'HEAD') expect(errorEnvelope.parse(response.json()).payload).toBeNull();
  });
});

describe('413', () => {
  it('a body over 64 KB', async () => {
    const response = await post({ ...good, body: 'x'.repeat(65_537) });
    expect(response.statusCode).toBe(413);
    expect(errorEnvelope.parse(response.json()).error).toContain('64 KB');
  });

  it('a form over 64 KB, as a page', async () => {
    const response = await postForm({ ...good, body: 'x'.repeat(65_537) });
    expect(response.statusCode).toBe(413);
    expect(response.headers['content-type']).toContain('text/html');
  });
});

describe('415', () => {
  it.each([
    'text/plain',
    'text/plain; application/json',
    'multipart/form-data; boundary=x',
    'application/xml',
    'application/json, text/plain',
  ])('%s', async (type) => {
    const response = await post(JSON.stringify(good), { 'content-type': type });
    expect(response.statusCode).toBe(415);
    expect(errorEnvelope.parse(response.json()).error).toContain('application/json');
    expect(await test.counts()).toEqual(nothingStored);
  });

  it('no type and no body', async () => {
    expect((await test.app.inject({ method: 'POST', url })).statusCode).toBe(415);
  });

  it.each<Record<string, string>>([
    { 'content-type': 'application/json', 'content-encoding': 'gzip' },
    { 'content-type': 'application/json; charset=latin1' },
  ])('an encoding that is not read: %j', async (headers) => {
    const response = await post(JSON.stringify(good), headers);
    expect(response.statusCode).toBe(415);
    expect(errorIn(response).code).toBe('unsupported_encoding');
    expect(await test.counts()).toEqual(nothingStored);
  });
});

describe('200', () => {
  it('stores the trimmed values with both outbox entries and returns a sentence (R333, D7)', async () => {
    const response = await post({ ...good, fullname: '  Ada Obi ', unknown: true });
    expect(response.statusCode).toBe(200);
    expect(enquiry.response.schema.parse(response.json()).payload).toBe(enquiryReceived);
    const [row] = await test.store.listEnquiries();
    expect(row).toMatchObject({ ...good, createdAt: test.clock.now });
    const outbox = await test.store.listOutbox();
    expect(outbox.map(({ topic }) => topic).toSorted()).toEqual([
      'enquiry.notify',
      'enquiry.receipt',
    ]);
    for (const { payload } of outbox) expect(payload).toMatchObject({ recordId: row?.id });
  });

  it('100 parallel identical posts with one key are one row and one response', async () => {
    const sent = Array.from({ length: 100 }, () => post(good, { 'idempotency-key': 'same' }));
    const responses = await Promise.all(sent);
    expect(new Set(responses.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect(await test.counts()).toMatchObject({ enquiries: 1, outbox: 2 });
  });

  it('announces a replay to a sender with a key, and not to a double click', async () => {
    const header = async (headers: Record<string, string> = {}) =>
      (await post(good, headers)).headers['idempotency-replayed'];
    expect(await header({ 'idempotency-key': 'k' })).toBeUndefined();
    expect(await header({ 'idempotency-key': 'k' })).toBe('true');
    expect([await header(), await header()]).toEqual([undefined, undefined]);
  });

  it('keeps a key for 24 hours and no longer', async () => {
    const day = 24 * 60 * 60_000;
    await post(good, { 'idempotency-key': 'k' });
    test.clock.now += day - 1;
    await post(good, { 'idempotency-key': 'k' });
    expect(await test.counts()).toMatchObject({ enquiries: 1 });
    test.clock.now += 1;
    await post(good, { 'idempotency-key': 'k' });
    expect(await test.counts()).toMatchObject({ enquiries: 2 });
  });

  it('without a key, an identical body is one row for ten minutes', async () => {
    await post(good);
    test.clock.now += 10 * 60_000 - 1;
    await post(good);
    expect(await test.counts()).toMatchObject({ enquiries: 1 });
    test.clock.now += 1;
    await post(good);
    expect(await test.counts()).toMatchObject({ enquiries: 2 });
  });

  it.each<Record<string, string>>([{ 'idempotency-key': 'k' }, {}])(
    'one submission is one row, whichever network each attempt comes from: %j',
    async (headers) => {
      for (const remoteAddress of ['10.0.0.9', '192.0.2.1', '2001:db8::1']) {
        await test.app.inject({ method: 'POST', url, payload: good, headers, remoteAddress });
      }
      expect(await test.counts()).toMatchObject({ enquiries: 1, outbox: 2 });
    },
  );

  it('two senders with the same key do not meet', async () => {
    const key = { 'idempotency-key': '1' };
    for (const [at, email] of ['ada@b.co', 'obi@b.co', 'ada@b.co'].entries()) {
      const response = await post({ ...good, email }, key);
      expect(response.statusCode).toBe(200);
      expect(response.headers['idempotency-replayed']).toBe(at === 2 ? 'true' : undefined);
    }
    expect(await test.counts()).toMatchObject({ enquiries: 2 });
  });

  it('a program that sent the same first does not swallow it', async () => {
    await post({ ...good, website: 'x' });
    await post(good);
    expect(await test.store.listEnquiries({ quarantined: true })).toHaveLength(1);
    expect(await test.store.listOutbox()).toHaveLength(2);
  });

  it('a rejected body is not kept under its key', async () => {
    await post({ ...good, email: '' }, { 'idempotency-key': 'k' });
    expect((await post(good, { 'idempotency-key': 'k' })).statusCode).toBe(200);
  });
});

describe('303', () => {
  it.each<[string, Record<string, string>]>([
    ['no browser', {}],
    ['this origin', { 'sec-fetch-site': 'same-origin', origin: 'http://localhost' }],
    ['an older browser on this host', { origin: 'http://localhost:80' }],
    ['a privacy tool on this origin', { 'sec-fetch-site': 'same-origin', origin: 'null' }],
  ])('a form from %s goes on to the thank-you page', async (_, headers) => {
    const response = await postForm(good, { ...headers, host: 'localhost' });
    expect(response.statusCode).toBe(303);
    expect(response.headers.location).toBe('/contact/sent');
    expect(await test.counts()).toMatchObject({ enquiries: 1, outbox: 2 });
  });

  it('keeps what a form sends whole: umlauts, plus signs, line ends', async () => {
    await postForm({ ...good, fullname: 'Zoë Ọbí', body: 'a+b & c\r\nd' });
    const [row] = await test.store.listEnquiries();
    expect(row).toMatchObject({ fullname: 'Zoë Ọbí', body: 'a+b & c\nd' });
  });
});
