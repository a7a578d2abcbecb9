import { expect, it } from 'vitest';
import type { Store } from '../store.ts';
import type { StoreHarness } from '../store-suite.ts';
import type { QueuedMail, TransactionalRow, TransactionalStatus } from '../transactional-store.ts';
import { newId, outboxEntry } from './acceptances.ts';
import { mail, unkeyed } from './account-calls.ts';
import { hostileTexts } from './hostile-texts.ts';

/** A mail stands in line with its message until it ends; then its log alone is left (R216–R225). */
export function transactionals(harness: () => StoreHarness): void {
  /** The message that is really kept: read as if the mail were still in line. */
  async function messageOf(store: Store, id: string) {
    await harness().sql(`update transactionals set status = 'queued' where id = '${id}'`);
    return (await store.findUnsent(id))?.message;
  }

  it('stores a mail with its outbox entries, and gives both back', async () => {
    const store = await harness().open();
    const [one, entry] = [mail(), outboxEntry({ topic: 'transactional.send' })];
    const result = await store.queueTransactional(one, [entry], unkeyed());
    const row = logOf(one);
    expect(result).toEqual({
      outcome: 'answered',
      answer: { status: 200, body: JSON.stringify(row) },
    });
    expect(await store.readTransactional(one.id, false)).toEqual(row);
    expect(await store.findUnsent(one.id)).toEqual(one);
    expect(await store.listOutbox()).toMatchObject([entry]);
  });

  it.each<[name: string, spoil: (known: QueuedMail) => [QueuedMail, string[]]]>([
    ['an entry whose id is taken', () => [mail(), ['taken', 'taken']]],
    ['an id that a mail has', ({ id }) => [mail({ id }), ['entry']]],
    ['a status nobody knows', () => [mail({ status: 'lost' as 'sent' }), ['entry']]],
    ['no subject', () => [mail({ subject: null as unknown as string }), ['entry']]],
  ])('leaves no trace of a mail with %s', async (_name, spoil) => {
    const store = await harness().open();
    const known = await queued(store);
    const [bad, ids] = spoil(known);
    const entries = ids.map((id) => outboxEntry({ id }));
    const refused = store.queueTransactional(bad, entries, unkeyed());
    await expect(refused).rejects.toBeInstanceOf(Error);
    expect(await store.listOutbox()).toEqual([]);
    expect(await store.findUnsent(bad.id)).toEqual(bad.id === known.id ? known : null);
  });

  it('keeps a test mail apart, without its message and with nothing to send', async () => {
    const store = await harness().open();
    const [test, live] = [mail({ isTest: true, status: 'test' }), await queued(store)];
    await store.queueTransactional(test, [], unkeyed());
    expect(await store.readTransactional(test.id, true)).toEqual(logOf(test));
    expect(await store.findUnsent(test.id)).toBeNull();
    expect(await store.readTransactional(test.id, false)).toBeNull();
    expect(await store.readTransactional(live.id, true)).toBeNull();
    expect(await store.readTransactional(newId(), false)).toBeNull();
    expect(await messageOf(store, test.id)).toBeNull();
    expect(await messageOf(store, live.id)).toEqual(live.message);
  });

  it('logs attempts in order while the mail stays in line', async () => {
    const store = await harness().open();
    const [one, other] = [await queued(store), await queued(store)];
    const attempts = [
      { at: 10, outcome: 'failed', reply: '421 Try again later' },
      { at: 20, outcome: 'failed', reply: 'No answer within 20 seconds.' },
      { at: 20, outcome: 'sent', reply: '250 Ok: queued' },
    ] as const;
    for (const attempt of attempts.slice(0, 2)) {
      await store.noteDelivery(one.id, { id: newId(), ...attempt }, 'queued');
    }
    expect(await store.findUnsent(one.id)).toEqual(one);
    await store.noteDelivery(one.id, { id: newId(), ...attempts[2] }, 'sent');
    expect(await store.readTransactional(one.id, false)).toEqual({
      ...logOf(one),
      status: 'sent',
      attempts,
    });
    expect(await store.readTransactional(other.id, false)).toEqual(logOf(other));
  });

  it.each<TransactionalStatus>(['sent', 'suppressed'])(
    'forgets the message of a mail that is %s, which stays so',
    async (status) => {
      const store = await harness().open();
      const one = await queued(store);
      await end(store, one.id, status);
      expect(await store.findUnsent(one.id)).toBeNull();

      for (const later of ['queued', 'sent', 'failed'] as const) await end(store, one.id, later);
      await store.suppressTransactional(one.id);
      expect(await store.findUnsent(one.id)).toBeNull();
      expect(await store.readTransactional(one.id, false)).toMatchObject({ status });
      expect(await messageOf(store, one.id)).toBeNull();
    },
  );

  it('keeps the message of a mail that was given up, which may be sent after all', async () => {
    const store = await harness().open();
    const one = await queued(store);
    await end(store, one.id, 'failed');
    expect(await store.findUnsent(one.id)).toEqual({ ...one, status: 'failed' });
    await end(store, one.id, 'sent');
    expect(await store.findUnsent(one.id)).toBeNull();
    expect(await store.readTransactional(one.id, false)).toMatchObject({ status: 'sent' });
    expect(await messageOf(store, one.id)).toBeNull();
  });

  it('leaves a test mail as it is, whatever is said of it', async () => {
    const store = await harness().open();
    const test = mail({ isTest: true, status: 'test' });
    await store.queueTransactional(test, [], unkeyed());
    await store.suppressTransactional(test.id);
    expect(await store.readTransactional(test.id, true)).toEqual(logOf(test));
  });

  it('notes nothing of a mail that nobody knows', async () => {
    const store = await harness().open();
    await store.suppressTransactional(newId());
    await expect(end(store, newId(), 'sent')).rejects.toBeInstanceOf(Error);
  });

  it('forgets what ended before a moment, with its attempts, a few at a time', async () => {
    const store = await harness().open();
    const made: Record<string, QueuedMail> = {};
    for (const [name, createdAt] of [
      ['a', 1],
      ['b', 2],
      ['c', 3],
      ['kept', 10],
      ['line', 1],
    ] as const) {
      made[name] = await queued(store, { createdAt });
      if (name !== 'line') await end(store, made[name].id, 'sent', `attempt of ${made[name].id}`);
    }
    const test = mail({ isTest: true, status: 'test', createdAt: 4 });
    await store.queueTransactional(test, [], unkeyed());

    expect(await store.forgetTransactionals(1, 10)).toBe(0);
    expect(await store.forgetTransactionals(10, 3)).toBe(3);
    expect(await store.forgetTransactionals(10, 3)).toBe(1);
    expect(await store.forgetTransactionals(10, 3)).toBe(0);
    for (const [name, { id }] of Object.entries(made)) {
      const attempts = name === 'kept' ? 1 : 0;
      const log = await store.readTransactional(id, false);
      expect(log?.attempts.length ?? null).toBe(/^.$/.test(name) ? null : attempts);
    }
    expect(await store.readTransactional(test.id, true)).toBeNull();
    // The attempts went with them: what they were known by is free again, of the one that stays it is not.
    const again = (name: string) =>
      end(store, made.line?.id ?? '', 'queued', `attempt of ${made[name]?.id}`);
    for (const name of ['a', 'b', 'c']) await again(name);
    await expect(again('kept')).rejects.toBeInstanceOf(Error);
  });

  it.each(hostileTexts)('gives any text back as it came: %s', async (_name, text) => {
    const store = await harness().open();
    const attachments = [
      { filename: text, content: text },
      { filename: text, path: text },
    ];
    const preferenceLink = { list: text, url: text };
    const message = { bcc: [text], html: text, plain: text, attachments, preferenceLink };
    const one = await queued(store, {
      ...{ templateCode: text, recipientEmail: text, subject: text, message },
    });
    expect(await store.findUnsent(one.id)).toEqual(one);
    const attempt = { id: newId(), at: 1, outcome: 'failed', reply: text } as const;
    await store.noteDelivery(one.id, attempt, 'failed');
    expect(await store.readTransactional(one.id, false)).toMatchObject({
      ...{ templateCode: text, recipientEmail: text, subject: text },
      attempts: [{ reply: text }],
    });
  });
}

async function queued(store: Store, changes: Partial<QueuedMail> = {}): Promise<QueuedMail> {
  const one = mail(changes);
  await store.queueTransactional(one, [], unkeyed());
  return one;
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

/** What is read of a mail that was never tried. */
function logOf({ isTest, message, ...row }: QueuedMail): TransactionalRow {
  return { ...row, attempts: [] };
}
