import { expect, it } from 'vitest';
import type { Page } from '../database/page.ts';
import type { Quarantinable } from '../database/quarantinable.ts';
import { QuarantineFullError } from '../errors.ts';
import type { Store } from '../store.ts';
import type { Acceptance, RecordKind } from '../submissions/submission-store.ts';
import {
  acceptance,
  enquiry,
  feedback,
  lead,
  newId,
  outboxEntry,
  subscriber,
} from './acceptances.ts';
import type { StoreHarness } from './store-harness.ts';

/** Suspicious rows are stored separately and completely, and processed after their release. */
export function quarantine(harness: () => StoreHarness): void {
  type List = (page?: Page) => Promise<(Quarantinable & { id: string })[]>;
  const kinds: [RecordKind, () => Acceptance['record'], (store: Store) => List][] = [
    ['enquiry', enquiry, (store) => store.listEnquiries],
    ['lead', lead, (store) => store.listLeads],
    ['feedback', feedback, (store) => store.listFeedback],
    ['subscriber', subscriber, (store) => store.listSubscribers],
  ];
  const held = (record: Acceptance['record'], outbox = [outboxEntry()]) => ({
    ...acceptance(record, {}, outbox),
    quarantine: 'honeypot',
  });

  it.each(kinds)('keeps a quarantined %s out of lists and outbox', async (_kind, make, listOf) => {
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

  it.each(kinds)('finds a %s by its id, quarantined or not', async (kind, make, listOf) => {
    const store = await harness().open();
    const find = {
      enquiry: store.findEnquiry,
      lead: store.findLead,
      feedback: store.findFeedback,
      subscriber: store.findSubscriberById,
    }[kind];
    const record = make();
    await store.accept(held(record));
    expect(await find(record.id)).toEqual((await listOf(store)({ quarantined: true }))[0]);
    await store.release(kind, record.id);
    expect(await find(record.id)).toEqual((await listOf(store)())[0]);
    expect(await find(newId())).toBeNull();
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

  it.each(kinds)('discards a %s once, with its outbox entries', async (kind, make, listOf) => {
    const store = await harness().open();
    const { record } = held(make());
    await store.accept(held(record));
    const outcomes = await Promise.all(
      Array.from({ length: 10 }, () => store.discard(kind, record.id)),
    );
    expect(outcomes.toSorted()).toEqual(['discarded', ...Array(9).fill('unknown')]);
    expect(await listOf(store)({ quarantined: true })).toEqual([]);
    expect(await store.release(kind, record.id)).toBe('unknown');
    expect(await store.listOutbox()).toEqual([]);
  });

  it.each(kinds)('discards only a %s that is in quarantine', async (kind, make, listOf) => {
    const store = await harness().open();
    const { record } = held(make());
    await store.accept(acceptance(record));
    expect(await store.discard(kind, record.id)).toBe('not_quarantined');
    expect(await store.discard(kind, "' or 1=1 --")).toBe('unknown');
    expect(await listOf(store)()).toHaveLength(1);
  });

  it('distinguishes unknown, wrong-kind and valid records', async () => {
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
    // The store still works: the failed release blocks nothing.
    expect(await store.accept(acceptance())).toMatchObject({ outcome: 'stored' });
  });

  it('replays the first response, quarantined or not, and stores one row', async () => {
    const store = await harness().open();
    const first = acceptance(enquiry(), { key: 'k' });
    await store.accept({ ...first, quarantine: 'too_fast' });
    const again = await store.accept(acceptance(enquiry(), { key: 'k' }));
    expect(again).toEqual({ outcome: 'replayed', answer: first.idempotency.answer });
    expect(await store.listEnquiries()).toEqual([]);
    expect(await store.listEnquiries({ quarantined: true })).toHaveLength(1);
  });

  it('pages through the quarantine separately', async () => {
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

  it('keeps quarantined rows and their withheld entries when it is reopened', async () => {
    const store = await harness().open();
    const suspected = held(lead());
    await store.accept(suspected);
    await store.close();
    const reopened = await harness().open();
    expect(await reopened.release('lead', suspected.record.id)).toBe('released');
    expect(await reopened.listOutbox()).toHaveLength(1);
  });

  /** Quarantines that many rows of one kind. */
  const fill = (count: number) =>
    harness().sql(`insert into feedback
      (id, created_at, quarantined_at, quarantine_reason, withheld, page, helpful, comment)
      with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < ${count})
      select 'filling-' || n, 0, 0, 'honeypot', '[]', '/', 'no', '' from numbers`);

  it('contains at most 10,000 rows of all kinds, and the store still accepts other rows', async () => {
    const store = await harness().open();
    const first = held(enquiry());
    await store.accept(first);
    await fill(9_996);
    for (const record of [lead(), feedback(), subscriber()]) await store.accept(held(record));

    const refuse = async (one: Acceptance) => {
      await expect(store.accept(one)).rejects.toBeInstanceOf(QuarantineFullError);
      // Nothing of it was stored, including its key.
      expect(
        await store.accept({ ...acceptance(one.record), idempotency: one.idempotency }),
      ).toEqual({ outcome: 'stored', answer: one.idempotency.answer });
    };
    for (const make of [enquiry, lead, feedback]) await refuse(held(make()));
    await refuse(held(subscriber({ email: 'kofi@example.com' })));
    expect(await store.accept(first)).toMatchObject({ outcome: 'replayed' });
    // This one changes nothing, so it needs no room.
    expect(await store.accept(held(subscriber()))).toMatchObject({ outcome: 'stored' });

    await store.release('enquiry', first.record.id);
    expect(await store.accept(held(enquiry()))).toMatchObject({ outcome: 'stored' });
    await refuse(held(lead()));
    expect(await store.discard('feedback', 'filling-1')).toBe('discarded');
    expect(await store.accept(held(enquiry()))).toMatchObject({ outcome: 'stored' });
    await refuse(held(lead()));
  });

  it('leaves an existing subscriber unchanged by a quarantined sign-up', async () => {
    const store = await harness().open();
    const { kind, ...first } = subscriber();
    await store.accept(acceptance({ kind, ...first }));
    await store.accept(held(subscriber({ source: 'elsewhere', tags: 'spam' })));
    expect(await store.listSubscribers()).toEqual([{ ...first, status: 'pending' }]);
    expect(await store.listSubscribers({ quarantined: true })).toEqual([]);
    expect(await store.listOutbox()).toHaveLength(1);
  });

  it('releases a subscriber from quarantine after a sign-up without suspicion', async () => {
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
