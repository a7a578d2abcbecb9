import { escapeHtml } from '@grovemail/domain/escape-html.ts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fillPlaceholders, placeholdersIn } from './placeholders.ts';

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
  ['@@first', '@@first'],
  ['<a href="@first">', '<a href="A">'],
  ['@constructor @toString @__proto__', '@constructor @toString @__proto__'],
])('F12 fills %j as %j', (text, filled) => {
  expect(fillPlaceholders(text, data)).toBe(filled);
});

it('F12 escapes in HTML, and does not fill values recursively', () => {
  expect(fillPlaceholders('<p>@evil</p>', data, escapeHtml)).toBe(
    '<p>&lt;b&gt;@firstname&lt;/b&gt;</p>',
  );
});

it('leaves a text without an @ unchanged', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const plain = text.replaceAll('@', '');
      expect(fillPlaceholders(plain, data)).toBe(plain);
    }),
  );
});

it.each<[string, string[]]>([
  ['Hello @firstname, order @order_2 and @firstname', ['firstname', 'order_2']],
  ['ada@shop.example @@x @ @1 mailto:x%@first.example', []],
  ['x-@first .@order_2', ['first', 'order_2']],
  ['@constructor @__proto__', ['constructor']],
  ['', []],
])('F12 finds the placeholders of %j', (text, names) => {
  expect(placeholdersIn(text)).toEqual(names);
});

it('F12 finds exactly the names that are filled', () => {
  const texts = fc.string({
    unit: fc.constantFrom('@', 'a', 'b', '_', ' ', '.', '-', '%', '1', '<', 'é'),
  });
  fc.assert(
    fc.property(texts, (text) => {
      const asked = new Set<PropertyKey>();
      const note = (_: object, name: PropertyKey) => void asked.add(name);
      fillPlaceholders(text, new Proxy({}, { getOwnPropertyDescriptor: note }));
      expect(placeholdersIn(text)).toEqual([...asked]);
    }),
  );
});

// Each would take minutes if a character were looked at once for every other.
it.each(['@', '@a', '+@a', '-', '.', '%+', 'a-', 'a.', '@a.', '-@a.', 'a-@b.c'])(
  'F12 reads 1,000,000 characters of %j',
  (part) => {
    const text = part.repeat(1_000_000 / part.length);
    for (const hostile of [text, `${text}@a`, `a${text}-@a.b`]) {
      expect(fillPlaceholders(hostile, {})).toBe(hostile);
      expect(placeholdersIn(hostile).length).toBeLessThan(3);
    }
  },
);
