import type { KeyItem } from '@grovemail/contract/console/keys.ts';
import { expect, it } from 'vitest';
import { idleMaster, isInUse, keyState, keysStatus } from './key-states.ts';

const day = 24 * 60 * 60_000;
const now = 400 * day;
const key = (changes: Partial<KeyItem>): KeyItem => ({
  id: '1',
  createdAt: now - 89 * day,
  label: 'Shop',
  scopes: ['send'],
  networks: [],
  isTest: false,
  isStrict: false,
  endsAt: null,
  lastUsedAt: null,
  revokedAt: null,
  ...changes,
});

it.each([
  [{ lastUsedAt: now - day }, 'In use', true],
  [{ lastUsedAt: now - 31 * day }, 'Unused for 31 days', false],
  [{}, 'Unused for 89 days', false],
  [{ createdAt: now - 60_000 }, 'New', false],
  [{ isTest: true, lastUsedAt: now }, 'Test', true],
  [{ endsAt: now + 5 * day, lastUsedAt: now }, 'Ends in 5 days', true],
  [{ endsAt: now + 1, isTest: true }, 'Ends in 1 day', false],
  [{ endsAt: now, lastUsedAt: now }, 'Expired', false],
  [{ revokedAt: now, endsAt: now, lastUsedAt: now }, 'Revoked', false],
])('%j is %s', (changes, label, used) => {
  expect(keyState(key(changes), now).label).toBe(label);
  expect(isInUse(key(changes), now)).toBe(used);
});

it('how many work', () => {
  expect(keysStatus([], now)).toBe('');
  expect(keysStatus([key({})], now)).toBe('1 works');
  const keys = [key({}), key({}), key({ revokedAt: 1 }), key({ endsAt: 1 })];
  expect(keysStatus(keys, now)).toBe('2 work, 2 revoked or expired');
});

it.each([
  [{}, true],
  [{ lastUsedAt: now - 31 * day }, true],
  [{ lastUsedAt: now - day }, false],
  [{ createdAt: now - day }, false],
  [{ scopes: ['send'] }, false],
  [{ isTest: true }, false],
  [{ revokedAt: now }, false],
])('a key for everything that nobody would miss: %j, %s', (changes, isIdle) => {
  const one = key({ scopes: ['all'], ...changes });
  expect(idleMaster([key({}), one], now)).toBe(isIdle ? one : undefined);
});
