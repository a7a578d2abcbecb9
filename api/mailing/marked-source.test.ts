import { expect, it } from 'vitest';
import { composeMail } from './compose.ts';
import { markedSource } from './marked-source.ts';

const names = ['name', 'url', 'full name'];
const open = new Set(['url']);

function filled(html: string): string {
  const marked = markedSource(html, names, open);
  const data = { name: '<Ada>', 'full name': 'Ada Obi' };
  return composeMail({ subject: '', html: marked, plain: null }, data, null).html.replace(
    /<style>\nmark[\s\S]*/,
    '',
  );
}

it.each([
  ['<p>Hi @name!</p>', '<p>Hi <mark data-placeholder="filled">&lt;Ada&gt;</mark>!</p>'],
  ['@{full name}', '<mark data-placeholder="filled">Ada Obi</mark>'],
  ['at @url', 'at <mark data-placeholder="open">@url</mark>'],
  ['<a href="https://a.example/@name">x</a>', '<a href="https://a.example/%3CAda%3E">x</a>'],
  ['<style>a{color:red}</style>', '<style>a{color:red}</style>'],
  ['<script>"@name"</script>', '<script>"@name"</script>'],
  ['ada@name.example', 'ada@name.example'],
  ['@other', '@other'],
])('%j', (html, shown) => {
  expect(filled(html)).toBe(shown);
});
