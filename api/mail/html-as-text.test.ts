import { maxNesting } from '@grovemail/contract/fields/html-limits.ts';
import { describe, expect, it } from 'vitest';
import { htmlAsText } from './html-as-text.ts';

const link = 'https://x.example/a';

it.each([
  ['<h1>Welcome</h1><p>Hello Ada &amp; Obi</p>', 'Welcome\n\nHello Ada & Obi'],
  [' <p>Hel<b>lo</b>,\n <i>Ada</i> !</p> ', 'Hello, Ada !'],
  [`<a href="${link}">Fewer mails</a>.`, `Fewer mails <${link}>.`],
  [
    `<a href="${link}">${link}</a> <a href="mailto:a@x.example">a@x.example</a>`,
    `${link} a@x.example`,
  ],
  ['<a href=" https://x.example/a b\n/c\t">x</a>', 'x <https://x.example/a%20b/c>'],
  [
    '<a href="#top">Top</a> <a>None</a> <a href="">Empty</a> <a href="javascript:f()">Run</a>',
    'Top None Empty Run',
  ],
  ['<a href="https://x.example/">https://x.example</a>', 'https://x.example'],
  ['a<select><option>b<option>c</select><textarea>d</textarea>e', 'a\nb\nc\nd\ne'],
  [`<a href="${link}">a<a href="${link}b">b`, `a <${link}> b <${link}b>`],
  ['<img alt="Grovemail" src="x.png"> <img src="y.png">', 'Grovemail'],
  ['<style>p{}</style><script>alert(1)</script><p>x</p>', 'x'],
  ['<head><title>Subject</title><meta name="a"><p>x</p>', 'x'],
  ['<template><p>a<b>b</b></template>x', 'x'],
  ['a<br>b<br><br>c<p></p><br><br><br><br>d', 'a\nb\n\nc\n\n\nd'],
  ['<div>a</div><div><div>b</div></div>c', 'a\nb\nc'],
  ['a<hr>b', 'a\n\n---\n\nb'],
  ['<table><tr><td>Tea<td>2</tr><tr><th>Sum</th><td>3</td></tr></table>', 'Tea  2\nSum  3'],
  ['<pre>a  b\r\n  c\n\nd &amp; e</pre>f  g', 'a  b\n  c\n\nd & e\n\nf g'],
  ['<blockquote>a<br>b<blockquote>c</blockquote></blockquote>d', '> a\n> b\n>\n> > c\n\nd'],
  ['<ul><li>a</li><li>b<ol><li>c</li><li>d</li></ol></li></ul>e', '* a\n* b\n  1. c\n  2. d\n\ne'],
  ['<ul><li><p>a</p><p>b</p><li>c</ul>', '* a\n\n  b\n\n* c'],
  ['<ol type="a" start="26"><li>x<li>y</ol><ol start="x"><li>z</ol>', 'z. x\naa. y\n\n1. z'],
  ['<li>a', '* a'],
  ['', ''],
  ['<p> \n</p><br>', ''],
])('converts %s', async (html, text) => {
  expect(await htmlAsText(html)).toBe(text);
});

