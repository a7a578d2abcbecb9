import { describe, expect, it } from 'vitest';
import { composeMail, MailTooLongError, openPlaceholders, wantsPreferenceLink } from './compose.ts';

const source = { subject: 'Hi @name', html: '<p>Hi @name</p>', plain: 'Hi @name' };

describe('a composed mail', () => {
  it('R220 F12 is escaped in html and nowhere else', () => {
    expect(composeMail(source, { name: '<Ada> & "Co"' }, null)).toEqual({
      subject: 'Hi <Ada> & "Co"',
      html: '<p>Hi &lt;Ada&gt; &amp; &quot;Co&quot;</p>',
      plain: 'Hi <Ada> & "Co"',
    });
  });

  it('has its subject on one line, for any data', () => {
    const name = 'Ada\r\nBcc: eve@evil.example\u2028\0x';
    expect(composeMail(source, { name }, null).subject).toBe('Hi Ada Bcc: eve@evil.example x');
  });

  it.each([
    ['<title> Your order @name </title><p>', 'Your order Ada'],
    ['<p>no title</p>', ''],
    ['<title></title>', ''],
    ['<TITLE lang="en">Hi</TITLE><title>No</title>', 'Hi'],
    ['<title>never closed', ''],
    ['<title', ''],
    ['<title>a<b>c</title>', 'a<b>c'],
    ['<titles>x</titles>', ''],
    [
      '<title>Tom &amp; @name &#8211; &#x41;&lt;b&gt; &unknown; &#0; &#55296;</title>',
      'Tom & Ada – A<b> &unknown; \ufffd \ufffd',
    ],
  ])('takes the title of %s when nobody gave a subject', (html, subject) => {
    const mail = composeMail({ subject: null, html, plain: null }, { name: 'Ada' }, null);
    expect(mail).toMatchObject({ subject, plain: null });
  });

  it.each([
    ['<a href="@preferences_link">x</a>', {}],
    ['<a href="@stop">x</a>', { stop: '@preferences_link' }],
  ])('puts the link into %s', (html, data) => {
    const mail = { subject: '', html, plain: null };
    expect(wantsPreferenceLink(mail, data)).toBe(true);
    expect(composeMail(mail, data, 'https://x.example/?a=1&b=2').html).toBe(
      '<a href="https://x.example/?a=1&amp;b=2">x</a>',
    );
  });

  it.each(['<title', '<title>', '<title <', '<title>a</titl'])(
    'looks for a title once, in 500,000 characters of %s too',
    (part) => {
      const html = part.repeat(500_000 / part.length);
      expect(composeMail({ subject: null, html, plain: null }, {}, null).subject).toBe('');
    },
  );

  it('never puts the link into the subject', () => {
    const data = { stop: '@preferences_link', name: 'Ada' };
    const mail = { subject: 'Hi @name @stop @preferences_link', html: '@stop', plain: null };
    expect(composeMail(mail, data, 'https://x.example/')).toMatchObject({
      subject: 'Hi Ada',
      html: 'https://x.example/',
    });
  });

  it.each(['<p>ada@preferences_link.example</p>', '@preferences_links', 'preferences_link'])(
    'asks for no link with %s',
    (html) => {
      expect(wantsPreferenceLink({ subject: '', html, plain: null }, { name: 'Ada' })).toBe(false);
    },
  );

  it('falls back to known values, except in style sheets', () => {
    const known = { name: 'Obi', town: '<Yaba>', media: 'press' };
    const html = '<style>@media{a{color:@name}}</style><p>@name of @town, @media</p>';
    const mail = { subject: '@name, @town', html, plain: '@town' };
    expect(composeMail(mail, { name: 'Ada' }, null, known)).toEqual({
      subject: 'Ada, <Yaba>',
      html: '<style>@media{a{color:Ada}}</style><p>Ada of &lt;Yaba&gt;, press</p>',
      plain: '<Yaba>',
    });
  });

  it('is rejected if its values make it too long', () => {
    const html = '@name '.repeat(80_000);
    const data = { name: 'x'.repeat(10_000) };
    for (const mail of [
      { subject: 'x', html, plain: null },
      { subject: 'x', html: '', plain: html },
      { subject: html, html: '', plain: null },
    ]) {
      expect(() => composeMail(mail, data, null)).toThrow(MailTooLongError);
    }
  });

  it('may have a million characters, including its values, and no more', () => {
    const filled = (length: number) =>
      composeMail({ ...source, html: '@a @a' }, { a: 'x'.repeat(length) }, null).html.length;
    expect(filled(499_999)).toBe(999_999);
    expect(() => filled(500_000)).toThrow(MailTooLongError);
  });
});

describe('open placeholders', () => {
  it.each<[string, string[]]>([
    [
      '<style media="x">@media (width>1px){@font-face{}}</style>@a<STYLE>@import x</STYLE >@b',
      ['a', 'b'],
    ],
    ['<style>@media<p>@a', ['a']],
    ['</style>@a<style></style><style>@b</style>@c', ['a', 'b', 'c']],
    ['<styles>@a</styles>', ['a']],
    ['<title>@a</title>@preferences_link @b', ['a', 'b']],
    ['ada@shop.example', []],
  ])('of %j', (html, names) => {
    expect(openPlaceholders({ subject: null, html, plain: null })).toEqual(names);
  });

  it('are those without a value, in all parts', () => {
    const mail = { subject: '@a @b', html: '@c @a', plain: '@d' };
    expect(openPlaceholders(mail, { a: '' }, { c: 'x' })).toEqual(['b', 'd']);
    expect(openPlaceholders(mail)).toEqual(['a', 'b', 'c', 'd']);
  });

  it.each(['<style>', '</style>', '<style', '<style></style>', '<style>@a'])(
    'are looked for once, in 1,000,000 characters of %s too',
    (part) => {
      const html = part.repeat(1_000_000 / part.length);
      expect(openPlaceholders({ subject: 'x', html, plain: null }).length).toBeLessThan(2);
    },
  );
});
