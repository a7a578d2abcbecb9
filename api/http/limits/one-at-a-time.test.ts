import { expect, it } from 'vitest';
import { oneAtATime } from './one-at-a-time.ts';

it('runs the work of a key in order, beside that of others, and goes on after a failure', async () => {
  const inTurn = oneAtATime();
  const order: string[] = [];
  const gate = Promise.withResolvers<void>();
  const first = inTurn('a', async () => {
    order.push('a1 starts');
    await gate.promise;
    throw new Error('broken');
  });
  const second = inTurn('a', async () => {
    order.push('a2');
    return 2;
  });
  await inTurn('b', async () => order.push('b'));
  expect(order).toEqual(['a1 starts', 'b']);
  gate.resolve();
  await expect(first).rejects.toThrow('broken');
  expect(await second).toBe(2);
  expect(order).toEqual(['a1 starts', 'b', 'a2']);
  expect(await inTurn('a', async () => 3)).toBe(3);
});
