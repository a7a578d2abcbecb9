// Long: one group of commands, over the same store.
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseConfig } from '@grovemail/config/parse-config.ts';
import { describe, expect, it } from 'vitest';
import { storeFile } from '../../store/store-file.ts';
import { runOn } from '../ops-for-test.ts';
import { beforeEachOps, dataDir, failed, openServer, server } from '../ops-store-for-test.ts';

beforeEachOps();

const ops = (args: string[], input = '') =>
  runOn(dataDir, ['templates', ...args], {
    input: async () => Buffer.from(input),
    config: () => parseConfig({ SITE_URL: 'https://grovemail.example' }),
  });
async function put(html: string | Uint8Array, more: string[] = [], input = '') {
  const file = join(dataDir, 'mail.html');
  await writeFile(file, html);
  return ops(['put', 'welcome', '--subject', 'Hi @name', '--html', file, ...more], input);
}

const stored = (code = 'welcome') => server.findTemplate(code);
/** As before the first start of the server. */
async function removeStore() {
  await server.close();
  await rm(storeFile(dataDir));
}

describe('templates put', () => {
  it('0: stores a template before the first start, and names its placeholders', async () => {
    await removeStore();
    const html = '<style>@media print{}</style><p>@name, @order_no</p><a href="@preferences_link">';
    const { code, stdout, stderr } = await put(html);
    expect([code, stdout]).toEqual([
      0,
      'welcome: stored, of kind list. Calls fill @name @order_no.\n',
    ]);
    expect(stderr).toMatch(/^Created a new store in .*\.\n$/);
    openServer();
    expect(await stored()).toMatchObject({ subject: 'Hi @name', html, plain: null });
  });

  it('0: replaces the existing one, its text part too', async () => {
    await writeFile(join(dataDir, 'mail.txt'), 'Hi @name\n');
    await put('<p>one</p>', ['--text', join(dataDir, 'mail.txt')]);
    const first = await stored();
    expect(first).toMatchObject({ plain: 'Hi @name\n' });
    await put('<p>two</p>');
    const { createdAt } = first ?? {};
    expect(await stored()).toMatchObject({ html: '<p>two</p>', plain: null, createdAt });
    expect(JSON.parse((await ops(['list', '--json'])).stdout)).toHaveLength(1);
  });

  it('0: reads standard input, for html or text', async () => {
    await ops(['put', 'a', '--subject', 'A', '--html', '-'], '<p>₦1,000 👩🏽‍💻</p>');
    expect(await stored('a')).toMatchObject({ html: '<p>₦1,000 👩🏽‍💻</p>' });
    await put('<p>b</p>', ['--text', '-'], 'b');
    expect(await stored()).toMatchObject({ html: '<p>b</p>', plain: 'b' });
  });

  it('0: drops a byte order mark', async () => {
    await put(Buffer.from('\ufeff<p>x</p>'));
    expect((await stored())?.html).toBe('<p>x</p>');
  });

  it('E10 0: keeps the kind that a template has, until another is named', async () => {
    const kinds = async () => JSON.parse((await ops(['list', '--json'])).stdout)[0].kind;
    expect((await put('<p>a</p>', ['--kind', 'action'])).stdout).toContain('of kind action.');
    expect(await kinds()).toBe('action');
    expect((await put('<p>b</p>')).stdout).toContain('of kind action.');
    expect(await stored()).toMatchObject({ html: '<p>b</p>', kind: 'action' });
    expect((await put('<p>b</p>', ['--kind', 'list'])).stdout).toContain('of kind list.');
    expect(await kinds()).toBe('list');
    expect((await ops(['show', 'welcome'])).stdout).toContain('list');
    expect(JSON.parse((await ops(['show', 'welcome', '--json'])).stdout).kind).toBe('list');
  });

  it('E10 0: warns of a link that would have no effect', async () => {
    const html = '<a href="@preferences_link">Fewer mails</a>';
    expect((await put(html, ['--kind', 'action'])).stderr).toContain(
      'does not stop mail of kind action',
    );
    expect((await put(html, ['--kind', 'list'])).stderr).toBe('');
  });

  it.each<[name: string, html: string | Uint8Array, hint: string]>([
    ['nothing', '', 'html is required.'],
    ['NUL', 'a\0b', 'html contains a character that cannot be stored.'],
    ['too much', 'x'.repeat(500_001), 'html can be at most 500000 characters long'],
    ['Latin-1', Uint8Array.of(0x3c, 0xe9, 0x3e), 'is not text in UTF-8'],
    ['UTF-16', Buffer.from('\ufeff<p>é</p>', 'utf16le'), 'is not text in UTF-8'],
  ])('1: rejects html that is %s, and keeps what was there', async (_name, html, hint) => {
    await put('<p>kept</p>');
    expect(await put(html)).toEqual(failed(1, hint));
    expect(await stored()).toMatchObject({ html: '<p>kept</p>' });
  });

  it('1: names all errors at once', async () => {
    const args = ['put', 'x'.repeat(101), '--subject', 'a\nBcc: eve@evil.example', '--html', '-'];
    const { code, stderr } = await ops(args);
    expect(code).toBe(1);
    for (const hint of [
      'code can be at most 100',
      'subject must be a single line',
      'html is req',
    ]) {
      expect(stderr).toContain(hint);
    }
  });

  it('1: names the file that cannot be read, and the reason', async () => {
    await mkdir(join(dataDir, 'sub'));
    for (const [path, reason] of [
      [join(dataDir, 'gone.html'), 'no such file or folder'],
      [join(dataDir, 'sub'), 'it is a folder'],
    ] as const) {
      const { code, stderr } = await ops(['put', 'x', '--subject', 'X', '--html', path]);
      expect([code, stderr]).toEqual([1, `${path} cannot be read: ${reason}.\n`]);
    }
  });

  it('1: cannot read standard input twice', async () => {
    const { code, stderr } = await ops([
      'put',
      'x',
      '--subject',
      'X',
      '--html',
      '-',
      '--text',
      '-',
    ]);
    expect(code).toBe(1);
    expect(stderr).toContain('give a file for --html or --text');
  });

  it.each([
    [['put', '--subject', 'X', '--html', 'x'], "missing required argument 'code'"],
    [['put', 'x', '--html', 'x.html'], "required option '--subject <text>' not specified"],
    [['put', 'x', '--subject', 'X'], "required option '--html <file>' not specified"],
    [
      ['put', 'x', '--subject', 'X', '--html', '-', '--kind', 'other'],
      'Allowed choices are action, list.',
    ],
    [['preview', 'x', '--data', '{'], 'Expected JSON'],
    [['show'], "missing required argument 'code'"],
    [['shwo', 'x'], '(Did you mean show?)'],
  ])('2: does not understand %j', async (args, hint) => {
    expect(await ops(args)).toEqual(failed(2, hint));
  });
});

