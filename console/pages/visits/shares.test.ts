import { expect, it } from 'vitest';
import { changeText, shareText } from './shares.ts';

it.each([
  [118, 100, '+18% on the 30 days before'],
  [50, 100, '\u221250% on the 30 days before'],
  [100, 100, '\u00b10% on the 30 days before'],
  [2_000, 100, '+1,900% on the 30 days before'],
  [100, 0, ''],
])('%d after %d', (count, before, text) => {
  expect(changeText(count, before, '30 days')).toBe(text);
});

it.each([
  [177, 14_211, '1.2% of the pages seen'],
  [1, 3, '33% of the pages seen'],
  [0, 3, ''],
  [3, 0, ''],
])('%d of %d', (count, views, text) => {
  expect(shareText(count, views)).toBe(text);
});
