import { describe, expect, it, vi } from 'vitest';
import { headers, test } from '../../app-suite/each-app-for-test.ts';
import { newKey } from '../../app-suite/keys-for-test.ts';
import {
  attachment,
  beforeEachCall,
  mail,
  queued,
  send,
  template,
} from './transactional-calls-for-test.ts';

beforeEachCall();

const untitled = { ...template, code: 'untitled', subject: '', html: '<p>Hello</p>' };

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
      {
        code: 'unknown_template',
        message: 'There is no template with this template_code. GET /v1/templates lists them.',
      },
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
    expect(data.subject).toMatch(/^A message from \S/);
    expect(warnings).toContainEqual({
      code: 'no_subject',
      message: expect.stringContaining(`"${data.subject}"`),
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
