import fc from 'fast-check';
import { expect, it } from 'vitest';
import { escapeHtml } from '../escape-html.ts';
import { fillPlaceholders } from './placeholders.ts';

const data = { firstname: 'Ada', first: 'A', order_2: '#7', evil: '<b>@firstname</b>', empty: '' };

it.each([
  ['Hello @firstname!', 'Hello Ada!'],
  ['@firstname@first', 'Ada@first'],
  ['@firstname @first', 'Ada A'],
  ['@firstnames', '@firstnames'],
  ['@first_name', '@first_name'],
  ['(@order_2)', '(#7)'],
  ['@FIRSTNAME', '@FIRSTNAME'],
  ['@unknown and @', '@unknown and @'],
  ['@empty.', '.'],
  ['ada@firstname.com', 'ada@firstname.com'],
  ['ada.o+x@first', 'ada.o+x@first'],
  ['mailto:x%@first', 'mailto:x%@first'],
  ['@@first', '@@first'],
  ['<a href="@first">', '<a href="A">'],
  ['@constructor @toString @__proto__', '@constructor @toString @__proto__'],
])('F12 fills %j as %j', (text, filled) => {
  expect(fillPlaceholders(text, data)).toBe(filled);
});

it('F12 escapes in HTML, and fills no value in turn', () => {
  expect(fillPlaceholders('<p>@evil</p>', data, escapeHtml)).toBe(
    '<p>&lt;b&gt;@firstname&lt;/b&gt;</p>',
  );
});

it('changes nothing in a text without an @', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const plain = text.replaceAll('@', '');
      expect(fillPlaceholders(plain, data)).toBe(plain);
    }),
  );
});
