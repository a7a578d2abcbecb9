// Long: one table of templates and what they become.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { composeMail, type MailData, openPlaceholders } from '../compose.ts';
import { fill, type Values } from './fill.ts';
import { foundNames } from './found-names.ts';
import { textPlace } from './text-place.ts';

const data = { firstname: 'Ada', first: 'A', order_2: '#7', evil: '<b>@firstname</b>', empty: '' };

const inText = (text: string, values: Values = data) =>
  fill(text, values, textPlace(), foundNames());
const inHtml = (html: string, values: MailData) =>
  composeMail({ subject: 'x', html, plain: null }, values, null).html;
const left = (text: string, values: MailData = {}) =>
  openPlaceholders({ subject: text, html: '', plain: null }, values);

it.each([
  ['Hello @firstname!', 'Hello Ada!'],
  ['@firstname@first', 'AdaA'],
  ['@firstname@first@order_2', 'AdaA#7'],
  ['@firstname @first', 'Ada A'],
  ['@firstnames', '@firstnames'],
  ['@first_name', '@first_name'],
  ['(@order_2)', '(#7)'],
  ['@FIRSTNAME', '@FIRSTNAME'],
  ['@unknown and @', '@unknown and @'],
  ['@empty.', '.'],
  ['ada@firstname.com', 'ada@firstname.com'],
  ['ada@mail.firstname.com @first.com', 'ada@mail.firstname.com A.com'],
  ['josé@firstname.com', 'josé@firstname.com'],
  ['ада@firstname.рф', 'ада@firstname.рф'],
  ['ada.o+x@first', 'ada.o+xA'],
  ['Hello@firstname', 'HelloAda'],
  ['№@order_2', '№#7'],
  ['v@order_2.5', 'v#7.5'],
  ['mailto:x%@first.example', 'mailto:x%@first.example'],
  ['ada-@first.example', 'ada-@first.example'],
  ['a.b+@first.co.uk', 'a.b+@first.co.uk'],
  ['a%+-@first.example', 'a%+-@first.example'],
  ['x@-@first', 'x@-A'],
  ['Total:-@first', 'Total:-A'],
  ['Hello.@first.', 'Hello.A.'],
  ['Hello.@first.Welcome', 'Hello.A.Welcome'],
  ['20%@first off', '20%A off'],
  ['+@first', '+A'],
  ['-@first.example', '-A.example'],
  ['order-@order_2', 'order-#7'],
  ['x-@unknown', 'x-@unknown'],
  ['@@first', '@A'],
  ['_@first_', '_A_'],
  ['__@first__', '__A__'],
  ['*@first* ~@first~ `@first`', '*A* ~A~ `A`'],
  ['@firstname_@order_2', 'Ada_#7'],
  ["@first's @first’s", "A's A’s"],
  ['<a href="@first">', '<a href="A">'],
  ['@constructor @toString @__proto__', '@constructor @toString @__proto__'],
  ['@{first}name @{firstname}s', 'Aname Adas'],
  ['@{ first } @{\u00a0first}', 'A A'],
  ['ada@{first}.example', 'adaA.example'],
  ['@{first name} @{first @{} @{', '@{first name} @{first @{} @{'],
  ['@firstname様 @firstname님 @firstnameу', 'Ada様 Ada님 Adaу'],
])('F12 fills %j as %j', (text, filled) => {
  expect(inText(text)).toBe(filled);
});

it.each<[string, Values, string]>([
  ['Hi @prénom, @имя!', { prénom: 'Ada', имя: 'Ева' }, 'Hi Ada, Ева!'],
  ['Hi @pre\u0301nom', { prénom: 'Ada' }, 'Hi Ada'],
  ['@prénom', { pr: 'x' }, '@prénom'],
  ['@user@shop.example', { user: 'ada' }, 'ada@shop.example'],
  ['@currency@amount.', { currency: '$', amount: '1,250.00' }, '$1,250.00.'],
])('F12 fills %j with %j', (text, values, filled) => {
  expect(inText(text, values)).toBe(filled);
});

