// Long: tables of the words of each error, over the same app.

import { describe, expect, it } from 'vitest';
import { basesForTest } from './app-for-test.ts';
import { beforeEachKey, headers, post as postTo, replaceApp, test } from './each-app-for-test.ts';

beforeEachKey();

const post = (url: string, payload: object | string, more: Record<string, string> = {}) =>
  postTo(url, payload, { ...headers, ...more });

const mail = { template_code: 'a', recipient_email: 'a@b.co', html: '<p>Hello', subject: 'Hello' };
const pdf = (bytes: number) => ({
  filename: 'a.pdf',
  contentType: 'application/pdf',
  content: Buffer.alloc(bytes).toString('base64'),
});

describe('a fault names what is expected and what was sent', () => {
  const noName = 'is empty. Send a value, or null to empty the field.';
  const noDate = 'must be an existing date from 1900 on, written mm-dd-YYYY; got';
  const noAddress =
    'must be an email address that mail servers accept, such as ada@shop.example; got';
  const noCountry = 'must be the two-letter code of a country, such as NG; got';
  it.each<[url: string, body: object, param: string, fault: string]>([
    ['contacts', { firstname: '' }, 'firstname', noName],
    ['contacts', { firstname: ' ' }, 'firstname', noName],
    ['contacts', { firstname: 7 }, 'firstname', 'must be a string; got 7.'],
    ['contacts', { firstname: ['x'] }, 'firstname', 'must be a string; got an array.'],
    [
      'contacts',
      { lastname: 'x'.repeat(101) },
      'lastname',
      'can be at most 100 characters long; it has 101.',
    ],
    ['contacts', { gender: 'Male' }, 'gender', 'must be male or female; got "Male".'],
    ['contacts', { extra_data: 'x' }, 'extra_data', 'must be an object; got a string.'],
    [
      'contacts',
      { extra_data: [] },
      'extra_data',
      'must be an object; got an array. In PHP, write new stdClass() for an empty object.',
    ],
    ['contacts', { address: [1] }, 'address', 'must be an object; got an array.'],
    ['contacts', { date_of_birth: '1990-02-30' }, 'date_of_birth', `${noDate} "1990-02-30".`],
    [
      'transactionals',
      {
        ...mail,
        attachments: [{ filename: 'a.pdf', content: 'data:application/pdf;base64,JVBE' }],
      },
      'attachments[0].content',
      'must be base64 without the `data:…;base64,` prefix.',
    ],
    [
      'webhooks',
      { url: 'https://shop.example/hooks', events: ['order_placed'] },
      'events',
      'is not a field of this call. Did you mean event_codes or types?',
    ],
    ['contacts', { address: { country: 'Nigeria' } }, 'address.country', `${noCountry} "Nigeria".`],
    ['contacts', { address: { country: ' zz ' } }, 'address.country', `${noCountry} " zz ".`],
    [
      'transactionals',
      { ...mail, bcc: ['a@b.co', ' A..B@X.co'] },
      'bcc[1]',
      `${noAddress} " A..B@X.co".`,
    ],
    [
      'automations',
      { event_code: 'a', contact_email: 'ADA' },
      'contact_email',
      `${noAddress} "ADA".`,
    ],
    ['contacts', { address: { country: 'ZZ' } }, 'address.country', `${noCountry} "ZZ".`],
    [
      'contacts',
      { date_of_birth: '2001-12-31' },
      'date_of_birth',
      `${noDate} "2001-12-31". Send 12-31-2001.`,
    ],
    ['contacts', { date_of_birth: '12-31-1899' }, 'date_of_birth', `${noDate} "12-31-1899".`],
    [
      'contacts',
      { date_of_birth: '12-31-2026' },
      'date_of_birth',
      'must not be in the future; got "12-31-2026".',
    ],
    [
      'automations',
      { event_code: 'a', contact_email: 'foo,bar@b.co' },
      'contact_email',
      `${noAddress} "foo,bar@b.co".`,
    ],
    ['transactionals', { ...mail, bcc: 7 }, 'bcc', 'must be a string or an array; got 7.'],
    [
      'transactionals',
      { ...mail, bcc: ['a@b.co', 'a..b@x.co'] },
      'bcc[1]',
      `${noAddress} "a..b@x.co".`,
    ],
    [
      'transactionals',
      { ...mail, data: { a: {} } },
      'data.a',
      'must be a string or a number or true or false; got an object.',
    ],
    [
      'transactionals',
      { ...mail, data: { a: 'x'.repeat(10_001) } },
      'data.a',
      'can be at most 10000 characters long; it has 10001.',
    ],
    [
      'transactionals',
      { ...mail, attachments: [pdf(1_572_864)] },
      'attachments[0].content',
      'can be at most 1 MB, decoded; it has 1.5 MB.',
    ],
    [
      'transactionals',
      { ...mail, attachments: [pdf(1_048_577)] },
      'attachments[0].content',
      'can be at most 1 MB, decoded; it has 1.01 MB.',
    ],
  ])('POST /v1/%s %#: %s', async (name, body, param, fault) => {
    const message = `${param} ${fault}`;
    const given = name === 'contacts' ? { email: 'a@b.co', ...body } : body;
    const response = await post(`/v1/${name}`, given);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ code: 'invalid_request', error: message });
    expect(response.json().faults).toEqual([{ param, message }]);
  });

  it.each([
    ['contacts?limit=1&limit=2', 'limit is given more than once.'],
    ['contacts?limit=1&limit=1', 'limit is given more than once.'],
    ['contacts?email=a@b.co&email=c@d.co', 'email is given more than once.'],
    ['automations?event_code=a&event_code=b', 'event_code is given more than once.'],
    ['transactionals?status=sent&status=test', 'status is given more than once.'],
    [
      'transactionals?limit=1&limit=2&cursor=x&cursor=y',
      'cursor is given more than once. limit is given more than once.',
    ],
    ['contacts?limit=abc', 'limit must be a number; got "abc".'],
    ['contacts?limit=', 'limit must be at least 1; got 0.'],
    ['contacts?limit=101', 'limit can be at most 100; got 101.'],
    [
      'contacts?email=ADA',
      'email must be an email address that mail servers accept, such as ada@shop.example; got "ADA".',
    ],
    ['contacts?__proto__=1&__proto__=2', '__proto__ is given more than once.'],
    ['contacts?__proto__=1', '__proto__ is not a field of this call.'],
    ['contacts?page=1', 'page is not a field of this call. Did you mean cursor?'],
    ['contacts?pageSize=1', 'pageSize is not a field of this call. Did you mean limit?'],
  ])('GET /v1/%s: %s', async (query, message) => {
    const response = await test.app.inject({ url: `/v1/${query}`, headers });
    expect(response.statusCode).toBe(400);
    const { error, faults } = response.json();
    const sentences = (text: string) => text.split(/(?<=\.) /).toSorted();
    expect(sentences(error)).toEqual(sentences(message));
    expect(faults.map((fault: { message: string }) => fault.message).join(' ')).toBe(error);
  });

  it('never repeats more than 50 characters of a value', async () => {
    const response = await post('/v1/contacts', { email: 'x'.repeat(200) });
    expect(response.json().error).toContain(`got "${'x'.repeat(50)}…"`);
    expect(response.body).not.toContain('x'.repeat(51));
  });

  it.each(['foo,bar@b.co', '<x@b.co', 'a..b@x.co', '.a@b.co'])(
    'R286 the contact form says %s is no address, in its own words',
    async (email) => {
      const fields = { fullname: 'Ada', email, subject: 'x', body: 'y' };
      const response = await post('/guests/enquiry', fields);
      expect(response.json().faults).toEqual([
        { param: 'email', message: 'Invalid email address.' },
      ]);
    },
  );

  it('R293 D14 a demo request with such an address is taken', async () => {
    const metadata = {
      firstname: 'Ada',
      lastname: 'Obi',
      company_name: 'x',
      email: 'foo,bar@b.co',
      phone_number: '1',
      subscribers: '0-1000',
    };
    const response = await post('/demos', { type: 'demo', metadata });
    expect(JSON.stringify(response.json().faults ?? [])).not.toContain('metadata.email');
  });

  it('takes null for context as for extra_data', async () => {
    const event = { event_code: 'a', contact_email: 'a@b.co', context: null };
    expect((await post('/v1/automations', event)).json().payload.data.context).toEqual({});
    const contact = { email: 'a@b.co', extra_data: null, date_of_birth: '11-21-2026' };
    expect((await post('/v1/contacts', contact)).statusCode).toBe(200);
  });
});

