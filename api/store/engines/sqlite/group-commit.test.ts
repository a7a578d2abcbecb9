import { expect, it } from 'vitest';
import { groupCommit, type Outcome } from './group-commit.ts';

it('rejects every item when the commit throws, and continues with the next batch', async () => {
  let broken = true;
  const group = groupCommit((items: number[]): Outcome<number>[] => {
    if (broken) throw new Error('broken');
    return items.map((value) => ({ ok: true, value }));
  });
  const settled = await Promise.allSettled([group.add(1), group.add(2)]);
  expect(settled.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  broken = false;
  expect(await group.add(3)).toBe(3);
});

it('rejects an item without an outcome', async () => {
  const group = groupCommit((items: number[]): Outcome<number>[] =>
    items.slice(1).map((value) => ({ ok: true, value })),
  );
  const settled = await Promise.allSettled([group.add(1), group.add(2)]);
  expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
});

it('gives each item its own outcome, in one call per turn', async () => {
  const batches: number[][] = [];
  const group = groupCommit((items: number[]): Outcome<string>[] => {
    batches.push(items);
    return items.map((item) =>
      item % 2 ? { ok: true, value: `${item}` } : { ok: false, error: `${item} refused` },
    );
  });
  const settled = await Promise.allSettled([group.add(1), group.add(2), group.add(3)]);
  expect(settled).toEqual([
    { status: 'fulfilled', value: '1' },
    { status: 'rejected', reason: '2 refused' },
    { status: 'fulfilled', value: '3' },
  ]);
  await group.add(5);
  expect(batches).toEqual([[1, 2, 3], [5]]);
});

it('flushes at once on request, and commits nothing twice', async () => {
  const batches: number[][] = [];
  const group = groupCommit((items: number[]): Outcome<number>[] => {
    batches.push(items);
    return items.map((value) => ({ ok: true, value }));
  });
  const first = group.add(1);
  group.flush();
  expect(batches).toEqual([[1]]);
  const second = group.add(2);
  expect(await Promise.all([first, second])).toEqual([1, 2]);
  expect(batches).toEqual([[1], [2]]);
});
