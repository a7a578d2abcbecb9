// Long: the calls of one resource, over the same app.
import { maxTemplates } from '@grovemail/domain/delivery/template-limit.ts';
import { visitorLimits } from '@grovemail/domain/keys/visitor-limits.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { beforeEachApp, call as callApp, post, test } from '../../app-suite/each-app-for-test.ts';
import { newKey, visitorKey } from '../../app-suite/keys-for-test.ts';
import { TooManyTemplatesError } from '../../store/database/errors.ts';

let live: Record<string, string>;
beforeEachApp();
beforeEach(async () => {
  live = (await newKey(test, { scopes: ['templates'] })).headers;
});

type Method = Parameters<typeof callApp>[0];

async function call(method: Method, path: string, payload?: object, headers = live) {
  const response = await callApp(method, `/v1/templates${path}`, payload, headers);
  return { status: response.statusCode, ...response.json() };
}

const put = (code: string, changes: object = {}, headers = live) =>
  call('PUT', `/${encodeURIComponent(code)}`, { ...content, ...changes }, headers);

const content = { subject: 'Hi @name', html: '<p>Hi @name, @shop</p>' };
const moment = expect.stringMatching(/^\d{4}-\d\d-\d\dT/);

describe('PUT /v1/templates/{code}', () => {
  it('200: stores a template, and replaces it as a new version', async () => {
    const first = await put('welcome');
    expect(first).toEqual({
      status: 200,
      error: null,
      payload: {
        data: {
          ...content,
          code: 'welcome',
          version: 1,
          kind: 'list',
          text: null,
          placeholders: ['name', 'shop'],
          created_at: moment,
          updated_at: moment,
        },
      },
    });
    expect((await put('welcome')).payload.data.version).toBe(1);
    test.clock.now += 1_000;
    const second = await put('welcome', { html: '<p>Bye</p>', text: 'Bye', kind: 'action' });
    expect(second.payload.data).toMatchObject({ version: 2, kind: 'action', text: 'Bye' });
    expect(second.payload.data.created_at).toBe(first.payload.data.created_at);
    // Without a kind, it keeps its own; without a text, it has none.
    expect((await put('welcome')).payload.data).toMatchObject({ kind: 'action', text: null });
    expect(await test.store.findTemplate('welcome')).toMatchObject({ kind: 'action' });
  });

  it.each(['wel come', 'a/b', 'ä€👩🏽‍💻', '%', '?#', 'versions', `'; drop table templates --`])(
    '200: any code, %j',
    async (code) => {
      expect((await put(code)).payload.data.code).toBe(code);
      const read = await call('GET', `/${encodeURIComponent(code)}`);
      expect(read.payload.data).toMatchObject({ code, ...content });
    },
  );

  it('200: warns of what fills nothing, and of a link without effect', async () => {
    const html = '<p @odd>@name</p><a href="@preferences_link">Stop</a>';
    const { payload } = await put('receipt', { html, kind: 'action' });
    expect(payload.warnings).toEqual([
      { code: 'misplaced_placeholders', message: expect.stringContaining('@odd.') },
      { code: 'link_without_effect', message: expect.stringContaining('use kind list') },
    ]);
    expect(payload.data.placeholders).toEqual(['name']);
  });

  it('200: warns of placeholders as other services write them', async () => {
    const html = '<p>Hello {{name}}, {{ order.id }}, *|FNAME|* {{#if}}{{name}}</p>{"a":{"b":{}}}';
    expect((await put('receipt', { html })).payload.warnings).toEqual([
      {
        code: 'foreign_placeholders',
        message:
          'Left as written: {{name}} {{ order.id }} *|FNAME|* {{#if}}. Placeholders are written @name.',
      },
    ]);
  });

  it('404: names the code that is probably meant', async () => {
    await put('order-receipt');
    const near = await call('GET', '/Order-reciept');
    expect(near.error).toMatch(/ Did you mean order-receipt\?$/);
    expect((await call('GET', '/invoice')).error).not.toContain('Did you mean');
    const url = '/v1/transactionals';
    const payload = { template_code: 'order-reciept', recipient_email: 'ada@shop.example' };
    const { headers } = await newKey(test);
    const sent = await test.app.inject({ method: 'POST', url, headers, payload });
    expect(sent.json()).toMatchObject({ code: 'unknown_template', error: near.error });
  });

  it.each<[name: string, changes: object, param: string, message: string]>([
    ['no html', { html: undefined }, 'html', 'html is required.'],
    ['empty html', { html: '' }, 'html', 'html is required.'],
    ['long html', { html: 'x'.repeat(500_001) }, 'html', 'at most 500000 characters'],
    ['deep html', { html: '<div>'.repeat(2_000) }, 'html', 'nested at most'],
    ['NUL', { html: 'a\0b' }, 'html', 'cannot be stored'],
    ['no subject', { subject: undefined }, 'subject', 'subject is required.'],
    ['two lines', { subject: 'a\nBcc: eve@evil.example' }, 'subject', 'a single line'],
    ['a number', { text: 5 }, 'text', 'text must be a string'],
    ['another kind', { kind: 'other' }, 'kind', 'kind must be'],
    ['another field', { plain: 'x' }, 'plain', 'plain'],
  ])('400: %s', async (_name, changes, param, message) => {
    const { status, code, faults } = await put('welcome', changes);
    expect({ status, code, faults }).toEqual({
      status: 400,
      code: 'invalid_request',
      faults: [{ param, message: expect.stringContaining(message) }],
    });
    expect(await test.store.findTemplate('welcome')).toBeNull();
  });

  it.each([
    ['long', 'x'.repeat(101), 'at most 100 characters'],
    ['of two lines', 'a\nb', 'a single line'],
    ['empty', ' ', 'code'],
  ])('400: a code that is %s', async (_name, code, message) => {
    const { status, faults } = await put(code);
    expect({ status, faults }).toEqual({
      status: 400,
      faults: [{ param: 'code', message: expect.stringContaining(message) }],
    });
  });

  it('409: too many templates', async () => {
    test.store.putTemplate = () => Promise.reject(new TooManyTemplatesError('full'));
    expect(await put('welcome')).toMatchObject({
      status: 409,
      code: 'too_many_templates',
      error: expect.stringContaining(maxTemplates.toLocaleString('en')),
    });
  });
});

