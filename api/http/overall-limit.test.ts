import { expect, it } from 'vitest';
import { countInMemory } from './account-limit.ts';
import { overallLimit } from './overall-limit.ts';

function limiter(max: number | null = 2) {
  const clock = { now: 1_000_000 };
  const now = () => clock.now;
  const limit = overallLimit({ max, count: countInMemory(now), now });
  const given: (number | null)[] = [];
  const act = (answer: { status: number; isRepetition?: boolean }, name = 'forms') =>
    limit(name, async (wait) => {
      given.push(wait);
      return answer;
    });
  return { clock, limit, given, act };
}

const stored = { status: 200 };

it('gives a place to as many as it has, and tells the rest how long to wait', async () => {
  const { clock, act, given } = limiter();
  await act(stored);
  clock.now += 20_500;
  for (let time = 0; time < 3; time += 1) await act(stored);
  expect(given).toEqual([null, null, 40, 40]);
  clock.now += 39_500;
  await act(stored);
  expect(given.at(-1)).toBeNull();
});

it.each([
  ['a refusal', { status: 400 }],
  ['a repetition', { status: 200, isRepetition: true }],
])('leaves the place of %s to the next', async (_kind, answer) => {
  const { act, given } = limiter();
  for (let time = 0; time < 20; time += 1) await act(answer);
  for (let time = 0; time < 3; time += 1) await act(stored);
  expect(given.slice(-3)).toEqual([null, null, 60]);
});

it('leaves the place of a failure to the next', async () => {
  const { limit, act, given } = limiter();
  for (let time = 0; time < 20; time += 1) {
    const failing = limit('forms', async () => {
      throw new Error('away');
    });
    await expect(failing).rejects.toThrow('away');
  }
  for (let time = 0; time < 3; time += 1) await act(stored);
  expect(given).toEqual([null, null, 60]);
});

it('carries no place over into the next window', async () => {
  const { clock, act, given } = limiter();
  await Promise.all([act({ status: 400 }), act({ status: 400 })]);
  clock.now += 60_000;
  for (let time = 0; time < 3; time += 1) await act(stored);
  expect(given.slice(-3)).toEqual([null, null, 60]);
});

it('counts each name by itself, and nothing without a limit', async () => {
  const { act, given } = limiter();
  for (const name of ['a', 'a', 'a', 'b']) await act(stored, name);
  expect(given).toEqual([null, null, 60, null]);
  const open = limiter(null);
  for (let time = 0; time < 20; time += 1) await open.act(stored);
  expect(open.given.every((wait) => wait === null)).toBe(true);
});
