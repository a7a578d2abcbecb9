import { expect, it } from 'vitest';
import type { ContactFilter } from '../store/contacts/contact-store.ts';
import type { Store } from '../store/store.ts';
import { savedContact } from './account-calls.ts';
import type { StoreHarness } from './store-harness.ts';

/** Contacts are read newest first, page by page, and counted on every page. */
export function contactLists(harness: () => StoreHarness): void {
  async function filled(live: number, test: number) {
    const store = await harness().open();
    const emails = (count: number, at: string) =>
      Array.from({ length: count }, (_, number) => `${number}@${at}.example`);
    const ids = { live: [] as string[], test: [] as string[] };
    for (const kind of ['live', 'test'] as const) {
      for (const email of emails(kind === 'live' ? live : test, kind)) {
        ids[kind].unshift((await savedContact(store, { email, space: kind })).id);
      }
    }
    return { store, ids };
  }
  const list = (store: Store, filter: Partial<ContactFilter> = {}) =>
    store.listContacts({ space: 'live', limit: 10, ...filter });

  it('pages without gaps or duplicates, with the total on every page', async () => {
    const { store, ids } = await filled(25, 2);
    const seen: string[] = [];
    for (const length of [10, 10, 5, 0]) {
      const before = seen.at(-1);
      const { rows, size } = await list(store, before === undefined ? {} : { before });
      expect(rows).toHaveLength(length);
      expect(size).toBe(25);
      seen.push(...rows.map(({ id }) => id));
    }
    expect(seen).toEqual(ids.live);
    const page = { space: 'live', limit: 2, before: seen[1] ?? '' };
    expect((await store.readContacts(page)).map(({ id }) => id)).toEqual(seen.slice(2, 4));
    const test = await list(store, { space: 'test' });
    expect(test.rows.map(({ id }) => id)).toEqual(ids.test);
    expect(test.size).toBe(2);
  });

  it('keeps its cursor while contacts are added and changed', async () => {
    const { store, ids } = await filled(3, 0);
    const [newest = '', ...older] = ids.live;
    await savedContact(store, { email: '0@live.example', fields: { firstname: 'New' } });
    await savedContact(store, { email: 'late@live.example' });
    const { rows, size } = await list(store, { before: newest });
    expect(rows.map(({ id }) => id)).toEqual(older);
    expect(rows.at(-1)?.firstname).toBe('New');
    expect(size).toBe(4);
  });

  it('finds one contact by its address, in live and in test', async () => {
    const { store, ids } = await filled(3, 3);
    expect(await list(store, { email: '1@live.example' })).toMatchObject({
      rows: [{ id: ids.live[1] }],
      size: 1,
    });
    expect(await list(store, { space: 'test', email: '1@live.example' })).toEqual(nothing);
    expect(await store.findContactByEmail('live', '1@live.example')).toMatchObject({
      id: ids.live[1],
    });
    expect(await store.findContactByEmail('test', '1@live.example')).toBeNull();
  });

  it.each(['', '%', '1@live.exampl_', '1@LIVE.example', `' or '' = '`])(
    'finds nothing by %j',
    async (email) => {
      const { store } = await filled(2, 0);
      expect(await list(store, { email })).toEqual(nothing);
      expect(await store.findContactByEmail('live', email)).toBeNull();
    },
  );

  it('returns no row before the first, and still the total', async () => {
    const { store, ids } = await filled(2, 0);
    expect(await list(store, { before: ids.live.at(-1) ?? '' })).toEqual({ rows: [], size: 2 });
    expect(await list(await harness().open(), { space: 'test' })).toEqual(nothing);
  });

  it.each([0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY])(
    'rejects a page of %s contacts',
    async (limit) => {
      const { store } = await filled(1, 0);
      await expect(list(store, { limit })).rejects.toThrow(RangeError);
      await expect(store.listEvents({ space: 'live', limit })).rejects.toThrow(RangeError);
    },
  );
}

const nothing = { rows: [], size: 0 };
