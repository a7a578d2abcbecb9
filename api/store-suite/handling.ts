import { expect, it } from 'vitest';
import { accepted, enquiry, lead, newId, suspected } from './acceptances.ts';
import type { StoreHarness } from './store-harness.ts';

const at = Date.UTC(2026, 10, 28, 10);

/** Leads and enquiries in one list, and who answers them. */
export function handling(harness: () => StoreHarness): void {
  const note = (recordId: string, author = 'kofi', body = 'Same shop as in June.') => ({
    id: newId(),
    createdAt: at,
    recordId,
    author,
    body,
  });
  const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

  it('lists leads and enquiries together, newest first, page by page', async () => {
    const store = await harness().open();
    const ids = [
      await accepted(store, enquiry()),
      await accepted(store, lead()),
      await accepted(store, enquiry()),
    ].reverse();
    await store.accept(suspected(enquiry()));
    const first = await store.listInbox({ limit: 2 });
    expect(idsOf(first)).toEqual(ids.slice(0, 2));
    expect(first.map(({ kind }) => kind)).toEqual(['enquiry', 'lead']);
    const rest = await store.listInbox({ limit: 2, before: ids[1] ?? '' });
    expect(idsOf(rest)).toEqual(ids.slice(2));
  });

  it('filters by kind, state, owner and text', async () => {
    const store = await harness().open();
    const answered = await accepted(store, enquiry({ body: 'Tulips' }));
    const owned = await accepted(store, lead());
    const free = await accepted(store, enquiry({ body: 'Bulbs for spring' }));
    await store.handle({ recordId: answered, version: 0, answered: { at, by: 'ada' } });
    await store.handle({ recordId: owned, version: 0, owner: 'ada' });
    const list = async (filter: object) => idsOf(await store.listInbox({ limit: 9, ...filter }));
    expect(await list({ state: 'open' })).toEqual([free, owned]);
    expect(await list({ state: 'answered' })).toEqual([answered]);
    expect(await list({ owner: 'ada' })).toEqual([owned]);
    expect(await list({ owner: null, state: 'open' })).toEqual([free]);
    expect(await list({ kind: 'enquiry' })).toEqual([free, answered]);
    expect(await list({ kind: 'startup' })).toEqual([]);
    expect(await list({ search: { text: 'bulbs' } })).toEqual([free]);
    expect(await list({ search: { text: 'bulbs' }, state: 'answered' })).toEqual([]);
    expect(await store.countInbox('ada')).toEqual({
      all: 3,
      open: 2,
      owned: 1,
      oldestOpenAt: lead().createdAt,
    });
  });

  it('finds one with its handling, but none in quarantine', async () => {
    const store = await harness().open();
    const id = await accepted(store, enquiry());
    const held = enquiry();
    await store.accept(suspected(held));
    expect(await store.findInInbox(id)).toMatchObject({
      kind: 'enquiry',
      handling: { version: 0, owner: null, answered: null },
    });
    expect(await store.findInInbox(held.id)).toBeNull();
    expect(await store.handle({ recordId: held.id, version: 0, owner: 'ada' })).toBe('unknown');
    expect(await store.addNote(note(held.id))).toBe('unknown');
  });

  it('never overwrites what a colleague changed meanwhile', async () => {
    const [one, other] = await Promise.all([harness().open(), harness().open()]);
    const recordId = await accepted(one, enquiry());
    const outcomes = await Promise.all(
      Array.from({ length: 8 }, (_, n) =>
        (n % 2 ? one : other).handle({ recordId, version: 0, owner: `colleague ${n}` }),
      ),
    );
    expect(outcomes.filter((outcome) => outcome === 'changed')).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === 'stale')).toHaveLength(7);
    const owner = `colleague ${outcomes.indexOf('changed')}`;
    const answered = { at, by: 'ada' };
    expect(await one.handle({ recordId, version: 1, answered })).toBe('changed');
    expect(await other.handle({ recordId, version: 1, owner: null })).toBe('stale');
    expect((await one.findInInbox(recordId))?.handling).toEqual({ version: 2, owner, answered });
    expect(await one.handle({ recordId, version: 2, answered: null })).toBe('changed');
    expect((await one.findInInbox(recordId))?.handling).toEqual({
      version: 3,
      owner,
      answered: null,
    });
  });

  it('keeps notes in order, and names who takes part', async () => {
    const store = await harness().open();
    const recordId = await accepted(store, lead());
    expect(await store.addNote(note(recordId))).toBe('added');
    expect(await store.addNote(note(recordId, 'ada', 'Calling them.'))).toBe('added');
    await store.handle({ recordId, version: 0, owner: 'zoe', answered: { at, by: 'lin' } });
    expect((await store.listNotes(recordId)).map(({ body }) => body)).toEqual([
      'Same shop as in June.',
      'Calling them.',
    ]);
    expect(await store.listHandlers()).toEqual(['ada', 'kofi', 'lin', 'zoe']);
  });

  it('leaves with its person', async () => {
    const store = await harness().open();
    const recordId = await accepted(store, enquiry());
    const { email } = (await store.findEnquiry(recordId)) ?? { email: '' };
    await store.handle({ recordId, version: 0, owner: 'ada' });
    await store.addNote(note(recordId));
    const { rows } = await store.erasePerson(email);
    expect(rows.map(({ table }) => table)).toEqual(
      expect.arrayContaining(['enquiries', 'handling', 'notes']),
    );
    expect(await store.listNotes(recordId)).toEqual([]);
    expect(await store.listHandlers()).toEqual([]);
  });
}
