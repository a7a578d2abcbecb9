import { expect, it } from 'vitest';
import type { StoreHarness } from './store-harness.ts';

/** A secret is created on first use and never changes. */
export function secrets(harness: () => StoreHarness): void {
  it('keeps the first value of a name, across connections and when reopened', async () => {
    const [one, two] = [await harness().open(), await harness().open()];
    expect(await one.secret('a', { value: 'first', createdAt: 1 })).toBe('first');
    expect(await two.secret('a', { value: 'second', createdAt: 2 })).toBe('first');
    expect(await two.secret('b', { value: 'another', createdAt: 3 })).toBe('another');
    await one.close();
    const reopened = await harness().open();
    expect(await reopened.secret('a', { value: 'third', createdAt: 4 })).toBe('first');
  });

  it('returns the same value to all concurrent callers', async () => {
    const stores = [await harness().open(), await harness().open(), await harness().open()];
    const values = await Promise.all(
      stores.map((store, at) => store.secret('a', { value: `made by ${at}`, createdAt: at })),
    );
    expect(new Set(values).size).toBe(1);
  });
}
