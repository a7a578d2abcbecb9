import { expect, it } from 'vitest';
import type { Acceptance } from '../store/submissions/submission-store.ts';
import { acceptance, enquiry, lead, outboxEntry } from './acceptances.ts';
import type { StoreHarness } from './store-harness.ts';

/** A row, its outbox entries and its key are written together or not at all. */
export function atomicity(harness: () => StoreHarness): void {
  const known = acceptance();
  const circular: Record<string, unknown> = {};
  circular.self = circular;

  const spoiled: [name: string, make: () => Acceptance][] = [
    ['an id that a row already has', () => acceptance({ ...known.record })],
    [
      'a second outbox entry with a duplicate id',
      () => acceptance(enquiry(), {}, [outboxEntry(), ...known.outbox]),
    ],
    ['a lead of an unknown type', () => acceptance(lead({ type: 'other' as 'demo' }))],
    ['metadata that is not JSON', () => acceptance(lead({ metadata: circular }))],
    ['no subject', () => acceptance(enquiry({ subject: null as unknown as string }))],
  ];

  it.each(spoiled)('rolls back an acceptance with %s', async (_name, make) => {
    const store = await harness().open();
    await store.accept(known);
    const bad = make();

    const error = await store.accept(bad).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(Error);
    expect((error as Error).name).not.toBe('StoreUnavailableError');
    expect(await store.listEnquiries()).toHaveLength(1);
    expect(await store.listLeads()).toEqual([]);
    expect(await store.listOutbox()).toHaveLength(1);

    // The key was not used up: the same request, corrected, succeeds.
    const mended = acceptance(enquiry(), { key: bad.idempotency.key });
    expect(await store.accept(mended)).toMatchObject({ outcome: 'stored' });
  });

  it('keeps the valid acceptances of a batch when one is invalid', async () => {
    const store = await harness().open();
    await store.accept(known);
    const good = Array.from({ length: 5 }, () => acceptance());
    const batch = [...good.slice(0, 2), acceptance({ ...known.record }), ...good.slice(2)];

    const settled = await Promise.allSettled(batch.map((item) => store.accept(item)));

    expect(settled.map(({ status }) => status)).toEqual(
      batch.map((_, index) => (index === 2 ? 'rejected' : 'fulfilled')),
    );
    const ids = (await store.listEnquiries()).map(({ id }) => id);
    expect(ids.toSorted()).toEqual([known, ...good].map(({ record }) => record.id).toSorted());
    expect(await store.listOutbox()).toHaveLength(6);
  });

  it('writes all outbox entries of a row, with no attempts', async () => {
    const store = await harness().open();
    const entries = [
      outboxEntry({ topic: 'enquiry.notify' }),
      outboxEntry({ topic: 'enquiry.receipt' }),
    ];
    await store.accept(acceptance(enquiry(), {}, entries));
    expect(await store.listOutbox()).toEqual(
      entries
        .toReversed()
        .map((entry) => expect.objectContaining({ ...entry, attempts: 0, doneAt: null })),
    );
  });
}
