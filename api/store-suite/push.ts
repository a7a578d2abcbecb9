import { demoVisitor as visitor } from '@grovemail/domain/push/demo-visitor.ts';
import { expect, it } from 'vitest';
import type { PushSubscriptionRecord } from '../store/push/push-store.ts';
import { newId, outboxEntry } from './acceptances.ts';
import type { StoreHarness } from './store-harness.ts';

const began = 1_700_000_000_000;

function subscription(changes: Partial<PushSubscriptionRecord> = {}): PushSubscriptionRecord {
  const id = newId();
  return {
    id,
    createdAt: began,
    endpoint: `https://push.example/${id}`,
    p256dh: 'B'.repeat(87),
    auth: 'a'.repeat(22),
    email: 'ada@example.com',
    isProved: false,
    info: { firstname: 'Ada', orders: 3, vip: true },
    ...changes,
  };
}

function sending(subscriptionId: string, email = 'ada@example.com') {
  const message = { id: newId(), createdAt: began, subscriptionId, email, title: 'Hello' };
  return {
    message,
    entry: outboxEntry({ topic: 'push.send', payload: { messageId: message.id } }),
  };
}

const demoVisitor = { email: visitor.email, info: { demo: visitor.demo } };

/** One subscription per endpoint, one record per action, and no message without its outbox entry. */
export function push(harness: () => StoreHarness): void {
  it('S11 keeps one subscription per endpoint, with the first id and the latest keys', async () => {
    const clock = { now: began };
    const store = await harness().open(() => clock.now);
    const first = subscription();
    expect(await store.saveSubscription(first)).toBe(first.id);
    clock.now += 5;
    const again = { endpoint: first.endpoint, auth: 'z'.repeat(22), email: 'eve@example.com' };
    const second = subscription({ ...again, info: {}, isProved: true, createdAt: clock.now });
    expect(await store.saveSubscription(second)).toBe(first.id);
    const row = { ...second, id: first.id, createdAt: began, updatedAt: began + 5 };
    expect(await store.listSubscriptions()).toEqual([row]);
    expect(await store.findSubscription(first.id)).toEqual(row);
    expect(await store.findSubscription(second.id)).toBeNull();
  });

  it('deletes the demo’s subscriptions a day after their last save, and no others', async () => {
    const clock = { now: began };
    const store = await harness().open(() => clock.now);
    const day = 24 * 60 * 60_000;
    const [old, renewed] = [subscription(demoVisitor), subscription(demoVisitor)];
    const others = [
      subscription(),
      subscription({ email: 'visitor@example.co' }),
      subscription({ email: 'a.visitor@example.com', info: { demo: true } }),
    ];
    for (const one of [old, renewed, ...others]) await store.saveSubscription(one);
    clock.now += day - 1;
    await store.saveSubscription(renewed);
    expect(await store.forget('demoSubscriptions', 9)).toBe(0);
    clock.now += 1;
    expect(await store.forget('demoSubscriptions', 9)).toBe(1);
    expect(await store.findSubscription(old.id)).toBeNull();
    expect(await store.listSubscriptions()).toHaveLength(4);
    clock.now += day;
    await store.saveSubscription(old);
    await store.saveSubscription(subscription(demoVisitor));
    clock.now += day;
    expect(await store.forget('demoSubscriptions', 2)).toBe(2);
    expect(await store.forget('demoSubscriptions', 2)).toBe(1);
    expect(await store.listSubscriptions()).toHaveLength(others.length);
  });

  it('has one row after concurrent saves of one endpoint', async () => {
    const stores = [await harness().open(), await harness().open()];
    const { endpoint } = subscription();
    const ids = await Promise.all(
      Array.from({ length: 40 }, (_, at) =>
        stores[at % 2]?.saveSubscription(subscription({ endpoint })),
      ),
    );
    expect(new Set(ids).size).toBe(1);
    expect(await stores[0]?.listSubscriptions()).toHaveLength(1);
  });

  it('lists newest first, for everyone or for one address', async () => {
    const store = await harness().open();
    const saved = ['ada@example.com', 'obi@example.com', 'ada@example.com'].map((email) =>
      subscription({ email }),
    );
    for (const one of saved) await store.saveSubscription(one);
    const [a, b, c] = saved.map(({ id }) => id);
    const ids = async (page: Parameters<typeof store.listSubscriptions>[0]) =>
      (await store.listSubscriptions(page)).map(({ id }) => id);
    expect(await ids({})).toEqual([c, b, a]);
    expect(await ids({ email: 'ada@example.com' })).toEqual([c, a]);
    expect(await ids({ email: 'ada@example.com', limit: 1, before: c ?? '' })).toEqual([a]);
    expect(await ids({ email: 'nobody@example.com' })).toEqual([]);
  });

  it('deletes a subscription by its id, once', async () => {
    const store = await harness().open();
    const [gone, kept] = [subscription(), subscription()];
    for (const one of [gone, kept]) await store.saveSubscription(one);
    expect(await store.removeSubscription(gone.id)).toBe(true);
    expect(await store.removeSubscription(gone.id)).toBe(false);
    expect((await store.listSubscriptions()).map(({ id }) => id)).toEqual([kept.id]);
  });

  it('unsubscribes only with endpoint and secret', async () => {
    const store = await harness().open();
    const { endpoint, auth, ...rest } = subscription();
    await store.saveSubscription({ endpoint, auth, ...rest });
    for (const wrong of [
      { endpoint, auth: 'b'.repeat(22) },
      { endpoint: `${endpoint}x`, auth },
      { endpoint: '', auth: '' },
    ]) {
      expect(await store.unsubscribePush(wrong)).toBe(false);
    }
    expect(await store.unsubscribePush({ endpoint, auth })).toBe(true);
    expect(await store.listSubscriptions()).toEqual([]);
  });

  it('finds one only with endpoint, public key and secret', async () => {
    const store = await harness().open();
    const { endpoint, p256dh, auth, ...rest } = subscription();
    await store.saveSubscription({ endpoint, p256dh, auth, ...rest });
    const held = { endpoint, p256dh, auth };
    expect(await store.findSubscriptionByKeys(held)).toMatchObject({ id: rest.id, ...held });
    for (const wrong of [
      { auth: 'b'.repeat(22) },
      { p256dh: 'C'.repeat(87) },
      { endpoint: `${endpoint}x` },
      { endpoint: '', p256dh: '', auth: '' },
    ]) {
      expect(await store.findSubscriptionByKeys({ ...held, ...wrong })).toBeNull();
    }
  });

  it('stores messages with their outbox entries, all or none', async () => {
    const store = await harness().open();
    const { id } = subscription();
    const [one, two] = [sending(id), sending(id)];
    await store.queuePushes([one, two]);
    expect((await store.listOutbox()).map((entry) => entry.id)).toEqual(
      [two, one].map(({ entry }) => entry.id),
    );
    // The entry of the second already exists: neither message may be stored.
    await expect(
      store.queuePushes([sending(id), { ...sending(id), entry: one.entry }]),
    ).rejects.toThrow();
    expect(await store.listPushMessages()).toHaveLength(2);
    expect(await store.listOutbox()).toHaveLength(2);
  });

  it('G2 records each action once, with its first time, and none of an unknown message', async () => {
    const store = await harness().open();
    const { message, entry } = sending(newId());
    const other = sending(newId(), 'obi@example.com');
    await store.queuePushes([{ message, entry }, other]);
    expect(await store.isPushMessage(message.id)).toBe(true);
    for (const at of [1, 2]) {
      await store.recordPushAction({ messageId: message.id, action: 'click', at });
    }
    await store.recordPushAction({ messageId: message.id, action: 'dismiss', at: 3 });
    const unknown = newId();
    expect(await store.isPushMessage(unknown)).toBe(false);
    await store.recordPushAction({ messageId: unknown, action: 'click', at: 4 });

    const none = { click: null, delivered: null, dismiss: null };
    expect(await store.listPushMessages()).toEqual([
      { ...other.message, ...none },
      { ...message, ...none, click: 1, dismiss: 3 },
    ]);
    expect(await store.listPushMessages({ email: 'obi@example.com' })).toHaveLength(1);
  });
}
