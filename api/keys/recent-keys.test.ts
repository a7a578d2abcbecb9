import { beforeEach, expect, it } from 'vitest';
import { recentKeys } from './recent-keys.ts';

let now = 0;
let stored = new Map<string, StoredKey>();
let lookups: string[] = [];
let find: ReturnType<typeof recentKeys<StoredKey>>;

interface StoredKey {
  id: string;
  expiresAt: number | null;
  endsAt: number | null;
}

beforeEach(() => {
  now = 1_000_000;
  stored = new Map([['ada', { id: 'ada', expiresAt: null, endsAt: null }]]);
  lookups = [];
  find = recentKeys(
    async (digest) => {
      lookups.push(digest);
      return stored.get(digest) ?? null;
    },
    () => now,
  );
});

let checked: (string | null)[] = [];
const use = async (digest: string, accepted = true) => {
  const found = await find(digest, (key) => {
    checked.push(key?.id ?? null);
    return accepted;
  });
  return found?.id ?? null;
};

it('looks a key up once in a second', async () => {
  expect([await use('ada'), await use('ada')]).toEqual(['ada', 'ada']);
  now += 999;
  expect(await use('ada')).toBe('ada');
  expect(lookups).toEqual(['ada']);
});

it.each([1_000, -1_000])(
  'a revocation takes effect when the clock has moved by %i ms',
  async (by) => {
    await use('ada');
    stored.clear();
    now += by;
    expect(await use('ada')).toBeNull();
  },
);

it('uses it for less than a second after the lookup, however often', async () => {
  for (let call = 0; call < 5; call += 1) {
    await use('ada');
    now += 250;
  }
  expect(lookups).toHaveLength(2);
});

it.each(['expiresAt', 'endsAt'] as const)('looks up a key past its %s', async (end) => {
  stored.set('ada', { id: 'ada', expiresAt: null, endsAt: null, [end]: now + 10 });
  await use('ada');
  now += 10;
  await use('ada');
  expect(lookups).toHaveLength(2);
});

it.each([
  ['unknown', true],
  ['ada', false],
])('looks up %s every time, when accepted is %s', async (digest, accepted) => {
  await use('ada');
  lookups = [];
  expect([await use(digest, accepted), await use(digest, accepted)]).toEqual([null, null]);
  expect(lookups).toHaveLength(2);
});

it('checks the call without a key, too', async () => {
  checked = [];
  await use('unknown', true);
  await use('ada', false);
  expect(checked).toEqual([null, 'ada']);
});

it('keeps at most 1,000 keys', async () => {
  for (let key = 0; key < 1_001; key += 1) {
    stored.set(`${key}`, { id: `${key}`, expiresAt: null, endsAt: null });
    await use(`${key}`);
  }
  lookups = [];
  await use('0');
  await use('1000');
  expect(lookups).toEqual(['0']);
});
