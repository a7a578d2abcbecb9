import fc from 'fast-check';
import { expect, it } from 'vitest';
import { apiKeyDigest, formatApiKey, keyLength, looksLikeApiKey } from './api-key.ts';

const bytes = fc.uint8Array({ minLength: 32, maxLength: 32 });

it('has 256 random bits and a checksum, and is recognized again', () => {
  const kinds = fc.constantFrom(
    { test: false, prefix: 'gm_live_' },
    { test: true, prefix: 'gm_test_' },
    { test: false, publishable: true, prefix: 'gm_pk_' },
  );
  fc.assert(
    fc.property(bytes, kinds, (random, { prefix, ...kind }) => {
      const key = formatApiKey(random, kind);
      expect(key).toMatch(new RegExp(`^${prefix}[\\w-]{49}$`));
      expect(key).toHaveLength(keyLength(prefix));
      expect(looksLikeApiKey(key)).toBe(true);
    }),
  );
});

// Keys and digests are stored, so neither format may change.
it('keeps its format and digest', () => {
  const key = formatApiKey(new Uint8Array(32).fill(7), { test: false });
  expect(key).toBe('gm_live_BwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcAyVamZ');
  expect(apiKeyDigest(key)).toBe('gCuJTDt7isQ6DROHdWDb9JbsONn6D-VyzRRRcdG4OCU');
});

it('is not recognized with one wrong character', () => {
  const key = formatApiKey(new Uint8Array(32).fill(7), { test: false });
  for (let at = 0; at < key.length; at += 1) {
    const wrong = key.slice(0, at) + (key[at] === 'x' ? 'y' : 'x') + key.slice(at + 1);
    expect(looksLikeApiKey(wrong)).toBe(false);
  }
});

it.each(['', 'gm_live_', 'gm_live_AAAAAA', 'pk_local_site', `gm_live_${'A'.repeat(49)}`])(
  'does not look like %j',
  (text) => {
    expect(looksLikeApiKey(text)).toBe(false);
  },
);

it('needs exactly 32 bytes', () => {
  expect(() => formatApiKey(new Uint8Array(16), { test: true })).toThrow(RangeError);
});
