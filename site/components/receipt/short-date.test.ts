import { expect, it } from 'vitest';
import { shortDate } from './short-date.ts';

it.each([
  [new Date(2026, 10, 22), 'Nov 22, 2026'],
  [new Date(2027, 0, 1), 'Jan 1, 2027'],
  [new Date(2028, 11, 31, 23, 59), 'Dec 31, 2028'],
])('%s is printed as %s', (date, text) => {
  expect(shortDate(date)).toBe(text);
});
