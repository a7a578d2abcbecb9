import { expect, it } from 'vitest';
import type { Store } from '../store/store.ts';
import { newId } from './acceptances.ts';
import { mail, queuedMail } from './account-calls.ts';
import type { StoreHarness } from './store-harness.ts';

const now = 1_700_000_000_000;

/** A preview shows a test email once, before it expires. */
export function previews(harness: () => StoreHarness): void {
  async function testMail(store: Store, html = '<p>Hello</p>'): Promise<string> {
    const message = { ...mail().message, html };
    return (await queuedMail(store, { space: 'test', status: 'test', message })).id;
  }

  it('shows the HTML once, to the connection that asks first', async () => {
    const [store, other] = [await harness().open(() => now), await harness().open(() => now)];
    const transactionalId = await testMail(store, '<p>Ada</p>');
    await store.addPreview({ digest: 'd', transactionalId, expiresAt: now + 1 });
    const asked = [store, other, store, other].map((one) => one.takePreview('d'));
    const shown = (await Promise.all(asked)).filter((parts) => parts !== null);
    expect(shown).toEqual([{ html: '<p>Ada</p>', plain: null }]);
    expect(await store.takePreview('d')).toBeNull();
  });

  it('shows nothing after expiry, nor for an unknown token', async () => {
    let at = now;
    const store = await harness().open(() => at);
    const transactionalId = await testMail(store);
    await store.addPreview({ digest: 'd', transactionalId, expiresAt: now + 1_000 });
    for (const digest of ['', 'D', 'e', `' or 1 = 1 --`]) {
      expect(await store.takePreview(digest)).toBeNull();
    }
    at = now + 1_000;
    expect(await store.takePreview('d')).toBeNull();
  });

  it('deletes expired previews when others are added', async () => {
    let at = now;
    const store = await harness().open(() => at);
    const transactionalId = await testMail(store);
    const add = (digest: string) =>
      store.addPreview({ digest, transactionalId, expiresAt: at + 1_000 });
    for (const digest of ['a', 'b']) await add(digest);
    at += 1_000;
    await add('c');
    // A deleted one may be added again.
    for (const digest of ['a', 'b']) await add(digest);
    await expect(add('c')).rejects.toBeInstanceOf(Error);
  });

  it('is deleted with its email', async () => {
    let at = now;
    const store = await harness().open(() => at);
    const transactionalId = await testMail(store);
    at = Number.MAX_SAFE_INTEGER;
    await store.addPreview({ digest: 'd', transactionalId, expiresAt: at + 1 });
    expect(await store.forget('transactionals', 10)).toBe(1);
    expect(await store.takePreview('d')).toBeNull();
  });

  it('is created only for known emails, in test only', async () => {
    const store = await harness().open(() => now);
    const stray = { digest: 'd', transactionalId: newId(), expiresAt: now + 1 };
    await expect(store.addPreview(stray)).rejects.toBeInstanceOf(Error);
    const { id: transactionalId } = await queuedMail(store);
    await store.addPreview({ ...stray, transactionalId });
    expect(await store.takePreview('d')).toBeNull();
  });
}
