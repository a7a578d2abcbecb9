import { expect, it } from 'vitest';
import type { BounceCause } from '../mailing/bounces/cause.ts';
import type { ReportEffects } from '../store/bounces/bounce-store.ts';
import { newId, outboxEntry } from './acceptances.ts';
import { sentMail, suppression } from './account-calls.ts';
import type { StoreHarness } from './store-harness.ts';

const written = 1_700_000_000_000;
const day = 24 * 60 * 60_000;
const ada = 'ada@example.com';

/** What other servers say about emails: who is to blame, and what follows. */
export function bounces(harness: () => StoreHarness): void {
  async function opened() {
    const clock = { now: written };
    const store = await harness().open(() => clock.now);
    const then: ReportEffects = {
      newId,
      unsubscribed: { type: 'contact.unsubscribed', entries: () => [] },
      rejected: { type: 'sender.refused', entries: () => [] },
      alarmed: (alarm) => [outboxEntry({ topic: 'sender.alarm', payload: { ...alarm } })],
    };
    const sent = (email = ada) => sentMail(store, { recipientEmail: email, createdAt: clock.now });
    const bounced = (mailId: string, cause: BounceCause, email = ada, digest = newId()) =>
      store.takeMailReport(
        {
          id: newId(),
          at: clock.now,
          mailId,
          email,
          kind: 'bounced',
          cause,
          digest,
          reason: '5.0.0',
          reply: 'No',
          shown: 'No',
        },
        then,
      );
    const bounce = async (cause: BounceCause = 'passing') => bounced(await sent(), cause);
    const stops = async () =>
      (await store.findSuppressions(ada)).map(({ source, endsAt, liftedAt }) => [
        source,
        endsAt,
        liftedAt,
      ]);
    return { clock, store, then, sent, bounced, bounce, stops };
  }

  it('stops email for good to a mailbox that is gone, and notes it with the email', async () => {
    const { store, sent, bounced, stops } = await opened();
    const id = await sent();
    expect(await bounced(id, 'mailbox')).toBe('stopped');
    expect(await stops()).toEqual([['bounce', null, null]]);
    expect((await store.readTransactional(id, 'live'))?.status).toBe('bounced');
  });

  it.each<BounceCause>(['sender', 'message'])('only records a fault of the %s', async (cause) => {
    const { store, sent, bounced, stops } = await opened();
    const id = await sent();
    expect(await bounced(id, cause)).toBe('recorded');
    expect(await stops()).toEqual([]);
    expect((await store.readTransactional(id, 'live'))?.status).toBe('bounced');
    expect(await store.listMailReports()).toMatchObject([
      { outcome: 'recorded', kind: 'bounced', cause, mailId: id, email: ada, times: 1 },
    ]);
  });

  it('pauses after three bounced emails over seven days, for 30 days', async () => {
    const { clock, store, bounce, stops } = await opened();
    const outcomes = [];
    for (const wait of [0, 3, 4]) {
      clock.now += wait * day;
      outcomes.push(await bounce());
    }
    expect(outcomes).toEqual(['counted', 'counted', 'paused']);
    const endsAt = clock.now + 30 * day;
    expect(await stops()).toEqual([['bounce', endsAt, null]]);
    const any = { account: 'site', email: ada, list: 'any' };
    clock.now = endsAt - 1;
    expect(await store.isSuppressed(any)).toBe(true);
    clock.now = endsAt;
    expect(await store.isSuppressed(any)).toBe(false);
    expect(await stops()).toEqual([['bounce', endsAt, endsAt]]);
    expect(await store.liftSuppression({ ...any, list: '*', isAsked: true })).toBe(
      'not_suppressed',
    );
    // Then it starts anew.
    const again = [];
    for (const wait of [1, 3, 4]) {
      clock.now += wait * day;
      again.push(await bounce());
    }
    expect(again).toEqual(['counted', 'counted', 'paused']);
    expect(await stops()).toEqual([['bounce', clock.now + 30 * day, null]]);
  });

  it.each([
    ['two emails', [0, 8]],
    ['three within seven days', [0, 3, 3.9]],
  ])('does not pause after %s', async (_, waits) => {
    const { clock, bounce, stops } = await opened();
    for (const wait of waits) {
      clock.now += wait * day;
      expect(await bounce()).toBe('counted');
    }
    expect(await stops()).toEqual([]);
  });

  it('counts one email once, however often its bounce is reported', async () => {
    const { clock, sent, bounced, bounce } = await opened();
    await bounce();
    const id = await sent();
    clock.now += 8 * day;
    expect(await bounced(id, 'passing')).toBe('counted');
    expect(await bounced(id, 'passing')).toBe('counted');
  });

  it('starts anew after an email that did not bounce', async () => {
    const { clock, sent, bounce, stops } = await opened();
    await bounce();
    await bounce();
    clock.now += 4 * day;
    await sent();
    clock.now += 4 * day;
    expect(await bounce()).toBe('counted');
    expect(await stops()).toEqual([]);
  });

  it('keeps what holds without an end beside a pause', async () => {
    const { clock, store, bounce, stops } = await opened();
    await store.suppress(suppression({ at: clock.now }));
    for (const wait of [0, 3, 4]) {
      clock.now += wait * day;
      await bounce();
    }
    clock.now += 31 * day;
    expect((await stops()).filter(([, , liftedAt]) => liftedAt === null)).toEqual([
      ['page', null, null],
    ]);
  });

  it('begins anew once an operator has lifted a pause, and lifts both at once', async () => {
    const { clock, store, bounce, stops } = await opened();
    for (const wait of [0, 3, 4]) {
      clock.now += wait * day;
      await bounce();
    }
    await bounce('mailbox');
    expect(await stops()).toHaveLength(2);
    const all = { account: 'site', email: ada, list: '*' };
    expect(await store.liftSuppression({ ...all, isAsked: false })).toBe('lifted');
    expect((await stops()).map(([, , liftedAt]) => liftedAt)).toEqual([clock.now, clock.now]);
    clock.now += 8 * day;
    expect(await bounce()).toBe('counted');
  });

  it('takes the same message once', async () => {
    const { store, sent, bounced } = await opened();
    const id = await sent();
    expect(await bounced(id, 'mailbox', ada, 'digest')).toBe('stopped');
    expect(await bounced(id, 'mailbox', ada, 'digest')).toBe('stopped');
    expect(await store.listMailReports()).toHaveLength(1);
  });

  it('alarms at the fifth recipient in an hour who rejects the sender, and once an hour', async () => {
    const { clock, store, sent, bounced } = await opened();
    const reject = async (name: string) => {
      const email = `${name}@example.com`;
      return bounced(await sent(email), 'sender', email);
    };
    const alarms = async () =>
      (await store.listOutbox()).filter(({ topic }) => topic === 'sender.alarm');
    for (const name of ['a', 'b', 'c', 'd', 'd']) await reject(name);
    expect(await alarms()).toEqual([]);
    await Promise.all(['e', 'f'].map(reject));
    expect(await alarms()).toHaveLength(1);
    expect(await store.countMailReports()).toMatchObject({
      lastDay: { recorded: 7, stopped: 0, dropped: 0 },
      sender: { recipients: 6, since: written, reason: '5.0.0' },
    });
    await reject('g');
    expect(await alarms()).toHaveLength(1);
    clock.now += day;
    expect((await store.countMailReports()).sender).toBeNull();
    for (const name of ['a', 'b', 'c', 'd']) await reject(name);
    expect(await alarms()).toHaveLength(1);
    await reject('e');
    expect(await alarms()).toHaveLength(2);
  });

  it('lists what was dropped, a thousand a day by themselves, and counts them all', async () => {
    const { clock, store, sent, bounced } = await opened();
    const drop = (digest = newId()) =>
      store.noteDropped({ id: newId(), at: clock.now, reason: 'unsigned', reply: 'No', digest });
    await drop('twice');
    await drop('twice');
    expect(await store.listMailReports({ outcome: 'dropped' })).toHaveLength(1);
    expect(await bounced(await sent(), 'mailbox', ada, 'twice')).toBe('stopped');
    expect(await store.listMailReports({ outcome: 'dropped' })).toEqual([]);
    clock.now += 2 * day;
    for (let at = 0; at < 10; at += 1) {
      await Promise.all(Array.from({ length: 101 }, () => drop()));
    }
    const rows = await store.listMailReports({ outcome: 'dropped', limit: 2_000 });
    expect(rows).toHaveLength(1_000);
    expect(rows.reduce((sum, { times }) => sum + times, 0)).toBe(1_010);
    expect((await store.countMailReports()).lastDay.dropped).toBe(1_010);
  });
}
