import { expect, it } from 'vitest';
import { wholeId } from './whole-id.ts';

const ids = [
  '019a9f3e-7c00-7a10-8f3b-2d6f0c9b1e55',
  '019a9f3e-7c00-7a10-8f3b-2d6f0c9b1e56',
  '019a9f3e-7c01-7a10-8f3b-aaaa0c9b1e56',
];

it.each([
  ['0c9b1e55', ids[0]],
  ['1E55', ids[0]],
  ['2d6f0c9b1e56', ids[1]],
  [String(ids[1]), ids[1]],
])('finds the id of %s', (given, id) => {
  expect(wholeId(given, ids)).toBe(id);
});

it.each(['e55', '019a9f3e', 'notice', '', '%', '....', 'ffff', '8f3b-2d6f0c9b1e55'])(
  'takes %j as it is',
  (given) => {
    expect(wholeId(given, ids)).toBe(given);
  },
);

it('rejects the ending of several', () => {
  expect(() => wholeId('0c9b1e56', ids)).toThrow(`${ids[1]}, ${ids[2]}. Give the full id.`);
});
