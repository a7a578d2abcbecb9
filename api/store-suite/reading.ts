import fc from 'fast-check';
import { expect, it } from 'vitest';
import { acceptance, enquiry, lead, newId } from './acceptances.ts';
import { hostileTexts } from './hostile-texts.ts';
import type { StoreHarness } from './store-harness.ts';

/** Stored rows are returned, newest first, page by page. */
export function reading(harness: () => StoreHarness): void {
  it.each([0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY])(
    'rejects a page of %s rows',
    async (limit) => {
      const store = await harness().open();
      await expect(store.listEnquiries({ limit })).rejects.toThrow(RangeError);
    },
  );

  it.each(hostileTexts)('round-trips text: %s', async (_name, text) => {
    const store = await harness().open();
    const { kind, ...row } = enquiry({ fullname: text, subject: text, body: text });
    await store.accept(acceptance({ kind, ...row }));
    expect(await store.listEnquiries()).toEqual([row]);
  });

  it('round-trips any metadata', async () => {
    const store = await harness().open();
    const texts = fc.string({ unit: 'grapheme' }).filter((text) => !text.includes('\0'));
    const values = fc.oneof(texts, fc.integer(), fc.boolean(), fc.constant(null));
    // A backslash in a name makes V8's JSON.parse mistake later names for it (nodejs/node#63785).
    const keys = texts.filter((key) => key !== '__proto__' && !key.includes('\\'));
    await fc.assert(
      fc.asyncProperty(fc.dictionary(keys, fc.oneof(values, fc.array(values))), async (extra) => {
        const metadata: Record<string, unknown> = JSON.parse(JSON.stringify({ ...extra, a: 1 }));
        await store.accept(acceptance(lead({ metadata })));
        expect((await store.listLeads({ limit: 1 }))[0]?.metadata).toEqual(metadata);
      }),
      { numRuns: 50 },
    );
  });

  it('pages by id, newest first, without gaps or duplicates', async () => {
    const store = await harness().open();
    const records = Array.from({ length: 25 }, () => enquiry());
    await Promise.all(records.map((record) => store.accept(acceptance(record))));

    const seen: string[] = [];
    for (;;) {
      const before = seen.at(-1);
      const page = await store.listEnquiries(before ? { limit: 10, before } : { limit: 10 });
      if (page.length === 0) break;
      seen.push(...page.map(({ id }) => id));
    }
    expect(seen).toEqual(records.map(({ id }) => id).toReversed());
  });

  it('keeps its cursor while newer rows arrive', async () => {
    const store = await harness().open();
    const old = [lead(), lead(), lead()];
    for (const record of old) await store.accept(acceptance(record));
    const [newest] = await store.listLeads({ limit: 1 });
    await store.accept(acceptance(lead()));
    const rest = await store.listLeads({ before: newest?.id ?? '' });
    expect(rest.map(({ id }) => id)).toEqual([old[1]?.id, old[0]?.id]);
  });

  it('returns the newest 100 by default, and nothing before the first id', async () => {
    const store = await harness().open();
    const tooEarly = newId();
    await Promise.all(Array.from({ length: 101 }, () => store.accept(acceptance())));
    expect(await store.listEnquiries()).toHaveLength(100);
    expect(await store.listEnquiries({ before: tooEarly })).toEqual([]);
  });
}