describe('GET /v1/templates', () => {
  it('200: lists by code, one page at a time, without contents', async () => {
    for (const code of ['c', 'a', 'b']) await put(code);
    await put('b', { subject: 'Two' });
    const first = await call('GET', '?limit=2');
    expect(first.payload.meta).toEqual({ size: 3, next_cursor: 'b' });
    expect(first.payload.data).toEqual([
      expect.objectContaining({ code: 'a', version: 1, subject: content.subject }),
      {
        code: 'b',
        version: 2,
        kind: 'list',
        subject: 'Two',
        created_at: moment,
        updated_at: moment,
      },
    ]);
    const second = await call('GET', '?limit=2&cursor=b');
    expect(second.payload.meta).toEqual({ size: 3, next_cursor: null });
    expect(second.payload.data).toMatchObject([{ code: 'c' }]);
  });

  it('200: an exact page has no next one', async () => {
    for (const code of ['a', 'b']) await put(code);
    expect((await call('GET', '?limit=2')).payload.meta).toEqual({ size: 2, next_cursor: null });
  });

  it.each(['limit=0', 'limit=101', 'limit=x', 'cursor=', 'page=2'])('400: %s', async (query) => {
    expect(await call('GET', `?${query}`)).toMatchObject({ status: 400, code: 'invalid_request' });
  });
});

