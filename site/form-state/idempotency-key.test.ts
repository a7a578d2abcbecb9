import { expect, it } from 'vitest';
import { createKeySource } from './idempotency-key.ts';

it('keeps the key while the body stays the same, so that a retry is one row', () => {
  const keyFor = createKeySource();
  expect(keyFor('a')).toBe(keyFor('a'));
});

it('takes a new key for a changed body, and for another form', () => {
  const keyFor = createKeySource();
  const first = keyFor('a');
  expect(keyFor('b')).not.toBe(first);
  expect(createKeySource()('a')).not.toBe(first);
});

it('has 128 random bits in printable characters', () => {
  expect(createKeySource()('a')).toMatch(/^[0-9a-f]{32}$/);
});
