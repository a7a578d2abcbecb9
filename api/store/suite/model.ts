import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Acceptance } from '../store.ts';
import type { StoreHarness } from '../store-suite.ts';
import { acceptance, enquiry } from './acceptances.ts';

/** Any order of batches gives what a plain map of keys would give. */
export function model(harness: () => StoreHarness): void {
  const request = fc.record({
    key: fc.constantFrom('a', 'b', 'c'),
    fingerprint: fc.constantFrom('one', 'two'),
    lifetime: fc.integer({ min: 0, max: 20 }),
  });
  const step = fc.record({
    wait: fc.integer({ min: 0, max: 10 }),
    batch: fc.array(request, { maxLength: 6 }),
  });

  it('agrees with a map of keys over any sequence of batches', async () => {
    let now = 0;
    const store = await harness().open(() => now);
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 8 }), fc.uuid(), async (steps, operation) => {
        const keys = new Map<string, Acceptance['idempotency']>();
        const before = (await store.listEnquiries({ limit: 1 }))[0]?.id ?? '';
        const expectedIds: string[] = [];
        for (const { wait, batch } of steps) {
          now += wait;
          const items = batch.map(({ key, fingerprint, lifetime }) =>
            acceptance(enquiry(), { operation, key, fingerprint, expiresAt: now + lifetime }),
          );
          const expected = items.map((item) => expectedOutcome(keys, item, now));
          const actual = await Promise.all(items.map((item) => store.accept(item)));
          expect(actual).toEqual(expected);
          for (const [index, { outcome }] of expected.entries()) {
            if (outcome === 'stored') expectedIds.push(items[index]?.record.id ?? '');
          }
        }
        const rows = await store.listEnquiries({ limit: 1_000 });
        const newRows = rows.map(({ id }) => id).filter((id) => id > before);
        expect(newRows).toEqual(expectedIds.toReversed());
      }),
      { numRuns: 60 },
    );
  });
}

function expectedOutcome(
  keys: Map<string, Acceptance['idempotency']>,
  { idempotency }: Acceptance,
  now: number,
) {
  const known = keys.get(idempotency.key);
  if (known === undefined || known.expiresAt <= now) {
    keys.set(idempotency.key, idempotency);
    return { outcome: 'stored', answer: idempotency.answer };
  }
  if (known.fingerprint !== idempotency.fingerprint) return { outcome: 'conflict' };
  return { outcome: 'replayed', answer: known.answer };
}
