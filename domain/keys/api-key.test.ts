import fc from 'fast-check';
import { expect, it } from 'vitest';
import { apiKeyDigest, apiKeyOf, looksLikeApiKey } from './api-key.ts';

const bytes = fc.uint8Array({ minLength: 32, maxLength: 32 });

it('writes keys that it knows again, with 256 bits and a checksum', async () => {
  await fc.assert(
    fc.asyncProperty(bytes, fc.boolean(), async (random, test) => {
      const key = await apiKeyOf(random, { test });
      expect(key).toMatch(test ? /^gm_test_[\w-]{49}$/ : /^gm_live_[\w-]{49}$/);
      expect(await looksLikeApiKey(key)).toBe(true);
      expect(await apiKeyDigest(key)).not.toContain(key.slice(8));
    }),
  );
});

it('tells a slip of one character', async () => {
  const key = await apiKeyOf(new Uint8Array(32).fill(7), { test: false });
  for (let at = 0; at < key.length; at += 1) {
    const slip = key.slice(0, at) + (key[at] === 'x' ? 'y' : 'x') + key.slice(at + 1);
    expect(await looksLikeApiKey(slip)).toBe(false);
  }
});

it.each(['', 'gm_live_', 'gm_live_AAAAAA', 'pk_local_site', `gm_live_${'A'.repeat(49)}`])(
  'takes %j for no key',
  async (text) => {
    expect(await looksLikeApiKey(text)).toBe(false);
  },
);

it('is made of 32 bytes and no others', async () => {
  await expect(apiKeyOf(new Uint8Array(16), { test: true })).rejects.toThrow(RangeError);
});
