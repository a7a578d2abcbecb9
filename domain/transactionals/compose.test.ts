import { describe, expect, it } from 'vitest';
import { composeMail, wantsPreferenceLink } from './compose.ts';

const source = { subject: 'Hi @name', html: '<p>Hi @name</p>', plain: 'Hi @name' };

describe('a composed mail', () => {
  it('R220 F12 is escaped in html and nowhere else', () => {
    expect(composeMail(source, { name: '<Ada> & "Co"' }, null)).toEqual({
      subject: 'Hi <Ada> & "Co"',
      html: '<p>Hi &lt;Ada&gt; &amp; &quot;Co&quot;</p>',
      plain: 'Hi <Ada> & "Co"',
    });
  });

  it('S9 has its subject on one line, whatever the data holds', () => {
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
    ['<title>a<b>c</title>', ''],
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

  it('tells the link to nobody who reads subjects', () => {
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
});
