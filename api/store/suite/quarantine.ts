import { expect, it } from 'vitest';
import type { Acceptance, Held, Page, RecordKind, Store } from '../store.ts';
import type { StoreHarness } from '../store-suite.ts';
import { acceptance, enquiry, lead, newId, outboxEntry, subscriber } from './acceptances.ts';

/** What is suspected is kept apart, whole, and goes its way once it is released (goal S12). */
export function quarantine(harness: () => StoreHarness): void {
  type List = (page?: Page) => Promise<(Held & { id: string })[]>;
  const kinds: [RecordKind, () => Acceptance['record'], (store: Store) => List][] = [
    ['enquiry', enquiry, (store) => store.listEnquiries],
    ['lead', lead, (store) => store.listLeads],
    ['subscriber', subscriber, (store) => store.listSubscribers],
  ];
  const held = (record: Acceptance['record'], outbox = [outboxEntry()]) => ({
    ...acceptance(record, {}, outbox),
    quarantine: 'honeypot',
  });

  it.each(kinds)('keeps a suspected %s out of lists and outbox', async (_kind, make, listOf) => {
    const store = await harness().open();
    const { kind, ...row } = make();
    const suspected = held({ kind, ...row } as Acceptance['record']);
    expect(await store.accept(suspected)).toEqual({
      outcome: 'stored',
      answer: suspected.idempotency.answer,
    });
    const list = listOf(store);
    expect(await list()).toEqual([]);
    expect(await store.listOutbox()).toEqual([]);
    expect(await list({ quarantined: true })).toMatchObject([
      { ...row, quarantine: { at: row.createdAt, reason: 'honeypot' } },
    ]);
  });

  it.each(kinds)('releases a %s once, with its outbox entries', async (kind, make, listOf) => {
    const store = await harness().open();
    const entries = [outboxEntry({ topic: 'notify' }), outboxEntry({ topic: 'receipt' })];
    const { record } = held(make());
    await store.accept(held(record, entries));

    const [one, two] = [await harness().open(), await harness().open()];
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, (_, at) => (at % 2 ? one : two).release(kind, record.id)),
    );
    expect(outcomes.toSorted()).toEqual([
      ...Array.from({ length: 19 }, () => 'not_quarantined'),
      'released',
    ]);
    const list = listOf(store);
    expect(await list({ quarantined: true })).toEqual([]);
    const rows = await list();
    expect(rows.map(({ id }) => id)).toEqual([record.id]);
    expect(rows[0]).not.toHaveProperty('quarantine');
    expect(await store.listOutbox()).toEqual(
      entries
        .toReversed()
        .map((entry) => expect.objectContaining({ ...entry, attempts: 0, doneAt: null })),
    );
  });

  it('tells a record that is nowhere, or of another kind, from one that is good', async () => {
    const store = await harness().open();
    const good = acceptance(lead());
    const suspected = held(lead());
    await store.accept(good);
    await store.accept(suspected);
    expect(await store.release('lead', newId())).toBe('unknown');
    expect(await store.release('lead', "' or 1=1 --")).toBe('unknown');
    expect(await store.release('enquiry', suspected.record.id)).toBe('unknown');
    expect(await store.release('lead', good.record.id)).toBe('not_quarantined');
    expect(await store.listOutbox()).toHaveLength(1);
    expect(await store.listLeads({ quarantined: true })).toHaveLength(1);
  });

  it('releases nothing when an outbox entry cannot be written', async () => {
    const store = await harness().open();
    const taken = outboxEntry();
    await store.accept(acceptance(enquiry(), {}, [taken]));
    const suspected = held(lead(), [outboxEntry(), taken]);
    await store.accept(suspected);
    await expect(store.release('lead', suspected.record.id)).rejects.toThrow();
    expect(await store.listLeads()).toEqual([]);
    expect(await store.listLeads({ quarantined: true })).toHaveLength(1);
    expect(await store.listOutbox()).toHaveLength(1);
    // The store goes on: nothing of the failed release holds it up.
    expect(await store.accept(acceptance())).toMatchObject({ outcome: 'stored' });
  });

  it('answers a repetition as the first time, suspected or not, and stores one row', async () => {
    const store = await harness().open();
    const first = acceptance(enquiry(), { key: 'k' });
    await store.accept({ ...first, quarantine: 'too_fast' });
    const again = await store.accept(acceptance(enquiry(), { key: 'k' }));
    expect(again).toEqual({ outcome: 'replayed', answer: first.idempotency.answer });
    expect(await store.listEnquiries()).toEqual([]);
    expect(await store.listEnquiries({ quarantined: true })).toHaveLength(1);
  });

  it('pages through what is held back apart from the rest', async () => {
    const store = await harness().open();
    const records = Array.from({ length: 30 }, () => lead());
    for (const [at, record] of records.entries()) {
      await store.accept(at % 3 ? acceptance(record) : held(record));
    }
    const seen: string[] = [];
    for (;;) {
      const before = seen.at(-1);
      const page = { limit: 4, quarantined: true, ...(before ? { before } : {}) };
      const rows = await store.listLeads(page);
      if (rows.length === 0) break;
      seen.push(...rows.map(({ id }) => id));
    }
    const expected = records.filter((_, at) => at % 3 === 0).map(({ id }) => id);
    expect(seen).toEqual(expected.toReversed());
    expect(await store.listLeads()).toHaveLength(20);
  });

  it('keeps what is held back, and what is withheld, across openings', async () => {
    const store = await harness().open();
    const suspected = held(lead());
    await store.accept(suspected);
    await store.close();
    const reopened = await harness().open();
    expect(await reopened.release('lead', suspected.record.id)).toBe('released');
    expect(await reopened.listOutbox()).toHaveLength(1);
  });

  it('leaves a subscriber alone whom a suspected sign-up names', async () => {
    const store = await harness().open();
    const { kind, ...first } = subscriber();
    await store.accept(acceptance({ kind, ...first }));
    await store.accept(held(subscriber({ source: 'elsewhere', tags: 'spam' })));
    expect(await store.listSubscribers()).toEqual([{ ...first, status: 'pending' }]);
    expect(await store.listSubscribers({ quarantined: true })).toEqual([]);
    expect(await store.listOutbox()).toHaveLength(1);
  });

  it('takes a subscriber out of quarantine who then signs up unsuspected', async () => {
    const store = await harness().open();
    const { record } = held(subscriber());
    await store.accept(held(record));
    await store.accept(held(subscriber({ source: 'elsewhere' })));
    await store.accept(acceptance(subscriber({ tags: 'again' })));
    expect(await store.listSubscribers()).toMatchObject([
      { id: record.id, source: 'website-api', tags: 'again', status: 'pending' },
    ]);
    expect(await store.listSubscribers({ quarantined: true })).toEqual([]);
    expect(await store.release('subscriber', record.id)).toBe('not_quarantined');
    expect(await store.listOutbox()).toHaveLength(1);
  });
}
