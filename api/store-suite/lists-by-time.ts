import { describe, expect, it } from 'vitest';
import { firstUuidV7At } from '../store/database/uuid-v7.ts';
import type { ListFilter } from '../store/lists/list-rows.ts';
import type { Store } from '../store/store.ts';
import { queuedMail, recordedEvent, savedContact } from './account-calls.ts';
import type { StoreHarness } from './store-harness.ts';

const start = 1_700_000_000_000;
const day = 24 * 60 * 60_000;

const who = 'ada@example.com';

interface Kind {
  /** Stores a row of a time. */
  add(store: Store, createdAt: number, id: string): Promise<unknown>;
  list(
    store: Store,
    filter: ListFilter,
  ): Promise<{ rows: readonly { id: string }[]; size: number }>;
}

const kinds: Record<string, Kind> = {
  contacts: {
    add: (store, createdAt, id) =>
      savedContact(store, { id, createdAt, email: `${id}@example.com` }),
    list: (store, filter) => store.listContacts(filter),
  },
  events: {
    add: (store, createdAt, id) => recordedEvent(store, { id, createdAt }),
    list: (store, filter) => store.listEvents(filter),
  },
  'events of a code': {
    async add(store, createdAt, id) {
      await recordedEvent(store, { id, createdAt, eventCode: 'paid' });
      const other = { id: id.replace(/.$/, 'f'), eventCode: 'other' };
      await recordedEvent(store, { createdAt, ...other });
    },
    list: (store, filter) => store.listEvents({ ...filter, eventCode: 'paid' }),
  },
  'events of a contact': {
    add: (store, createdAt, id) => recordedEvent(store, { id, createdAt }),
    list: (store, filter) => store.listEvents({ ...filter, contactEmail: who }),
  },
  emails: {
    add: (store, createdAt, id) => queuedMail(store, { id, createdAt }),
    list: (store, filter) => store.listTransactionals(filter),
  },
  'emails to a recipient': {
    add: (store, createdAt, id) => queuedMail(store, { id, createdAt }),
    list: (store, filter) => store.listTransactionals({ ...filter, recipientEmail: who }),
  },
};

/** Every list can be limited to a time, with the exact number of what it then matches. */
export function listsByTime(harness: () => StoreHarness): void {
  describe.each(Object.entries(kinds))('%s', (_name, { add, list }) => {
    const times = [start - 400 * day, start - day, start, start + 1, start + day];
    const ids = times.map(firstUuidV7At);

    it.each<[filter: Partial<ListFilter>, expected: number[]]>([
      [{ createdFrom: start }, [4, 3, 2]],
      [{ createdBefore: start }, [1, 0]],
      [{ createdFrom: start, createdBefore: start + 1 }, [2]],
      [{ createdFrom: start, createdBefore: start }, []],
      [{ createdFrom: start + 1, createdBefore: start }, []],
      [{ createdFrom: 0, createdBefore: start - day }, [0]],
      [{ createdFrom: -1, createdBefore: 253_402_300_799_999 }, [4, 3, 2, 1, 0]],
      [{ createdFrom: start + day + 1 }, []],
    ])('by %j are those at %j', async (filter, expected) => {
      const store = await harness().open();
      for (const [at, createdAt] of times.entries()) await add(store, createdAt, ids[at] ?? '');
      const wanted = expected.map((at) => ids[at]);
      const { rows, size } = await list(store, { space: 'live', limit: 9, ...filter });
      expect(rows.map(({ id }) => id)).toEqual(wanted);
      expect(size).toBe(expected.length);
      const [first, ...others] = wanted;
      if (first === undefined) return;
      const next = { space: 'live', limit: 1, before: first, ...filter };
      const page = await list(store, next);
      expect(page.rows.map(({ id }) => id)).toEqual(others.slice(0, 1));
      expect(page.size).toBe(expected.length);
    });

    it('by a time find a row whose id was made while the clock was an hour ahead', async () => {
      const store = await harness().open();
      await add(store, start, firstUuidV7At(start + day / 24));
      const filter = { createdFrom: start, createdBefore: start + 1 };
      expect(await list(store, { space: 'live', limit: 9, ...filter })).toMatchObject({ size: 1 });
      expect(await list(store, { space: 'test', limit: 9, ...filter })).toMatchObject({ size: 0 });
    });
  });
}
