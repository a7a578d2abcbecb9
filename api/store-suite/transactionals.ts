// Long: the cases of one aggregate, for both engines.
import { logRetention } from '@grovemail/domain/delivery/delivery-limits.ts';
import { expect, it } from 'vitest';
import { firstUuidV7At } from '../store/database/uuid-v7.ts';
import type { Store } from '../store/store.ts';
import type {
  LoggedMail,
  QueuedMail,
  TransactionalStatus,
} from '../store/transactionals/transactional-store.ts';
import { newId, outboxEntry } from './acceptances.ts';
import { keyed, mail, queuedMail, unkeyed } from './account-calls.ts';
import { hostileTexts } from './hostile-texts.ts';
import type { StoreHarness } from './store-harness.ts';

/** An email is queued with its message until it is settled; then only its log is left. */
export function transactionals(harness: () => StoreHarness): void {
  /** The stored message: read as if the email were still queued. */
  async function messageOf(store: Store, id: string) {
    await harness().sql(`update transactionals set status = 'test' where id = '${id}'`);
    return (await store.readTransactional(id, 'live'))?.message;
  }

  it('stores an email with its outbox entries, and returns both', async () => {
    const store = await harness().open();
    const [one, entry] = [mail(), outboxEntry({ topic: 'transactional.send' })];
    const result = await store.queueTransactional(one, [entry], unkeyed());
    const { message: _, ...row } = logOf(one);
    expect(result).toEqual({
      outcome: 'completed',
      response: { status: 200, body: JSON.stringify(row) },
    });
    expect(await store.readTransactional(one.id, 'live')).toEqual(logOf(one));
    expect(await store.findUnsent(one.id)).toEqual(one);
    expect(await store.listOutbox()).toMatchObject([entry]);
  });

  it.each<[name: string, spoil: (known: QueuedMail) => [QueuedMail, string[]]]>([
    ['an entry whose id is taken', () => [mail(), ['taken', 'taken']]],
    ['an id an email already has', ({ id }) => [mail({ id }), ['entry']]],
    ['an unknown status', () => [mail({ status: 'lost' as 'sent' }), ['entry']]],
    ['no subject', () => [mail({ subject: null as unknown as string }), ['entry']]],
  ])('leaves no trace of a mail with %s', async (_name, spoil) => {
    const store = await harness().open();
    const known = await queuedMail(store);
    const [bad, ids] = spoil(known);
    const entries = ids.map((id) => outboxEntry({ id }));
    const rejected = store.queueTransactional(bad, entries, unkeyed());
    await expect(rejected).rejects.toBeInstanceOf(Error);
    expect(await store.listOutbox()).toEqual([]);
    expect(await store.findUnsent(bad.id)).toEqual(bad.id === known.id ? known : null);
  });

  it.each([[[]], [['firstname', 'größe']], [null]])(
    'keeps that %j are unfilled',
    async (unfilled) => {
      const store = await harness().open();
      const one = await queuedMail(store, { unfilled });
      expect(await store.readTransactional(one.id, 'live')).toMatchObject({ unfilled });
      expect(await store.findUnsent(one.id)).toEqual(one);
    },
  );

  it.each([0, 1, 9, 11, 100])(
    'stores %i emails at once, in order, each with its entry',
    async (count) => {
      const store = await harness().open();
      const mails = Array.from({ length: count }, (_, at) => {
        const one = mail({ recipientEmail: `${at}@example.com`, subject: `Subject ${at}` });
        return { mail: one, outbox: [outboxEntry({ topic: 'transactional.send' })] };
      });
      const result = await store.queueTransactionals(mails, unkeyed());
      const rows = mails.map(({ mail: { message: _, space: _space, ...row } }) => {
        return { ...row, attempts: [] };
      });
      expect(result).toMatchObject({ response: { body: JSON.stringify(rows) } });
      const { rows: listed } = await store.listTransactionals({ space: 'live', limit: 1_000 });
      expect(listed).toEqual(rows.toReversed());
      for (const { mail: one } of mails) expect(await store.findUnsent(one.id)).toEqual(one);
      expect(await store.listOutbox({ limit: 1_000 })).toHaveLength(count);
    },
  );

  it('stores none of several emails if one cannot be stored, and replays the first response', async () => {
    const store = await harness().open();
    const entry = () => ({ mail: mail(), outbox: [outboxEntry()] });
    const bad = { mail: mail({ status: 'lost' as 'sent' }), outbox: [] };
    const spoiled = store.queueTransactionals([entry(), entry(), bad], keyed({ key: 'k' }));
    await expect(spoiled).rejects.toBeInstanceOf(Error);
    expect(await store.listTransactionals({ space: 'live', limit: 9 })).toMatchObject({ size: 0 });
    expect(await store.listOutbox()).toEqual([]);
    const first = await store.queueTransactionals([entry(), entry()], keyed({ key: 'k' }));
    expect(await store.queueTransactionals([entry(), entry()], keyed({ key: 'k' }))).toEqual({
      ...first,
      outcome: 'replayed',
    });
    expect(await store.listTransactionals({ space: 'live', limit: 9 })).toMatchObject({ size: 2 });
  });

  it('keeps a test email separate, with its message and no outbox entry', async () => {
    const store = await harness().open();
    const test = await queuedMail(store, { space: 'test', status: 'test' });
    const live = await queuedMail(store);
    expect(await store.readTransactional(test.id, 'test')).toEqual(logOf(test));
    expect(await store.findUnsent(test.id)).toBeNull();
    expect(await store.recipientOf(test.id)).toBe(test.recipientEmail);
    expect(await store.recipientOf(newId())).toBeNull();
    expect(await store.readTransactional(test.id, 'live')).toBeNull();
    expect(await store.readTransactional(live.id, 'test')).toBeNull();
    expect(await store.readTransactional(newId(), 'live')).toBeNull();
    expect(await messageOf(store, live.id)).toEqual(live.message);
  });

  it('logs attempts in order while the email waits', async () => {
    const store = await harness().open();
    const [one, other] = [await queuedMail(store), await queuedMail(store)];
    const attempts = [
      { at: 10, outcome: 'failed', reply: '421 Try again later' },
      { at: 20, outcome: 'failed', reply: 'No response within 20 seconds.' },
      { at: 20, outcome: 'sent', reply: '250 Ok: queued' },
    ] as const;
    for (const attempt of attempts.slice(0, 2)) {
      await store.noteDelivery(one.id, { id: newId(), ...attempt }, 'queued');
    }
    expect(await store.findUnsent(one.id)).toEqual(one);
    await store.noteDelivery(one.id, { id: newId(), ...attempts[2] }, 'sent');
    expect(await store.readTransactional(one.id, 'live')).toEqual({
      ...logOf(one),
      status: 'sent',
      attempts,
    });
    expect(await store.readTransactional(other.id, 'live')).toEqual(logOf(other));
  });

  it.each<TransactionalStatus>(['sent', 'suppressed'])(
    'permanently deletes the message of an email that is %s',
    async (status) => {
      const store = await harness().open();
      const one = await queuedMail(store);
      await end(store, one.id, status);
      expect(await store.findUnsent(one.id)).toBeNull();

      for (const later of ['queued', 'sent', 'failed'] as const) await end(store, one.id, later);
      await store.suppressTransactional(one.id);
      expect(await store.findUnsent(one.id)).toBeNull();
      expect(await store.readTransactional(one.id, 'live')).toMatchObject({ status });
      expect(await messageOf(store, one.id)).toBeNull();
    },
  );

  it('keeps the message of a dead email, which may be retried', async () => {
    const store = await harness().open();
    const one = await queuedMail(store);
    await end(store, one.id, 'failed');
    expect(await store.findUnsent(one.id)).toEqual({ ...one, status: 'failed' });
    await end(store, one.id, 'sent');
    expect(await store.findUnsent(one.id)).toBeNull();
    expect(await store.readTransactional(one.id, 'live')).toMatchObject({ status: 'sent' });
    expect(await messageOf(store, one.id)).toBeNull();
  });

  it('E11 keeps the message of a sent email until its last copy is settled', async () => {
    const store = await harness().open();
    const one = await queuedMail(store);
    const copies = ['b@example.com', 'c@example.com', 'd@example.com'].map((email) => ({
      id: newId(),
      email,
    }));
    const [b, c, d] = copies.map(({ id }) => id) as [string, string, string];
    const sent = { id: newId(), at: 1, outcome: 'sent', reply: '250 Ok' } as const;
    expect(await store.wasMailed('B@example.com')).toBe(false);
    await store.noteDelivery(one.id, sent, 'sent', { copies });
    expect(await store.wasMailed('B@example.com')).toBe(true);
    expect(await store.findUnsent(one.id)).toBeNull();
    const mail = { ...one, status: 'sent' };
    expect(await store.findUnsentCopy(b)).toEqual({ id: b, email: 'b@example.com', mail });
    expect([await store.readerOfCopy(c), await store.readerOfCopy(one.id)]).toEqual([
      'c@example.com',
      null,
    ]);

    await store.settleCopy(b, 'sent');
    await store.settleCopy(c, 'suppressed');
    expect([await store.findUnsentCopy(b), await store.findUnsentCopy(c)]).toEqual([null, null]);
    // It may still be sent.
    await store.settleCopy(d, 'failed');
    expect(await store.findUnsentCopy(d)).toMatchObject({ mail });
    await store.settleCopy(b, 'failed');
    expect(await store.findUnsentCopy(b)).toBeNull();
    await store.settleCopy(d, 'sent');
    expect(await messageOf(store, one.id)).toBeNull();
  });

  it('E11 deletes the message, whichever of two connections settles the last copy', async () => {
    const stores = [await harness().open(), await harness().open()] as const;
    for (let round = 0; round < 10; round += 1) {
      const one = await queuedMail(stores[0]);
      const copies = ['b@b.co', 'c@b.co'].map((email) => ({ id: newId(), email }));
      const sent = { id: newId(), at: 1, outcome: 'sent', reply: '250 Ok' } as const;
      await stores[0].noteDelivery(one.id, sent, 'sent', { copies });
      await Promise.all(copies.map(({ id }, at) => stores[at as 0 | 1].settleCopy(id, 'sent')));
      expect(await messageOf(stores[0], one.id)).toBeNull();
    }
  });

  it('E11 creates the copies of an email once', async () => {
    const store = await harness().open();
    const one = await queuedMail(store);
    const [first, second] = [newId(), newId()];
    for (const id of [first, second]) {
      const sent = { id: newId(), at: 1, outcome: 'sent', reply: '250 Ok' } as const;
      await store.noteDelivery(one.id, sent, 'sent', { copies: [{ id, email: 'b@example.com' }] });
    }
    expect(await store.findUnsentCopy(first)).not.toBeNull();
    expect(await store.findUnsentCopy(second)).toBeNull();
    await store.settleCopy(second, 'sent');
    expect(await store.findUnsentCopy(first)).not.toBeNull();
  });

  it('E12 knows who was sent an email, but not by a test key', async () => {
    const store = await harness().open();
    await queuedMail(store);
    await queuedMail(store, { space: 'test', status: 'test', recipientEmail: 'eve@example.com' });
    const known = ['ada@example.com', 'ADA@example.com', 'eve@example.com', 'a%@example.com', ''];
    const mailed = await Promise.all(known.map((email) => store.wasMailed(email)));
    expect(mailed).toEqual([true, true, false, false, false]);
  });

  it('never changes the status of a test email', async () => {
    const store = await harness().open();
    const test = await queuedMail(store, { space: 'test', status: 'test' });
    await store.suppressTransactional(test.id);
    expect(await store.readTransactional(test.id, 'test')).toEqual(logOf(test));
  });

  it('records nothing for an unknown email', async () => {
    const store = await harness().open();
    await store.suppressTransactional(newId());
    await expect(end(store, newId(), 'sent')).rejects.toBeInstanceOf(Error);
  });

  it('deletes emails older than 90 days, with their attempts, in small batches', async () => {
    let now = 0;
    const store = await harness().open(() => now);
    const made: Record<string, QueuedMail> = {};
    for (const [name, createdAt] of [
      ['a', 1],
      ['b', 2],
      ['c', 3],
      ['kept', 10],
      ['line', 1],
    ] as const) {
      made[name] = await queuedMail(store, { createdAt });
      if (name !== 'line') await end(store, made[name].id, 'sent', `attempt of ${made[name].id}`);
    }
    const test = await queuedMail(store, { space: 'test', status: 'test', createdAt: 4 });

    now = logRetention + 1;
    expect(await store.forget('transactionals', 10)).toBe(0);
    now = logRetention + 10;
    expect(await store.forget('transactionals', 3)).toBe(3);
    expect(await store.forget('transactionals', 3)).toBe(1);
    expect(await store.forget('transactionals', 3)).toBe(0);
    for (const [name, { id }] of Object.entries(made)) {
      const attempts = name === 'kept' ? 1 : 0;
      const log = await store.readTransactional(id, 'live');
      expect(log?.attempts.length ?? null).toBe(/^.$/.test(name) ? null : attempts);
    }
    expect(await store.readTransactional(test.id, 'test')).toBeNull();
    // Their attempts are deleted too: those ids are free again, unlike the remaining one's.
    const again = (name: string) =>
      end(store, made.line?.id ?? '', 'queued', `attempt of ${made[name]?.id}`);
    for (const name of ['a', 'b', 'c']) await again(name);
    await expect(again('kept')).rejects.toBeInstanceOf(Error);
  });

  it.each(hostileTexts)('round-trips any text: %s', async (_name, text) => {
    const store = await harness().open();
    const attachments = [
      { filename: text, content: text },
      { filename: text, path: text },
    ];
    const preferenceLink = { list: text, url: text };
    const message = { bcc: [text], html: text, plain: text, attachments, preferenceLink };
    const one = await queuedMail(store, {
      templateCode: text,
      recipientEmail: text,
      replyTo: text,
      subject: text,
      message,
    });
    expect(await store.findUnsent(one.id)).toEqual(one);
    const attempt = { id: newId(), at: 1, outcome: 'failed', reply: text } as const;
    await store.noteDelivery(one.id, attempt, 'failed');
    expect(await store.readTransactional(one.id, 'live')).toMatchObject({
      templateCode: text,
      recipientEmail: text,
      subject: text,
      attempts: [{ reply: text }],
    });
  });

  it('lists the emails of one data space by every filter, newest first, page by page', async () => {
    const store = await harness().open();
    const [ada, eve] = [
      { recipientEmail: 'ada@shop.example' },
      { recipientEmail: 'eve@shop.example' },
    ];
    const at = (createdAt: number) => ({ id: firstUuidV7At(createdAt), createdAt });
    const one = await queuedMail(store, { ...ada, ...at(10), templateCode: 'welcome' });
    const two = await queuedMail(store, { ...eve, ...at(20), templateCode: 'invoice' });
    const three = await queuedMail(store, { ...ada, ...at(30), templateCode: 'invoice' });
    await store.queueTransactional(mail({ space: 'test', status: 'test' }), [], unkeyed());
    await end(store, two.id, 'failed');
    await end(store, three.id, 'sent');
    const report = { id: newId(), kind: 'bounced', at: 40, reply: '550 No.' } as const;
    await store.noteFeedback(three.id, report);

    const live = { space: 'live', limit: 10 };
    for (const [filter, expected] of [
      [{}, [three, two, one]],
      [{ status: 'queued' }, [one]],
      [{ status: 'failed' }, [two]],
      [{ status: 'sent' }, []],
      [{ status: 'bounced' }, [three]],
      [ada, [three, one]],
      [{ templateCode: 'invoice' }, [three, two]],
      [{ ...ada, templateCode: 'invoice' }, [three]],
      [{ createdFrom: 20 }, [three, two]],
      [{ createdBefore: 20 }, [one]],
      [{ createdFrom: 20, createdBefore: 30 }, [two]],
      [{ recipientEmail: "' or '1' = '1" }, []],
    ] as const) {
      const { rows, size } = await store.listTransactionals({ ...live, ...filter });
      expect(rows.map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
      expect(size).toBe(expected.length);
    }
    const page = await store.listTransactionals({ ...live, ...ada, limit: 1 });
    expect(page).toMatchObject({ rows: [{ id: three.id }], size: 2 });
    expect(page.rows[0]?.attempts.map(({ outcome }) => outcome)).toEqual(['failed', 'bounced']);
    const next = await store.listTransactionals({ ...live, ...ada, limit: 1, before: three.id });
    expect(next).toMatchObject({ rows: [{ id: one.id, attempts: [] }], size: 2 });
    expect((await store.listTransactionals({ space: 'test', limit: 10 })).size).toBe(1);
    expect((await store.listTransactionals({ space: newId(), limit: 10 })).size).toBe(0);
  });

  it('pages through more emails than a scan looks at in one piece', async () => {
    const store = await harness().open();
    // Numbered ids; every 5,000th email is of another template.
    await harness().sql(`
      with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < 25000)
      insert into transactionals
        (id, created_at, space, template_code, recipient_email, subject, status)
      select '00000000-0000-7000-8000-' || substr(cast(1000000000000 + n as text), 2), n, 'live',
        case when n % 5000 = 0 then 'rare' else 'usual' end, 'ada@b.co', 's', 'sent'
      from numbers`);
    const rare = { space: 'live', templateCode: 'rare', limit: 2 } as const;
    const seen: number[] = [];
    let before: string | undefined;
    do {
      const page = { ...rare, ...(before === undefined ? {} : { before }) };
      const { rows, size } = await store.listTransactionals(page);
      expect(size).toBe(5);
      seen.push(...rows.map(({ createdAt }) => createdAt));
      before = rows.at(-1)?.id;
    } while (before !== undefined);
    expect(seen).toEqual([25_000, 20_000, 15_000, 10_000, 5_000]);
    const all = await store.listTransactionals({ space: 'live', limit: 3 });
    expect(all.size).toBe(25_000);
    expect(all.rows.map(({ createdAt }) => createdAt)).toEqual([25_000, 24_999, 24_998]);
    const none = await store.listTransactionals({ ...rare, status: 'failed' });
    expect(none).toEqual({ rows: [], size: 0 });
  });
}

function end(
  store: Store,
  id: string,
  status: TransactionalStatus,
  attemptId = newId(),
): Promise<void> {
  const attempt = { id: attemptId, at: 1, outcome: 'failed', reply: '550 No.' } as const;
  return store.noteDelivery(id, attempt, status);
}

/** An email that was never attempted, as it is read. */
function logOf({ space, message, ...row }: QueuedMail): LoggedMail {
  return { ...row, attempts: [], message: row.status === 'test' ? message : null };
}
