import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import type { Store } from '../store/store.ts';
import { newId, outboxEntry } from './acceptances.ts';
import { dataOfVersion } from './data-of-version.ts';
import { hostileTexts } from './hostile-texts.ts';
import { endpointsOf, lease, pushTo, storesWithLine, to, written } from './line-for-test.ts';
import type { StoreHarness } from './store-harness.ts';

/** No lane waits for another, and a slow or failing endpoint delays only itself. */
export function endpoints(harness: () => StoreHarness): void {
  const opened = storesWithLine(harness);

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
    if (!settled) throw new Error('no entry was claimed');
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
      if (!entry) throw new Error('no entry was claimed');
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
    if (!probe) throw new Error('no entry was claimed');
    expect(await claim()).toEqual([]);
    expect(await respond('a', null)).toBeNull();
    await store.settleOutbox(probe, { outcome: 'done' });
    expect(await claim()).toHaveLength(2);
  });

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

  it('keeps the place of an endpoint in line when the clock was put back', async () => {
    const { clock, store, claim } = await opened(to('a', 3));
    clock.now += 3_600_000;
    for (const entry of await claim(1)) await store.settleOutbox(entry, { outcome: 'done' });
    clock.now -= 1_800_000;
    await store.capWaits({ leaseUntil: clock.now + lease });
    expect(endpointsOf(await claim())).toEqual(['a', 'a']);
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
