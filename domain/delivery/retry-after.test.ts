import { expect, it } from 'vitest';
import { retryAfterMax, retryAfterOf } from './retry-after.ts';

const now = Date.UTC(2026, 10, 6, 8, 49, 37);

it.each([
  ['120', 120_000],
  [' 120 ', 120_000],
  ['0', 0],
  ['86400', retryAfterMax],
  ['86401', retryAfterMax],
  ['9'.repeat(400), retryAfterMax],
  ['Fri, 06 Nov 2026 08:51:37 GMT', 120_000],
  ['Friday, 06-Nov-26 08:51:37 GMT', 120_000],
  ['Fri Nov  6 08:51:37 2026', 120_000],
  ['Fri, 06 Nov 2026 08:49:00 GMT', 0],
  ['Thu, 01 Jan 1970 00:00:00 GMT', 0],
  ['Fri, 31 Dec 9999 23:59:59 GMT', retryAfterMax],
  ['', 0],
  ['-120', 0],
  ['1.5', 1_500],
  ['1e3', 0],
  ['0x10', 0],
  ['120 seconds', 0],
  ['2 minutes', 0],
  ['soon', 0],
  ['2026-11-06T08:51:37Z', 0],
  ['Fri, 45 Nov 2026 08:51:37 GMT', 0],
])('%j is a wait of %i ms', (given, wait) => {
  expect(retryAfterOf({ 'retry-after': given }, now)).toBe(wait);
});

it('is a wait of 0 ms without the header', () => {
  expect(retryAfterOf({ date: 'Fri, 06 Nov 2026 09:49:37 GMT' }, now)).toBe(0);
});

it('measures a date by the clock of its sender', () => {
  const headers = {
    'retry-after': 'Fri, 06 Nov 2026 10:51:37 GMT',
    date: 'Fri, 06 Nov 2026 10:49:37 GMT',
  };
  expect(retryAfterOf(headers, now)).toBe(120_000);
  expect(retryAfterOf({ ...headers, date: 'today' }, now)).toBe(2 * 3_600_000 + 120_000);
});
