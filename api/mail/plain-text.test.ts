import { expect, it } from 'vitest';
import { plainText } from './plain-text.ts';

it.each([
  ['<h1>Welcome</h1><p>Hello Ada &amp; Obi</p>', 'Welcome\n\nHello Ada & Obi'],
  ['<a href="https://x.example/a">Fewer mails</a>', 'Fewer mails [https://x.example/a]'],
  ['<style>p{}</style><script>alert(1)</script><p>x</p>', 'x'],
  ['<title>Subject</title><p>x</p>', 'x'],
  ['', ''],
])('reads %s as text', (html, text) => {
  expect(plainText(html).trim()).toBe(text);
});
