import { describe, expect, it } from 'vitest';
import { countInMemory } from './account-limit.ts';

const window = 60_000;

function counter() {
  const clock = { now: 1_000_000 };
  const count = countInMemory(() => clock.now);
  return { clock, use: (key = 'a') => count({ key, window, max: 3 }) };
}

describe('counts in memory', () => {
  it('each name until its window ends, and then anew', async () => {
    const { clock, use } = counter();
    expect(await use()).toEqual({ count: 1, resetsAt: 1_060_000 });
    clock.now += window - 1;
    expect(await use()).toEqual({ count: 2, resetsAt: 1_060_000 });
    expect(await use('b')).toEqual({ count: 1, resetsAt: clock.now + window });
    clock.now += 1;
    expect(await use()).toEqual({ count: 1, resetsAt: clock.now + window });
  });

  it('no longer than a window when the clock is put back', async () => {
    const { clock, use } = counter();
    await use();
    clock.now = 1_000;
    expect(await use()).toEqual({ count: 2, resetsAt: 61_000 });
    clock.now += 30_000;
    expect(await use()).toEqual({ count: 3, resetsAt: 61_000 });
    clock.now += 30_000;
    expect(await use()).toEqual({ count: 1, resetsAt: 121_000 });
  });

  it('no more than 100,000 names, the latest of them', async () => {
    const { use } = counter();
    await use('first');
    for (let at = 0; at < 100_000; at += 1) await use(`name ${at}`);
    expect((await use('name 99999')).count).toBe(2);
    expect((await use('first')).count).toBe(1);
  });
});