describe('a table', () => {
  const row = (...cells: string[]) =>
    `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
  const table = (...rows: string[][]) =>
    `<table>${rows.map((cells) => row(...cells)).join('')}</table>`;
  const long = 'word '.repeat(12).trim();

  it.each([
    [
      table(['Item', 'Price'], ['Kite', '$5'], ['Total', '$1,250.00']),
      'Item   Price\nKite   $5\nTotal  $1,250.00',
    ],
    [
      '<table><caption>Order</caption><thead><tr><th>Item<th>Qty<th>Price</thead><tbody><tr><td>Kite<td>2<td>$5<tfoot><tr><td colspan=2>Total<td>$10</table>after',
      'Order\nItem  Qty  Price\nKite  2    $5\nTotal      $10\nafter',
    ],
    [table(['<p>Kite</p><small>Blue</small>', '$5'], ['Tea', '$7']), 'Kite  $5\n\nBlue\nTea   $7'],
    [table(['Kite<br>Blue', '$5<br>each']), 'Kite  $5\nBlue  each'],
    ['<table><tr><td rowspan=2>A<td>b<tr><td>c</table>', 'A  b\n   c'],
    [table(['', 'a', '', 'b'], ['', '', '', ''], ['&nbsp;', 'c', ' ', 'd']), 'a  b\nc  d'],
    [table(['Only'], ['one'], ['column']), 'Only\none\ncolumn'],
    [table([long, long]), `${long}\n${long}`],
    [table(['a', long], [long, 'b']), `a  ${long}\n${long}  b`],
    [`a${table(['b', 'c'])}d`, 'a\nb  c\nd'],
    [
      table(['one', table(['a', 'b'], ['c', 'd']), 'two'], ['x', 'y']),
      'one\na  b\nc  d\ntwo\nx  y',
    ],
    [table(['K', '$'], ['Kite', '$5'], [table(['Pay'])]), 'K     $\nKite  $5\nPay'],
    [`<blockquote>${table(['a', 'b'], ['cc', 'd'])}</blockquote>`, '> a   b\n> cc  d'],
    [table([`<ul><li>x<li>y</ul>`, 'z']), '* x  z\n* y'],
    ['<table><tr><td><b>a<td>b</b><tr><th>c<td>d<th>e', 'a  b\nc  d  e'],
    ['<td>a<td>b<tr>c', 'a\nb\nc'],
  ])('%s', async (html, text) => {
    expect(await htmlAsText(html)).toBe(text);
  });

  it('has a text that is at most a few times as long, however far its columns are apart', async () => {
    const wide = `<tr><td>${'a'.repeat(60)}`;
    for (const part of [
      '<tr><td><td>b',
      '<tr><td><td>b<br>b<br>b<br>b',
      '<tr><td>a<td>b',
      '<tr><td colspan=9><td>b',
    ]) {
      const html = `<table>${wide}${part.repeat(10_000)}`;
      expect(((await htmlAsText(html)) ?? '').length / html.length, part).toBeLessThan(6);
    }
  });
});

it.each([
  [
    `<a href="${link}"><img alt="Spring sale" src="x.png"></a><p>Your code: <img alt="1234" src="y.png">.</p>`,
    `Spring sale <${link}>\n\nYour code: 1234.`,
  ],
  [`<a href="${link}"><img src="x.png"></a>`, link],
  [`<a href="${link}"></a><a href="${link}b"><img alt="" src="x.png"></a>`, `${link} ${link}b`],
  ['<img alt="One"><img alt="Two">three', 'One Two three'],
  [`<a href="${link}"><img alt="Shop">${link}</a>`, `Shop ${link} <${link}>`],
  ['<img alt="&quot;Tea&quot; &amp; more">', '"Tea" & more'],
  ['<img alt="pixel" width="1" height="1"><img alt="x" style="display:none">a', 'a'],
  [`<map><area alt="Left" href="${link}"><area href="${link}b"></map>`, `Left <${link}>\n${link}b`],
  [
    '<a href="tel:+4930123">+4930123</a> <a href="mailto:a@x.example?subject=x">Write</a>',
    '+4930123 Write <mailto:a@x.example?subject=x>',
  ],
])('shows the alt texts and links of %s', async (html, text) => {
  expect(await htmlAsText(html)).toBe(text);
});

it.each([
  'hidden',
  'style="display:none"',
  'style="DISPLAY : None !important; color:red"',
  'style="max-height:0px;overflow:hidden"',
  'style="visibility:hidden"',
  'style="opacity:0"',
  'style="font-size:0"',
  'style="height:0;overflow:hidden"',
])('hides an element with %s', async (attribute) => {
  expect(await htmlAsText(`<div ${attribute}>Preview <b>text</b></div><p>Hello</p>`)).toBe('Hello');
});

it.each([
  [
    '<style>.pre, td.pre{display:none !important}</style><p class="a pre">Preview</p>Hello',
    'Hello',
  ],
  ['<style>/* x */#pre{max-height:0}</style><p id="pre">Preview</p>Hello', 'Hello'],
  ['<style><!-- @import "x"; .a{display:none} --></style><p class="a">Preview</p>Hello', 'Hello'],
  ['<style>@media (max-width:9px){.a{display:none}}</style><p class="a">Hello</p>', 'Hello'],
  ['<style media="print">.a{display:none}</style><p class="a">Hello</p>', 'Hello'],
  ['<style>.a .b{display:none}</style><p class="b">Hello</p>', 'Hello'],
  ['<style>.a{display:none}.a{display:block}</style><p class="a">Hello</p>', 'Hello'],
  ['<style>.a{display:none}</style><p class="a" style="display:block">Hello</p>', 'Hello'],
  ['<style>.a{display:none</style><p class="a">Hello</p>', 'Hello'],
  ['<xml><o:PixelsPerInch>96</o:PixelsPerInch></xml><iframe>a</iframe>Hello', 'Hello'],
])('hides what a style sheet hides by one name: %s', async (html, text) => {
  expect(await htmlAsText(html)).toBe(text);
});

it('reads long style sheets in linear time', async () => {
  const sheet = '/* {.a{'.repeat(300_000);
  expect(await htmlAsText(`<style>${sheet}</style><p class="a">Hello</p>`)).toBe('Hello');
  for (const part of ['/* {.a{', 'a', ' ', '.a ', '.a,', '}', 'a{b:c}', '@media{']) {
    const style = part.repeat(190_000 / part.length);
    expect(await htmlAsText(`<style>${style}</style><p>Hello`), part).toBe('Hello');
  }
});

it.each([
  ['aria-hidden="true"', 'Shown'],
  ['style="mso-hide:all"', 'Shown'],
  ['style="line-height:0;max-height:20px;font-size:10px"', 'Shown'],
  ['style="display:block;opacity:0.5"', 'Shown'],
])('shows an element with %s', async (attribute, text) => {
  expect(await htmlAsText(`<div ${attribute}>Shown</div>`)).toBe(text);
});

it('shows what has a size again, and images, in an element whose text has none', async () => {
  const html =
    '<td style="font-size:0px">a <div style="font-size:13px">Hello</div><img alt="Logo">b</td>';
  expect(await htmlAsText(html)).toBe('Hello\nLogo');
});

it.each([
  ['Hello&#847;&zwnj;&nbsp;&#8199;&shy;&#847; &zwnj; &nbsp; &#65279;there', 'Hello there'],
  ['&nbsp;&zwnj;'.repeat(100), ''],
  ['Don&shy;au&shy;dampf&#8203;schiff', 'Donaudampfschiff'],
  ['می&zwnj;خواهم 👩🏽&zwj;💻 क्&zwj;ष', 'می\u200cخواهم 👩🏽\u200d💻 क्\u200dष'],
  ['10&nbsp;km &nbsp; a&nbsp;&nbsp;b', '10\u00a0km a\u00a0b'],
  ['<pre>a&#8203;b</pre>', 'ab'],
])('leaves no filler characters in %j', async (html, text) => {
  expect(await htmlAsText(html)).toBe(text);
});

it('wraps lines at 78 characters behind their markers, but never a link', async () => {
  const address = `https://x.example/${'a'.repeat(100)}`;
  const text = await htmlAsText(`<blockquote>${'word '.repeat(40)}<a href="${address}">Go</a> on`);
  const lines = text?.split('\n') ?? [];
  expect(lines).toHaveLength(5);
  expect(lines.every((line) => line.startsWith('> '))).toBe(true);
  expect(lines[0]).toHaveLength(76);
  expect(lines[3]).toBe(`> <${address}>`);
});

