// Long: the cases of one aggregate, for both engines.

import { setImmediate } from 'node:timers/promises';
import {
  disabledUntil,
  endpointRetention,
  pauseAfter,
  retryWindow,
} from '@grovemail/domain/delivery/delivery-limits.ts';
import { expect, it } from 'vitest';
import type { EndpointResponse } from '../store/queue/endpoint-store.ts';
import type { ClaimedEntry, OutboxEntry } from '../store/queue/outbox-store.ts';
import type { Store } from '../store/store.ts';
import { acceptance, enquiry, newId, outboxEntry } from './acceptances.ts';
import { attemptAt, event, handBack, unkeyed, webhook } from './account-calls.ts';
import { dataOfVersion } from './data-of-version.ts';
import { hostileTexts } from './hostile-texts.ts';
import type { StoreHarness } from './store-harness.ts';

const written = 1_700_000_000_000;
const lease = 30_000;

/** No lane waits for another, and a slow or failing endpoint delays only itself. */
export function endpoints(harness: () => StoreHarness): void {
  async function opened(line: OutboxEntry[] = []) {
    const clock = { now: written };
    const open = () => harness().open(() => clock.now);
    const store = await open();
    await store.accept(acceptance(enquiry(), {}, line));
    const claim = (limit = 50, from: Store = store) =>
      from.claimOutbox({ lane: 'webhooks', limit, leaseUntil: clock.now + lease });
    const respond = (endpoint: string, error: string | null) =>
      store.recordResponse(attemptAt(endpoint, error));
    const fail = async (endpoint: string, times: number) => {
      await handBack(store);
      for (let time = 0; time < times; time += 1) await respond(endpoint, 'No response.');
    };
    return { clock, open, store, claim, respond, fail };
  }

  const to = (webhookId: string, count = 1) =>
    Array.from({ length: count }, () =>
      outboxEntry({ topic: 'event.webhook', payload: { webhookId } }),
    );
  const endpointsOf = (entries: ClaimedEntry[]) => entries.map(({ endpoint }) => endpoint);

  it('claims each lane by itself, and across lanes the most urgent first', async () => {
    const topics = ['webhook.send', 'push.send', 'transactional.send', 'notice.webhook', 'a'];
    const payload = { webhookId: 'a', service: 'push.example' };
    const line = [...topics, 'lead.receipt'].map((topic) => outboxEntry({ topic, payload }));
    const { store } = await opened(line);
    const leaseUntil = written + lease;
    const pushes = await store.claimOutbox({ lane: 'pushes', limit: 9, leaseUntil });
    expect(pushes.map(({ topic }) => topic)).toEqual(['push.send']);
    expect(await store.claimOutbox({ lane: 'pushes', limit: 9, leaseUntil })).toEqual([]);
    const rest = await store.claimOutbox({ limit: 9, leaseUntil });
    expect(rest.map(({ topic }) => topic)).toEqual([
      'lead.receipt',
      'notice.webhook',
      'transactional.send',
      'a',
      'webhook.send',
    ]);
  });

  it('counts entries for an endpoint, in flight or not', async () => {
    const { store, claim } = await opened([...to('a', 3), ...to('b')]);
    const claimed = await claim();
    expect([await store.countWaiting('a'), await store.countWaiting('b')]).toEqual([3, 1]);
    for (const entry of claimed) await store.settleOutbox(entry, { outcome: 'done' });
    expect([await store.countWaiting('a'), await store.countWaiting('b')]).toEqual([1, 0]);
    expect(await store.countWaiting('nobody')).toBe(0);
  });

  it('claims at most two entries per endpoint at a time', async () => {
    const { store, claim } = await opened([...to('slow', 9), ...to('b', 3), ...to('c')]);
    const first = await claim();
    expect(endpointsOf(first).toSorted()).toEqual(['b', 'b', 'c', 'slow', 'slow']);
    expect(await claim()).toEqual([]);
    const settled = first.find(({ endpoint }) => endpoint === 'slow');
    if (!settled) throw new Error('nothing was handed out');
    await store.settleOutbox(settled, { outcome: 'done' });
    expect(endpointsOf(await claim())).toEqual(['slow']);
  });

  it('enforces that limit across many concurrent servers', async () => {
    const { claim, open } = await opened([...to('slow', 30), ...to('b', 30)]);
    const stores = await Promise.all([open(), open(), open()]);
    const claims = await Promise.all(
      Array.from({ length: 30 }, (_, at) => claim(3, stores[at % stores.length])),
    );
    // A claim that runs concurrently with another may leave an entry for the next.
    const all = [...claims.flat(), ...(await claim())];
    expect(endpointsOf(all).toSorted()).toEqual(['b', 'b', 'slow', 'slow']);
  });

  it('hands out every entry at once, whatever is queued, claimed and settled meanwhile', async () => {
    const { store, claim, open } = await opened();
    const stores = [store, await open(), await open()];
    // No time passes, so no lease ends and nothing that was overlooked comes back.
    const queueing = stores.map(async (each) => {
      for (let time = 0; time < 40; time += 1) {
        for (const entry of to(`w${time % 3}`)) await each.enqueue(entry);
      }
    });
    let delivered = 0;
    const serve = async (from: Store) => {
      const entries = await claim(4, from);
      await Promise.all(entries.map((entry) => from.settleOutbox(entry, { outcome: 'done' })));
      delivered += entries.length;
      return entries.length;
    };
    let queued = false;
    const serving = stores.map(async (each) => {
      while ((await serve(each)) > 0 || !queued) await setImmediate();
    });
    await Promise.all(queueing);
    queued = true;
    await Promise.all(serving);
    while ((await serve(store)) > 0);
    expect(delivered).toBe(120);
  });

  it('sees an endpoint’s first entry behind thousands that were queued for another', async () => {
    const { store, claim } = await opened();
    await Promise.all(to('slow', 2_000).map((entry) => store.enqueue(entry)));
    for (const entry of to('other')) await store.enqueue(entry);
    expect(endpointsOf(await claim())).toEqual(['slow', 'slow', 'other']);
    expect(await claim()).toEqual([]);
  });

  it('serves endpoints in turn when few entries may be claimed', async () => {
    const ids = ['a', 'b', 'c', 'd'];
    const { clock, store, claim } = await opened(ids.flatMap((id) => to(id, 5)));
    const served: (string | undefined)[] = [];
    for (let time = 0; time < 8; time += 1) {
      const [entry, ...more] = await claim(1);
      if (!entry) throw new Error('nothing was handed out');
      expect(more).toEqual([]);
      served.push(entry.endpoint);
      await store.settleOutbox(entry, { outcome: 'done' });
      clock.now += 1;
    }
    expect(served.slice(0, 4).toSorted()).toEqual(ids);
    expect(served.slice(4)).toEqual(served.slice(0, 4));
  });

  it('sends one at a time to a failing endpoint, until one succeeds', async () => {
    const { store, claim, respond } = await opened(to('a', 9));
    const entries = await claim();
    await respond('a', 'No response.');
    for (const entry of entries) await store.settleOutbox(entry, { outcome: 'done' });
    const [probe, ...more] = await claim();
    expect(more).toEqual([]);
    if (!probe) throw new Error('nothing was handed out');
    expect(await claim()).toEqual([]);
    expect(await respond('a', null)).toBeNull();
    await store.settleOutbox(probe, { outcome: 'done' });
    expect(await claim()).toHaveLength(2);
  });

  const pushTo = (service: string, count: number) =>
    Array.from({ length: count }, () => outboxEntry({ topic: 'push.send', payload: { service } }));
  const attachedFrom = (source: string, count = 1) =>
    Array.from({ length: count }, () =>
      outboxEntry({ topic: 'transactional.attached', payload: { source } }),
    );
  const [oneKey, otherKey] = [newId(), newId()];

  it('sends eight messages at a time to a push service, and to others meanwhile', async () => {
    const { store } = await opened([...pushTo('slow', 40), ...pushTo('other', 1)]);
    const leaseUntil = written + lease;
    const claimed = await store.claimOutbox({ lane: 'pushes', limit: 32, leaseUntil });
    expect(Object.groupBy(endpointsOf(claimed), String)).toEqual({
      slow: Array(8).fill('slow'),
      other: ['other'],
    });
  });

  it('lets keys take turns in sending, however many emails and copies one has queued', async () => {
    const by = (key: string, count: number, topic = 'transactional.send') =>
      Array.from({ length: count }, () => outboxEntry({ topic, payload: { key } }));
    const { clock, store } = await opened([
      ...by(oneKey, 40),
      ...by(oneKey, 40, 'transactional.copy'),
    ]);
    const claim = (limit: number) =>
      store.claimOutbox({ lane: 'sends', limit, leaseUntil: clock.now + lease });
    const busy = await claim(8);
    expect(endpointsOf(busy)).toEqual(Array(8).fill(`key ${oneKey}`));
    for (const entry of by(otherKey, 3)) await store.enqueue(entry);
    const served: (string | undefined)[] = [];
    for (const entry of busy.slice(0, 6)) {
      clock.now += 1;
      await store.settleOutbox(entry, { outcome: 'done' });
      served.push(...endpointsOf(await claim(1)));
    }
    const [one, other] = [`key ${oneKey}`, `key ${otherKey}`];
    expect(served).toEqual([one, other, one, other, one, other]);
  });

  it('lets one key fetch attachments for eight emails at a time, from two of a host', async () => {
    const hosts = Array.from({ length: 30 }, (_, at) => `${oneKey} ${at}.files.example`);
    const line = [...hosts.flatMap((source) => attachedFrom(source, 3)), ...attachedFrom(otherKey)];
    const { store } = await opened(line);
    const claim = () =>
      store.claimOutbox({ lane: 'attached', limit: 32, leaseUntil: written + lease });
    const claimed = [...(await claim()), ...(await claim()), ...(await claim())];
    const counts = Object.values(Object.groupBy(endpointsOf(claimed), String));
    expect(claimed).toHaveLength(9);
    expect(endpointsOf(claimed)).toContain(otherKey);
    expect(Math.max(...counts.map((own) => own?.length ?? 0))).toBe(2);
  });

  it('hands out emails of other keys when one has its eight places, whatever it has queued', async () => {
    const hosts = Array.from({ length: 40 }, (_, at) => `${oneKey} ${at}`);
    const { clock, store } = await opened(hosts.flatMap((source) => attachedFrom(source, 3)));
    const claim = () =>
      store.claimOutbox({ lane: 'attached', limit: 24, leaseUntil: clock.now + lease });
    const [settled] = await claim();
    clock.now += 1;
    for (const entry of attachedFrom(otherKey))
      await store.enqueue({ ...entry, createdAt: clock.now });
    if (settled) await store.settleOutbox(settled, { outcome: 'done' });
    const next = endpointsOf(await claim());
    expect(next).toHaveLength(2);
    expect(next).toContain(otherKey);
  });

  it('logs no attempts at push services, but pauses them', async () => {
    const { store } = await opened(pushTo('slow', 2));
    const [entry] = await store.claimOutbox({
      lane: 'pushes',
      limit: 1,
      leaseUntil: written + lease,
    });
    if (!entry) throw new Error('nothing was handed out');
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
    if (failed?.endpoint !== 'b' || !leased) throw new Error('nothing was handed out');
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

  it('keeps the place of an endpoint in line when the clock was put back', async () => {
    const { clock, store, claim } = await opened(to('a', 3));
    clock.now += 3_600_000;
    for (const entry of await claim(1)) await store.settleOutbox(entry, { outcome: 'done' });
    clock.now -= 1_800_000;
    await store.capWaits({ leaseUntil: clock.now + lease });
    expect(endpointsOf(await claim())).toEqual(['a', 'a']);
  });

  it('forgets a push service that nothing waits for, until it gets an entry again', async () => {
    const { clock, store } = await opened(pushTo('idle', 1));
    const leaseUntil = written + lease;
    const [entry] = await store.claimOutbox({ lane: 'pushes', limit: 1, leaseUntil });
    if (!entry) throw new Error('nothing was handed out');
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
    if (!next) throw new Error('nothing was handed out');
    expect(next.id).toBe(again?.id);
    clock.now += endpointRetention + 1;
    expect(await store.forget('endpoints', 9)).toBe(0);
    await store.settleOutbox(next, { outcome: 'done' });
    expect(await store.forget('endpoints', 9)).toBe(1);
  });

  it('delivers a dead entry that is retried after its endpoint was forgotten', async () => {
    const { clock, store } = await opened(attachedFrom(`${oneKey} files.example`));
    const claim = async () => {
      const leaseUntil = clock.now + lease;
      const [entry] = await store.claimOutbox({ lane: 'attached', limit: 1, leaseUntil });
      if (!entry) throw new Error('nothing was handed out');
      return entry;
    };
    const { id, attempts } = await claim();
    await store.settleOutbox({ id, attempts }, { outcome: 'failed', error: 'No.', nextAt: null });
    clock.now += endpointRetention + 1;
    expect(await store.forget('endpoints', 9)).toBe(1);
    expect(await store.retryOutbox(id)).toBe('retried');
    expect(await claim()).toMatchObject({ id, attempts: 1 });
  });

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
      ...{ id: expect.any(String), topic: 'event.webhook', payload, attempts: 0 },
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

  it('logs each attempt, newest first, with its subject', async () => {
    const { clock, open, store } = await opened();
    const recorded = event({ eventCode: 'order_paid' });
    await store.recordEvent(recorded, () => [], unkeyed());
    const note = (changes: Partial<EndpointResponse>) =>
      store.recordResponse({ ...attemptAt('a', null), ...changes });
    const payload = { webhookId: 'a', eventId: recorded.id };
    const entry = { id: 'm1', topic: 'event.webhook', payload, attempts: 1 };
    await note({ entry, outcome: 'failed', reply: 'No response.', ms: 15_000 });
    clock.now += 1;
    await (await open()).recordResponse({ ...attemptAt('b', null), entry });
    await note({ entry: { ...entry, attempts: 2 } });
    await note({ entry: { ...entry, id: 'm2', payload: { type: 'mail.sent', data: {} } } });
    await note({ entry: { ...entry, id: 'm3', payload: { kind: 'lead' } }, outcome: 'refused' });
    const about = { eventId: recorded.id, type: 'order_paid' };
    const none = { eventId: null, attempt: 1, reply: '204', ms: 5, createdAt: clock.now };
    const rows = await store.listDeliveries('a');
    expect(rows).toEqual([
      { ...none, id: expect.any(String), entryId: 'm3', type: 'lead', outcome: 'refused' },
      { ...none, id: expect.any(String), entryId: 'm2', type: 'mail.sent', outcome: 'sent' },
      { ...none, ...about, id: expect.any(String), entryId: 'm1', attempt: 2, outcome: 'sent' },
      {
        ...about,
        id: expect.any(String),
        entryId: 'm1',
        attempt: 1,
        createdAt: written,
        outcome: 'failed',
        reply: 'No response.',
        ms: 15_000,
      },
    ]);
    const before = rows[1]?.id ?? '';
    expect(await store.listDeliveries('a', { limit: 1, before })).toEqual([rows[2]]);
    expect(await store.listDeliveries('nobody')).toEqual([]);
    expect(await store.messagesOfEvent(recorded.id)).toEqual(['m1']);
    expect(await store.messagesOfEvent('m1')).toEqual([]);
  });

  it('counts no failure against an endpoint for a skipped entry', async () => {
    const { store } = await opened(to('a'));
    for (let time = 0; time < 9; time += 1) {
      await store.recordResponse({ ...attemptAt('a', 'The event is gone.'), outcome: 'refused' });
    }
    expect(await store.listFailing()).toEqual([]);
  });

  it('replays a message about an event, under its own id, any number of times', async () => {
    const [one, recorded] = [webhook(), event()];
    const line = ['event.webhook', 'webhook.send'].map((topic) =>
      outboxEntry({ topic, payload: { webhookId: one.id, eventId: recorded.id } }),
    );
    const [message, typed] = line.map(({ id }) => id) as [string, string];
    const { store, claim, fail } = await opened(line);
    await store.addWebhook(one);
    await store.recordEvent(recorded, () => [], unkeyed());
    expect(await store.replay(message)).toBe('waiting');
    for (let time = 0; time < 2; time += 1) {
      for (const entry of await claim()) await store.settleOutbox(entry, { outcome: 'done' });
      expect(await store.countOutbox()).toMatchObject({ waiting: 0, done: 2 });
      expect(await store.replay(typed)).toBe('forgotten');
      expect(await store.replay(message)).toBe('replayed');
    }
    await fail(one.id, 5);
    const [again] = await claim();
    expect(again).toBeUndefined();
    const id = message;
    await store.retryOutbox(id);
    const [retried] = await claim();
    expect(retried).toMatchObject({ id, attempts: 1, lost: 0, payload: { eventId: recorded.id } });
    if (!retried) throw new Error('nothing was handed out');
    await store.settleOutbox(retried, { outcome: 'failed', error: 'No.', nextAt: null });
    await fail(one.id, 1);
    expect(await store.replay(id)).toBe('replayed');
    expect(await claim()).toMatchObject([{ id, attempts: 1 }]);

    await store.settleOutbox({ id, attempts: 1 }, { outcome: 'done' });
    await store.removeWebhook(one.id);
    expect(await store.replay(id)).toBe('removed');
  });

  it('replays nothing whose event is deleted or that has no endpoint', async () => {
    const [one, mail] = [webhook(), outboxEntry()];
    const { store } = await opened([...to(one.id), mail]);
    await store.addWebhook(one);
    const all = await store.claimOutbox({ limit: 9, leaseUntil: written + lease });
    for (const entry of all) await store.settleOutbox(entry, { outcome: 'done' });
    const recorded = all.find(({ endpoint }) => endpoint === one.id);
    expect(await store.replay(recorded?.id ?? '')).toBe('replayed');
    for (const id of [mail.id, 'nobody', '', '%']) expect(await store.replay(id)).toBe('unknown');
    expect(await store.replay(recorded?.id ?? '', 'another')).toBe('unknown');
    expect(await store.replay(recorded?.id ?? '', one.id)).toBe('waiting');

    const gone = outboxEntry({
      topic: 'event.webhook',
      payload: { webhookId: one.id, eventId: 'x' },
    });
    await store.enqueue(gone);
    for (const entry of await store.claimOutbox({ limit: 9, leaseUntil: written + lease })) {
      await store.settleOutbox(entry, { outcome: 'done' });
    }
    expect(await store.replay(gone.id)).toBe('forgotten');
  });

  it('lists no endpoint that never had an entry', async () => {
    const { store, respond } = await opened();
    expect(await respond('nobody', 'No response.')).toBeNull();
    expect(await respond('nobody', null)).toBeNull();
    expect(await store.listFailing()).toEqual([]);
  });

  it.each(hostileTexts)('accepts any text as an endpoint: %s', async (_name, text) => {
    const { claim, store, respond } = await opened(to(text, 3));
    expect(endpointsOf(await claim())).toEqual([text, text]);
    await respond(text, text);
    expect(await store.listFailing()).toMatchObject([{ endpoint: text, error: text }]);
  });

  it('assigns entries of an earlier version to lanes and endpoints', async () => {
    const row = (topic: string, payload: object, ends = 'null, null') =>
      `insert into outbox (id, created_at, topic, payload, attempts, next_at, done_at, dead_at)
        values ('${newId()}', 1, '${topic}', '${JSON.stringify(payload)}', 0, 1, ${ends})`;
    await dataOfVersion(harness(), 14, [
      ...Array.from({ length: 3 }, () => row('event.webhook', { webhookId: 'w1' })),
      row('webhook.send', { webhookId: 'w2', data: {} }),
      row('webhook.send', { webhookId: 'w3', data: {} }, 'null, 1'),
      row('event.webhook', {}, '1, null'),
      row('notice.webhook', { recordId: 'r', kind: 'lead' }),
      ...['lead.notify', 'newsletter.confirm', 'transactional.send', 'push.send'].map((topic) =>
        row(topic, {}),
      ),
    ]);
    const store = await harness().open(() => written);
    const leaseUntil = written + lease;
    const lanes = ['forms', 'notices', 'mails', 'pushes', 'webhooks'] as const;
    const claimed: Record<string, (string | undefined)[]> = {};
    for (const lane of lanes) {
      const entries = await store.claimOutbox({ lane, limit: 9, leaseUntil });
      claimed[lane] = entries.map(({ topic, endpoint }) => endpoint ?? topic).toSorted();
    }
    expect(claimed).toEqual({
      forms: ['lead.notify', 'newsletter.confirm'],
      notices: ['notice'],
      mails: ['transactional.send'],
      pushes: ['earlier'],
      webhooks: ['w1', 'w1', 'w2'],
    });
    const [dead] = await store.listOutbox({ state: 'dead' });
    await store.retryOutbox(dead?.id ?? '');
    expect(endpointsOf(await store.claimOutbox({ limit: 9, leaseUntil }))).toEqual(['w3']);
  });
}
