import { expect, it } from 'vitest';
import { StoreUnavailableError } from '../store/database/errors.ts';
import type { NewKey } from '../store/keys/key-store.ts';
import { newId } from './acceptances.ts';
import { hostileTexts } from './hostile-texts.ts';
import type { StoreHarness } from './store-harness.ts';

/** A key is valid until it is revoked; only its digest is stored. */
export function keys(harness: () => StoreHarness): void {
  it('finds a key by its digest only', async () => {
    const store = await harness().open();
    const { digest, ...row } = key({ scopes: ['push-only'], isTest: true });
    await store.addKey({ digest, ...row });
    expect(await store.findKey(digest)).toEqual({ ...row, space: 'test', ...inForce });
    for (const other of ['', digest.toUpperCase(), ` ${digest}`, row.id, row.label]) {
      expect(await store.findKey(other)).toBeNull();
    }
  });

  it('lists keys newest first, never with their digest', async () => {
    const store = await harness().open();
    const made = [key(), key({ isTest: true }), key({ scopes: ['push-only'] })];
    for (const one of made) await store.addKey(one);
    expect(await store.listKeys()).toEqual(
      made.toReversed().map(({ digest, ...row }) => {
        return { ...row, space: row.isTest ? 'test' : 'live', ...inForce };
      }),
    );
  });

  it('rejects a revoked key from the next call on, over any connection', async () => {
    let now = 10;
    const [one, two] = [await harness().open(() => now), await harness().open(() => now)];
    const [gone, stays] = [key(), key()];
    for (const each of [gone, stays]) await one.addKey(each);
    expect(await two.findKey(gone.digest)).toMatchObject({ id: gone.id });

    expect(await one.revokeKey(gone.id)).toBe('revoked');
    expect(await two.findKey(gone.digest)).toBeNull();
    expect(await two.findKey(stays.digest)).toMatchObject({ id: stays.id });
    now = 20;
    expect(await two.revokeKey(gone.id)).toBe('revoked');
    expect(await two.listKeys()).toMatchObject([
      { id: stays.id, revokedAt: null },
      { id: gone.id, revokedAt: 10 },
    ]);
  });

  it('keeps one time of revocation when keys are made, used and revoked concurrently', async () => {
    const [one, two] = [await harness().open(() => 10), await harness().open(() => 20)];
    const made = Array.from({ length: 20 }, () => key({ scopes: ['push-only'] }));
    await Promise.all(
      made.map(async (each, at) => {
        await (at % 2 === 0 ? one : two).addKey(each);
        await Promise.all([
          one.revokeKey(each.id),
          two.noteKeyUse(each.id, 15),
          two.revokeKey(each.id),
          one.findKey(each.digest),
        ]);
        expect([await one.findKey(each.digest), await two.findKey(each.digest)]).toEqual([
          null,
          null,
        ]);
      }),
    );
    const rows = await one.listKeys();
    expect(rows).toHaveLength(made.length);
    for (const { lastUsedAt, revokedAt } of rows) {
      expect([10, 20]).toContain(revokedAt);
      expect(lastUsedAt).toBe(15);
    }
    await Promise.all(made.flatMap(({ id }) => [one.revokeKey(id), two.revokeKey(id)]));
    expect(await two.listKeys()).toEqual(rows);
  });

  it('returns scopes, networks and whether it is strict, and no key after its expiry', async () => {
    const clock = { now: 10 };
    const store = await harness().open(() => clock.now);
    const given = {
      scopes: ['send', 'contacts'] as const,
      isStrict: true,
      endsAt: 20,
      networks: ['203.0.113.0/24', '2001:db8::/32'],
    };
    const one = key(given);
    await store.addKey(one);
    expect(await store.findKey(one.digest)).toMatchObject({ ...given, space: 'live' });
    clock.now = 19;
    expect(await store.findKey(one.digest)).not.toBeNull();
    clock.now = 20;
    expect(await store.findKey(one.digest)).toBeNull();
    expect(await store.listKeys()).toMatchObject([given]);
  });

  it('records the last use once a minute, and after the clock is set back', async () => {
    const store = await harness().open();
    const [one, other] = [key(), key()];
    for (const each of [one, other]) await store.addKey(each);
    for (const [at, noted] of [
      [1_000_000, 1_000_000],
      [1_059_999, 1_000_000],
      [1_060_000, 1_060_000],
      [900_000, 900_000],
    ] as const) {
      await store.noteKeyUse(one.id, at);
      expect(await store.findKey(one.digest)).toMatchObject({ lastUsedAt: noted });
    }
    await store.noteKeyUse('nobody', 1);
    expect(await store.findKey(other.digest)).toMatchObject({ lastUsedAt: null });
  });

  it.each(['', 'nobody', `' or 1 = 1 --`])('revokes nothing by the id %j', async (id) => {
    const store = await harness().open();
    const one = key();
    await store.addKey(one);
    expect(await store.revokeKey(id)).toBe('unknown');
    expect(await store.revokeKey(one.digest)).toBe('unknown');
    expect(await store.findKey(one.digest)).not.toBeNull();
  });

  it.each<[name: string, make: (known: NewKey) => NewKey]>([
    ['an existing digest', ({ digest }) => key({ digest })],
    ['an existing id', ({ id }) => key({ id })],
    ['an unknown scope', () => key({ scopes: ['all', 'everything' as 'all'] })],
  ])('rejects a key with %s', async (_name, make) => {
    const store = await harness().open();
    const known = key();
    await store.addKey(known);
    const error = await store.addKey(make(known)).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(Error);
    expect(error).not.toBeInstanceOf(StoreUnavailableError);
    expect(await store.listKeys()).toHaveLength(1);
  });

  it.each(hostileTexts)('round-trips a label: %s', async (_name, label) => {
    const store = await harness().open();
    const one = key({ label });
    await store.addKey(one);
    expect(await store.findKey(one.digest)).toMatchObject({ label });
  });
}

const inForce = { expiresAt: null, lastUsedAt: null, revokedAt: null };

function key(changes: Partial<NewKey> = {}): NewKey {
  const id = newId();
  return {
    id,
    createdAt: 1_700_000_000_000,
    label: 'Shop',
    scopes: ['all'],
    endsAt: null,
    networks: [],
    isTest: false,
    isStrict: false,
    digest: `digest of ${id}`,
    ...changes,
  };
}