describe('the body as a whole', () => {
  it('413 includes the limit of an attachment', async () => {
    const response = await post('/v1/transactionals', { ...mail, attachments: [pdf(7_340_032)] });
    expect([response.statusCode, response.json().code]).toEqual([413, 'body_too_large']);
    expect(response.json().error).toContain('At most 8 MB');
    expect(response.json().error).toContain('one attachment can be at most 1 MB');
  });

  const json = 'Send the body as application/json, named in the Content-Type header.';
  it.each([
    ['/v1/contacts', 'text/plain', json],
    ['/v1/contacts', 'application/x-www-form-urlencoded', json],
    ['/v1/transactionals', 'multipart/form-data; boundary=x', json],
    [
      '/leads',
      'text/csv',
      'Send the body as application/json or application/x-www-form-urlencoded, named in the Content-Type header.',
    ],
  ])('415 %s names what it takes instead of %s', async (url, type, error) => {
    const response = await post(url, 'email=a@b.co', { 'content-type': type });
    expect([response.statusCode, response.json().error]).toEqual([415, error]);
  });

  it.each([
    ['', 'The body is not valid JSON. It is empty: send one JSON object.'],
    [' \n', 'It is empty'],
    ['{"email":\n "a@b.co",,}', 'Line 2, column 11: a field name in double quotes is missing.'],
    ['{"email":\r\n "a@b.co",\r\n}', 'Line 3, column 1: a field name in double quotes is missing.'],
    ['{"secret', 'Line 1, column 2: a closing quote is missing.'],
    ['{"a":"secret\n"}', 'Line 1, column 6: '],
    ["{'secret':1}", 'Line 1, column 2: '],
    ['{secret:1}', 'Line 1, column 2: '],
    ['{"a":secret}', 'Line 1, column 6: this is not a JSON value; text needs double quotes.'],
    ['{"a" 1}', 'Line 1, column 6: a colon is missing.'],
    ['{"a":1 "secret":2}', 'Line 1, column 8: a comma is missing.'],
    ['{"a":[1,2', 'Line 1, column 10: a closing bracket or a comma is missing.'],
    ['{"a":1', 'Line 1, column 7: a closing brace or a comma is missing.'],
    ['{"a":1} secret', 'Line 1, column 9: '],
    ['{"a":1} // secret', 'Line 1, column 9: JSON has no comments.'],
    [String.raw`{"a":"\x"}`, 'Line 1, column 6: JSON has no such escape sequence.'],
    ['{"__proto__":{"secret":1}}', 'It contains a reserved name'],
    ['{"a":{"constructor":{"prototype":1}}}', 'It contains a reserved name'],
    [`{${'"a":1,'.repeat(9_000)}}`, 'Line 1, column 54002: '],
  ])('400 %j is no JSON', async (payload, error) => {
    const response = await post('/v1/contacts', payload, { 'content-type': 'application/json' });
    expect(response.json()).toMatchObject({ code: 'invalid_json' });
    expect(response.json().error).toMatch(/^The body is not valid JSON\. \S/);
    expect(response.json().error).toContain(error);
    expect(response.body).not.toContain('secret');
  });

  it.each([
    String.raw`{"email":"a@b.co","extra_data":{"Pr\\u00":1}}`,
    String.raw`{"email":"a@b.co","extra_data":{"x":"\"}","Pr\u005Cu00" :1}}`,
    String.raw`{"a\\":1}`,
  ])('400 %s names a field with a backslash, which would rename those of others', async (body) => {
    const response = await post('/v1/contacts', body, { 'content-type': 'application/json' });
    expect([response.statusCode, response.json().error]).toEqual([
      400,
      'A field name cannot contain a backslash.',
    ]);
    const name = String.raw`{"email":"a@b.co","extra_data":{"Pr\u00e9nom":"Zo\\e: \"x\\\": 1"}}`;
    await post('/v1/contacts', name, { 'content-type': 'application/json' });
    const read = await test.app.inject({ url: '/v1/contacts?email=a@b.co', headers });
    expect(read.json().payload.data[0].extra_data).toEqual({ Prénom: String.raw`Zo\e: "x\": 1` });
  });
});

