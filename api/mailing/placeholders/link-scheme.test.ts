import fc from 'fast-check';
import { expect, it } from 'vitest';
import { composeMail, type MailData, UnsafeLinkError } from '../compose.ts';

const fill = (html: string, data: MailData, known: MailData = {}) =>
  composeMail({ subject: 'x', html, plain: null }, data, null, known).html;

const rejected = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  '\njavascript:alert(1)',
  'java\nscript:alert(1)',
  'java\tscript:alert(1)',
  '\u0001javascript:alert(1)',
  'javascript :x',
  'data:text/html,<script>alert(1)</script>',
  'DATA:text/html;base64,eA==',
  'vbscript:x',
  'javascript&colon;alert(1)',
  'javascript&#58;alert(1)',
  '&#106;avascript:alert(1)',
  'java&Tab;script:alert(1)',
  'ｊavascript:alert(1)',
  '\u00a0javascript:alert(1)',
  ':',
  'file:///etc/passwd',
  'ftp://a.example/',
  'tel:+2348012345678',
  'cid:logo',
  'blob:x',
  'feed:https://a.example/',
  'view-source:javascript:alert(1)',
  'httpsx://a.example/',
];

it.each(rejected)('no link begins with the value %j', (url) => {
  for (const html of [
    '<a href="@url">x</a>',
    "<a href='@url'>x</a>",
    '<a href=@url>x</a>',
    '<a HREF="\n @url">x</a>',
    '<img src="@url">',
    '<form action=@url>',
    '<td background="@url">',
    '<svg><a xlink:href="@url"></a></svg>',
    '<!--[if mso]><a href="@url">x</a><![endif]-->',
    '<a href="&#32;@url">x</a>',
    '<img srcset="@url 2x">',
    '<img srcset="a.png, @url 2x">',
    '<p style="background:url(@url)">',
    '<p style="background:url( \'@url\' )">',
    '<p style="background:url(&quot;@url&quot;)">',
  ]) {
    expect(() => fill(html, { url }), html).toThrow(UnsafeLinkError);
    expect(() => fill(html, {}, { url }), html).toThrow(UnsafeLinkError);
  }
});

it.each<[string, MailData]>([
  ['<a href="@a:@b">', { a: 'javascript', b: 'alert(1)' }],
  ['<a href="@a-@b">', { a: '', b: 'javascript:alert(1)' }],
  ['<a href="@a.@b">', { a: 'x', b: 'y:alert(1)' }],
  ['<a href="@b%@a">', { a: 'x:y', b: '' }],
  ['<a href="&@a">', { a: '#106;avascript:alert(1)' }],
  ['<a href="&#@a;avascript:alert(1)">', { a: '106' }],
  ['<img srcset="a.png 1x, @a 2x">', { a: 'b.png 1.5x,javascript:alert(1)' }],
  ['<img srcset="a.png @a">', { a: '1x(,), javascript:alert(1) 2x' }],
  ['<p style="background:@a">', { a: 'url(javascript:alert(1))' }],
  ['<p style="background:@a(@b)">', { a: 'url', b: 'javascript:alert(1)' }],
  ['<p style="background:url(@a)">', { a: 'x.png);background:url(javascript:alert(1)' }],
  ['<p style="background:url(@a)">', { a: '\\6a avascript:alert(1)' }],
  ['<p style="background:@a">', { a: 'u\\72l(\\6Aavascript:alert(1))' }],
  ['<style>a{background:url(@a)}</style>', { a: 'javascript:alert(1)' }],
  ['<style>a{background:@a}</style>', { a: 'url(data:text/html,x)' }],
  ['<style>@import "@a"</style>', { a: 'data:text/css,x' }],
])('nor with what several values make of %j', (html, data) => {
  expect(() => fill(html, data)).toThrow(UnsafeLinkError);
});

it('names each placeholder once', () => {
  const html = '<a href="@a"><a href="@b"><a href=@a><a href="@c">';
  const bad = 'data:x';
  try {
    fill(html, { a: bad, b: bad, c: 'https://c.example' });
    expect.unreachable();
  } catch (error) {
    expect(error).toMatchObject({ placeholders: ['a', 'b'] });
  }
});

