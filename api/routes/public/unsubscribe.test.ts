// Long: the cases of one resource, over the same contacts.

import { gzipSync } from 'node:zlib';
import { errorEnvelope } from '@grovemail/contract/envelope.ts';
import { oneClick } from '@grovemail/contract/operations/one-click.ts';
import { unsubscribe } from '@grovemail/contract/operations/unsubscribe.ts';
import { aimAtAllLists } from '@grovemail/domain/preferences/tracking-id.ts';
import { describe, expect, it } from 'vitest';
import { errorIn, formType, testApp, testKeys } from '../../app-suite/app-for-test.ts';
import {
  beforeEachApp,
  postForm as post,
  replaceApp,
  test,
} from '../../app-suite/each-app-for-test.ts';
import {
  ada,
  callOf,
  list,
  ofPage,
  pageForms,
  preferencePagesBuilt,
  trackingId,
} from '../../app-suite/links-for-test.ts';

// One post a minute: what follows must never meet that limit.
const limits = { formsPerMinute: 1, globalPerMinute: 1 };
beforeEachApp(() => testApp({ site: preferencePagesBuilt, config: { limits } }));

const good = trackingId();
const foreign = trackingId('a key that nobody knows here');
const all = aimAtAllLists(good) ?? '';
const [unsubscription = ''] = pageForms(good);
const posted = { 'List-Unsubscribe': 'One-Click' };

const rows = () => test.store.findSuppressions(ada.email);
const put = (url: string, headers = {}) => test.app.inject({ method: 'PUT', url, headers });

