import { expect, it } from 'vitest';
import { aroundChanges, diffLines, diffWords } from './diff.ts';

const marks = { same: ' ', gone: '-', new: '+' };
const diff = (before: string, after: string) =>
  diffLines(before, after).map(({ kind, text }) => marks[kind] + text);

it.each([
  ['a\nb\nc', 'a\nb\nc', [' a', ' b', ' c']],
  ['a\nb\nc', 'a\nx\nc', [' a', '-b', '+x', ' c']],
  ['a\nb\nc\nd', 'a\nc\nd\ne', [' a', '-b', ' c', ' d', '+e']],
  ['a\na', 'a', [' a', '-a']],
  ['', 'a', ['-', '+a']],
  ['a\r\nb', 'a\nb', [' a', ' b']],
])('%j to %j', (before, after, lines) => {
  expect(diff(before, after)).toEqual(lines);
});

const wordDiff = (before: string, after: string) =>
  diffWords(before, after).map((line) => line.map(({ kind, text }) => marks[kind] + text));

it.each([
  ['Hi @name\nBye', 'Hi @name\n\nBye', []],
  [
    'Hello\nOrder @order has been sent and should',
    'Hello\nOrder @order left our shed and should',
    [[' Order @order', '-has been sent', '+left our shed', ' and should']],
  ],
  ['Follow it', 'Follow the parcel', [[' Follow', '-it', '+the parcel']]],
  ['', 'New', [['+New']]],
])('by word, %j to %j', (before, after, lines) => {
  expect(wordDiff(before, after)).toEqual(lines);
});

it('what is too long to compare is replaced', () => {
  const text = (word: string) => Array.from({ length: 2_000 }, (_, at) => word + at).join('\n');
  const lines = diffLines(`a\n${text('x')}\nz`, `a\n${text('y')}\nz`);
  expect(lines).toHaveLength(4_002);
  expect(lines.filter(({ kind }) => kind === 'same').map(({ text }) => text)).toEqual(['a', 'z']);
});

it('lines far from a change are left out', () => {
  const lines = diffLines('1\n2\n3\n4\n5\n6', '1\n2\n3\n4\n5\nx');
  expect(aroundChanges(lines, 1).map((line) => line?.text ?? null)).toEqual([null, '5', '6', 'x']);
});
