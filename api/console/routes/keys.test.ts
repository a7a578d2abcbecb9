import type { NewKey } from '@grovemail/contract/console/keys.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { apiKeyDigest } from '../../keys/api-key.ts';
import { consoleForTest, type TestConsole } from './console-for-test.ts';

let test: TestConsole;
beforeEach(() => {
  test = consoleForTest();
});
afterEach(() => test.close());

const settings = {
  label: 'Shop',
  scopes: ['send', 'contacts'],
  isTest: false,
  isStrict: true,
  days: 90,
  networks: ['203.0.113.7', '203.0.113.7/32', '2001:DB8::/32'],
};

const created = (changes: object = {}): Promise<NewKey> =>
  test.post('/api/keys', { ...settings, ...changes });

it('a key is shown once, and works as it was wanted', async () => {
  const { id, key } = await created();
  expect(key).toMatch(/^gm_live_/);
  const row = await test.store.findKey(apiKeyDigest(key));
  const networks = ['203.0.113.7/32', '2001:db8::/32'];
  expect(row).toMatchObject({ id, networks, scopes: ['send', 'contacts'], isStrict: true });
  expect((row?.endsAt ?? 0) - (row?.createdAt ?? 0)).toBe(90 * 24 * 60 * 60_000);
  const list = await test.get('/api/keys');
  expect(list.keys).toMatchObject([{ id, label: 'Shop', lastUsedAt: null, revokedAt: null }]);
  expect(JSON.stringify(list)).not.toMatch(/gm_live_|digest/);
});

it('a key for pages and one for tests look like it', async () => {
  const own = { isStrict: false, networks: [], days: null, label: '' };
  expect((await created({ ...own, scopes: ['push-only'] })).key).toMatch(/^gm_pk_/);
  expect((await created({ ...own, scopes: ['all'], isTest: true })).key).toMatch(/^gm_test_/);
  expect((await test.store.listKeys()).map(({ label }) => label)).toEqual(['Test key', 'Live key']);
});

describe('no key is made', () => {
  it.each([
    [{ scopes: [] }, 'scopes'],
    [{ scopes: ['admin'] }, 'Invalid'],
    [{ scopes: ['all', 'read'] }, 'cannot be combined'],
    [{ scopes: ['push-only'] }, 'no network can be set'],
    [{ scopes: ['push-only'], networks: [], isTest: true }, 'cannot be a test key'],
    [{ scopes: ['read'] }, 'can be strict'],
    [{ networks: ['shop.example'] }, 'shop.example is no IPv4 or IPv6 address'],
    [{ days: 0 }, 'days'],
    [{ days: 4_000 }, 'days'],
    [{ label: 'a\nb' }, 'single line'],
  ])('%j', async (changes, message) => {
    await expect(created(changes)).rejects.toThrow(message);
    expect(await test.store.listKeys()).toEqual([]);
  });
});

it('a revoked key opens nothing, and is not revoked again', async () => {
  const { id, key } = await created();
  const revoke = () => test.post(`/api/keys/${id}/revocation`, {});
  await revoke();
  expect(await test.store.findKey(apiKeyDigest(key))).toBeNull();
  await expect(revoke()).rejects.toThrow('no such active key');
  expect(await test.logged('console')).toEqual([
    ['console keys revoke', `key:${id}`],
    ['console keys create', `key:${id}`],
  ]);
  expect(await test.get('/api/keys/changes')).toEqual({
    changes: [
      { at: expect.any(Number), who: 'ada', did: 'revoked', keyId: id },
      { at: expect.any(Number), who: 'ada', did: 'made', keyId: id },
    ],
  });
});
