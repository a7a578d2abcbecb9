import { describe, expect, it } from 'vitest';
import { accountLimit, overallLimit } from './rate-limits.ts';
import { countInMemory } from './use-counts.ts';

function limiter(max: number | null = 2) {
  const clock = { now: 1_000_000 };
  const now = () => clock.now;
  const limit = overallLimit({ max, count: countInMemory(now), now });
  return {
    clock,
    /** The waits of that many posts of a network. */
    async post(count: number, address = '192.0.2.1', name = 'forms') {
      const waits = [];
      for (let at = 0; at < count; at += 1) waits.push(await limit(name, address));
      return waits;
    },
  };
}

it('gives a network beyond its first two posts a Retry-After once the limit is used up', async () => {
  const { clock, post } = limiter();
  expect(await post(3)).toEqual([null, null, null]);
  clock.now += 20_500;
  expect(await post(3)).toEqual([null, 40, 40]);
  clock.now += 39_500;
  expect(await post(3)).toEqual([null, null, null]);
});

it('never touches the first two posts of a network, whatever the others sent', async () => {
  const { post } = limiter();
  for (let at = 0; at < 61; at += 1) await post(10, `10.${at}.0.1`);
  expect(await post(3, '198.51.100.7')).toEqual([null, null, 60]);
  expect(await post(3, '2001:db8::7')).toEqual([null, null, 60]);
});

it.each([
  ['a /24', (at: number) => `192.0.2.${at}`],
  ['a /48', (at: number) => `2001:db8:1:${at}::1`],
])('counts the addresses of %s as one network', async (_network, address) => {
  const { post } = limiter(1);
  const waits = [];
  for (let at = 0; at < 5; at += 1) waits.push(...(await post(1, address(at))));
  expect(waits).toEqual([null, null, null, 60, 60]);
});

it('counts each name by itself, and nothing without a limit', async () => {
  const { post } = limiter();
  expect(await post(5)).toEqual([null, null, null, null, 60]);
  expect(await post(3, '192.0.2.1', 'links')).toEqual([null, null, null]);
  expect(await limiter(null).post(20)).toEqual(Array(20).fill(null));
});

describe('the calls of a key', () => {
  /** What is left after each, or null for one over the limit. @param calls how many each counts as */
  async function left(max: number, calls: number[]): Promise<(number | null)[]> {
    let remaining: number | undefined;
    const reply = {
      headers(values: Record<string, number>) {
        remaining = values['ratelimit-remaining'];
      },
    };
    const now = () => 1_000_000;
    const limit = accountLimit({ max, count: countInMemory(now), now });
    const rest: (number | null)[] = [];
    for (const further of calls) {
      const outcome = limit('k', reply, true, further).then(
        () => remaining ?? null,
        () => null,
      );
      rest.push(await outcome);
    }
    return rest;
  }

  it('count by themselves, and those that are let in as many more', async () => {
    expect(await left(10, [0, 4, 0, 3])).toEqual([9, 5, 4, 1]);
  });

  it('may go beyond the limit once, if the limit was not used up before', async () => {
    expect(await left(3, [0, 0, 0, 99, 0, 99, 1])).toEqual([2, 1, 0, 0, null, null, null]);
  });
});
