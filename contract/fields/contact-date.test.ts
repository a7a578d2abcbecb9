import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isBirthDate, readContactDate, writeContactDate } from './contact-date.ts';

it.each([
  ['02-30-2001'],
  ['02-29-2001'],
  ['13-01-2001'],
  ['00-10-2001'],
  ['31-12-2001'],
  ['2001-12-31'],
  ['1-2-2001'],
  ['12/31/2001'],
  ['12-31-01'],
  [' 12-31-2001'],
  ['12-31-2001\n'],
  [''],
  ['१२-३१-२००१'],
])('R212 F7 rejects %s', (text) => {
  expect(readContactDate(text)).toBeNull();
});

it('R212 F7 round-trips every date', () => {
  const days = fc.date({
    min: new Date('0000-01-01'),
    max: new Date('9999-12-31'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(days, (day) => {
      const iso = day.toISOString().slice(0, 10);
      expect(readContactDate(writeContactDate(iso))).toBe(iso);
    }),
  );
});

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
])('%s as a date of birth: %s', (day, expected) => {
  expect(isBirthDate(day, now)).toBe(expected);
});
