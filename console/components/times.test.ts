import { expect, it } from 'vitest';
import { longDay, shortDay, shortMoment } from './times.ts';

const now = new Date(2026, 10, 29, 11, 0).getTime();

it.each([
  [new Date(2026, 10, 29, 9, 5), '09:05'],
  [new Date(2026, 10, 28, 23, 59), 'Nov 28, 23:59'],
  [new Date(2025, 11, 31, 8, 0), 'Dec 31, 2025, 08:00'],
])('%s is short in lists: %s', (time, text) => {
  expect(shortMoment(time.getTime(), now)).toBe(text);
});

it('leaves the current year out of a day', () => {
  const days = [new Date(2026, 8, 3), new Date(2024, 8, 3)].map((day) => day.getTime());
  expect(days.map((day) => shortDay(day, now))).toEqual(['Sep 3', 'Sep 3, 2024']);
  expect(days.map((day) => longDay(day, now))).toEqual(['September 3', 'September 3, 2024']);
});
