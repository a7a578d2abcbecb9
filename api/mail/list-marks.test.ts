import { expect, it } from 'vitest';
import { listNumber } from './list-marks.ts';

it.each([
  [3, undefined, '3'],
  [3, '1', '3'],
  [3, 'square', '3'],
  [1, 'a', 'a'],
  [26, 'A', 'Z'],
  [27, 'a', 'aa'],
  [703, 'a', 'aaa'],
  [4, 'i', 'iv'],
  [1_999, 'I', 'MCMXCIX'],
  [3_999, 'i', 'mmmcmxcix'],
  [4_000, 'i', '4000'],
  [0, 'a', '0'],
  [-1, 'I', '-1'],
  [Number.POSITIVE_INFINITY, 'a', 'Infinity'],
])('writes %s of type %s as %s', (number, type, text) => {
  expect(listNumber(number, type)).toBe(text);
});
