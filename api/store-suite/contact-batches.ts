import { expect, it } from 'vitest';
import type { ContactChange, ContactOutcome, ContactRow } from '../store/contacts/contact-store.ts';
import type { Store } from '../store/store.ts';
import { newId } from './acceptances.ts';
import { contactChange, keyed, unkeyed } from './account-calls.ts';
import type { StoreHarness } from './store-harness.ts';

/** Many contacts in one call: each saved as if alone, all in one transaction. */
export function contactBatches(harness: () => StoreHarness): void {
  const save = async (store: Store, changes: ContactChange[]): Promise<ContactOutcome[]> => {
    const result = await store.saveContacts(changes, unkeyed());
    if (result.outcome !== 'completed') throw new Error(result.outcome);
    return JSON.parse(result.response.body);
  };
  const stored = async (store: Store, space = 'live') =>
    (await store.listContacts({ space, limit: 2_000 })).rows;
  const numbered = (count: number) =>
    Array.from({ length: count }, (_, at) => contactChange({ email: `${at}@example.com` }));
  const many = (prefix: string) =>
    Object.fromEntries(Array.from({ length: 60 }, (_, at) => [`${prefix}${at}`, at]));

  it.each([0, 1, 9, 10, 11, 111, 1_000])('stores %i contacts in order', async (count) => {
    const store = await harness().open();
    const changes = numbered(count);
    const outcomes = await save(store, changes);
    expect(outcomes.map((outcome) => savedOf(outcome).email)).toEqual(
      changes.map(({ email }) => email),
    );
    expect(await stored(store)).toEqual(outcomes.map(savedOf).toReversed());
  });

  it('updates existing contacts, and keeps fields that are not given', async () => {
    let now = 1;
    const store = await harness().open(() => now);
    const before = (await save(store, numbered(25))).map(savedOf);
    now = 2;
    const changes = before.map(({ email }) =>
      contactChange({ email, fields: { lastname: 'Obi' } }),
    );
    const after = (await save(store, changes)).map(savedOf);
    expect(after).toEqual(before.map((row) => ({ ...row, lastname: 'Obi', updatedAt: 2 })));
    expect(await stored(store)).toEqual(after.toReversed());
  });

  it('applies several changes of one address in order, each with its own result', async () => {
    const store = await harness().open();
    const change = (changes: Partial<ContactChange>) => contactChange({ fields: {}, ...changes });
    const outcomes = await save(store, [
      change({ fields: { firstname: 'Ada', address: { country: 'NG' } }, extraData: { a: 1 } }),
      change({ email: 'b@example.com' }),
      change({ fields: { firstname: null, address: { state: 'Lagos' } }, extraData: { b: 2 } }),
    ]);
    expect(outcomes.map(savedOf)).toMatchObject([
      { firstname: 'Ada', address: { state: null, country: 'NG' }, extraData: { a: 1 } },
      { email: 'b@example.com' },
      { firstname: null, address: { state: 'Lagos', country: 'NG' }, extraData: { a: 1, b: 2 } },
    ]);
    expect(await stored(store)).toEqual([savedOf(outcomes[1]), savedOf(outcomes[2])]);
  });

  it('rejects contacts that would become too large, unchanged, and stores the rest', async () => {
    let now = 1;
    const store = await harness().open(() => now);
    const [old] = (await save(store, [contactChange({ extraData: many('a') })])).map(savedOf);
    now = 2;
    const tooMuch = { ...many('b'), ...many('c') };
    const outcomes = await save(store, [
      contactChange({ fields: { firstname: 'Eve' }, extraData: many('b') }),
      contactChange({ email: 'new@example.com', extraData: tooMuch }),
      contactChange({ email: 'kept@example.com', extraData: tooMuch }),
      contactChange({ email: 'kept@example.com', extraData: many('b') }),
    ]);
    expect(outcomes).toMatchObject([full, full, full, { saved: { extraData: many('b') } }]);
    expect(await stored(store)).toEqual([savedOf(outcomes[3]), old]);
  });

  it('stores none if one write fails', async () => {
    const store = await harness().open();
    const bad = contactChange({ email: 'b@example.com', fields: { gender: 'other' as 'male' } });
    await expect(save(store, [...numbered(12), bad])).rejects.toBeInstanceOf(Error);
    expect(await stored(store)).toEqual([]);
  });

  it('changes only its own data space', async () => {
    const store = await harness().open();
    const live = (await save(store, numbered(3))).map(savedOf);
    await save(
      store,
      numbered(3).map((change) => ({ ...change, space: 'test', fields: { firstname: 'T' } })),
    );
    expect(await stored(store)).toEqual(live.toReversed());
    expect((await stored(store, 'test')).map(({ firstname }) => firstname)).toEqual([
      'T',
      'T',
      'T',
    ]);
  });

  it('loses no change of concurrent calls with the same contacts in different orders', async () => {
    const stores = [await harness().open(), await harness().open()] as const;
    const calls = Array.from({ length: 8 }, (_, call) => {
      const changes = numbered(30).map((change) => ({
        ...change,
        id: newId(),
        extraData: { [`call${call}`]: call },
      }));
      return save(stores[call % 2 === 0 ? 0 : 1], call % 2 ? changes.toReversed() : changes);
    });
    await Promise.all(calls);
    const rows = await stored(stores[0]);
    expect(rows).toHaveLength(30);
    for (const { extraData } of rows) expect(Object.keys(extraData)).toHaveLength(8);
  });

  it('replays the first response, and writes nothing', async () => {
    const store = await harness().open();
    const first = await store.saveContacts(numbered(3), keyed({ key: 'k' }));
    expect(await store.saveContacts(numbered(3), keyed({ key: 'k' }))).toEqual({
      ...first,
      outcome: 'replayed',
    });
    expect(await stored(store)).toHaveLength(3);
  });

  it.each([
    ['there are no contacts', []],
    ['none can be saved', [contactChange({ extraData: { ...many('a'), ...many('b') } })]],
  ])('keeps neither key nor response if %s', async (_, changes) => {
    const store = await harness().open();
    const { idempotency, response } = keyed<ContactOutcome[]>({ key: 'k' });
    const rejected = await store.saveContacts(changes, { idempotency, response });
    expect(rejected).toEqual({ outcome: 'completed', response: response(changes.map(() => full)) });
    expect(idempotency && (await store.findResponse(idempotency))).toBeNull();
    expect(await stored(store)).toEqual([]);
  });
}

const full: ContactOutcome = { error: 'full' };

function savedOf(outcome: ContactOutcome | undefined): ContactRow {
  if (!outcome || !('saved' in outcome)) throw new Error(JSON.stringify(outcome));
  return outcome.saved;
}
