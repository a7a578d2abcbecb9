import { expect, it } from 'vitest';
import { useCounter } from './use-counter.ts';

it('counts each name separately', () => {
  const count = useCounter(10);
  expect(['a', 'b', 'a', 'a', 'b'].map(count)).toEqual([1, 1, 2, 3, 2]);
});

it('evicts the least recently used name, and never exceeds its capacity', () => {
  const count = useCounter(2);
  expect(['a', 'b', 'a', 'c'].map(count)).toEqual([1, 1, 2, 1]);
  // c evicted b, so a is still counted and b starts again.
  expect(['a', 'b', 'c'].map(count)).toEqual([3, 1, 1]);
});

it('keeps a name in use, however many others come', () => {
  const count = useCounter(100);
  for (let time = 1; time <= 10_000; time += 1) {
    count(`other ${time}`);
    expect(count('mine')).toBe(time);
  }
});
