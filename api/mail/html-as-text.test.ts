import { expect, it } from 'vitest';
import { htmlAsText } from './html-as-text.ts';

it.each([
  ['<h1>Welcome</h1><p>Hello Ada &amp; Obi</p>', 'Welcome\n\nHello Ada & Obi'],
  ['<a href="https://x.example/a">Fewer mails</a>', 'Fewer mails [https://x.example/a]'],
  ['<style>p{}</style><script>alert(1)</script><p>x</p>', 'x'],
  ['<title>Subject</title><p>x</p>', 'x'],
  ['<blockquote>a<br>b<blockquote>c</blockquote></blockquote>', '> a\n> b\n> \n> > c'],
  ['<ul><li>a</li><li>b<ol><li>c</li><li>d</li></ol></li></ul>', '* a\n * b\n   1. c\n   2. d'],
  ['', ''],
])('reads %s as text', (html, text) => {
  expect(htmlAsText(html).trim()).toBe(text);
});

it.each(['<div>', '<b>', '<ul><li>', '<table><tr><td>', '<a href=x>'])(
  'reads %s nested thousands deep',
  (part) => {
    expect(htmlAsText(`Hello ${part.repeat(50_000 / part.length)}`)).toContain('Hello');
  },
);

it.each(['blockquote', 'ul', 'ol'])(
  'puts no more before a line than ten %s do, however deep it stands',
  (name) => {
    const nested = (depth: number) =>
      htmlAsText(`<${name}>`.repeat(depth) + '<hr>'.repeat(100) + `</${name}>`.repeat(depth));
    expect(nested(98).trim()).toBe(nested(10).trim());
  },
);
