import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { type Busy, groupCommit, type Outcome } from './group-commit.ts';

const inGroups = <Result>(
  commit: (items: number[]) => Outcome<Result>[] | Busy,
  timeoutMs = 60_000,
) => groupCommit<number, Result>(commit, timeoutMs);

it('rejects every item when the commit throws, and continues with the next batch', async () => {
  let broken = true;
  const group = inGroups((items: number[]): Outcome<number>[] => {
    if (broken) throw new Error('broken');
    return items.map((value) => ({ ok: true, value }));
  });
  const settled = await Promise.allSettled([group.add(1), group.add(2)]);
  expect(settled.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  broken = false;
  expect(await group.add(3)).toBe(3);
});

it('rejects an item without an outcome', async () => {
  const group = inGroups((items: number[]): Outcome<number>[] =>
    items.slice(1).map((value) => ({ ok: true, value })),
  );
  const settled = await Promise.allSettled([group.add(1), group.add(2)]);
  expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
});

it('gives each item its own outcome, in one call per turn', async () => {
  const batches: number[][] = [];
  const group = inGroups((items: number[]): Outcome<string>[] => {
    batches.push(items);
    return items.map((item) =>
      item % 2 ? { ok: true, value: `${item}` } : { ok: false, error: `${item} rejected` },
    );
  });
  const settled = await Promise.allSettled([group.add(1), group.add(2), group.add(3)]);
  expect(settled).toEqual([
    { status: 'fulfilled', value: '1' },
    { status: 'rejected', reason: '2 rejected' },
    { status: 'fulfilled', value: '3' },
  ]);
  await group.add(5);
  expect(batches).toEqual([[1, 2, 3], [5]]);
});

it('flushes at once on request, and commits nothing twice', async () => {
  const batches: number[][] = [];
  const group = inGroups((items: number[]): Outcome<number>[] => {
    batches.push(items);
    return items.map((value) => ({ ok: true, value }));
  });
  const first = group.add(1);
  void group.settle();
  expect(batches).toEqual([[1]]);
  const second = group.add(2);
  expect(await Promise.all([first, second])).toEqual([1, 2]);
  expect(batches).toEqual([[1], [2]]);
});

describe('while the store is busy', () => {
  const stored = (items: number[]) => items.map((value) => ({ ok: true, value }) as const);

  it('keeps the order, and later items join behind', async () => {
    const tried: number[][] = [];
    const group = inGroups((items) => {
      tried.push(items);
      return tried.length < 3 ? { busy: 'busy' } : stored(items);
    });
    const first = [group.add(1), group.add(2)];
    await turn();
    const all = Promise.all([...first, group.add(3)]);
    expect(await all).toEqual([1, 2, 3]);
    expect(tried).toEqual([
      [1, 2],
      [1, 2, 3],
      [1, 2, 3],
    ]);
    expect(await group.add(4)).toBe(4);
    expect(tried.slice(3)).toEqual([[4]]);
  });

  it('rejects what has waited too long, and takes the next', async () => {
    let isBusy = true;
    const group = inGroups((items) => (isBusy ? { busy: 'busy' } : stored(items)), 0);
    await expect(group.add(1)).rejects.toBe('busy');
    isBusy = false;
    expect(await group.add(2)).toBe(2);
  });

  it('settles once nothing waits', async () => {
    let tries = 0;
    const group = inGroups((items) => {
      tries += 1;
      return tries < 4 ? { busy: 'busy' } : stored(items);
    });
    const order: string[] = [];
    const item = group.add(1).then(() => order.push('stored'));
    await group.settle();
    order.push('settled');
    await item;
    expect(order).toEqual(['stored', 'settled']);
    expect(tries).toBe(4);
  });
});
