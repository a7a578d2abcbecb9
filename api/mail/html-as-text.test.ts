import { maxNesting } from '@grovemail/contract/fields/html-limits.ts';
import { expect, it } from 'vitest';
import { htmlAsText } from './html-as-text.ts';

const link = 'https://x.example/a';

it.each([
  ['<h1>Welcome</h1><p>Hello Ada &amp; Obi</p>', 'Welcome\n\nHello Ada & Obi'],
  [' <p>Hel<b>lo</b>,\n <i>Ada</i> !</p> ', 'Hello, Ada !'],
  [`<a href="${link}">Fewer mails</a>.`, `Fewer mails [${link}].`],
  [
    `<a href="${link}">${link}</a> <a href="mailto:a@x.example">a@x.example</a>`,
    `${link} a@x.example`,
  ],
  ['<a href=" https://x.example/a b\n/c\t">x</a>', 'x [https://x.example/a%20b/c]'],
  ['<a href="#top">Top</a> <a>None</a> <a href="">Empty</a>', 'Top None Empty'],
  [`<a href="${link}">a<a href="${link}b">b`, `a [${link}]b [${link}b]`],
  ['<img alt="Grovemail" src="x.png"> <img src="y.png">', 'Grovemail'],
  ['<style>p{}</style><script>alert(1)</script><p>x</p>', 'x'],
  ['<head><title>Subject</title><meta name="a"><p>x</p>', 'x'],
  ['<template><p>a<b>b</b></template>x', 'x'],
  ['a<br>b<br><br>c<p></p><br><br><br><br>d', 'a\nb\n\nc\n\n\nd'],
  ['<div>a</div><div><div>b</div></div>c', 'a\nb\nc'],
  ['a<hr>b', 'a\n\n---\n\nb'],
  ['<table><tr><td>Tea<td>2</tr><tr><th>Sum</th><td>3</td></tr></table>', 'Tea 2\nSum 3'],
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

it('wraps lines at 78 characters behind their markers, but never a link', async () => {
  const address = `https://x.example/${'a'.repeat(100)}`;
  const text = await htmlAsText(`<blockquote>${'word '.repeat(40)}<a href="${address}">Go</a> on`);
  const lines = text?.split('\n') ?? [];
  expect(lines).toHaveLength(5);
  expect(lines.every((line) => line.startsWith('> '))).toBe(true);
  expect(lines[0]).toHaveLength(76);
  expect(lines[3]).toBe(`> [${address}]`);
});

it.each(['1', 'a', 'I'])(
  'converts a list of 100,000 items with numbers of type %s',
  async (type) => {
    const item = `<li><a href="${link}">x</a>`;
    const text = await htmlAsText(`<ol type="${type}">${item.repeat(100_000)}</ol>`);
    const lines = text?.split('\n') ?? [];
    expect(lines).toHaveLength(100_000);
    expect(lines.at(-1)).toBe(`100000. x [${link}]`);
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
  [8_192, 'x y'.length + ' []'.length + 2 * 8_192],
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