it.each([
  ['<a href="@url">', 'https://a.example/?b=1&c=2', '<a href="https://a.example/?b=1&amp;c=2">'],
  ['<a href="@url">', ' HTTP://a.example', '<a href=" HTTP://a.example">'],
  ['<a href="@url">', 'mailto:ada@a.example', '<a href="mailto:ada@a.example">'],
  ['<a href="@url">', '/orders/7:8', '<a href="/orders/7:8">'],
  ['<a href="@url">', '?at=10:30', '<a href="?at=10:30">'],
  ['<a href="@url">', '#a:b', '<a href="#a:b">'],
  ['<a href="@url">', '', '<a href="">'],
  ['<a href="https://@url/x">', 'a.example:8080', '<a href="https://a.example:8080/x">'],
  [
    '<a href="https://a.example/@url">',
    'javascript:x',
    '<a href="https://a.example/javascript:x">',
  ],
  ['<a href="tel:@url">', '+2348012345678', '<a href="tel:+2348012345678">'],
  [
    '<img src="data:image/png;base64,@url">',
    'iVBORw==',
    '<img src="data:image/png;base64,iVBORw==">',
  ],
  ['<p title="@url">@url', 'javascript:x', '<p title="javascript:x">javascript:x'],
  ['<a href=@url class=x>', '', '<a href="" class=x>'],
  ['<a href=@url>', 'https://a.example/?b=c d', '<a href="https://a.example/?b=c d">'],
  ['<a href=@url>', '/x onmouseover=alert(1)', '<a href="/x onmouseover=alert(1)">'],
  ['<a href=@url>', '/x><script>', '<a href="/x&gt;&lt;script&gt;">'],
  ['<a title=a"@url>', '" onclick=b', '<a title="a&quot;&quot; onclick=b">'],
  ['<a title=`@url`>', '` onclick=b', '<a title="`` onclick=b`">'],
  ['<a @url>', 'onclick=alert(1)', '<a @url>'],
  ['<a onclick="f(\'@url\')">', "');alert(1)//", '<a onclick="f(\'@url\')">'],
  ['<iframe srcdoc="@url">', '<script>', '<iframe srcdoc="@url">'],
  ['<@url>', 'script', '&lt;script>'],
  [
    '<img srcset="data:image/png;base64,a 1x, @url 2x">',
    'https://a.example/?b=1,2&c=3',
    '<img srcset="data:image/png;base64,a 1x, https://a.example/?b=1,2&amp;c=3 2x">',
  ],
  ['<img srcset="@url">', 'a.png 1x, b.png 2x', '<img srcset="a.png 1x, b.png 2x">'],
  [
    '<p style="background:url(data:,x);color:@url">',
    'red',
    '<p style="background:url(data:,x);color:red">',
  ],
  [
    '<p style="background:url(\'@url\')">',
    'https://a.example/x.png',
    '<p style="background:url(\'https://a.example/x.png\')">',
  ],
  ['<p style="width:@url">', '1px;--a:b', '<p style="width:1px;--a:b">'],
  ['<style>a{color:@url}</style>', 'red', '<style>a{color:red}</style>'],
  [
    '<meta http-equiv="refresh" content="0;url=@url">',
    'javascript:alert(1)',
    '<meta http-equiv="refresh" content="0;url=@url">',
  ],
  ['</@url>', 'p', '</@url>'],
])('fills %j with %j', (html, url, filled) => {
  expect(fill(html, { url })).toBe(filled);
});

it('never lets a value set another scheme, as a browser parses it', () => {
  const unit = fc.constantFrom(
    'javascript',
    'data',
    ':',
    '&colon;',
    '&#58;',
    '\t',
    '\n',
    ' ',
    '\u0001',
    '/',
    '#',
    '\\',
    'a',
    'https',
    'mailto',
    '?',
    '"',
    "'",
    '>',
    '%3a',
    '@',
    'a.example',
  );
  fc.assert(
    fc.property(fc.string({ unit, maxLength: 6 }), (url) => {
      const links = ['<a href="@url">', '<a href=@url>'].map((html) => {
        try {
          return fill(html, { url });
        } catch (error) {
          expect(error).toBeInstanceOf(UnsafeLinkError);
          return '<a href="/">';
        }
      });
      for (const link of links) {
        const [, address = ''] = /^<a href="([^"<>]*)">$/.exec(link) ?? [];
        const text = address.replace(/&(quot|gt|#39|amp);/g, (_, name) => entities[name] ?? '');
        const read = URL.parse(text, 'https://base.example/');
        expect(['http:', 'https:', 'mailto:', undefined]).toContain(read?.protocol);
      }
    }),
    { numRuns: 2_000 },
  );
});

const entities: Record<string, string> = { quot: '"', gt: '>', '#39': "'", amp: '&' };
