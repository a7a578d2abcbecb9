import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Acceptance, Accepted } from '../store/submissions/submission-store.ts';
import { acceptance, enquiry } from './acceptances.ts';
import type { StoreHarness } from './store-harness.ts';

/**
 * Any sequence of batches behaves like a plain map of keys that is filled in some order within each batch:
 * concurrent calls have no order.
 */
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

  it('behaves like a map of keys for any sequence of batches', async () => {
    let now = 0;
    const store = await harness().open(() => now);
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 8 }), fc.uuid(), async (steps, operation) => {
        let keys: Keys | null = new Map();
        const before = (await store.listEnquiries({ limit: 1 }))[0]?.id ?? '';
        const expectedIds: string[] = [];
        for (const { wait, batch } of steps) {
          now += wait;
          const items = batch.map(({ key, fingerprint, lifetime }) =>
            acceptance(enquiry(), { operation, key, fingerprint, expiresAt: now + lifetime }),
          );
          const seen = await Promise.all(
            items.map(async (item) => ({ item, accepted: await store.accept(item) })),
          );
          keys = keysAfter(keys, seen, now);
          expect(keys, JSON.stringify(seen)).not.toBeNull();
          if (keys === null) return;
          for (const { item, accepted } of seen) {
            if (accepted.outcome === 'stored') expectedIds.push(item.record.id);
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

type Keys = ReadonlyMap<string, Acceptance['idempotency']>;

/** The map after an order of these acceptances that explains each response; null if there is none. */
function keysAfter(
  keys: Keys,
  seen: readonly { item: Acceptance; accepted: Accepted }[],
  now: number,
): Keys | null {
  if (seen.length === 0) return keys;
  for (const [at, { item, accepted }] of seen.entries()) {
    if (!isDeepStrictEqual(accepted, expectedOutcome(keys, item, now))) continue;
    const { key } = item.idempotency;
    const next = accepted.outcome === 'stored' ? new Map([...keys, [key, item.idempotency]]) : keys;
    const after = keysAfter(next, seen.toSpliced(at, 1), now);
    if (after) return after;
  }
  return null;
}

function expectedOutcome(keys: Keys, { idempotency }: Acceptance, now: number): Accepted {
  const known = keys.get(idempotency.key);
  if (known === undefined || known.expiresAt <= now) {
    return { outcome: 'stored', response: idempotency.response };
  }
  if (known.fingerprint !== idempotency.fingerprint) return { outcome: 'conflict' };
  return { outcome: 'replayed', response: known.response };
}
