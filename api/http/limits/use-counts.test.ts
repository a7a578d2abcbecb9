import { describe, expect, it } from 'vitest';
import { type CountUses, countInMemory, sharedCounts } from './use-counts.ts';

const window = 60_000;
const max = 3;

function counter(options?: { capacity: number }) {
  const clock = { now: 1_000_000 };
  const count = countInMemory(() => clock.now, options);
  return { clock, use: (key = 'a') => count({ key }) };
}

describe('counts in memory', () => {
  it('each name until its window ends, and then anew', () => {
    const { clock, use } = counter();
    expect(use()).toEqual({ count: 1, resetsAt: 1_060_000 });
    clock.now += window - 1;
    expect(use()).toEqual({ count: 2, resetsAt: 1_060_000 });
    expect(use('b')).toEqual({ count: 1, resetsAt: clock.now + window });
    clock.now += 1;
    expect(use()).toEqual({ count: 1, resetsAt: clock.now + window });
  });

  it('no longer than a window when the clock is put back', () => {
    const { clock, use } = counter();
    use();
    clock.now = 1_000;
    expect(use()).toEqual({ count: 2, resetsAt: 61_000 });
    clock.now += 30_000;
    expect(use()).toEqual({ count: 3, resetsAt: 61_000 });
    clock.now += 30_000;
    expect(use()).toEqual({ count: 1, resetsAt: 121_000 });
  });

  it('no more than 100,000 names, the latest of them', () => {
    const { use } = counter();
    use('first');
    for (let at = 0; at < 100_000; at += 1) use(`name ${at}`);
    expect(use('name 99999').count).toBe(2);
    expect(use('first').count).toBe(1);
  });

  it('the least recently used name no longer, when there are too many', () => {
    const { use } = counter({ capacity: 2 });
    const counts = ['a', 'b', 'a', 'c', 'a', 'b', 'c'].map((name) => use(name).count);
    // c evicts b, and b then c.
    expect(counts).toEqual([1, 1, 2, 1, 3, 1, 1]);
  });

  it('a name in use, however many others come', () => {
    const { use } = counter({ capacity: 100 });
    for (let time = 1; time <= 10_000; time += 1) {
      use(`other ${time}`);
      expect(use('mine').count).toBe(time);
    }
  });
});

/** A store that counts, responds on demand, and records its queries. */
function countingStore() {
  const asked: Parameters<CountUses>[0][] = [];
  const held: (() => void)[] = [];
  const counts = new Map<string, number>();
  let failure: Error | null = null;
  return {
    asked,
    fail: (error: Error | null) => {
      failure = error;
    },
    async respond() {
      while (held.length > 0) {
        for (const go of held.splice(0)) go();
        // Lets the next batch start.
        await new Promise(setImmediate);
      }
    },
    count: async (use: Parameters<CountUses>[0]) => {
      asked.push(use);
      await new Promise<void>((resolve) => {
        held.push(resolve);
      });
      if (failure) throw failure;
      const count = (counts.get(use.key) ?? 0) + use.times;
      counts.set(use.key, count);
      return { count, resetsAt: 1_000 + window };
    },
  };
}

function limiter(secret = 'shared') {
  const store = countingStore();
  const clock = { now: 1_000 };
  const count = sharedCounts({ count: store.count, secret, now: () => clock.now });
  const use = (key: string, times?: number) =>
    Promise.resolve(count({ key, max, ...(times === undefined ? {} : { times }) }));
  return { store, clock, use };
}

it('batches concurrent uses of a name into one query, and gives each its own count', async () => {
  const { store, use } = limiter();
  const uses = Array.from({ length: 50 }, () => use('everyone'));
  const other = use('someone');
  await store.respond();
  expect((await Promise.all(uses)).map((result) => result.count)).toEqual(
    Array.from({ length: 50 }, (_, at) => at + 1),
  );
  expect((await other).count).toBe(1);
  expect(store.asked.map(({ times }) => times)).toEqual([1, 1, 49]);
});

it('counts several uses at once, between those before and after them', async () => {
  const { store, use } = limiter();
  const uses = [use('a'), use('a', 5), use('a'), use('a', 3)];
  await store.respond();
  expect((await Promise.all(uses)).map(({ count }) => count)).toEqual([1, 6, 7, 10]);
  expect(store.asked.map(({ times }) => times)).toEqual([1, 9]);
  expect((await use('a', 5)).count).toBe(15);
});

it('sends no query for a name over its limit until the window ends', async () => {
  const { store, clock, use } = limiter();
  for (let time = 1; time <= max + 1; time += 1) {
    const used = use('a');
    await store.respond();
    expect(await used).toEqual({ count: time, resetsAt: 1_000 + window });
  }
  clock.now += 30_000;
  expect(await use('a')).toEqual({ count: max + 2, resetsAt: 1_000 + window });
  expect(store.asked).toHaveLength(max + 1);
  clock.now += 30_000;
  const anew = use('a');
  await store.respond();
  await anew;
  expect(store.asked).toHaveLength(max + 2);
});

it('queries again when the clock was set back to before the window', async () => {
  const { store, clock, use } = limiter();
  clock.now += window;
  for (let time = 0; time <= max; time += 1) {
    const used = use('a');
    await store.respond();
    await used;
  }
  clock.now = 1_000 - 3_600_000;
  const anew = use('a');
  await store.respond();
  expect((await anew).count).toBe(max + 2);
});

it('rejects all uses of a failed batch, and queries again for the next', async () => {
  const { store, use } = limiter();
  store.fail(new Error('away'));
  const uses = [use('a'), use('a'), use('a')];
  const settled = Promise.allSettled(uses);
  await store.respond();
  expect((await settled).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  store.fail(null);
  const after = use('a');
  await store.respond();
  expect((await after).count).toBe(1);
});

it('sends the store a hash keyed with the secret, never the name', async () => {
  const keys = ['one', 'one', 'two'].map((secret) => {
    const { store, use } = limiter(secret);
    void use('forms of 192.0.2.7');
    return store.asked[0]?.key;
  });
  expect(keys[0]).toBe(keys[1]);
  expect(keys[0]).not.toBe(keys[2]);
  for (const key of keys) expect(key).toMatch(/^[\w-]{43}$/);
});
