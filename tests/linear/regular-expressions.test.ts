import { expect, it } from 'vitest';
import { regularExpressionsIn, repetitionsIn } from './regular-expressions.ts';

it('finds literals with their lines, and no division or text', () => {
  const text = 'const half = a / b / c;\nconst found = /a\\/[/]+/gi.test("/x/");\n// /no/';
  expect(regularExpressionsIn('a.ts', text)).toEqual([
    { expression: /a\/[/]+/gi, place: 'a.ts:2' },
  ]);
});

it.each<[RegExp, [before: string, pieces: string[]][]]>([
  [/^ab?$/, []],
  [/a{2,5}/, []],
  [/\s+$/, [['', [' ']]]],
  [/x{3,}y/, [['', ['x']]]],
  [/<p (?:a|b)*>/, [['<p ', ['a']]]],
  [/"(?:[^"\\]|\\.)*"/, [['"', ['a']]]],
  [
    /(?<=^|;)["' ]*=(\d+)\1/,
    [
      ['', ['"', "'", ' ']],
      ['"=', ['1']],
    ],
  ],
  [/(?=(\d{3})+$)/, [['', ['1']]]],
])('%s repeats %j', (expression, expected) => {
  const found = repetitionsIn(expression).map(({ before, pieces }) => [before, pieces]);
  expect(found).toEqual(expected);
});
