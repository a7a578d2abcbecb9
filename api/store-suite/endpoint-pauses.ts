import {
  disabledUntil,
  endpointRetention,
  pauseAfter,
  retryWindow,
} from '@grovemail/domain/delivery/delivery-limits.ts';
import { expect, it } from 'vitest';
import { acceptance, enquiry, newId, outboxEntry } from './acceptances.ts';
import { attemptAt, handBack, webhook } from './account-calls.ts';
import { endpointsOf, lease, pushTo, storesWithLine, to, written } from './line-for-test.ts';
import type { StoreHarness } from './store-harness.ts';

/** An endpoint that fails is asked less often, and one that is gone not at all. */
export function endpointPauses(harness: () => StoreHarness): void {
  const opened = storesWithLine(harness);

  it('pauses an endpoint after five failures in a row, and no other', async () => {
    const { clock, store, claim, respond, fail } = await opened([...to('a', 3), ...to('b')]);
    await fail('a', 4);
    expect(await respond('a', null)).toBeNull();
    await fail('a', 4);
    await fail('b', 4);
    const since = clock.now;
    expect(await respond('a', 'No response, again.')).toEqual({
      change: 'paused',
      failures: 5,
      pausedUntil: since + pauseAfter(5),
    });
    // One that was already in flight changes nothing.
    expect(await respond('a', 'Late.')).toBeNull();
    const failing = { failures: 4, since, pausedUntil: null, error: 'No response.' };
    expect(await store.listFailing()).toEqual([
      {
        endpoint: 'a',
        failures: 5,
        since,
        pausedUntil: since + pauseAfter(5),
        error: 'No response, again.',
      },
      { endpoint: 'b', ...failing },
    ]);
    const [other, ...none] = await claim();
    expect([other?.endpoint, none]).toEqual(['b', []]);
    if (other) await store.settleOutbox(other, { outcome: 'done' });

    clock.now += pauseAfter(5) - 1;
    expect(await claim()).toEqual([]);
    clock.now += 1;
    expect(endpointsOf(await claim())).toEqual(['a']);
    expect(await respond('a', 'Still.')).toBeNull();
    expect((await store.listFailing())[0]).toMatchObject({
      failures: 6,
      since,
      pausedUntil: clock.now + pauseAfter(6),
      error: 'Still.',
    });
    clock.now += pauseAfter(6);
    expect(await respond('a', null)).toEqual({ change: 'resumed' });
    expect(await respond('a', null)).toBeNull();
    expect((await store.listFailing()).map(({ endpoint }) => endpoint)).toEqual(['b']);
  });

  it('is paused at the first failure for as long as it asks', async () => {
    const { clock, store, claim, respond } = await opened([...to('a', 3), ...to('b', 1)]);
    await handBack(store);
    const since = clock.now;
    const busy = { ...attemptAt('a', 'The receiver returned 429.'), retryAfter: 120_000 };
    const pausedUntil = since + 120_000;
    expect(await store.recordResponse(busy)).toEqual({
      change: 'paused',
      failures: 1,
      pausedUntil,
    });
    clock.now = pausedUntil - 1;
    expect(endpointsOf(await claim())).toEqual(['b']);
    clock.now = pausedUntil;
    expect(endpointsOf(await claim())).toEqual(['a']);
    expect(await respond('a', null)).toEqual({ change: 'resumed' });
  });

  it('logs no attempts at push services, but pauses them', async () => {
    const { store } = await opened(pushTo('slow', 2));
    const [entry] = await store.claimOutbox({
      lane: 'pushes',
      limit: 1,
      leaseUntil: written + lease,
    });
    if (!entry) throw new Error('no entry was claimed');
    for (let time = 0; time < 5; time += 1) {
      await store.recordResponse({ ...attemptAt('slow', 'No response.'), entry });
    }
    expect(await store.listDeliveries('slow')).toEqual([]);
    expect(await store.listFailing()).toMatchObject([{ endpoint: 'slow', failures: 5 }]);
    expect(await store.replay(entry.id)).toBe('unknown');
  });

  it('waits no longer after the clock was put back, however many servers notice', async () => {
    const { clock, open, store, claim, fail } = await opened([...to('a'), ...to('b'), ...to('c')]);
    await fail('a', 5);
    const [failed, leased] = await claim();
    if (failed?.endpoint !== 'b' || !leased) throw new Error('no entry was claimed');
    const retryAt = clock.now + 5_000;
    await store.settleOutbox(failed, { outcome: 'failed', error: 'No response.', nextAt: retryAt });
    const report = outboxEntry({ topic: 'report.flood', createdAt: clock.now + 65_000 });
    await store.enqueueOnce(report);
    await store.enqueue(outboxEntry({ ...to('d')[0], createdAt: clock.now }));

    clock.now -= 3_600_000;
    for (const each of [store, await open(), store]) {
      await each.capWaits({ leaseUntil: clock.now + lease });
    }
    expect(await store.listFailing()).toMatchObject([{ pausedUntil: clock.now + pauseAfter(5) }]);
    expect(endpointsOf(await claim())).toEqual(['d']);
    clock.now += 4_999;
    expect(await claim()).toEqual([]);
    clock.now += 1;
    expect(endpointsOf(await claim())).toEqual(['b']);
    clock.now += lease - 5_001;
    expect(await claim()).toEqual([]);
    clock.now += 1;
    expect(await claim()).toMatchObject([{ id: leased.id, lost: 1 }, { endpoint: 'd' }]);
    const forms = () => store.claimOutbox({ lane: 'forms', limit: 9, leaseUntil: clock.now + 1 });
    clock.now += 65_000 - lease - 1;
    expect(await forms()).toEqual([]);
    clock.now += 1;
    expect(await forms()).toMatchObject([{ id: report.id }]);
  });

  it('forgets a push service that nothing waits for, until it gets an entry again', async () => {
    const { clock, store } = await opened(pushTo('idle', 1));
    const leaseUntil = written + lease;
    const [entry] = await store.claimOutbox({ lane: 'pushes', limit: 1, leaseUntil });
    if (!entry) throw new Error('no entry was claimed');
    clock.now += endpointRetention + 1;
    expect(await store.forget('endpoints', 9)).toBe(0);
    await store.settleOutbox(entry, { outcome: 'done' });
    const [again] = pushTo('idle', 1);
    if (again) await store.enqueue({ ...again, createdAt: clock.now });
    expect(await store.forget('endpoints', 9)).toBe(1);
    const [next] = await store.claimOutbox({
      lane: 'pushes',
      limit: 1,
      leaseUntil: clock.now + lease,
    });
    if (!next) throw new Error('no entry was claimed');
    expect(next.id).toBe(again?.id);
    clock.now += endpointRetention + 1;
    expect(await store.forget('endpoints', 9)).toBe(0);
    await store.settleOutbox(next, { outcome: 'done' });
    expect(await store.forget('endpoints', 9)).toBe(1);
  });

  it('delivers a dead entry that is retried after its endpoint was forgotten', async () => {
    const payload = { source: `${newId()} files.example` };
    const { clock, store } = await opened([
      outboxEntry({ topic: 'transactional.attached', payload }),
    ]);
    const claim = async () => {
      const leaseUntil = clock.now + lease;
      const [entry] = await store.claimOutbox({ lane: 'attached', limit: 1, leaseUntil });
      if (!entry) throw new Error('no entry was claimed');
      return entry;
    };
    const { id, attempts } = await claim();
    await store.settleOutbox({ id, attempts }, { outcome: 'failed', error: 'No.', nextAt: null });
    clock.now += endpointRetention + 1;
    expect(await store.forget('endpoints', 9)).toBe(1);
    expect(await store.retryOutbox(id)).toBe('retried');
    expect(await claim()).toMatchObject({ id, attempts: 1 });
  });

  it('ends a pause on demand, when a waiting message is replayed, and with a new URL', async () => {
    const one = webhook();
    const { clock, store, claim, respond, fail } = await opened(to(one.id, 2));
    await store.addWebhook(one);
    const [failed] = await claim(1);
    if (!failed) throw new Error('no entry was claimed');
    const nextAt = clock.now + 3_600_000;
    await store.settleOutbox(failed, { outcome: 'failed', error: 'No response.', nextAt });
    await fail(one.id, 5);

    const behind = { outcome: 'released' as const, error: '', nextAt: clock.now };
    const handOut = async () => {
      const [entry, ...none] = await claim();
      if (!entry) throw new Error('no entry was claimed');
      expect(none).toEqual([]);
      await respond(one.id, 'Still no response.');
      expect(await claim()).toEqual([]);
      return entry;
    };
    expect(await claim()).toEqual([]);
    await store.endPause(one.id);
    const second = await handOut();
    expect(second.id).not.toBe(failed.id);
    await store.settleOutbox(second, behind);
    expect(await claim()).toEqual([]);

    // The attempt that was released does not count.
    await store.settleOutbox({ id: second.id, attempts: 0 }, { outcome: 'done' });
    expect(await store.replay(failed.id)).toBe('waiting');
    const replayed = await handOut();
    expect(replayed).toMatchObject({ id: failed.id, attempts: 2 });
    await store.settleOutbox(replayed, { outcome: 'failed', error: 'No response.', nextAt });
    expect(await claim()).toEqual([]);

    await store.updateWebhook(one.id, { types: ['mail.sent'] });
    expect(await claim()).toEqual([]);
    await store.updateWebhook(one.id, { url: 'https://new.example/' });
    expect(await claim()).toMatchObject([{ id: failed.id, attempts: 3 }]);
    expect(await respond(one.id, null)).toEqual({ change: 'resumed' });
  });

  it('is disabled once it is gone, until a message is replayed', async () => {
    const { clock, store, claim, respond } = await opened([...to('a', 3), ...to('b', 1)]);
    const [first] = await claim(1);
    if (first?.endpoint !== 'a') throw new Error('Nothing is in line for a.');
    const gone = { ...attemptAt('a', 'It is gone.'), entry: first, outcome: 'gone' as const };
    await store.settleOutbox(first, { outcome: 'failed', error: 'It is gone.', nextAt: null });
    expect(await store.recordResponse(gone)).toEqual({ change: 'disabled' });
    expect(await store.recordResponse(gone)).toBeNull();
    expect(await store.listFailing()).toMatchObject([
      { endpoint: 'a', failures: 1, pausedUntil: disabledUntil, error: 'It is gone.' },
    ]);
    const attempts = await store.listDeliveries('a');
    expect(attempts.map(({ outcome }) => outcome)).toEqual(['failed', 'failed']);
    clock.now += 1_000;
    await store.capWaits({ leaseUntil: clock.now });
    expect((await store.listFailing())[0]?.pausedUntil).toBe(disabledUntil);
    clock.now += retryWindow - 2_000;
    expect(endpointsOf(await claim())).not.toContain('a');

    const queued = async () => (await store.countOutbox()).waiting;
    const before = await queued();
    await store.accept(acceptance(enquiry(), {}, [...to('a', 2), ...to('b', 1)]));
    expect(await queued()).toBe(before + 1);

    expect(await store.retryOutbox(first.id)).toBe('retried');
    expect(endpointsOf(await claim())).toContain('a');
    expect(await respond('a', null)).toEqual({ change: 'resumed' });
    expect(await store.listFailing()).toEqual([]);
    await store.accept(acceptance(enquiry(), {}, to('a', 1)));
    expect(await queued()).toBe(before + 3);
  });

  it('marks entries dead that were due during a pause for the maximum retry time', async () => {
    const { clock, store, claim, fail } = await opened([...to('a', 5), ...to('b', 2)]);
    clock.now += retryWindow;
    expect(await store.buryOverdue('Too late.', 9)).toEqual([]);
    await fail('a', 5);
    clock.now -= 1;
    expect(await store.buryOverdue('Too late.', 9)).toEqual([]);
    clock.now += 1;
    const first = await store.buryOverdue('Too late.', 3);
    expect(first).toHaveLength(3);
    const payload = { webhookId: 'a' };
    expect(first[0]).toEqual({
      id: expect.any(String),
      topic: 'event.webhook',
      payload,
      attempts: 0,
    });
    expect(await store.buryOverdue('Too late.', 3)).toHaveLength(2);
    expect(await store.buryOverdue('Too late.', 3)).toEqual([]);
    expect(await store.countOutbox()).toMatchObject({ dead: 5, waiting: 2 });
    expect(await store.listOutbox({ state: 'dead', limit: 1 })).toMatchObject([
      { error: 'Too late.' },
    ]);
    // Queued again, it may wait just as long, and is due at once.
    const id = first[0]?.id ?? '';
    expect(await store.retryOutbox(id)).toBe('retried');
    expect(await store.buryOverdue('Too late.', 9)).toEqual([]);
    const claimed = await claim();
    expect(claimed.filter(({ endpoint }) => endpoint === 'a')).toMatchObject([{ id, attempts: 1 }]);
  });

  it('does not wait for removed endpoints', async () => {
    const one = webhook();
    const { store, claim, fail } = await opened(to(one.id, 3));
    await store.addWebhook(one);
    await fail(one.id, 5);
    expect(await claim()).toEqual([]);
    await store.removeWebhook(one.id);
    expect(await claim()).toHaveLength(2);
    expect(await store.listFailing()).toEqual([]);
  });

  it('lists no endpoint that never had an entry', async () => {
    const { store, respond } = await opened();
    expect(await respond('nobody', 'No response.')).toBeNull();
    expect(await respond('nobody', null)).toBeNull();
    expect(await store.listFailing()).toEqual([]);
  });
}