it.each(['1', 'a', 'I'])(
  'converts a list of 100,000 items with numbers of type %s',
  async (type) => {
    const item = `<li><a href="${link}">x</a>`;
    const text = await htmlAsText(`<ol type="${type}">${item.repeat(100_000)}</ol>`);
    const lines = text?.split('\n') ?? [];
    expect(lines).toHaveLength(100_000);
    expect(lines.at(-1)).toBe(`100000. x <${link}>`);
  },
);

it.each(['<div>', '<b>', '<ul><li>', '<table><tr><td>', '<a href=x>'])(
  'rejects %s nested deeper than an email may',
  async (part) => {
    const elements = part.split('<').length - 1;
    const nested = (depth: number) => part.repeat(Math.ceil(depth / elements));
    expect(await htmlAsText(`${nested(maxNesting - 1)}Hello`)).toContain('Hello');
    expect(await htmlAsText(`${nested(maxNesting + 1)}Hello`)).toBeNull();
    expect(await htmlAsText(`<p>a</p>${nested(50_000)}`)).toBeNull();
  },
);

it.each(['blockquote', 'ul', 'ol', 'ul><li', 'ol type=I start=3888><li'])(
  'returns at most six characters for each of HTML in nested %s',
  async (name) => {
    const nested = `<${name}>`.repeat(maxNesting / 2);
    for (const part of [
      '<p>a',
      '<hr>',
      '<br>',
      '<br>a',
      '<li>a',
      'a ',
      '<a href=x>',
      '<pre>\n\n',
    ]) {
      const html = nested + part.repeat(10_000);
      expect(((await htmlAsText(html)) ?? '').length / html.length, part).toBeLessThan(6);
    }
  },
);

it('converts what is split between parts as if it were whole', async () => {
  const piece = `<p>One &amp;&nbsp;two <a href="${link}">three</a></p>\n<pre>a\r\nb</pre>`;
  const short = await htmlAsText(piece);
  const texts = (await htmlAsText(piece.repeat(1_000)))?.split(/\n\n(?=One)/);
  expect(texts).toEqual(Array(1_000).fill(short));
});

it.each([
  [8_192, 'x  y'.length + ' <>'.length + 2 * 8_192],
  [8_193, 'x y'.length],
])('adds a URL and an alt text of at most 8,192 characters: %s', async (length, added) => {
  const value = 'a'.repeat(length);
  const text = await htmlAsText(`<a href="${value}">x</a> <img alt="${value}">y`);
  expect(text).toHaveLength(added);
});

it('finishes short HTML before long HTML that began earlier, without blocking the server', async () => {
  const order: string[] = [];
  let isDone = false;
  let turns = 0;
  const count = () => {
    turns += 1;
    if (!isDone) setImmediate(count);
  };
  const long = htmlAsText('<p>a'.repeat(125_000)).then(() => order.push('long'));
  count();
  const short = htmlAsText('<p>a').then(() => order.push('short'));
  await Promise.all([long, short]);
  isDone = true;
  expect(order).toEqual(['short', 'long']);
  expect(turns).toBeGreaterThan(50);
});