it('F12 does not fill values recursively', () => {
  expect(inHtml('<p>@evil</p>', data)).toBe('<p>&lt;b&gt;@firstname&lt;/b&gt;</p>');
  expect(inText('@a@b', { a: '@b', b: '$&' })).toBe('@b$&');
});

it('leaves a text without an @ unchanged', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const plain = text.replaceAll('@', '');
      expect(inText(plain)).toBe(plain);
    }),
  );
});

it.each<[string, string[]]>([
  ['Hello @firstname, order @order_2 and @firstname', ['firstname', 'order_2']],
  ['ada@shop.example @ @1 mailto:x%@first.example', []],
  ['x-@first .@order_2 @@x', ['first', 'order_2', 'x']],
  ['@constructor @__proto__', ['constructor']],
  ['@year_@month, Hello@firstname', ['year', 'month', 'firstname']],
  ['@prénom @{first name} @{open @{} @name様', ['prénom', 'first name', 'open', 'name']],
  ['@user@shop.example', ['user']],
  ['', []],
])('F12 reports the placeholders of %j', (text, names) => {
  expect(left(text)).toEqual(names);
});

it('F12 reports exactly what a value would have filled', () => {
  const texts = fc.string({
    unit: fc.constantFrom('@', 'a', 'b', '_', ' ', '.', '-', '%', '1', '<', 'é', '{', '}', '様'),
  });
  fc.assert(
    fc.property(texts, (text) => {
      for (const name of left(text)) {
        const filled = inText(text, { [name]: '\0' });
        if (/^[ab]/.test(name) && !/[^\wé様]/.test(name)) expect(filled, name).toMatch(/\0|@\{/);
      }
    }),
  );
});

describe('by context, HTML', () => {
  const values = {
    name: 'Ada & Co #1',
    email: 'ada+news@rcpt.example',
    path: 'a b/c?d#e%2Ff%',
    query: 'orders?id=7&at=a b',
    link: 'https://shop.example/a?b=1&c=2',
    host: 'shop.example:8080',
    media: 'Instagram',
    font: 'Arial',
    color: 'red',
    quote: `O'Brien "x" \\ </style>`,
    price: '1250.5',
  };
  it.each([
    [
      '<a href="https://shop.example/confirm?email=@email&name=@name">',
      '<a href="https://shop.example/confirm?email=ada%2Bnews%40rcpt.example&name=Ada%20%26%20Co%20%231">',
    ],
    [
      '<a href="/?a=1&amp;n=@name#@name">',
      '<a href="/?a=1&amp;n=Ada%20%26%20Co%20%231#Ada%20%26%20Co%20%231">',
    ],
    ['<a href="/u/@path">', '<a href="/u/a%20b/c%3Fd%23e%2Ff%25">'],
    ['<a href="/u&#45;1/@name">', '<a href="/u&#45;1/Ada%20&amp;%20Co%20%231">'],
    [
      '<a href="https://shop.example/@query">',
      '<a href="https://shop.example/orders%3Fid=7&amp;at=a%20b">',
    ],
    ['<a href="@link">', '<a href="https://shop.example/a?b=1&amp;c=2">'],
    [
      '<a href="@link&d=@name">',
      '<a href="https://shop.example/a?b=1&amp;c=2&d=Ada%20%26%20Co%20%231">',
    ],
    ['<a href="/r?to=@link">', '<a href="/r?to=https%3A%2F%2Fshop.example%2Fa%3Fb%3D1%26c%3D2">'],
    [
      '<a href="/r?to=https://@link">',
      '<a href="/r?to=https%3A%2F%2Fshop.example%2Fa%3Fb%3D1%26c%3D2">',
    ],
    ['<a href=" HTTP://@link">', '<a href="https://shop.example/a?b=1&amp;c=2">'],
    ['<a href="http&#58;&#x2F;/@link">', '<a href="https://shop.example/a?b=1&amp;c=2">'],
    ['<a href="https://http://@link">', '<a href="https://shop.example/a?b=1&amp;c=2">'],
    ['<a href="https://www.@link">', '<a href="https://shop.example/a?b=1&amp;c=2">'],
    ['<a href="../../@link">', '<a href="https://shop.example/a?b=1&amp;c=2">'],
    ['<a href="../@path">', '<a href="../a%20b/c%3Fd%23e%2Ff%25">'],
    ["<a href='//@link'>", "<a href='https://shop.example/a?b=1&amp;c=2'>"],
    ['<a href=http://@{link}>', '<a href="https://shop.example/a?b=1&amp;c=2">'],
    ['<a href="https://@host/x">', '<a href="https://shop.example:8080/x">'],
    [
      '<a href="mailto:@email?subject=@name">',
      '<a href="mailto:ada+news@rcpt.example?subject=Ada%20%26%20Co%20%231">',
    ],
    ['<a href="mailto:help@name.example">', '<a href="mailto:help@name.example">'],
    [
      '<img src="/report-@{color}.png"><img src="/bg_@color.png">',
      '<img src="/report-red.png"><img src="/bg_red.png">',
    ],
    [
      '<img srcset="/a/@name 1x, @link 2x">',
      '<img srcset="/a/Ada%20&amp;%20Co%20%231 1x, https://shop.example/a?b=1&amp;c=2 2x">',
    ],
    [
      '<p style="background:url(https://@link)">',
      '<p style="background:url(https://shop.example/a?b=1&amp;c=2)">',
    ],
    [
      '<p style="background:url(/@quote)">',
      '<p style="background:url(/O%27Brien%20%22x%22%20%5C%20%3C/style%3E)">',
    ],
    ['<p style="@color:@color">', '<p style="red:red">'],
    [
      '<p title="@name">@name @link',
      '<p title="Ada &amp; Co #1">Ada &amp; Co #1 https://shop.example/a?b=1&amp;c=2',
    ],
    [
      'https://shop.example/?n=@name, @name',
      'https://shop.example/?n=Ada%20%26%20Co%20%231, Ada &amp; Co #1',
    ],
    [
      '(https://shop.example/) @name (https://shop.example/)@name',
      '(https://shop.example/) Ada &amp; Co #1 (https://shop.example/)Ada &amp; Co #1',
    ],
    ['http://@link', 'https://shop.example/a?b=1&amp;c=2'],
    [
      'Website:@link, @link @name',
      'Website:https://shop.example/a?b=1&amp;c=2, https://shop.example/a?b=1&amp;c=2 Ada &amp; Co #1',
    ],
    ['caf&eacute;@name.example &nbsp;@color.', 'caf&eacute;@name.example &nbsp;red.'],
    ['a &#64;name &commat;name', 'a &#64;name &commat;name'],
    [
      '<style>@media (x){a{}} @font-face{} @color{} a{b:@color} /* @color */ @import url(@link);</style>',
      '<style>@media (x){a{}} @font-face{} red{} a{b:red} /* @color */ @import url(https://shop.example/a?b=1&c=2);</style>',
    ],
    [
      '<style>a::before{content:"@quote"}</style>',
      '<style>a::before{content:"O\\27 Brien \\22 x\\22  \\5c  \\3c /style>"}</style>',
    ],
    ['<style>a{b:@quote}</style>', `<style>a{b:O'Brien "x" \\ \\3c /style>}</style>`],
    [
      '<style>a{@media:1} @MEDIA{}<!-- @media x{} --></style>',
      '<style>a{@media:1} @MEDIA{}<!-- @media x{} --></style>',
    ],
    ['<style>@{media}{} .@{media}-x{}</style>', '<style>Instagram{} .Instagram-x{}</style>'],
    [
      '<!--[if mso]><style>@font-face{}</style><p>@color<![endif]-->',
      '<!--[if mso]><style>@font-face{}</style><p>red<![endif]-->',
    ],
    [
      '<script type="application/ld+json">{"@type":"Order","name":"@quote","url":"https://x.example/?n=@name","price":@price,"a":@name}</script>',
      '<script type="application/ld+json">{"@type":"Order","name":"O\'Brien \\"x\\" \\\\ \\u003c/style>","url":"https://x.example/?n=Ada%20%26%20Co%20%231","price":1250.5,"a":"Ada & Co #1"}</script>',
    ],
    [
      '<script>"@name"</script><a href="javascript:f(@name)" onclick="@name">',
      '<script>"@name"</script><a href="javascript:f(@name)" onclick="@name">',
    ],
    ['From: Ada <@email>', 'From: Ada &lt;ada+news@rcpt.example>'],
  ])('%j becomes %j', (html, filled) => {
    expect(inHtml(html, values)).toBe(filled);
  });

  it.each<[string, string[]]>([
    [
      '<style>@media{} @property --x{} @page{@top-left{}} @layer a; @container (x){} @supports(x){}</style>',
      [],
    ],
    ['<style>@list l0:level1 {mso-level-text:"x"} @page Section1{}</style>', []],
    ['<style>a{color:@color}@import "x";@theme</style>', ['color', 'theme']],
    [
      '<td @name><a onclick="f(@code)" href="javascript:@script"><script>@code</script>',
      ['name', 'code', 'script'],
    ],
    ['<meta http-equiv="refresh" content="0;url=@url"></@end><!doctype @d>', ['url', 'end', 'd']],
    [
      '<script type="application/ld+json">{"@context":{"a":{"@type":"@id"}},"@id":"@url"}</script>',
      ['url'],
    ],
    ['<p style="@page" title="@a"><a href="x@b.html">', ['page', 'a', 'b']],
  ])('%j leaves %j', (html, names) => {
    expect(openPlaceholders({ subject: 'x', html, plain: null })).toEqual(names);
  });

  it('reports a name that has a value where none can be filled in', () => {
    const source = { subject: 'x', html: '<td @name>@name', plain: null };
    expect(openPlaceholders(source, { name: 'Ada' })).toEqual(['name']);
  });

  it.each(['http://@preferences_link', 'https://@stop', '@{stop}', '@{preferences_link}'])(
    'the preference link is one address in %s',
    (link) => {
      const html = `<a href="${link}">${link}</a>`;
      const url = 'https://shop.example/u?a=1';
      const mail = composeMail(
        { subject: 'x', html, plain: link },
        { stop: '@{preferences_link}' },
        url,
      );
      expect(mail).toMatchObject({ html: `<a href="${url}">${url}</a>`, plain: url });
    },
  );
});

it('the query of a URL in the text part is encoded, the subject is not', () => {
  const text = '@name https://shop.example/?n=@name';
  expect(
    composeMail({ subject: '@name', html: 'x', plain: text }, { name: 'a&b' }, null),
  ).toMatchObject({
    subject: 'a&b',
    plain: 'a&b https://shop.example/?n=a%26b',
  });
});

// Each would take minutes if a character were looked at once for every other.
it.each([
  '@',
  '@a',
  '+@a',
  '-',
  '.',
  '%+',
  'a-',
  'a.',
  '@a.',
  '-@a.',
  'a-@b.c',
  '@{',
  '@{a',
  '@a_',
  '_',
])('F12 reads 200,000 characters of %j', (part) => {
  const text = part.repeat(200_000 / part.length);
  for (const hostile of [text, `${text}@a`, `a${text}-@a.b`]) {
    expect(inText(hostile, {})).toBe(hostile);
    expect(left(hostile).length).toBeLessThan(4);
  }
});
