import { expect, it } from 'vitest';
import { useCounter } from './use-counter.ts';

it('counts each name apart', () => {
  const count = useCounter(10);
  expect(['a', 'b', 'a', 'a', 'b'].map(count)).toEqual([1, 1, 2, 3, 2]);
});

it('forgets the name that lay unused for longest, and holds no more than its capacity', () => {
  const count = useCounter(2);
  expect(['a', 'b', 'a', 'c'].map(count)).toEqual([1, 1, 2, 1]);
  // b made room for c, so a is still known, and b begins anew.
  expect(['a', 'b', 'c'].map(count)).toEqual([3, 1, 1]);
});

it('keeps a name in use through any number of others', () => {
  const count = useCounter(100);
  for (let time = 1; time <= 10_000; time += 1) {
    count(`other ${time}`);
    expect(count('mine')).toBe(time);
  }
});