describe('versions', () => {
  it('200: lists, reads and restores them', async () => {
    for (const subject of ['One', 'Two', 'Three']) await put('welcome', { subject });
    const first = await call('GET', '/welcome/versions?limit=2');
    expect(first.payload.meta).toEqual({ size: 3, next_cursor: '2' });
    expect(first.payload.data).toMatchObject([
      { version: 3, is_current: true, subject: 'Three', stored_at: moment },
      { version: 2, is_current: false, subject: 'Two' },
    ]);
    const rest = await call('GET', '/welcome/versions?limit=2&cursor=2');
    expect(rest.payload.meta).toEqual({ size: 3, next_cursor: null });
    expect(rest.payload.data).toMatchObject([{ version: 1, is_current: false }]);

    const old = await call('GET', '/welcome?version=1');
    expect(old.payload.data).toMatchObject({ version: 1, subject: 'One', html: content.html });
    const restored = await call('POST', '/welcome/restore', { version: 1 });
    expect(restored.payload).toMatchObject({ data: { version: 4, subject: 'One' } });
    expect(restored.payload.warnings).toBeUndefined();
    // A repetition finds nothing left to do.
    expect((await call('POST', '/welcome/restore', { version: 1 })).payload.data.version).toBe(4);
    expect(await test.store.findTemplate('welcome')).toMatchObject({ subject: 'One' });
  });

  it.each<[method: Method, path: string, payload: object | undefined, code: string]>([
    ['GET', '/nobody', undefined, 'unknown_template'],
    ['GET', `/${'x'.repeat(101)}`, undefined, 'unknown_template'],
    ['GET', '/nobody/versions', undefined, 'unknown_template'],
    ['POST', '/nobody/restore', { version: 1 }, 'unknown_template'],
    ['POST', '/nobody/render', { data: {} }, 'unknown_template'],
    ['DELETE', '/nobody', undefined, 'unknown_template'],
    ['GET', '/welcome?version=2', undefined, 'unknown_version'],
    ['POST', '/welcome/restore', { version: 999_999_999 }, 'unknown_version'],
  ])('404: %s %s', async (method, path, payload, code) => {
    await put('welcome');
    expect(await call(method, path, payload)).toMatchObject({ status: 404, code, payload: null });
  });

  it.each([0, -1, 1.5, '1', 1_000_000_000, null, undefined])('400: version %j', async (version) => {
    await put('welcome');
    const restored = await call('POST', '/welcome/restore', { version });
    expect(restored).toMatchObject({ status: 400, faults: [{ param: 'version' }] });
  });
});

describe('POST /v1/templates/{code}/render', () => {
  it('200: fills the template as a sent email has it', async () => {
    await put('welcome', { html: '<p>Hi @name of @shop</p><i @odd></i>' });
    const { payload } = await call('POST', '/welcome/render', { data: { name: '<Ada>\n& Co' } });
    expect(payload).toEqual({
      data: {
        subject: 'Hi <Ada> & Co',
        html: '<p>Hi &lt;Ada&gt;\n&amp; Co of @shop</p><i @odd></i>',
        text: 'Hi <Ada> & Co of @shop',
        unfilled: ['shop', 'odd'],
      },
      warnings: [{ code: 'misplaced_placeholders', message: expect.any(String) }],
    });
  });

  it('200: has the text part of the template, and numbers and booleans as text', async () => {
    await put('welcome', { text: '@name, @count, @is' });
    const data = { name: 'Ada', count: 12_500, is: false };
    const { payload } = await call('POST', '/welcome/render', { data });
    expect(payload.data.text).toBe('Ada, 12500, false');
  });

  it('200: renders a draft in place of what is stored, which stays', async () => {
    const data = { name: 'Ada' };
    await put('welcome', { text: 'Stored' });
    const draft = { subject: 'New, @name', html: '<b>New</b>' };
    const { payload } = await call('POST', '/welcome/render', { ...draft, data });
    expect(payload.data).toEqual({
      subject: 'New, Ada',
      html: '<b>New</b>',
      text: 'New',
      unfilled: [],
    });
    const own = await call('POST', '/welcome/render', { text: 'Draft @name', data });
    const subject = 'Hi Ada';
    expect(own.payload.data).toEqual({ subject, html: '', text: 'Draft Ada', unfilled: [] });
    const both = await call('POST', '/welcome/render', { html: '<b>B</b>', text: 'T', data });
    expect(both.payload.data).toMatchObject({ html: '<b>B</b>', text: 'T' });
    const plain = await call('POST', '/other/render', { subject: 'S', text: 'x', data: {} });
    expect(plain.payload).toMatchObject({
      data: { subject: 'S', html: '', text: 'x' },
      warnings: [{ code: 'unknown_template' }],
    });
    const unknown = await call('POST', '/other/render', {
      html: '<title>T</title><p>x</p>',
      data: {},
    });
    expect(unknown.payload).toMatchObject({
      data: { subject: 'T', text: 'x' },
      warnings: [{ code: 'unknown_template' }],
    });
    const untitled = await call('POST', '/other/render', { html: '<p>x</p>', data: {} });
    const codes = untitled.payload.warnings.map(({ code }: { code: string }) => code);
    expect(codes).toEqual(['unknown_template', 'no_subject']);
    expect(await test.store.findTemplate('welcome')).toMatchObject({ html: content.html });
  });

  it('200: links to a page without a recipient, and signs nothing', async () => {
    await put('welcome', { html: '<a href="@preferences_link">Stop</a>' });
    const { payload } = await call('POST', '/welcome/render', { data: {} });
    expect(payload.data.html).toMatch(/^<a href="https?:\/\/[^/"]+\/preferences">Stop<\/a>$/);
  });

  it.each<[name: string, payload: object, code: string, message: string]>([
    ['nested data', { data: { a: {} } }, 'invalid_request', 'data.a must be'],
    ['an odd name', { data: { 'a b': 1 } }, 'invalid_request', 'data has a name'],
    [
      'an unsafe link',
      { html: '<a href="@u">', data: { u: 'javascript:alert(1)' } },
      'invalid_request',
      '@u begins a link',
    ],
    [
      'too much',
      { html: '@a'.repeat(200), data: { a: 'x'.repeat(10_000) } },
      'invalid_request',
      'too long once',
    ],
    ['no data', {}, 'invalid_request', 'data is required'],
    ['deep html', { html: '<div>'.repeat(2_000), data: {} }, 'invalid_request', 'nested at most'],
    ['no subject left', { subject: '@a', data: { a: '' } }, 'no_subject', 'no subject'],
    ['a list', { data: [] }, 'invalid_request', 'data must be an object'],
  ])('400: %s', async (_name, payload, code, message) => {
    await put('welcome');
    const rendered = await call('POST', '/welcome/render', payload);
    expect(rendered).toMatchObject({ status: 400, code, error: expect.stringContaining(message) });
  });
});

