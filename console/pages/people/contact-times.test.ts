import { expect, it } from 'vitest';
import { contactTimes } from './contact-times.ts';

const timesOf = (since: string, until: string) => contactTimes({ search: 'a', since, until });

it('reads days from their first moment to their last, across the end of a year', () => {
  const start = String(new Date(2026, 11, 31).getTime());
  const end = String(new Date(2027, 0, 1).getTime());
  expect(timesOf('2026-12-31', '2026-12-31')).toEqual({ search: 'a', since: start, until: end });
});

it.each(['', 'yesterday'])('narrows nothing by: %s', (day) => {
  expect(timesOf(day, day)).toEqual({ search: 'a', since: '', until: '' });
});
