import { expect, it } from 'vitest';
import { scanTurns } from './scan-turns.ts';

it('runs the scans of a key in order, beside those of others, and goes on after a failure', async () => {
  const listInTurn = scanTurns();
  const inTurn = <Listed>(key: string, scan: () => Promise<Listed>) => listInTurn(key, true, scan);
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
  await listInTurn('a', false, async () => order.push('no scan'));
  expect(order).toEqual(['a1 starts', 'b', 'no scan']);
  gate.resolve();
  await expect(first).rejects.toThrow('broken');
  expect(await second).toBe(2);
  expect(order).toEqual(['a1 starts', 'b', 'no scan', 'a2']);
  expect(await inTurn('a', async () => 3)).toBe(3);
});
