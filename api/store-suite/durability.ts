import { expect, it } from 'vitest';
import { StoreUnavailableError } from '../store/database/errors.ts';
import { acceptance, enquiry, lead, subscriber } from './acceptances.ts';
import type { StoreHarness } from './store-harness.ts';

/** Acknowledged data is there when the data is next opened. */
export function durability(harness: () => StoreHarness): void {
  it('keeps rows, outbox and keys when it is reopened', async () => {
    const store = await harness().open();
    const records = [enquiry(), lead(), subscriber()];
    for (const record of records) await store.accept(acceptance(record));
    const used = acceptance(enquiry(), { key: 'k' });
    await store.accept(used);
    await store.close();

    const reopened = await harness().open();
    expect(await reopened.listEnquiries()).toHaveLength(2);
    expect(await reopened.listLeads()).toHaveLength(1);
    expect(await reopened.listSubscribers()).toHaveLength(1);
    expect(await reopened.listOutbox()).toHaveLength(4);
    expect(await reopened.accept(acceptance(enquiry(), { key: 'k' }))).toEqual({
      outcome: 'replayed',
      response: used.idempotency.response,
    });
  });

  it('shows each connection the other’s acknowledged data', async () => {
    const [one, two] = [await harness().open(), await harness().open()];
    await one.accept(acceptance());
    expect(await two.listEnquiries()).toHaveLength(1);
    await two.accept(acceptance());
    expect(await one.listEnquiries()).toHaveLength(2);
  });

  it('finishes pending writes before it closes', async () => {
    const store = await harness().open();
    const begun = Array.from({ length: 40 }, () => store.accept(acceptance()));
    await store.close();
    const outcomes = (await Promise.all(begun)).map(({ outcome }) => outcome);
    expect(new Set(outcomes)).toEqual(new Set(['stored']));
    expect(await (await harness().open()).listEnquiries()).toHaveLength(40);
  });

  it('can be closed twice, and is unavailable from then on', async () => {
    const store = await harness().open();
    await store.accept(acceptance());
    await store.ping();
    await store.close();
    await store.close();
    await expect(store.accept(acceptance())).rejects.toThrow(StoreUnavailableError);
    await expect(store.listEnquiries()).rejects.toThrow(StoreUnavailableError);
    await expect(store.ping()).rejects.toThrow(StoreUnavailableError);
  });
}
