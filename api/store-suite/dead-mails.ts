import { retryWindow } from '@grovemail/domain/delivery/delivery-limits.ts';
import { expect, it } from 'vitest';
import type { ClaimedEntry, OutboxEntry } from '../store/queue/outbox-store.ts';
import type { FailedMail } from '../store/settling/settling-store.ts';
import type { Store } from '../store/store.ts';
import { newId, outboxEntry } from './acceptances.ts';
import { attemptAt, handBack, mail, unkeyed, webhook } from './account-calls.ts';
import type { StoreHarness } from './store-harness.ts';

const written = 1_700_000_000_000;
const lease = 30_000;
const source = `${newId()} files.example`;

/** An email fails in the same transaction as its entry dies, so that a crash leaves none `queued`. */
export function deadMails(harness: () => StoreHarness): void {
  const failedMail = (entry: () => OutboxEntry): FailedMail => ({
    type: 'mail.failed',
    entries: ({ id, status }, ids) =>
      ids.map(() => ({ ...entry(), topic: 'announced', payload: { id, status } })),
  });

  async function setUp() {
    const clock = { now: written };
    const store = await harness().open(() => clock.now);
    await store.addWebhook(webhook({ eventCodes: [], types: ['mail.failed'] }));
    const one = mail();
    const payload = { transactionalId: one.id, source };
    const entry = outboxEntry({ topic: 'transactional.attached', payload, createdAt: written });
    await store.queueTransactional(one, [entry], unkeyed());
    const claim = async (): Promise<ClaimedEntry> => {
      const leaseUntil = clock.now + lease;
      const [claimed] = await store.claimOutbox({ lane: 'attached', limit: 1, leaseUntil });
      if (!claimed) throw new Error('no entry was claimed');
      return claimed;
    };
    return { clock, store, claim, id: one.id, entryId: entry.id };
  }
  type SetUp = Awaited<ReturnType<typeof setUp>>;

  const causes: [name: string, prepare: (test: SetUp) => Promise<Bury>][] = [
    [
      'whose last attempt failed',
      async ({ store, claim }) => {
        const claimed = await claim();
        const result = { outcome: 'failed', error: 'Gone.', nextAt: null } as const;
        return (failed) => store.settleOutbox(claimed, result, failed);
      },
    ],
    [
      'that crashed servers',
      async ({ store, entryId }) => {
        await harness().sql(
          `update outbox set lost = 99, locked_until = 1 where id = '${entryId}'`,
        );
        return (failed) => store.buryLost('Gone.', failed);
      },
    ],
    [
      'whose endpoint was paused',
      async ({ clock, store }) => {
        await handBack(store);
        clock.now += retryWindow;
        for (let time = 0; time < 5; time += 1)
          await store.recordResponse(attemptAt(source, 'No.'));
        return (failed) => store.buryOverdue('Gone.', 9, failed);
      },
    ],
  ];
  type Bury = (failed: FailedMail) => Promise<unknown>;

  it.each(causes)('fails an email %s, and announces it', async (_name, prepare) => {
    const test = await setUp();
    const bury = await prepare(test);
    await bury(failedMail(() => outboxEntry()));
    expect(await test.store.readTransactional(test.id, 'live')).toMatchObject({
      status: 'failed',
      attempts: [{ outcome: 'failed', reply: 'Gone.' }],
    });
    expect(await announced(test.store)).toEqual([{ id: test.id, status: 'failed' }]);
    expect(await test.store.countOutbox()).toMatchObject({ dead: 1, waiting: 1 });
  });

  it.each(causes)('buries no entry of an email %s without failing it', async (_name, prepare) => {
    const test = await setUp();
    const bury = await prepare(test);
    const taken = outboxEntry();
    await test.store.enqueue(taken);
    await expect(bury(failedMail(() => taken))).rejects.toThrow();
    expect(await test.store.readTransactional(test.id, 'live')).toMatchObject({ status: 'queued' });
    expect(await test.store.countOutbox()).toMatchObject({ dead: 0, waiting: 2 });
  });

  it('notes nothing more about an email that its last attempt has settled', async () => {
    const { store, claim, id } = await setUp();
    const claimed = await claim();
    const attempt = { id: newId(), at: written, outcome: 'failed', reply: '550 No.' } as const;
    await store.noteDelivery(id, attempt, 'failed');
    const result = { outcome: 'failed', error: 'No.', nextAt: null } as const;
    await store.settleOutbox(
      claimed,
      result,
      failedMail(() => outboxEntry()),
    );
    expect(await store.readTransactional(id, 'live')).toMatchObject({
      attempts: [{ reply: '550 No.' }],
    });
    expect(await announced(store)).toEqual([]);
  });

  it('fails a blind copy whose entry dies', async () => {
    const { store, copy } = await withDeadCopy();
    expect(await store.findUnsentCopy(copy.id)).not.toBeNull();
    await harness().sql(`delete from transactional_copies where status = 'failed'`);
    expect(await store.findUnsentCopy(copy.id)).toBeNull();
  });

  it('fails an email whose entry bounces, and forgets its message', async () => {
    const { store, claim, id } = await setUp();
    const result = { outcome: 'bounced', error: 'No such user.' } as const;
    await store.settleOutbox(
      await claim(),
      result,
      failedMail(() => outboxEntry()),
    );
    expect(await store.readTransactional(id, 'live')).toMatchObject({
      status: 'failed',
      attempts: [{ outcome: 'failed', reply: 'No such user.' }],
    });
    expect(await announced(store)).toEqual([{ id, status: 'failed' }]);
    expect(await store.findUnsent(id)).toBeNull();
    expect(await store.countOutbox()).toMatchObject({ dead: 0, bounced: 1 });
  });

  it('forgets the message of an email whose dead entry is discarded', async () => {
    const { store, claim, id, entryId } = await setUp();
    await store.settleOutbox(await claim(), { outcome: 'failed', error: 'No.', nextAt: null });
    expect(await store.findUnsent(id)).not.toBeNull();
    await store.discardOutbox([entryId]);
    expect(await store.findUnsent(id)).toBeNull();
    expect(await store.readTransactional(id, 'live')).toMatchObject({ status: 'failed' });
  });

  it('forgets the message of a copy whose dead entry is discarded', async () => {
    const { store, id, copy, entry } = await withDeadCopy();
    await store.discardOutbox([entry.id]);
    expect(await store.findUnsentCopy(copy.id)).toBeNull();
    await harness().sql(`delete from transactionals where id = '${id}' and message is not null`);
    expect(await store.readTransactional(id, 'live')).not.toBeNull();
  });

  async function withDeadCopy() {
    const { store, claim, id } = await setUp();
    await store.settleOutbox(await claim(), { outcome: 'done' });
    const copy = { id: newId(), email: 'eve@shop.example' };
    const attempt = { id: newId(), at: written, outcome: 'sent', reply: '250' } as const;
    const payload = { copyId: copy.id, source };
    const entry = outboxEntry({ topic: 'transactional.attached-copy', payload });
    await store.noteDelivery(id, attempt, 'sent', { copies: [copy], outbox: [entry] });
    await store.settleOutbox(await claim(), { outcome: 'failed', error: 'No.', nextAt: null });
    return { store, id, copy, entry };
  }

  async function announced(store: Store): Promise<OutboxEntry['payload'][]> {
    const rows = await store.listOutbox();
    return rows.filter(({ topic }) => topic === 'announced').map(({ payload }) => payload);
  }
}
