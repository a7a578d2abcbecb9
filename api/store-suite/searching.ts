import { describe, expect, it } from 'vitest';
import type { Page } from '../store/database/page.ts';
import type { Store } from '../store/store.ts';
import { accepted, enquiry, feedback, lead, newId, subscriber, suspected } from './acceptances.ts';
import { recordedEvent, savedContact } from './account-calls.ts';
import type { StoreHarness } from './store-harness.ts';

/** How the tests put in a record of each kind with a text, and list them. */
const kinds: Record<
  string,
  {
    put(store: Store, text: string): Promise<string>;
    list(store: Store, page: Page): Promise<Row[]>;
  }
> = {
  enquiries: {
    put: (store, body) => accepted(store, enquiry({ body })),
    list: (store, page) => store.listEnquiries(page),
  },
  leads: {
    put: (store, text) => accepted(store, lead({ metadata: { deep: { texts: [text] } } })),
    list: (store, page) => store.listLeads(page),
  },
  subscribers: {
    put: (store, tags) => accepted(store, subscriber({ tags, email: someone() })),
    list: (store, page) => store.listSubscribers(page),
  },
  feedback: {
    put: (store, comment) => accepted(store, feedback({ comment })),
    list: (store, page) => store.listFeedback(page),
  },
  contacts: {
    async put(store, text) {
      return (await savedContact(store, { email: someone(), extraData: { plan: text } })).id;
    },
    list: (store, page) => store.readContacts({ limit: 100, space: 'live', ...page }),
  },
  events: {
    async put(store, text) {
      return (await recordedEvent(store, { context: { order: text } })).id;
    },
    list: (store, page) => store.readEvents({ limit: 100, space: 'live', ...page }),
  },
};

/** Another address with each call, without digits, which a test searches for. */
const someone = () =>
  `${newId().replace(/\d/g, (digit) => 'qrstuvwxyz'.charAt(Number(digit)))}@b.co`;

type Row = { id: string };

/** A search leaves out most rows that do not contain a text, and none that do. */
export function searching(harness: () => StoreHarness): void {
  describe.each(Object.entries(kinds))('%s', (_name, { put, list }) => {
    it.each([
      ['zoe obi', 'Dear ZOE Obi,'],
      ['MÜLLER & co', 'mu\u0308ller & Co'],
      ['kim i', '\u{212a}im I'],
      ['at 100%_', 'At 100%_!'],
      ['a "b" \\ c', 'A "B" \\ c'],
      ["o'hara", "O'Hara"],
    ])('finds %j in %j', async (text, held) => {
      const store = await harness().open();
      await put(store, 'another');
      const wanted = await put(store, held);
      await put(store, 'something else');
      expect(await list(store, { search: { text } })).toMatchObject([{ id: wanted }]);
      expect(await list(store, { search: { text: 'nobody' } })).toEqual([]);
    });

    it('returns every row for a text that no database finds', async () => {
      const store = await harness().open();
      await put(store, 'ÉTÉ');
      await put(store, 'other');
      expect(await list(store, { search: { text: 'é' } })).toHaveLength(2);
    });

    it('pages, and stops at the first id', async () => {
      const store = await harness().open();
      const ids = [
        await put(store, 'some x'),
        await put(store, 'some y'),
        await put(store, 'some z'),
      ];
      const search = { text: 'some' };
      const page = await list(store, { limit: 2, search });
      expect(page.map(({ id }) => id)).toEqual([ids[2], ids[1]]);
      const rest = await list(store, { limit: 2, before: ids[1] ?? '', search });
      expect(rest.map(({ id }) => id)).toEqual([ids[0]]);
      const young = await list(store, { search: { ...search, firstId: ids[2] ?? '' } });
      expect(young.map(({ id }) => id)).toEqual([ids[2]]);
    });
  });

  it('keeps to the quarantine, the data space and the event code asked for', async () => {
    const store = await harness().open();
    const held = enquiry({ body: 'needle' });
    await store.accept(suspected(held));
    const search = { text: 'needle' };
    expect(await store.listEnquiries({ search })).toEqual([]);
    expect(await store.listEnquiries({ search, quarantined: true })).toMatchObject([
      { id: held.id },
    ]);
    const row = await recordedEvent(store, { context: { a: 'needle' } });
    const page = { limit: 9, space: 'live', search } as const;
    expect(await store.readEvents({ ...page, eventCode: row.eventCode })).toHaveLength(1);
    expect(await store.readEvents({ ...page, eventCode: 'another' })).toEqual([]);
    expect(await store.readEvents({ ...page, space: 'test' })).toEqual([]);
  });

  it('finds contacts by address and name alone', async () => {
    const store = await harness().open();
    const named = await savedContact(store, { email: someone(), fields: { lastname: 'Needle' } });
    await savedContact(store, { email: someone(), extraData: { plan: 'needle' } });
    const page = { limit: 9, space: 'live', search: { text: 'needle' } } as const;
    expect(await store.readContacts(page)).toHaveLength(2);
    expect(await store.readContacts({ ...page, byName: true })).toMatchObject([{ id: named.id }]);
  });

  it('finds rows in every piece of a large table', async () => {
    const store = await harness().open();
    await harness().sql(`
      with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < 25000)
      insert into leads (id, created_at, type, metadata)
      select '00000000-0000-7000-8000-' || substr(cast(1000000000000 + n as text), 2), n, 'demo',
        case when n % 5000 = 0 then '{"a":"rare"}' else '{"a":"usual"}' end
      from numbers`);
    const seen: number[] = [];
    let before: string | undefined;
    do {
      const page = {
        limit: 2,
        search: { text: 'rare' },
        ...(before === undefined ? {} : { before }),
      };
      const rows = await store.listLeads(page);
      seen.push(...rows.map(({ createdAt }) => createdAt));
      before = rows.at(-1)?.id;
    } while (before !== undefined);
    expect(seen).toEqual([25_000, 20_000, 15_000, 10_000, 5_000]);
  });
}
