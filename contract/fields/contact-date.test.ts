import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readContactDate, writeContactDate } from './contact-date.ts';

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
])('R212 F7 refuses %s', (text) => {
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
