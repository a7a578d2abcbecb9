import { expect, it } from 'vitest';
import { keyUses } from './key-uses.ts';

function noting(write: (id: string) => Promise<void> = async () => {}) {
  const clock = { now: 1_000_000 };
  const written: [string, number][] = [];
  const note = keyUses({
    now: () => clock.now,
    async write(id, at) {
      written.push([id, at]);
      await write(id);
    },
  });
  return { clock, written, note: (id: string) => note({ id }) };
}

it('writes once a minute for each key', () => {
  const { clock, written, note } = noting();
  for (const id of ['a', 'a', 'b', 'a']) note(id);
  clock.now += 59_999;
  note('a');
  clock.now += 1;
  note('a');
  expect(written).toEqual([
    ['a', 1_000_000],
    ['b', 1_000_000],
    ['a', 1_060_000],
  ]);
});

it('writes again after the clock was put back', () => {
  const { clock, written, note } = noting();
  note('a');
  clock.now -= 3_600_000;
  note('a');
  expect(written).toHaveLength(2);
});

it('tries again at the next use after a write that failed, and stops nobody', async () => {
  const { written, note } = noting(() => Promise.reject(new Error('away')));
  note('a');
  await new Promise(setImmediate);
  note('a');
  expect(written).toHaveLength(2);
});
