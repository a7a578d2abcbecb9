import { expect, it } from 'vitest';
import type { TransactionalRow } from '../store/transactionals/transactional-store.ts';
import { newId, outboxEntry } from './acceptances.ts';
import { event, mail, queuedMail, unkeyed, webhook } from './account-calls.ts';
import type { StoreHarness } from './store-harness.ts';

/** Webhooks subscribed to a type are notified in the transaction of the event. */
export function announcements(harness: () => StoreHarness): void {
  const announced = (type: string) => ({
    announcement: {
      type,
      entries: (row: TransactionalRow, ids: readonly string[]) =>
        ids.map((webhookId) => outboxEntry({ topic: 'announced', payload: { webhookId, row } })),
    },
  });
  const attempt = (outcome: 'sent' | 'failed') => ({ id: newId(), at: 1, outcome, reply: 'r' });
  const report = (kind: 'bounced' | 'complained') => ({ id: newId(), kind, at: 2, reply: 'r' });

  it('notifies webhooks subscribed to the type, with the current state of the email', async () => {
    const store = await harness().open();
    const waiting = [webhook({ eventCodes: [], types: ['mail.sent'] })];
    const others = [
      webhook({ eventCodes: ['*'] }),
      webhook({ eventCodes: ['mail.sent'] }),
      webhook({ eventCodes: [], types: ['mail.failed'] }),
    ];
    for (const one of [...waiting, ...others]) await store.addWebhook(one);
    const { id } = await queuedMail(store);
    await store.noteDelivery(id, attempt('sent'), 'sent', announced('mail.sent'));
    expect((await store.listOutbox()).map(({ payload }) => payload)).toMatchObject([
      { webhookId: waiting[0]?.id, row: { id, status: 'sent', attempts: [{ outcome: 'sent' }] } },
    ]);
    expect(await store.listWebhooks()).toEqual([...waiting, ...others].toReversed());
  });

  it('sends nothing without a change, and nothing to removed webhooks', async () => {
    const store = await harness().open();
    const gone = webhook({ eventCodes: [], types: ['mail.sent'] });
    await store.addWebhook(gone);
    const { id } = await queuedMail(store);
    await store.removeWebhook(gone.id);
    await store.noteDelivery(id, attempt('sent'), 'sent', announced('mail.sent'));
    await store.addWebhook(webhook({ eventCodes: [], types: ['mail.sent'] }));
    await store.noteDelivery(id, attempt('sent'), 'sent', announced('mail.sent'));
    expect(await store.listOutbox()).toEqual([]);
  });

  it('announces the suppressed ones of the emails that are stored, and one whose turn comes', async () => {
    const store = await harness().open();
    await store.addWebhook(webhook({ eventCodes: [], types: ['mail.suppressed'] }));
    const { announcement } = announced('mail.suppressed');
    const [first, second, third] = [
      mail({ status: 'suppressed' }),
      mail(),
      mail({ status: 'suppressed' }),
    ];
    const queue = [first, second].map((one) => ({ mail: one, outbox: [] }));
    await store.queueTransactionals(queue, unkeyed(), announcement);
    await store.queueTransactional(third, [], unkeyed(), announcement);
    for (let time = 0; time < 2; time++)
      await store.suppressTransactional(second.id, { announcement });
    const entries = (await store.listOutbox()).toReversed();
    expect(entries.map(({ payload }) => payload.row)).toMatchObject(
      [first, third, second].map(({ id }) => ({ id, status: 'suppressed', attempts: [] })),
    );
  });

  it('writes neither attempt nor status if an outbox entry fails', async () => {
    const store = await harness().open();
    const { id } = await queuedMail(store);
    const taken = outboxEntry();
    await store.enqueue(taken);
    const rejected = store.noteDelivery(id, attempt('sent'), 'sent', { outbox: [taken] });
    await expect(rejected).rejects.toBeInstanceOf(Error);
    expect(await store.readTransactional(id, 'live')).toMatchObject({
      status: 'queued',
      attempts: [],
    });
  });

  it('never sends an event to a webhook subscribed to a type', async () => {
    const store = await harness().open();
    await store.addWebhook(webhook({ eventCodes: [], types: ['mail.sent'] }));
    const asked: string[][] = [];
    for (const eventCode of ['mail.sent', '*', 'x']) {
      const entries = (ids: string[]) => {
        asked.push(ids);
        return [];
      };
      await store.recordEvent(event({ eventCode }), entries, unkeyed());
    }
    expect(asked.flat()).toEqual([]);
  });

  it('records a report once, and only for an email that was sent', async () => {
    const store = await harness().open();
    await store.addWebhook(webhook({ eventCodes: [], types: ['mail.bounced'] }));
    const { id } = await queuedMail(store);
    await store.noteFeedback(id, report('bounced'), announced('mail.bounced'));
    expect(await store.readTransactional(id, 'live')).toMatchObject({ status: 'queued' });
    await store.noteDelivery(id, attempt('sent'), 'sent');
    for (let time = 0; time < 2; time++) {
      await store.noteFeedback(id, report('bounced'), announced('mail.bounced'));
    }
    expect(await store.readTransactional(id, 'live')).toMatchObject({
      status: 'bounced',
      attempts: [{ outcome: 'sent' }, { outcome: 'bounced', at: 2, reply: 'r' }],
    });
    expect(await store.listOutbox()).toMatchObject([{ payload: { row: { status: 'bounced' } } }]);
    await store.noteFeedback(newId(), report('complained'));
    expect(await store.findUnsent(id)).toBeNull();
  });
}