describe('templates list and show', () => {
  it('0: lists by code, and shows one as it is stored', async () => {
    await put('<h1>Hi @name</h1>');
    await ops(['put', 'bye', '--subject', 'Bye', '--html', '-'], '<p>Bye</p>');
    expect((await ops(['list'])).stdout.split('\n')).toEqual([
      expect.stringMatching(/^Code {2,}Subject {2,}Kind {2,}Placeholders {2}Changed$/),
      expect.stringMatching(/^bye {6}Bye +list {10,}\S+ \S+$/),
      expect.stringMatching(/^welcome {2}Hi @name {2}list {2}@name +\S+ \S+$/),
      '',
    ]);
    const { stdout } = await ops(['show', 'bye']);
    expect(stdout).toMatch(
      /^Code {10}bye\nSubject {7}Bye\nKind {10}list\nPlaceholders {2}none\nChanged {7}\S+ \S+\nText part {5}generated from the HTML\n\n<p>Bye<\/p>\n$/,
    );
  });

  it('0: removes control characters from the terminal’s output, not from JSON', async () => {
    const html = '<h1>Hi</h1>\r\n\t<p>\u001b[31m\u009b</p>\u202e\n';
    await writeFile(join(dataDir, 'mail.txt'), 'Hi\u0007 there');
    await put(html, ['--text', join(dataDir, 'mail.txt')]);
    const { stdout } = await ops(['show', 'welcome']);
    expect(stdout).toMatch(/below the HTML\n\n<h1>Hi<\/h1>\n\t<p>\[31m<\/p>\n\nHi there\n$/);
    const json = (await ops(['show', 'welcome', '--json'])).stdout;
    expect(json).not.toMatch(/(?!\n)\p{Cc}/u);
    expect(JSON.parse(json)).toMatchObject({
      code: 'welcome',
      subject: 'Hi @name',
      html,
      text: 'Hi\u0007 there',
      placeholders: ['@name'],
    });
  });

  it.each(['show', 'preview'])('1: %s reports that there is no such template', async (command) => {
    await put('<p>x</p>');
    const { code, stdout, stderr } = await ops([command, 'Welcome']);
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toBe('There is no template Welcome. See npm run ops -- templates list.\n');
  });

  it.each([['list'], ['show', 'x'], ['preview', 'x']])(
    '1: creates no store: %j',
    async (...args) => {
      await removeStore();
      expect(await ops(args)).toEqual(failed(1, 'There is no store in'));
    },
  );
});

describe('templates preview', () => {
  const html = '<p>Dear @name, @total of @shop</p><a href="@stop">x</a><i>ada@name.example</i>';

  it('R220 F12 0: fills and escapes as in a sent mail, and names placeholders without a value', async () => {
    await put(html);
    const data = { name: '<Ada> & "Co"', total: 12_500, stop: '@preferences_link' };
    const { code, stdout, stderr } = await ops([
      'preview',
      'welcome',
      '--data',
      JSON.stringify(data),
    ]);
    expect(code).toBe(0);
    expect(stdout).toBe(
      '<p>Dear &lt;Ada&gt; &amp; &quot;Co&quot;, 12500 of @shop</p>' +
        '<a href="https://grovemail.example/preferences">x</a><i>ada@name.example</i>\n',
    );
    expect(stderr.split('\n')).toEqual([
      'Subject: Hi <Ada> & "Co"',
      expect.stringMatching(
        /^@preferences_link links to https:\/\/grovemail\.example\/preferences here/,
      ),
      'Without a value, so left unchanged: @shop.',
      '',
    ]);
  });

  it('0: writes a file, replacing an existing one', async () => {
    await put('<p>Hi @name</p>');
    const out = join(dataDir, 'preview.html');
    await writeFile(out, 'older and longer than what comes');
    const { stdout } = await ops(['preview', 'welcome', '--data', '{"name":"Ada"}', '--out', out]);
    expect(stdout).toBe(`Wrote ${out}.\n`);
    expect(await readFile(out, 'utf8')).toBe('<p>Hi Ada</p>');
  });

  it('0: prints subject, html and text as JSON', async () => {
    await writeFile(join(dataDir, 'mail.txt'), 'Hi @name');
    await put('<p>Hi @name</p>', ['--text', join(dataDir, 'mail.txt')]);
    const args = ['preview', 'welcome', '--json', '--data', '{"name":"A\\r\\nB<"}'];
    const { stdout, stderr } = await ops(args);
    expect(JSON.parse(stdout)).toEqual({
      subject: 'Hi A B<',
      html: '<p>Hi A\r\nB&lt;</p>',
      text: 'Hi A\r\nB<',
    });
    expect(stderr).toBe('');
    expect((await ops(['preview', 'welcome', '--json'])).stderr).toContain('@name');
  });

  it.each([
    ['a list', '[]', 'data must be an object'],
    ['a text', '"Ada"', 'data must be an object'],
    ['null', 'null', 'data must be an object'],
    [
      'nested',
      '{"name":{"first":"Ada"}}',
      'data.name must be a string or a number or true or false; got an object.',
    ],
    ['no name', '{"first name":"Ada"}', 'data has a name that no placeholder can have'],
    ['long', `{"name":"${'x'.repeat(10_001)}"}`, 'data.name can be at most 10000 characters'],
  ])('1: rejects data that are %s, as a call does', async (_name, data, hint) => {
    await put(html);
    expect(await ops(['preview', 'welcome', '--data', data])).toEqual(failed(1, hint));
  });

  it('1: rejects link values that no mail may contain', async () => {
    await put('<a href="@url">x</a><img src=@pic>');
    const data = '{"url":"javascript:alert(1)","pic":"data:x"}';
    const { code, stdout, stderr } = await ops(['preview', 'welcome', '--data', data]);
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toBe(
      'These placeholders would make a link that is not http, https or mailto: @url, @pic.\n',
    );
  });

  it('1: reports that the file cannot be written', async () => {
    await put('<p>x</p>');
    const out = join(dataDir, 'no', 'preview.html');
    const { code, stdout, stderr } = await ops(['preview', 'welcome', '--out', out]);
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toBe(`${out} cannot be written: its folder does not exist.\n`);
  });
});

describe('templates history and restore', () => {
  it('0: shows every version, and brings one back', async () => {
    for (const html of ['<p>one</p>', '<p>two</p>', '<p>three</p>']) await put(html);
    const { stdout } = await ops(['history', 'welcome']);
    expect(stdout.split('\n')).toEqual([
      expect.stringMatching(/^Version {5,}Stored {2,}Kind {2,}Subject {2,}HTML$/),
      expect.stringMatching(/^3, current {2}[\d-]{10} [\d:]{5} +list +Hi @name +12 characters$/),
      expect.stringMatching(/^2 {11}/),
      expect.stringMatching(/^1 {11}/),
      '',
    ]);
    expect(await ops(['restore', 'welcome'])).toMatchObject({
      code: 0,
      stdout: 'welcome: version 2 is restored, as version 4.\n',
    });
    expect(await stored()).toMatchObject({ html: '<p>two</p>' });
    await ops(['restore', 'welcome', '3']);
    expect(await stored()).toMatchObject({ html: '<p>three</p>' });
    expect((await ops(['restore', 'welcome', '3'])).stdout).toBe(
      'welcome: version 3 has the same content as the current one, nothing to do.\n',
    );
    const versions = JSON.parse((await ops(['history', 'welcome', '--json'])).stdout);
    expect(versions).toHaveLength(5);
    expect(versions.at(-1)).toMatchObject({ version: 1, html: '<p>one</p>', text: null });
  });

  it('1: names what does not exist', async () => {
    await put('<p>one</p>');
    expect((await ops(['history', 'x'])).stderr).toContain('There is no template x.');
    expect((await ops(['restore', 'x'])).stderr).toContain('There is no template x.');
    expect((await ops(['restore', 'welcome'])).stderr).toBe('welcome has no earlier version.\n');
    const { code, stderr } = await ops(['restore', 'welcome', '9']);
    expect(code).toBe(1);
    expect(stderr).toContain('welcome has no version 9. See npm run ops -- templates history');
    expect(await ops(['restore', 'welcome', 'last'])).toMatchObject({ code: 2 });
  });
});

describe('templates remove', () => {
  it('0: removes templates with their versions', async () => {
    for (const html of ['<p>one</p>', '<p>two</p>']) await put(html);
    await ops(['put', 'other', '--subject', 'Other', '--html', '-'], '<p>x</p>');
    const { code, stdout } = await ops(['remove', 'welcome', 'other', 'welcome', '--yes']);
    expect([code, stdout]).toEqual([0, 'welcome: removed.\nother: removed.\n']);
    expect([await stored(), await stored('other')]).toEqual([null, null]);
    expect((await ops(['history', 'welcome'])).code).toBe(1);
  });

  it('1: without --yes and a terminal, names what would go and removes nothing', async () => {
    for (const html of ['<p>one</p>', '<p>two</p>']) await put(html);
    const { code, stdout, stderr } = await ops(['remove', 'welcome', 'nobody']);
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr.split('\n')).toEqual([
      expect.stringMatching(/^Code +Subject +Versions$/),
      expect.stringMatching(/^welcome +Hi @name +2$/),
      'All versions are removed. Calls that send these codes fail from then on.',
      'Nothing was removed. Add --yes to skip the confirmation.',
      '',
    ]);
    expect(await stored()).not.toBeNull();
  });

  it('1: names each unknown code, and removes the others', async () => {
    await put('<p>one</p>');
    const { code, stdout, stderr } = await ops(['remove', 'nobody', 'welcome', '%', '--yes']);
    expect([code, stdout]).toEqual([1, 'welcome: removed.\n']);
    expect(stderr).toBe('There is no template nobody, %. See npm run ops -- templates list.\n');
    expect(await stored()).toBeNull();
  });
});
