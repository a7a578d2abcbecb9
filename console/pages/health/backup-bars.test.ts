import { expect, it } from 'vitest';
import { backupBars } from './backup-bars.ts';

const hour = 60 * 60_000;
const now = 1_000 * 24 * hour;
const bars = (hoursAgo: number[], everyHours = 24) =>
  backupBars(
    {
      times: hoursAgo.map((ago) => now - ago * hour),
      everyMs: everyHours * hour,
      bytes: 1,
      isEncrypted: false,
    },
    now,
  ).map(({ at, isMissed }) => `${isMissed ? '-' : '+'}${(now - at) / hour}`);

it.each([
  ['none yet', [], []],
  ['every night', [9, 33, 57], ['+57', '+33', '+9']],
  ['a few minutes late', [9, 33.2], ['+33.2', '+9']],
  ['two nights missed', [9, 81], ['+81', '-57', '-33', '+9']],
  ['the last one is late, but not yet overdue', [24.5], ['+24.5']],
  ['the last two are overdue', [50], ['+50', '-26', '-2']],
  ['one by hand', [9, 10, 33], ['+33', '+10', '+9']],
])('%s', (_, ago, wanted) => {
  expect(bars(ago)).toEqual(wanted);
});

it('shows the last 30', () => {
  expect(bars([1, 2_400])).toHaveLength(30);
  expect(bars([9_999_999], 1)).toHaveLength(30);
});
