import { logRetention } from '@grovemail/domain/delivery/delivery-limits.ts';
import { expect, it } from 'vitest';
import { maxLostClaims } from '../store/queue/outbox-store.ts';
import type { Store } from '../store/store.ts';
import { acceptance, enquiry, newId, outboxEntry } from './acceptances.ts';
import type { StoreHarness } from './store-harness.ts';

const written = 1_700_000_000_000;
const lease = 30_000;

/** Every entry is claimed until it is settled, by one worker at a time. */
export function outbox(harness: () => StoreHarness): void {
  async function opened(entries: number) {
    const clock = { now: written };
    const store = await harness().open(() => clock.now);
    const line = Array.from({ length: entries }, (_, at) =>
      outboxEntry({ topic: 'a', payload: { at } }),
    );
    await store.accept(acceptance(enquiry(), {}, line));
    const claim = (limit = 20, from: Store = store) =>
      from.claimOutbox({ limit, leaseUntil: clock.now + lease });
    return { clock, store, line, claim };
  }

  it('claims due entries, oldest first, up to the given limit', async () => {
    const { line, claim } = await opened(5);
    const first = await claim(3);
    expect(first).toEqual(line.slice(0, 3).map((entry) => ({ ...entry, attempts: 1, lost: 0 })));
    expect((await claim(3)).map(({ id }) => id)).toEqual(line.slice(3).map(({ id }) => id));
    expect(await claim()).toEqual([]);
  });

  it('claims an entry that was added without a row', async () => {
    const { store, claim } = await opened(0);
    const entry = outboxEntry({ topic: 'preferences.link', payload: { email: 'ada@example.com' } });
    await store.enqueue(entry);
    await expect(store.enqueue(entry)).rejects.toThrow();
    expect(await claim()).toEqual([{ ...entry, attempts: 1, lost: 0 }]);
  });

  it('queues an entry once, no matter how many servers do so concurrently', async () => {
    const { store, claim } = await opened(0);
    const other = await harness().open(() => written);
    expect(await store.newestOf('report.daily', written + 1)).toBeNull();
    const entry = outboxEntry({ topic: 'report.daily', payload: { to: 'ada@example.com' } });
    const stores = [store, other, store, other];
    const queued = await Promise.all(stores.map((each) => each.enqueueOnce(entry)));
    expect(queued.filter(Boolean)).toEqual([true]);
    const [claimed, ...more] = await claim();
    expect([claimed, more]).toEqual([{ ...entry, attempts: 1, lost: 0 }, []]);
    if (claimed) await store.settleOutbox(claimed, { outcome: 'done' });
    expect(await other.enqueueOnce(entry)).toBe(false);
    expect(await store.newestOf('report.daily', written + 1)).toBe(written);
    expect(await store.newestOf('report.daily', written)).toBeNull();
    expect(await store.newestOf('lead.notify', written + 1)).toBeNull();
    expect(await claim()).toEqual([]);
  });

  it('lets exactly one of many workers claim an entry', async () => {
    const { claim } = await opened(60);
    const other = await harness().open(() => written);
    const claims = await Promise.all(
      Array.from({ length: 20 }, (_, at) => (at % 2 ? claim(5) : claim(5, other))),
    );
    const ids = claims.flat().map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (let left = await claim(); left.length > 0; left = await claim()) {
      ids.push(...left.map(({ id }) => id));
    }
    expect(new Set(ids).size).toBe(60);
    expect(ids).toHaveLength(60);
  });

  it('keeps delivered entries, and never claims them again', async () => {
    const { clock, store, claim } = await opened(1);
    const [entry] = await claim();
    if (!entry) throw new Error('no entry was claimed');
    expect(await store.settleOutbox(entry, { outcome: 'done' })).toBe(true);
    clock.now += 10 * lease;
    expect(await claim()).toEqual([]);
    expect(await store.listOutbox({ state: 'done' })).toMatchObject([
      { id: entry.id, attempts: 1, doneAt: written, error: null },
    ]);
    expect(await store.retryOutbox(entry.id)).toBe('done');
  });

  it('retries a failed entry when it is due, not before', async () => {
    const { clock, store, claim } = await opened(1);
    const [entry] = await claim();
    if (!entry) throw new Error('no entry was claimed');
    const nextAt = clock.now + 5_000;
    await store.settleOutbox(entry, { outcome: 'failed', error: 'No response.', nextAt });
    expect(await store.listOutbox()).toMatchObject([
      { state: 'waiting', error: 'No response.', nextAt, attempts: 1 },
    ]);
    clock.now = nextAt - 1;
    expect(await claim()).toEqual([]);
    clock.now = nextAt;
    expect(await claim()).toMatchObject([{ id: entry.id, attempts: 2 }]);
  });

  it('reclaims entries of a dead worker, and ignores its late results', async () => {
    const { clock, store, claim } = await opened(1);
    const [lost] = await claim();
    clock.now += lease - 1;
    expect(await claim()).toEqual([]);
    clock.now += 1;
    const [taken] = await claim();
    if (!lost || !taken) throw new Error('no entry was claimed');
    expect(taken).toEqual({ ...lost, attempts: 2, lost: 1 });
    const late = { outcome: 'failed', error: 'late', nextAt: null } as const;
    expect(await store.settleOutbox(lost, late)).toBe(false);
    expect(await store.settleOutbox(taken, { outcome: 'done' })).toBe(true);
    expect(await store.settleOutbox(taken, late)).toBe(false);
    expect(await store.listOutbox()).toMatchObject([{ state: 'done', error: null }]);
  });

  it('gives up an entry after 16 expired leases, and not the others', async () => {
    const { clock, store, claim } = await opened(2);
    const [lost, other] = await claim();
    if (!lost || !other) throw new Error('no entry was claimed');
    await store.settleOutbox(other, { outcome: 'done' });
    for (let times = 1; times < maxLostClaims; times += 1) {
      clock.now += lease;
      expect(await store.buryLost('Lost.')).toEqual([]);
      expect(await claim()).toMatchObject([{ id: lost.id, lost: times }]);
    }
    expect(await store.buryLost('Lost.')).toEqual([]);
    clock.now += lease;
    expect(await claim()).toEqual([]);
    const { id, topic, payload } = lost;
    const dead = { id, topic, payload, attempts: maxLostClaims };
    expect(await store.buryLost('Lost.')).toEqual([dead]);
    expect(await store.buryLost('Lost.')).toEqual([]);
    expect(await store.listOutbox({ state: 'dead' })).toMatchObject([{ id, error: 'Lost.' }]);
    // Queued again, it is an entry like any other.
    await store.retryOutbox(id);
    expect(await claim()).toMatchObject([{ id, lost: 0 }]);
  });

  it('releases unfinished entries, without counting an attempt', async () => {
    const { clock, store, claim } = await opened(1);
    for (let time = 0; time < 20; time += 1) {
      const [entry] = await claim();
      if (!entry) throw new Error('no entry was claimed');
      expect(entry).toMatchObject({ attempts: 1, lost: 0 });
      const released = { outcome: 'released', error: 'Stopped.', nextAt: clock.now } as const;
      expect(await store.settleOutbox(entry, released)).toBe(true);
      expect(await store.settleOutbox(entry, released)).toBe(false);
    }
  });

  it('keeps and counts a dead entry, and retries it on request', async () => {
    const { clock, store, claim } = await opened(2);
    const [dead, alive] = await claim();
    if (!dead || !alive) throw new Error('no entry was claimed');
    await store.settleOutbox(dead, { outcome: 'failed', error: 'Rejected.', nextAt: null });
    clock.now += lease;
    expect((await claim()).map(({ id }) => id)).toEqual([alive.id]);
    const settled = { done: 0, bounced: 0, discarded: 0 };
    expect(await store.countOutbox()).toEqual({
      waiting: 1,
      dead: 1,
      oldestAt: written,
      ...settled,
    });
    expect(await store.listOutbox({ state: 'dead' })).toMatchObject([
      { id: dead.id, error: 'Rejected.', state: 'dead' },
    ]);

    expect(await store.retryOutbox(dead.id)).toBe('retried');
    expect(await store.retryOutbox(newId())).toBe('unknown');
    expect(await claim()).toMatchObject([{ id: dead.id, attempts: 1 }]);
    expect(await store.countOutbox()).toMatchObject({ waiting: 2, dead: 0 });
  });

  it('settles a bounced entry, which is not dead, and keeps its payload until it is old', async () => {
    const { clock, store, claim, line } = await opened(2);
    const [gone, stale] = await claim();
    if (!gone || !stale) throw new Error('no entry was claimed');
    expect(await store.settleOutbox(gone, { outcome: 'bounced', error: 'No such user.' })).toBe(
      true,
    );
    const again = { outcome: 'bounced', error: 'Again.' } as const;
    expect(await store.settleOutbox(gone, again)).toBe(false);
    expect(await store.settleOutbox({ ...stale, attempts: 9 }, again)).toBe(false);
    expect(await store.countOutbox()).toMatchObject({ waiting: 1, dead: 0, done: 0, bounced: 1 });
    expect(await store.listOutbox({ state: 'done' })).toEqual([]);
    expect(await store.listOutbox({ state: 'bounced' })).toMatchObject([
      { id: gone.id, payload: line[0]?.payload, doneAt: written, error: 'No such user.' },
    ]);
    expect(await store.retryOutbox(gone.id)).toBe('bounced');
    expect(await store.discardOutbox([gone.id])).toEqual(['bounced']);
    clock.now += logRetention + 1;
    expect((await claim()).map(({ id }) => id)).toEqual([stale.id]);
    expect(await store.forget('delivered', 10)).toBe(1);
  });

  it('discards dead entries alone, with what they would have sent', async () => {
    const { clock, store, claim } = await opened(5);
    const [dead, done, flying, later] = await claim(4);
    if (!dead || !done || !flying || !later) throw new Error('no entry was claimed');
    await store.settleOutbox(dead, { outcome: 'failed', error: 'No.', nextAt: null });
    await store.settleOutbox(done, { outcome: 'done' });
    await store.settleOutbox(later, { outcome: 'failed', error: 'No.', nextAt: clock.now + lease });
    const ids = [dead, done, flying, later].map(({ id }) => id);
    expect(await store.discardOutbox([...ids, newId()])).toEqual([
      'dead',
      'done',
      'waiting',
      'waiting',
      'unknown',
    ]);
    expect(await store.discardOutbox([dead.id])).toEqual(['discarded']);
    expect(await store.findOutbox(dead.id)).toMatchObject({
      state: 'discarded',
      payload: {},
      doneAt: written,
      error: 'No.',
    });
    expect(await store.countOutbox()).toMatchObject({ waiting: 3, dead: 0, done: 1, discarded: 1 });
    expect(await store.retryOutbox(dead.id)).toBe('discarded');
    expect(await store.settleOutbox(flying, { outcome: 'done' })).toBe(true);
    clock.now += lease;
    expect((await claim()).map(({ id }) => id)).not.toContain(dead.id);
  });

  it('finds ids by how they end, at most two', async () => {
    const { store, line } = await opened(3);
    const [{ id } = outboxEntry()] = line;
    expect(await store.outboxIdsEnding(id.slice(-12))).toEqual([id]);
    expect(await store.outboxIdsEnding('ffff_fff')).toEqual([]);
    for (const end of ['1', '2', '3']) {
      await store.enqueue({ ...outboxEntry(), id: `${end}-abcdef` });
    }
    expect(await store.outboxIdsEnding('abcdef')).toEqual(['3-abcdef', '2-abcdef']);
    expect(await store.findOutbox(newId())).toBeNull();
  });

  it('deletes entries delivered long ago, in small batches, and nothing else', async () => {
    const { clock, store, claim } = await opened(4);
    const [waiting, ...others] = await claim();
    for (const entry of others) await store.settleOutbox(entry, { outcome: 'done' });
    clock.now += logRetention;
    expect(await store.forget('delivered', 10)).toBe(0);
    clock.now += 1;
    expect(await store.forget('delivered', 2)).toBe(2);
    expect(await store.forget('delivered', 2)).toBe(1);
    expect((await store.listOutbox()).map(({ id }) => id)).toEqual([waiting?.id]);
    expect(await store.countOutbox()).toMatchObject({ waiting: 1, done: 0 });
  });
}
