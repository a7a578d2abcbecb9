import { expect, it } from 'vitest';
import { uuidV7Maker } from '../store/database/uuid-v7.ts';
import {
  acceptance,
  enquiry,
  feedback,
  lead,
  outboxEntry,
  subscriber,
  suspected,
} from './acceptances.ts';
import type { StoreHarness } from './store-harness.ts';

const from = Date.UTC(2026, 10, 22, 7);
const until = Date.UTC(2026, 10, 23, 7);

/** A day's counts, from its start, up to but not including its end. */
export function dailyReports(harness: () => StoreHarness): void {
  const madeAt = (createdAt: number) => ({ id: uuidV7Maker(() => createdAt)(), createdAt });
  const nothing = {
    leads: { demo: 0, startup: 0, savings: 0 },
    received: { enquiry: 0, feedback: 0, subscriber: 0 },
    quarantined: { lead: 0, enquiry: 0, feedback: 0, subscriber: 0 },
    givenUp: { count: 0, newest: [] },
    dead: 0,
    bounced: 0,
  };

  it('is all zero for an empty store', async () => {
    const store = await harness().open();
    expect(await store.readDailyReport({ from, until })).toEqual(nothing);
  });

  it('counts the day’s submissions, and everything in quarantine, however old', async () => {
    const store = await harness().open();
    for (const [at, moment] of [from - 1, from, until - 1, until].entries()) {
      const email = `${at}@example.com`;
      const records = [
        lead(madeAt(moment)),
        enquiry(madeAt(moment)),
        feedback(madeAt(moment)),
        subscriber({ ...madeAt(moment), email }),
      ];
      for (const record of records) await store.accept(acceptance(record));
      const held = lead({ ...madeAt(moment), type: 'savings' });
      await store.accept(suspected(held));
    }
    await store.accept(acceptance(lead({ ...madeAt(from + 1), type: 'startup' })));
    expect(await store.readDailyReport({ from, until })).toEqual({
      ...nothing,
      leads: { demo: 2, startup: 1, savings: 0 },
      received: { enquiry: 2, feedback: 2, subscriber: 2 },
      quarantined: { ...nothing.quarantined, lead: 4 },
    });
  });

  it('counts submissions by day in UTC, and who confirmed', async () => {
    const store = await harness().open();
    const day = Date.UTC(2026, 10, 22);
    const next = Date.UTC(2026, 10, 23);
    for (const [at, moment] of [day - 1, day, next - 1, next].entries()) {
      await store.accept(acceptance(lead(madeAt(moment))));
      await store.accept(acceptance(subscriber({ ...madeAt(moment), email: `${at}@b.co` })));
    }
    await store.confirmSubscriber('newsletter', '1@b.co');
    await store.accept(acceptance(enquiry(madeAt(next))));
    await store.accept(suspected(lead({ ...madeAt(day), type: 'savings' })));
    const counts = await store.countSubmissionsByDay({ from: day, until: next + 1 });
    expect(new Map(counts.map((row) => [`${row.day - day} ${row.kind}`, row.count]))).toEqual(
      new Map([
        ['0 demo', 2],
        ['0 subscriber', 2],
        ['0 confirmed', 1],
        [`${next - day} demo`, 1],
        [`${next - day} subscriber`, 1],
        [`${next - day} enquiry`, 1],
      ]),
    );
  });

  it('lists the newest ten that died that day, and counts the others', async () => {
    const clock = { now: from - 1 };
    const store = await harness().open(() => clock.now);
    const giveUp = async (error: string) => {
      await store.enqueue(outboxEntry({ createdAt: clock.now }));
      const [entry] = await store.claimOutbox({ limit: 1, leaseUntil: clock.now + 1 });
      if (!entry) throw new Error('no entry was claimed');
      await store.settleOutbox(entry, { outcome: 'failed', error, nextAt: null });
      return entry.id;
    };
    await giveUp('the day before');
    const ids: string[] = [];
    for (let count = 0; count < 12; count += 1) {
      clock.now = from + count;
      ids.unshift(await giveUp(`No ${count}.`));
    }
    const { givenUp, dead } = await store.readDailyReport({ from, until });
    expect([givenUp.count, dead]).toEqual([12, 13]);
    expect(givenUp.newest.map(({ id }) => id)).toEqual(ids.slice(0, 10));
    expect(givenUp.newest[0]).toEqual({ id: ids[0], topic: 'enquiry.notify', error: 'No 11.' });
  });
}