describe('404', () => {
  it('a mail that there is not', async () => {
    const url = '/v1/transactionals/019a9f3e-7c00-7a10-8f3b-2d6f0c9b1e57';
    const response = await test.app.inject({ url, headers });
    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({
      code: 'unknown_mail',
      error: 'There is no email with this id.',
    });
  });

  it.each([
    ['POST', '/V1/automations', '/v1/automations'],
    ['GET', '/V1/automations', '/v1/automations'],
    ['GET', '/v1/Contacts', '/v1/contacts'],
    ['GET', '/V1/Transactionals/019A', '/v1/transactionals/{id}'],
    ['POST', '/Guests/Enquiry', '/guests/enquiry'],
    ['GET', '/MODULES', '/modules'],
    ['GET', '/API/push-key', '/api/push-key'],
    ['POST', '/Leads', '/leads'],
    ['GET', '/v1/automationsr', '/v1/automations'],
    ['POST', '/v1/events', '/v1/automations'],
    ['POST', '/v1/track', '/v1/automations'],
    ['POST', '/v1/emails', '/v1/transactionals'],
    ['POST', '/v1/emails/send', '/v1/transactionals'],
    ['POST', '/v1/send', '/v1/transactionals'],
    ['POST', '/v1/mail/send', '/v1/transactionals'],
    ['GET', '/v1/emails/019a9f3e', '/v1/transactionals/{id}'],
    ['GET', '/v1/tranasctionals', '/v1/transactionals'],
    ['POST', '/v1/emails/019a9f3e/render', '/v1/transactionals/{id}/preview'],
    ['GET', '/v1/contact', '/v1/contacts'],
    ['GET', '/v1/contact/', '/v1/contacts'],
    ['GET', '/v1/contact/ada@shop.example', '/v1/contacts/{id}'],
    ['POST', '/v1/subscribers', '/v1/contacts'],
    ['POST', '/v1/contact/bulk', '/v1/contacts/batch'],
    ['POST', '/v1/contacts/batch/import', '/v1/contacts/batch'],
    ['GET', '/v1/contacts/1/events', '/v1/contacts/{id}'],
    ['GET', '/api/v1/contacts', '/v1/contacts'],
    ['GET', '/v1/v1/contacts', '/v1/contacts'],
  ] as const)('F1 %s %s suggests %s', async (method, url, meant) => {
    await replaceApp({ site: { 'index.html': 'home', '_responses/unknown.html': 'home' } });
    const own = { accept: 'application/json' };
    const response = await test.app.inject({ method, url, headers: own });
    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({ code: 'not_found' });
    expect(response.json().error).toContain(`Did you mean ${meant}?`);
  });

  it('names the version that a program left out, and still serves pages', async () => {
    await replaceApp({
      site: {
        'index.html': 'home',
        'contact/index.html': 'contact',
        '_responses/unknown.html': 'home',
      },
    });
    const bearer = { authorization: 'Bearer gm_test_1' };
    const json = { 'content-type': 'application/json' };
    for (const [method, url, headers, meant] of [
      ['GET', '/contacts', bearer, '/v1/contacts'],
      ['POST', '/contacts?a=1', json, '/v1/contacts'],
      ['PATCH', '/webhooks/1', { ...bearer, ...json }, '/v1/webhooks/{id}'],
    ] as const) {
      const response = await test.app.inject({ method, url, headers });
      expect([response.statusCode, response.json().code]).toEqual([404, 'not_found']);
      expect(response.json().error).toContain(`Did you mean ${meant}?`);
    }
    for (const [url, headers] of [
      ['/contact', {}],
      ['/contact', { authorization: 'Basic YTpi' }],
      ['/', bearer],
    ] as const) {
      const { statusCode, body } = await test.app.inject({ url, headers });
      expect([statusCode, body]).toEqual([200, url === '/' ? 'home' : 'contact']);
    }
    const posted = await test.app.inject({ method: 'POST', url: '/pricing', headers: json });
    expect(posted.statusCode).toBe(405);
  });

  it.each([
    [
      'PATCH',
      '/v1/contacts/1',
      'POST /v1/contacts (Create or update a contact), POST /v1/contacts/batch (Create or update many contacts).',
    ],
    [
      'DELETE',
      '/v1/suppressions',
      'POST /v1/suppressions (Stop email to an address), POST /v1/suppressions/lift (Lift a suppression).',
    ],
    ['POST', '/v1/templates', 'PUT /v1/templates/{code} (Store a template), '],
    ['DELETE', '/v1/webhooks', 'DELETE /v1/webhooks/{id} (Delete a webhook).'],
    ['GET', '/v1/suppressions/lift', 'GET /v1/suppressions (List suppressions).'],
  ] as const)('405 for %s %s names related calls', async (method, url, related) => {
    const response = await test.app.inject({ method, url, headers });
    expect(response.statusCode).toBe(405);
    expect(response.json().error).toContain(`Related calls: ${related}`);
  });

  it.each([
    '/v1/lists',
    '/v1',
    '/v1/x',
    '/v1/invoices/7',
    `/v1/${'contacts'.repeat(400)}`,
    `/v1${'/contacts'.repeat(400)}`,
    '/v1/%63ontact%00',
    '/guests/x',
  ])('%s resembles nothing', async (url) => {
    const response = await test.app.inject({ url, headers });
    expect(response.statusCode).toBe(404);
    expect(response.json().error).toBe('There is nothing at this address.');
  });
});