describe('DELETE /v1/templates/{code}', () => {
  it('200: deletes it with its versions, and leaves what is queued', async () => {
    for (const subject of ['One', 'Two']) await put('welcome', { subject });
    await put('other');
    const { headers } = await newKey(test);
    const send = () =>
      post(
        '/v1/transactionals',
        { template_code: 'welcome', recipient_email: 'ada@shop.example' },
        headers,
      );
    const { id } = (await send()).json().payload.data;
    expect(await call('DELETE', '/welcome')).toEqual({
      status: 200,
      error: null,
      payload: { data: { code: 'welcome', deleted: true } },
    });
    for (const path of ['/welcome', '/welcome/versions']) {
      expect(await call('GET', path)).toMatchObject({ status: 404, code: 'unknown_template' });
    }
    expect((await call('GET', '')).payload.data).toMatchObject([{ code: 'other' }]);
    expect((await send()).json()).toMatchObject({ code: 'unknown_template' });
    const queued = await test.app.inject({ url: `/v1/transactionals/${id}`, headers });
    expect(queued.json().payload.data).toMatchObject({ subject: 'Two', status: 'queued' });
    expect((await put('welcome')).payload.data.version).toBe(1);
  });

  it('404: a second time', async () => {
    await put('a/b ä');
    const path = `/${encodeURIComponent('a/b ä')}`;
    expect(await call('DELETE', path)).toMatchObject({ status: 200 });
    expect(await call('DELETE', path)).toMatchObject({ status: 404, code: 'unknown_template' });
  });

  it('200: with a test key, checks the call and deletes nothing', async () => {
    await put('welcome');
    for (const { headers } of [
      await newKey(test, { isTest: true, scopes: ['all'] }),
      await visitorKey(test),
    ]) {
      expect(await call('DELETE', '/welcome', undefined, headers)).toMatchObject({
        status: 200,
        payload: { data: { code: 'welcome' }, warnings: [{ code: 'not_stored' }] },
      });
      expect(await call('DELETE', '/nobody', undefined, headers)).toMatchObject({ status: 404 });
    }
    expect(await test.store.findTemplate('welcome')).not.toBeNull();
  });
});

