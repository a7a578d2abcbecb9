import { expect, it } from 'vitest';
import { duration } from './duration.ts';

it.each([
  [0, '0 seconds'],
  [1_000, '1 second'],
  [15_000, '15 seconds'],
  [5 * 60_000, '5 minutes'],
  [60 * 60_000, '1 hour'],
  [98_105_000, '1 day and 3 hours'],
  [90 * 24 * 60 * 60_000, '90 days'],
])('%d ms are %s', (milliseconds, words) => {
  expect(duration(milliseconds)).toBe(words);
});
