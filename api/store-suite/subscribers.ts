import { expect, it } from 'vitest';
import { acceptance, subscriber } from './acceptances.ts';
import type { StoreHarness } from './store-harness.ts';

/** One row per audience and address; only a confirmation confirms. */
export function subscribers(harness: () => StoreHarness): void {
  it('stores a sign-up as pending', async () => {
    const store = await harness().open();
    const { kind, ...row } = subscriber();
    await store.accept(acceptance({ kind, ...row }));
    expect(await store.listSubscribers()).toEqual([{ ...row, status: 'pending' }]);
  });

  it('updates the row on a second sign-up, which keeps its id and stays pending', async () => {
    const store = await harness().open();
    const { kind, ...first } = subscriber();
    await store.accept(acceptance({ kind, ...first }));
    await store.accept(acceptance(subscriber({ source: 'footer', tags: 'again', createdAt: 5 })));
    expect(await store.listSubscribers()).toEqual([
      { ...first, source: 'footer', tags: 'again', status: 'pending' },
    ]);
    expect(await store.listOutbox()).toHaveLength(2);
  });

  it('never revokes a confirmation', async () => {
    const store = await harness().open();
    await store.accept(acceptance(subscriber()));
    for (let count = 0; count < 2; count += 1) {
      expect(await store.confirmSubscriber('newsletter', 'ada@example.com')).toBe(true);
    }
    await store.accept(acceptance(subscriber()));
    expect(await store.listSubscribers()).toMatchObject([{ status: 'confirmed' }]);
  });

  it('confirms only one address of one audience', async () => {
    const store = await harness().open();
    const others = [{ audience: 'product' }, { email: 'obi@example.com' }];
    for (const changes of [{}, ...others]) await store.accept(acceptance(subscriber(changes)));
    expect(await store.confirmSubscriber('newsletter', 'eve@example.com')).toBe(false);
    expect(await store.confirmSubscriber('newsletter', 'ada@example.com')).toBe(true);
    const confirmed = (await store.listSubscribers()).filter(({ status }) => status !== 'pending');
    expect(confirmed).toMatchObject([{ audience: 'newsletter', email: 'ada@example.com' }]);
    expect(await store.findSubscriber('newsletter', 'ada@example.com')).toEqual(confirmed[0]);
    expect(await store.findSubscriber('newsletter', 'eve@example.com')).toBeNull();
  });

  it('keeps one address in two audiences separate', async () => {
    const store = await harness().open();
    for (const audience of ['newsletter', 'product', 'newsletter']) {
      await store.accept(acceptance(subscriber({ audience })));
    }
    const audiences = (await store.listSubscribers()).map(({ audience }) => audience);
    expect(audiences).toEqual(['product', 'newsletter']);
  });

  it('has one row after concurrent sign-ups with different keys', async () => {
    const store = await harness().open();
    await Promise.all(Array.from({ length: 50 }, () => store.accept(acceptance(subscriber()))));
    expect(await store.listSubscribers()).toHaveLength(1);
  });
}
