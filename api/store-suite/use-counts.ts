import { expect, it } from 'vitest';
import type { StoreHarness } from './store-harness.ts';

/** Limited actions are counted together for all processes, window by window. */
export function useCounts(harness: () => StoreHarness): void {
  it('counts each key separately until its window ends, then starts over', async () => {
    let now = 1_000;
    const store = await harness().open(() => now);
    const use = (key: string) => store.countUse({ key, window: 100 });
    expect(await use('a')).toEqual({ count: 1, resetsAt: 1_100 });
    now = 1_099;
    expect(await use('a')).toEqual({ count: 2, resetsAt: 1_100 });
    expect(await use('b')).toEqual({ count: 1, resetsAt: 1_199 });
    now = 1_100;
    expect(await use('a')).toEqual({ count: 1, resetsAt: 1_200 });
    expect(await use('b')).toEqual({ count: 2, resetsAt: 1_199 });
  });

  it('counts several at once', async () => {
    let now = 1_000;
    const store = await harness().open(() => now);
    const use = (times: number) => store.countUse({ key: 'a', window: 100, times });
    expect(await use(3)).toEqual({ count: 3, resetsAt: 1_100 });
    expect(await use(2)).toEqual({ count: 5, resetsAt: 1_100 });
    now = 1_100;
    expect(await use(4)).toEqual({ count: 4, resetsAt: 1_200 });
  });

  it('extends no window when the clock is set back', async () => {
    let now = 100_000;
    const store = await harness().open(() => now);
    const use = () => store.countUse({ key: 'a', window: 100 });
    await use();
    now = 1_000;
    expect(await use()).toEqual({ count: 2, resetsAt: 1_100 });
    now = 1_050;
    expect(await use()).toEqual({ count: 3, resetsAt: 1_100 });
    now = 1_100;
    expect(await use()).toEqual({ count: 1, resetsAt: 1_200 });
  });

  it('loses no count of concurrent uses over two connections', async () => {
    const stores = [await harness().open(), await harness().open()];
    const uses = Array.from({ length: 40 }, (_, at) =>
      stores[at % 2]?.countUse({ key: 'k', window: 100 }),
    );
    const counts = (await Promise.all(uses)).map((use) => use?.count ?? 0);
    expect(counts.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 40 }, (_, at) => at + 1));
  });
}