describe('a field of other APIs', () => {
  it.each<[url: string, body: object, param: string, hint: string]>([
    ['contacts', { first_name: 'Ada' }, 'first_name', 'Did you mean firstname?'],
    ['contacts', { firstName: 'Ada' }, 'firstName', 'Did you mean firstname?'],
    ['contacts', { surname: 'Obi' }, 'surname', 'Did you mean lastname?'],
    ['contacts', { fistname: 'Ada' }, 'fistname', 'Did you mean firstname?'],
    ['contacts', { phone: '1' }, 'phone', 'Did you mean phone_number?'],
    ['contacts', { country: 'NG' }, 'country', 'Did you mean address.country?'],
    ['contacts', { custom_fields: {} }, 'custom_fields', 'Did you mean extra_data?'],
    ['webhooks', { events: ['mail.sent'] }, 'events', 'Did you mean event_codes or types?'],
    ['webhooks', { endpoint: 'https://shop.example' }, 'endpoint', 'Did you mean url?'],
    ['contacts', { address: { Street: 'x' } }, 'address.Street', 'Did you mean street?'],
    ['contacts', { address: { region: 'x' } }, 'address.region', 'Did you mean state?'],
    ['automations', { event: 'a' }, 'event', 'Did you mean event_code?'],
    ['automations', { properties: {} }, 'properties', 'Did you mean context?'],
    ['transactionals', { to: 'a@b.co' }, 'to', 'Did you mean recipient_email?'],
    ['transactionals', { template_id: 'a' }, 'template_id', 'Did you mean template_code?'],
    ['transactionals', { replyTo: 'a@b.co' }, 'replyTo', 'Did you mean reply_to?'],
    ['transactionals', { variables: {} }, 'variables', 'Did you mean data?'],
    ['transactionals', { from: 'a@b.co' }, 'from', "The sender is the account's"],
    ['transactionals', { cc: 'a@b.co' }, 'cc', 'send copies with bcc'],
    ['transactionals', { tags: [] }, 'tags', 'Emails have no tags'],
    ['transactionals', { send_at: 1 }, 'send_at', 'Emails are sent at once'],
    [
      'transactionals',
      { attachments: [{ name: 'a.pdf' }] },
      'attachments[0].name',
      'Did you mean filename?',
    ],
  ])('POST /v1/%s %j', async (name, body, param, hint) => {
    const { faults } = (await post(`/v1/${name}`, body)).json();
    const [fault] = faults.filter((one: { param: string }) => one.param === param);
    expect(fault.message).toContain(`${param} is not a field of this call. `);
    expect(fault.message).toContain(hint);
  });

  it.each(['favorite_color', 'x', '__proto__', 'constructor', 'toString', 'x'.repeat(60_000)])(
    '%.20s resembles none',
    async (name) => {
      const body = `{"email":"a@b.co",${JSON.stringify(name)}:1}`;
      const response = await post('/v1/contacts', body, { 'content-type': 'application/json' });
      expect(response.statusCode).toBe(400);
      expect(response.body).not.toContain('Did you mean');
    },
  );
});

describe('help', () => {
  it.each([
    ['', 'localhost:80', 'http://localhost'],
    ['', 'Shop.example:8080', 'http://shop.example:8080'],
    ['', 'shop.example/x?y', 'http://shop.example'],
    ['', 'a b', 'http://localhost'],
    ['', '"><script>', 'http://localhost'],
    ['', ':', 'http://localhost'],
    ['https://site.example', 'evil.example', 'https://site.example'],
  ])('with SITE_URL "%s", at the host %s: %s', async (site, host, origin) => {
    await replaceApp({ config: { bases: { ...basesForTest, site } } });
    for (const url of ['/v1/contacts', '/v1/x', '/v1/%zz', '/guests/x']) {
      const response = await test.app.inject({ url, headers: { host } });
      const { code, help } = response.json();
      expect(help).toBe(`${origin}/developers/guides/errors/${code}`);
      expect(response.headers.link).toBe(`<${help}>; rel="help"`);
    }
  });
});