describe('a test key', () => {
  it('of the operator reads the templates, and checks what it would store', async () => {
    const { headers } = await newKey(test, { isTest: true, scopes: ['all'] });
    for (const subject of ['One', 'Two']) await put('news', { subject });
    expect((await call('GET', '/news', undefined, headers)).payload.data.subject).toBe('Two');
    expect((await call('GET', '', undefined, headers)).payload.meta.size).toBe(1);
    const checked = await put('news', { subject: 'Three' }, headers);
    expect(checked).toMatchObject({
      status: 200,
      payload: {
        data: { version: 3, subject: 'Three' },
        warnings: [{ code: 'not_stored', message: expect.stringContaining('live key') }],
      },
    });
    expect((await put('fresh', {}, headers)).payload.data.version).toBe(1);
    const restored = await call('POST', '/news/restore', { version: 1 }, headers);
    expect(restored.payload).toMatchObject({
      data: { version: 3, subject: 'One' },
      warnings: [{ code: 'not_stored' }],
    });
    const unknown = await call('POST', '/news/restore', { version: 3 }, headers);
    expect(unknown).toMatchObject({ status: 404, code: 'unknown_version' });
    expect(await put('news', { html: '' }, headers)).toMatchObject({ status: 400 });
    const stored = await test.store.listTemplates();
    expect(stored.map(({ code, subject }) => [code, subject])).toEqual([['news', 'Two']]);
  });

  it('of a visitor finds the sample alone, and never what the operator stored', async () => {
    const { headers } = await visitorKey(test);
    for (const code of ['secret', 'welcome']) {
      await put(code, { subject: 'Secret one' });
      await put(code, { subject: 'Secret two' });
    }
    const list = await call('GET', '', undefined, headers);
    expect(list.payload).toMatchObject({
      data: [{ code: 'welcome', version: 1 }],
      meta: { size: 1, next_cursor: null },
    });
    expect((await call('GET', '?cursor=welcome', undefined, headers)).payload.data).toEqual([]);
    const replies = [
      list,
      await call('GET', '/welcome', undefined, headers),
      await call('GET', '/welcome?version=2', undefined, headers),
      await call('GET', '/welcome/versions', undefined, headers),
      await call('GET', '/secret', undefined, headers),
      await call('GET', '/secret/versions', undefined, headers),
      await call('POST', '/secret/restore', { version: 1 }, headers),
      await call('POST', '/welcome/restore', { version: 2 }, headers),
      await call('POST', '/secret/render', { data: {} }, headers),
      await call('POST', '/welcome/render', { data: {} }, headers),
      await put('secret', {}, headers),
      await put('welcome', {}, headers),
      await call('DELETE', '/secret', undefined, headers),
    ];
    expect(JSON.stringify(replies)).not.toContain('Secret');
    const statuses = replies.map(({ status }) => status);
    expect(statuses).toEqual([200, 200, 404, 200, 404, 404, 404, 404, 404, 200, 200, 200, 404]);
    expect(replies[3]?.payload).toMatchObject({
      data: [{ version: 1, is_current: true }],
      meta: { size: 1 },
    });
    // The same as if the operator had stored none.
    expect(replies[10]?.payload.data).toMatchObject({ code: 'secret', version: 1, kind: 'list' });
    expect(replies[11]?.payload.data).toMatchObject({ version: 2, kind: 'action' });
    const stored = await test.store.listTemplates();
    expect(stored.map(({ subject }) => subject)).toEqual(['Secret two', 'Secret two']);
  });

  it('of a visitor stores nothing, and renders a limited number of drafts of limited length', async () => {
    const { headers } = await visitorKey(test);
    const checked = await put('mine', {}, headers);
    expect(checked.payload).toMatchObject({
      data: { code: 'mine', version: 1 },
      warnings: [{ code: 'not_stored', message: expect.stringContaining('Nothing was stored') }],
    });
    expect((await call('GET', '/mine', undefined, headers)).status).toBe(404);
    expect(await test.store.listTemplates()).toEqual([]);
    const long = 'x'.repeat(visitorLimits.htmlCharacters + 1);
    for (const reply of [
      await put('mine', { html: long }, headers),
      await call('POST', '/mine/render', { html: long, data: {} }, headers),
    ]) {
      expect(reply).toMatchObject({ status: 400, error: expect.stringContaining('short-lived') });
    }
    const huge = await put('mine', { html: 'x'.repeat(visitorLimits.bodyBytes) }, headers);
    expect(huge).toMatchObject({ status: 413 });

    const render = () => call('POST', '/welcome/render', { data: { firstname: 'Ada' } }, headers);
    for (let made = 1; made < visitorLimits.renders; made += 1) {
      expect((await render()).payload.data.subject).toBe('Welcome, Ada');
    }
    expect(await render()).toMatchObject({ status: 409, code: 'test_space_full' });
    const other = await visitorKey(test);
    expect((await call('POST', '/welcome/render', { data: {} }, other.headers)).status).toBe(200);
  });
});
