// Long: the cases of one aggregate, for both engines.
import { retryWindow } from '@grovemail/domain/delivery/delivery-limits.ts';
import { noticeEndpoint } from '@grovemail/domain/delivery/lanes.ts';
import { describe, expect, it } from 'vitest';
import { QuarantineFullError } from '../store/database/errors.ts';
import type { Page } from '../store/database/page.ts';
import type { Store } from '../store/store.ts';
import type {
  Acceptance,
  Quarantinable,
  RecordKind,
} from '../store/submissions/submission-store.ts';
import {
  acceptance,
  enquiry,
  feedback,
  lead,
  newId,
  outboxEntry,
  subscriber,
  suspected,
} from './acceptances.ts';
import { attemptAt } from './account-calls.ts';
import type { StoreHarness } from './store-harness.ts';

/** Suspicious rows are stored separately and completely, and processed after their release. */
export function quarantine(harness: () => StoreHarness): void {
  type List = (page?: Page) => Promise<(Quarantinable & { id: string })[]>;
  const kinds: [RecordKind, () => Acceptance['record'], (store: Store) => List][] = [
    ['enquiry', enquiry, (store) => store.listEnquiries],
    ['lead', lead, (store) => store.listLeads],
    ['feedback', feedback, (store) => store.listFeedback],
    ['subscriber', subscriber, (store) => store.listSubscribers],
  ];

  it.each(kinds)('keeps a quarantined %s out of lists and outbox', async (_kind, make, listOf) => {
    const store = await harness().open();
    const { kind, ...row } = make();
    const doubtful = suspected({ kind, ...row } as Acceptance['record']);
    expect(await store.accept(doubtful)).toEqual({
      outcome: 'stored',
      response: doubtful.idempotency.response,
    });
    const list = listOf(store);
    expect(await list()).toEqual([]);
    expect(await store.listOutbox()).toEqual([]);
    expect(await list({ quarantined: true })).toMatchObject([
      { ...row, quarantine: { at: row.createdAt, reason: 'honeypot' } },
    ]);
  });

  it.each(kinds)('finds a %s by its id, quarantined or not', async (kind, make, listOf) => {
    const store = await harness().open();
    const find = {
      enquiry: store.findEnquiry,
      lead: store.findLead,
      feedback: store.findFeedback,
      subscriber: store.findSubscriberById,
    }[kind];
    const record = make();
    await store.accept(suspected(record));
    expect(await find(record.id)).toEqual((await listOf(store)({ quarantined: true }))[0]);
    await store.release(kind, record.id);
    expect(await find(record.id)).toEqual((await listOf(store)())[0]);
    expect(await find(newId())).toBeNull();
  });

  it.each(kinds)('releases a %s once, with its outbox entries', async (kind, make, listOf) => {
    const store = await harness().open();
    const entries = [outboxEntry({ topic: 'notify' }), outboxEntry({ topic: 'receipt' })];
    const { record } = suspected(make());
    await store.accept(suspected(record, entries));

    const [one, two] = [await harness().open(), await harness().open()];
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, (_, at) => (at % 2 ? one : two).release(kind, record.id)),
    );
    expect(outcomes.toSorted()).toEqual([
      ...Array.from({ length: 19 }, () => 'not_quarantined'),
      'released',
    ]);
    const list = listOf(store);
    expect(await list({ quarantined: true })).toEqual([]);
    const rows = await list();
    expect(rows.map(({ id }) => id)).toEqual([record.id]);
    expect(rows[0]).not.toHaveProperty('quarantine');
    expect(await store.listOutbox()).toEqual(
      entries.toReversed().map(({ payload, ...entry }) =>
        expect.objectContaining({
          ...entry,
          attempts: 0,
          doneAt: null,
          payload: { ...payload, released: true },
        }),
      ),
    );
  });

  it('releases an entry to a paused endpoint with all of its time, however old it is', async () => {
    const clock = { now: 0 };
    const store = await harness().open(() => clock.now);
    const notice = outboxEntry({ topic: 'notice.webhook' });
    const { record } = suspected(lead());
    await store.accept(suspected(record, [notice]));
    clock.now = notice.createdAt + 2 * retryWindow;
    await store.enqueue(outboxEntry({ topic: 'notice.webhook' }));
    for (const entry of await store.claimOutbox({ limit: 1, leaseUntil: clock.now + 1 })) {
      await store.settleOutbox(entry, { outcome: 'done' });
    }
    for (let time = 0; time < 5; time += 1) {
      await store.recordResponse(attemptAt(noticeEndpoint, 'No response.'));
    }
    await store.release('lead', record.id);
    expect(await store.buryOverdue('Too late.', 9)).toEqual([]);
    clock.now += retryWindow;
    expect(await store.buryOverdue('Too late.', 9)).toMatchObject([{ id: notice.id }]);
  });

  it.each(kinds)('discards a %s once, with its outbox entries', async (kind, make, listOf) => {
    const store = await harness().open();
    const { record } = suspected(make());
    await store.accept(suspected(record));
    const outcomes = await Promise.all(
      Array.from({ length: 10 }, () => store.discard(kind, record.id)),
    );
    expect(outcomes.toSorted()).toEqual(['discarded', ...Array(9).fill('unknown')]);
    expect(await listOf(store)({ quarantined: true })).toEqual([]);
    expect(await store.release(kind, record.id)).toBe('unknown');
    expect(await store.listOutbox()).toEqual([]);
  });

  it.each(kinds)('discards only a %s that is in quarantine', async (kind, make, listOf) => {
    const store = await harness().open();
    const { record } = suspected(make());
    await store.accept(acceptance(record));
    expect(await store.discard(kind, record.id)).toBe('not_quarantined');
    expect(await store.discard(kind, "' or 1=1 --")).toBe('unknown');
    expect(await listOf(store)()).toHaveLength(1);
  });

  it('distinguishes unknown, wrong-kind and valid records', async () => {
    const store = await harness().open();
    const good = acceptance(lead());
    const doubtful = suspected(lead());
    await store.accept(good);
    await store.accept(doubtful);
    expect(await store.release('lead', newId())).toBe('unknown');
    expect(await store.release('lead', "' or 1=1 --")).toBe('unknown');
    expect(await store.release('enquiry', doubtful.record.id)).toBe('unknown');
    expect(await store.release('lead', good.record.id)).toBe('not_quarantined');
    expect(await store.listOutbox()).toHaveLength(1);
    expect(await store.listLeads({ quarantined: true })).toHaveLength(1);
  });

  it('releases nothing when an outbox entry cannot be written', async () => {
    const store = await harness().open();
    const taken = outboxEntry();
    await store.accept(acceptance(enquiry(), {}, [taken]));
    const doubtful = suspected(lead(), [outboxEntry(), taken]);
    await store.accept(doubtful);
    await expect(store.release('lead', doubtful.record.id)).rejects.toThrow();
    expect(await store.listLeads()).toEqual([]);
    expect(await store.listLeads({ quarantined: true })).toHaveLength(1);
    expect(await store.listOutbox()).toHaveLength(1);
    // The store still works: the failed release blocks nothing.
    expect(await store.accept(acceptance())).toMatchObject({ outcome: 'stored' });
  });

  it('replays the first response, quarantined or not, and stores one row', async () => {
    const store = await harness().open();
    const first = acceptance(enquiry(), { key: 'k' });
    await store.accept({ ...first, quarantine: { reason: 'too_fast', network: 'n' } });
    const again = await store.accept(acceptance(enquiry(), { key: 'k' }));
    expect(again).toEqual({ outcome: 'replayed', response: first.idempotency.response });
    expect(await store.listEnquiries()).toEqual([]);
    expect(await store.listEnquiries({ quarantined: true })).toHaveLength(1);
  });

  it('pages through the quarantine separately', async () => {
    const store = await harness().open();
    const records = Array.from({ length: 30 }, () => lead());
    for (const [at, record] of records.entries()) {
      await store.accept(at % 3 ? acceptance(record) : suspected(record));
    }
    const seen: string[] = [];
    for (;;) {
      const before = seen.at(-1);
      const page = { limit: 4, quarantined: true, ...(before ? { before } : {}) };
      const rows = await store.listLeads(page);
      if (rows.length === 0) break;
      seen.push(...rows.map(({ id }) => id));
    }
    const expected = records.filter((_, at) => at % 3 === 0).map(({ id }) => id);
    expect(seen).toEqual(expected.toReversed());
    expect(await store.listLeads()).toHaveLength(20);
  });

  it('keeps quarantined rows and their withheld entries when it is reopened', async () => {
    const store = await harness().open();
    const doubtful = suspected(lead());
    await store.accept(doubtful);
    await store.close();
    const reopened = await harness().open();
    expect(await reopened.release('lead', doubtful.record.id)).toBe('released');
    expect(await reopened.listOutbox()).toHaveLength(1);
  });

  const of = (network: string, reason = 'honeypot', record: Acceptance['record'] = enquiry()) =>
    suspected(record, [], { network, reason });
  const idsOf = async (store: Store) => {
    const lists = await Promise.all(
      kinds.map(([, , listOf]) => listOf(store)({ quarantined: true, limit: 20_000 })),
    );
    return lists.flat().map(({ id }) => id);
  };
  const reject = async (store: Store, one: Acceptance) => {
    const before = await idsOf(store);
    await expect(store.accept(one)).rejects.toBeInstanceOf(QuarantineFullError);
    expect(await idsOf(store)).toEqual(before);
    // Nothing of it was stored, including its key.
    const accepted = await store.accept({
      ...acceptance(one.record),
      idempotency: one.idempotency,
    });
    expect(accepted).toEqual({ outcome: 'stored', response: one.idempotency.response });
  };

  /** Quarantines that many rows, as of that many networks. */
  const fill = (count: number, { reason = 'honeypot', networks = count, tag = 'f' } = {}) =>
    harness().sql(`insert into feedback
      (id, created_at, quarantined_at, quarantine_reason, quarantine_network, withheld, page, helpful, comment)
      with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < ${count})
      select '${tag}-' || n, 0, 0, '${reason}', '${tag}-' || (n % ${networks}), '[]', '/', 'no', '' from numbers`);

  describe('a network', () => {
    it('keeps 200 rows, and then displaces its own oldest honeypot row', async () => {
      const store = await harness().open();
      const others = of('other');
      const mixed = [of('mine', 'overall_limit'), of('mine', 'token_forged'), of('mine')];
      for (const one of [others, ...mixed]) await store.accept(one);
      // Their ids are older than those of the other rows.
      await fill(197, { networks: 1, tag: '0' });
      await harness().sql(`update feedback set quarantine_network = 'mine'`);

      const records = [enquiry(), lead(), feedback(), subscriber()];
      for (const record of records) await store.accept(of('mine', 'honeypot', record));
      const ids = await idsOf(store);
      expect(ids.filter((id) => id.startsWith('0-'))).toHaveLength(193);
      expect(ids).toHaveLength(201);
      expect(ids).toEqual(expect.arrayContaining(records.map(({ id }) => id)));
      const kept = [others, ...mixed].map(({ record }) => record.id);
      expect(ids).toEqual(expect.arrayContaining(kept));
    });

    it('cannot add a row when it has no honeypot row, and others can', async () => {
      const store = await harness().open();
      await fill(200, { reason: 'overall_limit', networks: 1, tag: 'flood' });
      for (const reason of ['overall_limit', 'honeypot'])
        await reject(store, of('flood-0', reason));
      await store.accept(of('other', 'overall_limit'));
      await store.discard('feedback', 'flood-1');
      await store.accept(of('flood-0', 'overall_limit'));
      await reject(store, of('flood-0'));
      await store.release('feedback', 'flood-2');
      await store.accept(of('flood-0'));
    });
  });

  describe('10,000 rows of all kinds', () => {
    it('displace the oldest honeypot rows of the network that has the most', async () => {
      const store = await harness().open();
      const flooded = of('flood', 'overall_limit');
      const trapped = Array.from({ length: 30 }, () => of('fullest'));
      for (const one of [flooded, ...trapped]) await store.accept(one);
      await fill(9_969);
      for (const record of [lead(), feedback(), subscriber()]) {
        await store.accept(of(record.id, 'overall_limit', record));
      }
      const ids = await idsOf(store);
      expect(ids).toHaveLength(9_983);
      expect(ids).toContain(flooded.record.id);
      const left = trapped.map(({ record }) => record.id).filter((id) => ids.includes(id));
      expect(left).toEqual(trapped.slice(20).map(({ record }) => record.id));
    });

    it('are never displaced if they came in a flood, and the store still accepts other rows', async () => {
      const store = await harness().open();
      const first = of('n');
      await store.accept(first);
      await fill(9_999, { reason: 'overall_limit', networks: 50, tag: 'flood' });
      await store.accept(of('new', 'overall_limit'));
      for (const make of [enquiry, lead, feedback])
        await reject(store, of('new', 'honeypot', make()));
      await reject(store, of('new', 'overall_limit', subscriber({ email: 'kofi@example.com' })));
      expect(await store.accept(first)).toMatchObject({ outcome: 'replayed' });
    });

    it('from before networks were kept are displaced like those of one network', async () => {
      const store = await harness().open();
      await fill(10_000);
      await harness().sql('update feedback set quarantine_network = null where quarantined_at = 0');
      await store.accept(of('new'));
      expect(await idsOf(store)).toHaveLength(9_981);
    });
  });

  it('forgets the network of a row that leaves the quarantine', async () => {
    const store = await harness().open();
    const released = of('net-a', 'honeypot', subscriber({ email: 'a@b.co' }));
    const resent = of('net-b', 'honeypot', subscriber({ email: 'b@b.co' }));
    for (const one of [released, resent]) await store.accept(one);
    await store.release('subscriber', released.record.id);
    await store.accept(acceptance(subscriber({ email: 'b@b.co' })));
    for (const email of ['a@b.co', 'b@b.co']) {
      const { rows } = await store.readPerson(email);
      expect(JSON.stringify(rows)).toContain(email);
      expect(JSON.stringify(rows)).not.toContain('net-');
    }
  });

  it('leaves an existing subscriber unchanged by a quarantined sign-up', async () => {
    const store = await harness().open();
    const { kind, ...first } = subscriber();
    await store.accept(acceptance({ kind, ...first }));
    await store.accept(suspected(subscriber({ source: 'elsewhere', tags: 'spam' })));
    expect(await store.listSubscribers()).toEqual([{ ...first, status: 'pending' }]);
    expect(await store.listSubscribers({ quarantined: true })).toEqual([]);
    expect(await store.listOutbox()).toHaveLength(1);
  });

  it('releases a subscriber from quarantine after a sign-up without suspicion', async () => {
    const store = await harness().open();
    const { record } = suspected(subscriber());
    await store.accept(suspected(record));
    await store.accept(suspected(subscriber({ source: 'elsewhere' })));
    await store.accept(acceptance(subscriber({ tags: 'again' })));
    expect(await store.listSubscribers()).toMatchObject([
      { id: record.id, source: 'website-api', tags: 'again', status: 'pending' },
    ]);
    expect(await store.listSubscribers({ quarantined: true })).toEqual([]);
    expect(await store.release('subscriber', record.id)).toBe('not_quarantined');
    expect(await store.listOutbox()).toHaveLength(1);
  });
}
