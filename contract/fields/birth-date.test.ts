import { expect, it } from 'vitest';
import { isBirthDate } from './birth-date.ts';

const now = Date.UTC(2026, 10, 21, 12);

it.each<[string, boolean]>([
  ['0000-01-01', false],
  ['1899-12-31', false],
  ['1900-01-01', true],
  ['1990-12-31', true],
  ['2026-11-21', true],
  // It is that day already on Kiritimati.
  ['2026-11-22', true],
  ['2026-11-23', false],
  ['2027-01-01', false],
  ['9999-12-31', false],
])('%s: %s', (day, expected) => {
  expect(isBirthDate(day, now)).toBe(expected);
});
