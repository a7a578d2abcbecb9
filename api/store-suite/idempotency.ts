import { expect, it } from 'vitest';
import { acceptance, enquiry } from './acceptances.ts';
import type { StoreHarness } from './store-harness.ts';

/** The same key and body within its lifetime: one row and one response (Idempotency-Key, 24 hours). */
export function idempotency(harness: () => StoreHarness): void {
  it('gives 100 identical concurrent acceptances the same response, and writes one row', async () => {
    const store = await harness().open();
    const same = () =>
      acceptance(enquiry(), { key: 'k', response: { status: 200, body: 'thanks' } });

    const all = await Promise.all(Array.from({ length: 100 }, () => store.accept(same())));

    const response = { status: 200, body: 'thanks' };
    expect(all.filter(({ outcome }) => outcome === 'stored')).toEqual([
      { outcome: 'stored', response },
    ]);
    expect(all.filter(({ outcome }) => outcome === 'replayed')).toEqual(
      Array.from({ length: 99 }, () => ({ outcome: 'replayed', response })),
    );
    expect(await store.listEnquiries()).toHaveLength(1);
    expect(await store.listOutbox()).toHaveLength(1);
  });

  it('replays the first response, not that of the repetition', async () => {
    const store = await harness().open();
    const first = acceptance(enquiry(), { key: 'k', response: { status: 201, body: 'erste ✓' } });
    const again = acceptance(enquiry(), { key: 'k', response: { status: 200, body: 'second' } });
    await store.accept(first);
    expect(await store.accept(again)).toEqual({
      outcome: 'replayed',
      response: { status: 201, body: 'erste ✓' },
    });
  });

  it('rejects another body with a used key, even within one batch, and writes nothing', async () => {
    const store = await harness().open();
    const make = (fingerprint: string) => acceptance(enquiry(), { key: 'k', fingerprint });
    const pair = ['one', 'two'].map(make);
    // Concurrent calls have no guaranteed order.
    const outcomes = (await Promise.all(pair.map(store.accept))).map(({ outcome }) => outcome);
    expect(outcomes.toSorted()).toEqual(['conflict', 'stored']);
    const first = pair[outcomes.indexOf('stored')];
    const other = outcomes[0] === 'stored' ? 'two' : 'one';
    expect(await store.accept(make(other))).toEqual({ outcome: 'conflict' });
    expect((await store.listEnquiries()).map(({ id }) => id)).toEqual([first?.record.id]);
    expect(await store.listOutbox()).toHaveLength(1);
  });

  it('keeps the keys of two operations separate', async () => {
    const store = await harness().open();
    for (const operation of ['POST /demos', 'POST /leads']) {
      const { outcome } = await store.accept(acceptance(enquiry(), { operation, key: 'k' }));
      expect(outcome).toBe('stored');
    }
  });

  it.each([
    ['one millisecond before it expires', -1, 'replayed', 'conflict'],
    ['at the time it expires', 0, 'stored', 'stored'],
    ['after it expired', 1, 'stored', 'stored'],
  ])('takes a key %s as it should', async (_name, offset, sameBody, otherBody) => {
    const expiresAt = 86_400_000;
    for (const [fingerprint, outcome] of [
      ['same', sameBody],
      ['other', otherBody],
    ]) {
      let now = 0;
      const store = await harness().open(() => now);
      const key = `key for ${fingerprint}`;
      await store.accept(acceptance(enquiry(), { key, expiresAt }));
      now = expiresAt + offset;
      const later = acceptance(enquiry(), {
        key,
        fingerprint: `${fingerprint}`,
        expiresAt: now + expiresAt,
      });
      expect((await store.accept(later)).outcome).toBe(outcome);
    }
  });

  it('gives an expired key that is used again its full lifetime', async () => {
    let now = 0;
    const store = await harness().open(() => now);
    await store.accept(acceptance(enquiry(), { key: 'k', fingerprint: 'old', expiresAt: 10 }));
    now = 10;
    const renewed = acceptance(enquiry(), { key: 'k', fingerprint: 'new', expiresAt: 20 });
    await store.accept(renewed);
    now = 19;
    expect(
      await store.accept(
        acceptance(enquiry(), {
          key: 'k',
          fingerprint: 'new',
          response: { status: 500, body: '' },
        }),
      ),
    ).toEqual({ outcome: 'replayed', response: renewed.idempotency.response });
  });

  it('recognizes a key across two connections', async () => {
    const [one, two] = [await harness().open(), await harness().open()];
    const key = 'k';
    const results = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        (index % 2 ? one : two).accept(acceptance(enquiry(), { key })),
      ),
    );
    expect(results.filter(({ outcome }) => outcome === 'stored')).toHaveLength(1);
    expect(await two.listEnquiries()).toHaveLength(1);
  });
}