const boundary = '----a-mail-program';
const multipart = (fields: Record<string, string>) => ({
  payload: `${Object.entries(fields)
    .map(
      ([name, value]) =>
        `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    )
    .join('')}--${boundary}--\r\n`,
  headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
});

const utf8 = 'List-Unsubscribe=One-Click';
const form = formType['content-type'];
const typed = (type: string, more = {}) => ({ 'content-type': type, ...more });

/** What mail programs post, with what they get wrong. */
const oneClicks: [string, string | Buffer, Record<string, string>][] = [
  ['a line end', `${utf8}\r\n`, typed(form)],
  ['a line end alone', '\n', typed(form)],
  ['charset=ISO-8859-1', utf8, typed(`${form}; charset=ISO-8859-1`)],
  ['charset="us-ascii"', utf8, typed(`${form};charset="us-ascii"`)],
  ['an unknown charset', utf8, typed(`${form}; charset=x-none`)],
  ['UTF-16', Buffer.from(`\uFEFF${utf8}`, 'utf16le'), typed(`${form}; charset=utf-16`)],
  ['a byte order mark', `\uFEFF${utf8}`, typed(form)],
  ['bytes that are no UTF-8', Buffer.from([0xff, 0xfe, 0x80]), typed(form)],
  ['text/plain', utf8, typed('text/plain')],
  ['JSON', '{"List-Unsubscribe":"One-Click"}', typed('application/json')],
  ['broken JSON', '{"List-Unsub', typed('application/json')],
  ['XML', '<one-click/>', typed('application/xml')],
  ['multipart/mixed', utf8, typed('multipart/mixed; boundary=x')],
  ['multipart without a boundary', utf8, typed('multipart/form-data')],
  ['multipart that is cut off', `--${boundary}\r\nCont`, multipart({}).headers],
  ['empty multipart', '', multipart({}).headers],
  ['a type that is none', utf8, typed('form')],
  ['a type with a stray semicolon', utf8, typed(`${form};`)],
  ['an empty body', '', typed(form, { 'content-length': '0' })],
  ['an empty body of JSON', '', typed('application/json')],
  ['no type and no body', '', {}],
  ['no type', utf8, {}],
  ['a compressed body', gzipSync(utf8), typed(form, { 'content-encoding': 'gzip' })],
  ['lower case', 'list-unsubscribe=one-click', typed(form)],
  ['a space behind', `${utf8} `, typed(form)],
  ['another value', 'List-Unsubscribe=1', typed(form)],
  ['a name of the form beside it', `${utf8}&lists=*&show=1`, typed(form)],
  ['fields of its own', 'email=ada%40mail.example', typed(form)],
];

const encodedTwice = (text: string) => encodeURIComponent(encodeURIComponent(text));
const plain = `/unsubscription/${good}/ada.o+news@mail.example/contact-1`;

const changedLinks: [string, string][] = [
  ['a query', `${plain}?utm_source=mail&fbclid=1`],
  ['a query in the path', `${plain}%3Futm_source=mail`],
  ['a fragment in the path', `${plain}%23top`],
  ['an angle bracket behind', `${plain}%3E`],
  ['a raw angle bracket behind', `${plain}>`],
  ['a quote and a period behind', `${plain}%22.`],
  ['a space behind', `${plain}%20`],
  ['a line break and a space inside', plain.replace('contact', 'con%0D%0A%20tact')],
  [
    'a line break in the signature',
    plain.replace(good, `${good.slice(0, -9)}%0A${good.slice(-9)}`),
  ],
  ['a line break in the address', plain.replace('@mail', '@%0D%0A%20mail')],
  [
    'an equals sign of quoted-printable',
    plain.replace(good, `${good.slice(0, -9)}=${good.slice(-9)}`),
  ],
  ['a zero-width space inside', plain.replace('mail', '%E2%80%8Bmail')],
  ['a plus that became a space', plain.replace('+', '%20')],
  ['references of HTML', plain.replace('+', '&%2343;').replace('@', '&%2364;')],
  ['a soft line break of quoted-printable', plain.replace('contact', 'con=%0D%0Atact')],
  ['an equals sign of quoted-printable before a value', plain.replace('contact', '=3Dcontact')],
  ['a mark of Markdown behind', `${plain}**`],
  ['a session', `${plain};jsessionid=1`],
  ['an equals sign of quoted-printable in the call', callOf(good).replaceAll('=', '=3D')],
  ['an encoded ampersand in the call', callOf(good).replace('&', '%26')],
  ['a semicolon in the call', callOf(good).replace('&', ';')],
  ['a value twice in the call', `${callOf(good)}&contact_id=contact-1`],
  ['encoded twice', `/unsubscription/${good}/${encodedTwice(ada.email)}/contact-1`],
  [
    'encoded three times',
    `/unsubscription/${good}/${encodedTwice('ada.o%2Bnews@mail.example')}/contact-1`,
  ],
  ['the other form of the page', `/preferences/${encodedTwice(ada.email)}/contact-1/${good}%3E`],
  ['the call from HTML', callOf(good).replace('&', '&amp;')],
  ['the call from HTML, encoded twice', callOf(good).replace('&', '&amp;amp;')],
  ['a second question mark', `${callOf(good)}?utm_source=mail`],
];

describe('E4 403, the same response for every mismatch', () => {
  const [account, message, , signature = ''] = good.split('.');
  const mismatches: [string, string][] = [
    ['another list', callOf([account, message, 'offers', signature].join('.'))],
    ['another account', callOf(['other', message, 'news', signature].join('.'))],
    ['another message', callOf([account, 'other', 'news', signature].join('.'))],
    ['a changed signature', callOf(`${good.slice(0, -1)}${good.endsWith('A') ? 'B' : 'A'}`)],
    ['half a signature', callOf(good.slice(0, -24))],
    ['three parts', callOf('a.b.c')],
    ['no id at all', callOf('x')],
    ['an id of 5,000 characters', callOf('x'.repeat(5_000))],
    ['NUL and quotes', callOf("a.b.c.d\0' or 1=1 --")],
    ['somebody else', callOf(good, { ...ada, email: 'eve@mail.example' })],
    ['another contact', callOf(good, { ...ada, id: 'c-2' })],
    [
      'a longer address than there is',
      callOf(good, { ...ada, email: `${'e'.repeat(2_000)}@x.co` }),
    ],
    ['an unknown key', callOf(foreign)],
  ];

  it.each(mismatches)('R337 PUT: %s', async (_name, url) => {
    const expected = {
      error: 'This link is invalid or belongs to a different address.',
      payload: null,
      code: 'unknown_link',
    };
    const response = await put(url);
    expect(response.statusCode).toBe(403);
    expect(errorIn(response)).toEqual(expected);
    const click = await post(url, posted);
    expect([click.statusCode, errorIn(click)]).toEqual([403, expected]);
    expect(headersOf(click)).toEqual(headersOf(await post(callOf('a.b.c.d'), posted)));
    expect(await test.store.listSuppressions()).toEqual([]);
  });

  it.each(['/unsubscription/x/y/z', '/unsubscription', ...pageForms('a.b.c.d')])(
    'R364 the form posted to %s: a page that helps',
    async (url) => {
      const response = await post(url, { lists: 'current' });
      expect(response.statusCode).toBe(403);
      expect(response.body).toBe('<h1>failed</h1>');
      expect(await test.store.listSuppressions()).toEqual([]);
    },
  );

  it('in JSON where there is no site', async () => {
    await replaceApp();
    const response = await post('/unsubscription', { lists: '*' });
    expect(response.statusCode).toBe(403);
    errorEnvelope.parse(response.json());
  });
});

describe('400', () => {
  it.each([
    ['R335 no contact', `/guests/unsubscribe/${good}`, 'contact_email is required.'],
    ['no id', `/guests/unsubscribe/${good}?contact_email=a@b.co`, 'contact_id is required.'],
    [
      'two addresses',
      `${callOf(good)}&contact_email=b@b.co`,
      'contact_email is given more than once.',
    ],
  ])('PUT with %s', async (_name, url, message) => {
    const response = await put(url);
    expect(response.statusCode).toBe(400);
    expect(errorEnvelope.parse(response.json()).error).toContain(message);
  });

  it.each<Record<string, string>>([
    { lists: '' },
    { lists: 'some' },
    { lists: 'some', other: 'x' },
  ])('the form with %j changes nothing', async (fields) => {
    for (const url of [unsubscription, callOf(good)]) {
      const response = await post(url, fields);
      expect(response.statusCode).toBe(400);
      expect(response.body).toContain('<li>Unsubscribe from');
    }
    expect(await rows()).toEqual([]);
  });
});

describe('405 and 415', () => {
  it('the documented address takes PUT and POST alone', async () => {
    const response = await test.app.inject({ url: callOf(good) });
    expect([response.statusCode, response.headers.allow]).toEqual([405, 'PUT, POST']);
  });

  it('the page takes no PUT', async () => {
    const response = await put(unsubscription);
    expect([response.statusCode, response.headers.allow]).toEqual([405, 'GET, HEAD, POST']);
    expect(await rows()).toEqual([]);
  });

  it.each([
    multipart({ a: 'b' }),
    { payload: 'a=b', headers: { 'content-type': 'text/plain' } },
    { payload: 'a=b', headers: { 'content-type': `${formType['content-type']}; charset=latin1` } },
  ])('no other route takes such a body: %j', async (body) => {
    for (const url of ['/demos', '/guests/preferences/undo']) {
      expect((await test.app.inject({ method: 'POST', url, ...body })).statusCode).toBe(415);
    }
    expect(await rows()).toEqual([]);
  });
});

describe('200', () => {
  it('R188 R334–R337 PUT stops mail from the list, at once, and can be repeated', async () => {
    for (let time = 0; time < 3; time += 1) {
      const response = await put(callOf(good));
      expect(response.statusCode).toBe(200);
      expect(response.headers['cache-control']).toBe('no-store');
      expect(unsubscribe.response.schema.parse(response.json())).toMatchObject({
        error: null,
        payload: { data: { scope: 'current', list: 'news', undo: expect.any(String) } },
      });
      expect(await test.store.isSuppressed({ ...list, ...ada })).toBe(true);
    }
    expect(await rows()).toMatchObject([
      { account: 'acc', email: ada.email, list: 'news', contactId: 'contact-1', source: 'link' },
    ]);
  });

  it('R190 PUT with * as the third part stops mail from every list', async () => {
    const response = await put(callOf(all));
    expect(response.json().payload.data).toMatchObject({ scope: '*', list: '*' });
    expect(await test.store.isSuppressed({ ...list, ...ada, list: 'any' })).toBe(true);
  });

  it.each(['application/json', 'application/x-www-form-urlencoded', 'text/plain'])(
    'R336 an empty PUT that names the type %s',
    async (type) => {
      expect((await put(callOf(good), { 'content-type': type })).statusCode).toBe(200);
    },
  );

  it('a link signed with an older key', async () => {
    expect((await put(callOf(trackingId(testKeys[1])))).statusCode).toBe(200);
  });

  it('the address in any case', async () => {
    const response = await put(callOf(good, { ...ada, email: ada.email.toUpperCase() }));
    expect(response.statusCode).toBe(200);
    expect(await rows()).toHaveLength(1);
  });

  it.each([
    ['all raw', ada.email],
    ['@ encoded', 'ada.o+news%40mail.example'],
    ['+ encoded', 'ada.o%2Bnews@mail.example'],
    ['. encoded', 'ada%2Eo+news@mail%2eexample'],
    ['all encoded', 'ada%2Eo%2Bnews%40mail%2Eexample'],
  ])('A9 the address in path and query: %s', async (_name, email) => {
    const urls = [
      `/unsubscription/${good}/${email}/contact-1`,
      `/unsubscription/${good.replaceAll('.', '%2E')}/${email}/contact-1/`,
      `/preferences/${email}/contact-1/${good}`,
      `/guests/preferences/${email}/contact-1/${good}`,
      `/guests/unsubscribe/${good}?contact_email=${email}&contact_id=contact-1`,
    ];
    for (const url of urls) {
      expect([url, (await post(url, posted)).statusCode]).toEqual([url, 200]);
      if (!url.startsWith('/guests/unsubscribe')) {
        expect((await test.app.inject({ url })).body).toBe(
          preferencePagesBuilt['preferences.html'],
        );
      }
    }
    expect((await put(urls.at(-1) ?? '')).statusCode).toBe(200);
  });

  const clicks = [...pageForms(good), callOf(good), ...pageForms(all), callOf(all)];
  it.each(clicks)('E6 RFC 8058: one click at %s, of both body types', async (url) => {
    const responses = [
      await post(url, posted),
      await test.app.inject({ method: 'POST', url, ...multipart(posted) }),
      // Beside other fields, as the standard allows.
      await post(url, { ...posted, lists: 'nonsense' }, { accept: 'text/html', origin: 'null' }),
    ];
    for (const response of responses) {
      expect([response.statusCode, response.body]).toEqual([oneClick.response.status, '']);
      for (const name of ['location', 'set-cookie', 'refresh']) {
        expect(response.headers).not.toHaveProperty(name);
      }
    }
    const stopped = url.includes('*') ? '*' : 'news';
    expect(await rows()).toMatchObject([
      { list: stopped, source: 'one_click', contactId: 'contact-1' },
    ]);
  });

  it.each(oneClicks)('one click of a mail program: %s', async (_name, body, headers) => {
    for (const url of [unsubscription, callOf(good)]) {
      const response = await test.app.inject({ method: 'POST', url, payload: body, headers });
      expect([response.statusCode, response.body]).toEqual([200, '']);
    }
    expect(await rows()).toMatchObject([{ list: 'news', source: 'one_click' }]);
  });

  it.each(changedLinks)('a link that was changed on its way: %s', async (_name, url) => {
    expect((await post(url, posted)).statusCode).toBe(200);
    expect(await rows()).toMatchObject([{ email: ada.email, contactId: ada.id, list: 'news' }]);
  });

  it.each([
    ['current', 'news', '“news” list. Your other lists'],
    ['*', '*', 'off all of '],
  ])(
    'R142–R145 R365 the form with %s: a page that says so, with its Undo',
    async (lists, stopped, words) => {
      for (const url of [...pageForms(good), `${unsubscription}?logo=0`, callOf(good)]) {
        const response = await post(url, { lists }, ofPage);
        expect(response.statusCode).toBe(200);
        expect(response.body).toContain('saved: You’re off');
        expect(response.body).toContain(words);
        expect(response.body).toMatch(/value="[\w-]+\.[\w-]{43}"/);
        expect(response.headers).toMatchObject({
          'cache-control': 'no-store',
          'referrer-policy': 'no-referrer',
          'x-robots-tag': 'noindex',
          'content-type': 'text/html; charset=utf-8',
        });
        expect(response.headers).not.toHaveProperty('set-cookie');
      }
      expect(await rows()).toMatchObject([{ list: stopped, source: 'page' }]);
    },
  );

  it('offers no Undo for what was saved more than ten minutes ago', async () => {
    await put(callOf(good));
    test.clock.now += 10 * 60_000;
    expect((await put(callOf(good))).json().payload.data.undo).toBeNull();
    const { body } = await post(unsubscription, { lists: 'current' });
    expect(body).toMatch(/^<h1>Preferences set successfully\.<\/h1>/);
  });

  it('is never limited, whoever sends how many', async () => {
    for (let time = 0; time < 60; time += 1) {
      expect((await put(callOf(good))).statusCode).toBe(200);
      expect((await post(unsubscription, posted)).statusCode).toBe(200);
      expect((await post(unsubscription, { lists: '*' })).statusCode).toBe(200);
    }
  });
});

describe('503', () => {
  it('reports that nothing was stored while the store is unavailable', async () => {
    await test.store.close();
    for (const response of [await put(callOf(good)), await post(unsubscription, posted)]) {
      expect(response.statusCode).toBe(503);
      expect(response.headers['retry-after']).toBe('5');
    }
  });
});

function headersOf({ headers }: { headers: Record<string, unknown> }): object {
  const { date: _, 'request-id': _id, ...others } = headers;
  return others;
}
