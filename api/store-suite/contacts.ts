import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { ContactChange } from '../store/contacts/contact-store.ts';
import { ContactFullError } from '../store/database/errors.ts';
import type { Store } from '../store/store.ts';
import { contactChange, rowOf, savedContact, unkeyed } from './account-calls.ts';
import { hostileTexts } from './hostile-texts.ts';
import type { StoreHarness } from './store-harness.ts';

const noFields = {
  firstname: null,
  lastname: null,
  gender: null,
  dateOfBirth: null,
  phoneNumber: null,
  address: { street: null, state: null, country: null },
};
const allFields: ContactChange['fields'] = {
  firstname: 'Ada',
  lastname: 'Obi',
  gender: 'female',
  dateOfBirth: '1990-12-31',
  phoneNumber: '+2348030000000',
  address: { street: '12 Orchard Road', state: 'Lagos', country: 'NG' },
};

/** One contact per address, live and in test; a call changes only what it names. */
export function contacts(harness: () => StoreHarness): void {
  const save = async (store: Store, changes: Partial<ContactChange> = {}) =>
    savedContact(store, changes);
  const stored = async (store: Store, space = 'live') =>
    (await store.listContacts({ space, limit: 100 })).rows;

  it('creates a contact with the given fields only, and returns what it stored', async () => {
    const store = await harness().open(() => 7);
    const change = contactChange({ fields: {} });
    const row = rowOf(await store.saveContact(change, unkeyed()));
    const { id, createdAt, email } = change;
    expect(row).toEqual({ id, createdAt, updatedAt: 7, email, ...noFields, extraData: {} });
    expect(await stored(store)).toEqual([row]);
  });

  it('says which change created the contact, also after it was deleted', async () => {
    const store = await harness().open();
    const isNew = async (changes: Partial<ContactChange> = {}) => {
      const result = await store.saveContact(contactChange(changes), unkeyed());
      if (result.outcome === 'conflict') throw new Error(result.outcome);
      return JSON.parse(result.response.body).isNew;
    };
    expect([await isNew(), await isNew(), await isNew({ space: 'test' })]).toEqual([
      true,
      false,
      true,
    ]);
    await store.deleteContact({ space: 'live', email: 'ada@example.com' }, unkeyed());
    expect([await isNew(), await isNew()]).toEqual([true, false]);
    const both = await Promise.all([
      isNew({ email: 'b@example.com' }),
      isNew({ email: 'b@example.com' }),
    ]);
    expect(both.toSorted()).toEqual([false, true]);
  });

  it('updates given fields, keeps the rest, the id and the time of creation', async () => {
    let now = 7;
    const store = await harness().open(() => now);
    const first = await save(store, { fields: allFields, extraData: { plan: 'growth' } });
    now = 8;
    const second = await save(store, { createdAt: 5, fields: { lastname: 'Eze' } });
    expect(second).toEqual({ ...first, lastname: 'Eze', updatedAt: 8 });
    expect(await stored(store)).toEqual([second]);
  });

  it('clears a field that is null', async () => {
    const store = await harness().open();
    const row = await save(store, { fields: allFields });
    for (const name of ['firstname', 'lastname', 'gender', 'dateOfBirth', 'phoneNumber'] as const) {
      expect(await save(store, { fields: { [name]: null } })).toMatchObject({ [name]: null });
    }
    expect(await stored(store)).toEqual([{ ...row, ...noFields, address: row.address }]);
  });

  it.each<[given: ContactChange['fields']['address'], expected: object]>([
    [{ state: 'Abuja' }, { street: '12 Orchard Road', state: 'Abuja', country: 'NG' }],
    [{ street: null }, { street: null, state: 'Lagos', country: 'NG' }],
    [{}, { street: '12 Orchard Road', state: 'Lagos', country: 'NG' }],
    [null, noFields.address],
  ])('R214 merges the address with %j', async (address, expected) => {
    const store = await harness().open();
    await save(store, { fields: allFields });
    const fields = address === undefined ? {} : { address };
    expect((await save(store, { fields })).address).toEqual(expected);
    expect(await stored(store)).toMatchObject([{ address: expected }]);
  });

  it.each<[given: ContactChange['extraData'], expected: object]>([
    [{ c: 3 }, { a: 1, b: { c: [true, null] }, c: 3 }],
    [{ b: { d: null } }, { a: 1, b: { d: null } }],
    [{ a: null, c: null }, { b: { c: [true, null] } }],
    [
      { a: 0, b: '' },
      { a: 0, b: '' },
    ],
    [{}, { a: 1, b: { c: [true, null] } }],
    [null, {}],
  ])('R215 merges extra_data with %j', async (extraData = {}, expected) => {
    const store = await harness().open();
    await save(store, { extraData: { a: 1, b: { c: [true, null] }, gone: null } });
    expect((await save(store, { extraData })).extraData).toEqual(expected);
    expect(await stored(store)).toMatchObject([{ extraData: expected }]);
    expect((await stored(store))[0]?.extraData).toEqual(expected);
  });

  it('R215 rejects a merge that would exceed the limit, and changes nothing', async () => {
    const store = await harness().open();
    const many = (prefix: string) =>
      Object.fromEntries(Array.from({ length: 60 }, (_, at) => [`${prefix}${at}`, at]));
    const before = await save(store, { extraData: many('a') });
    const rejected = save(store, { fields: { firstname: 'Eve' }, extraData: many('b') });
    await expect(rejected).rejects.toBeInstanceOf(ContactFullError);
    expect(await stored(store)).toMatchObject([before]);
    const emptied = Object.fromEntries(Object.keys(many('a')).map((name) => [name, null]));
    const { extraData } = await save(store, { extraData: { ...emptied, ...many('b') } });
    expect(extraData).toEqual(many('b'));
  });

  it('loses none of 50 concurrent merges of different names over two connections', async () => {
    const stores = [await harness().open(), await harness().open()] as const;
    const names = Array.from({ length: 50 }, (_, at) => `name${at}`);
    await Promise.all(
      names.map((name, at) =>
        save(stores[at % 2 === 0 ? 0 : 1], { fields: {}, extraData: { [name]: at } }),
      ),
    );
    const rows = await stored(stores[0]);
    expect(rows).toHaveLength(1);
    expect(rows[0]?.extraData).toEqual(Object.fromEntries(names.map((name, at) => [name, at])));
    expect(rows[0]?.firstname).toBeNull();
  });

  it('keeps test and live apart', async () => {
    const store = await harness().open();
    const live = await save(store, { fields: { firstname: 'Live' } });
    const test = await save(store, { space: 'test', fields: { lastname: 'Test' } });
    expect(test).toMatchObject({ firstname: null, lastname: 'Test' });
    expect(test.id).not.toBe(live.id);
    expect(await stored(store)).toEqual([live]);
    expect(await stored(store, 'test')).toEqual([test]);
  });

  it.each(hostileTexts)('round-trips any text: %s', async (_name, text) => {
    const store = await harness().open();
    const fields = { firstname: text, lastname: text, phoneNumber: text };
    const address = { street: text, state: text, country: text };
    // A contact may have 64 KB of it.
    const part = text.slice(0, 16_000);
    const extraData = { [part]: part, deep: { [part]: [part] } };
    // As long as an address may be: it is indexed, and not every index accepts long text.
    const email = text.slice(0, 254);
    const row = await save(store, { email, fields: { ...fields, address }, extraData });
    expect(row).toMatchObject({ email, ...fields, address });
    expect(row.extraData).toEqual(extraData);
    expect((await store.listContacts({ space: 'live', email, limit: 1 })).rows).toEqual([row]);
  });

  it('round-trips any extra_data, inherited property names included', async () => {
    const store = await harness().open();
    const names = fc.oneof(
      fc.constantFrom('__proto__', 'constructor', 'toString', 'hasOwnProperty', '$1', "'", '0'),
      fc.string({ unit: 'grapheme' }).filter((name) => !/[\0\\]/.test(name)),
    );
    const values = fc
      .jsonValue()
      // A backslash in a name makes V8's JSON.parse mistake later names for it (nodejs/node#63785).
      .filter((value) => value !== null && !/\\(?:\\|u0000)/.test(JSON.stringify(value)));
    let at = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(names, values), { maxLength: 6 }), async (pairs) => {
        at += 1;
        const email = `${at}@example.com`;
        const extraData = JSON.parse(JSON.stringify(Object.fromEntries(pairs)));
        for (const [name, value] of Object.entries(extraData)) {
          const one = Object.fromEntries([[name, value]]);
          await save(store, { email, fields: {}, extraData: one });
        }
        await save(store, { email, fields: {} });
        const { rows } = await store.listContacts({ space: 'live', email, limit: 1 });
        expect(JSON.stringify(sorted(rows[0]?.extraData))).toBe(JSON.stringify(sorted(extraData)));
      }),
      { numRuns: 40 },
    );
  });
}

/** Comparing entries also covers a member called `__proto__`, which equality misses. */
function sorted(data: Record<string, unknown> = {}): [string, unknown][] {
  return Object.entries(data).toSorted(([a], [b]) => (a < b ? -1 : 1));
}
