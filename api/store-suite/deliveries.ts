import { expect, it } from 'vitest';
import type { EndpointResponse } from '../store/queue/endpoint-store.ts';
import { outboxEntry } from './acceptances.ts';
import { attemptAt, event, recordedEvent, unkeyed, webhook } from './account-calls.ts';
import { lease, storesWithLine, to, written } from './line-for-test.ts';
import type { StoreHarness } from './store-harness.ts';

/** Each attempt is kept, and a message may be sent again. */
export function deliveriesLog(harness: () => StoreHarness): void {
  const opened = storesWithLine(harness);

  it('logs each attempt, newest first, with its subject', async () => {
    const { clock, open, store } = await opened();
    const recorded = await recordedEvent(store, { eventCode: 'order_paid' });
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
    if (!retried) throw new Error('no entry was claimed');
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
}
