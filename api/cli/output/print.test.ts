import { setImmediate as turn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { printAll } from './print.ts';

async function* texts(count: number) {
  for (let at = 0; at < count; at += 1) yield `${at}`.padStart(100, ' ');
}

it('prints in pieces, and reads no further while the reader has not taken the last one', async () => {
  const printed: string[] = [];
  let taken = Promise.withResolvers<void>();
  const io = { print: (text: string) => void printed.push(text), drained: () => taken.promise };
  const done = printAll(io, texts(2_000));
  for (let turns = 0; turns < 5; turns += 1) await turn();
  expect(printed).toHaveLength(1);
  while (printed.join('').length < 200_000) {
    taken.resolve();
    taken = Promise.withResolvers();
    await turn();
  }
  await done;
  expect(printed.every(({ length }) => length < 70_000)).toBe(true);
  expect(printed.join('').trimStart().split(/\s+/)).toEqual(
    Array.from({ length: 2_000 }, (_, at) => String(at)),
  );
});

it('prints nothing for no texts', async () => {
  const printed: string[] = [];
  await printAll({ print: (text) => void printed.push(text), drained: async () => {} }, texts(0));
  expect(printed).toEqual([]);
});
