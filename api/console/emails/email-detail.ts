import type { EmailDetail, EmailEvent } from '@grovemail/contract/console/emails.ts';
import { disabledUntil } from '@grovemail/domain/delivery/delivery-limits.ts';
import { addressKey } from '@grovemail/domain/email-addresses/address-key.ts';
import { deadKindOf } from '../../resources/dead-entries.ts';
import { emailsTo } from '../../resources/emails-to.ts';
import { type OutboxDetail, outboxDetail } from '../../resources/outbox-detail.ts';
import type { OutboxRow } from '../../store/queue/outbox-store.ts';
import type { Store } from '../../store/store.ts';
import type { TransactionalRow } from '../../store/transactionals/transactional-store.ts';
import { itemOfEmailTo, itemOfEntry, itemOfMail } from './email-item.ts';
import { entriesNear } from './entries-near.ts';
import { webhookEvents } from './webhook-events.ts';

/**
 * The details and events of an email or another entry of the outbox.
 * @param address whose reports are searched for emails that are no longer stored
 * @param now milliseconds since the epoch
 * @returns null if nothing has this id
 */
export async function emailDetail(
  store: Store,
  id: string,
  address: string,
  now: number,
): Promise<EmailDetail | null> {
  const mail = await store.readTransactional(id, 'live');
  if (mail) return ofMail(store, mail, await entryOf(store, mail, now));
  const entry = await outboxDetail(store, id, now);
  if (!entry) return address === '' ? null : ofReport(store, id, address);
  const { transactionalId } = entry.payload;
  const sent =
    typeof transactionalId === 'string'
      ? await store.readTransactional(transactionalId, 'live')
      : null;
  return sent ? ofMail(store, sent, entry) : ofEntry(store, entry);
}

/** The maximum number of emails to one address, which are not paged. */
export const maxEmailsTo = 500;

async function ofMail(
  store: Store,
  mail: TransactionalRow,
  entry: OutboxDetail | null,
): Promise<EmailDetail> {
  const { recipientEmail: to, replyTo, unfilled, status, createdAt } = mail;
  const attempts = mail.attempts.map(
    ({ at, outcome: kind, reply }): EmailEvent => ({ kind, at, reply }),
  );
  const announced = [...attempts, ...(status === 'suppressed' ? [{ at: createdAt }] : [])];
  const followed = [
    ...(await reportEvents(store, mail)),
    ...(await webhookEvents(store, mail.id, announced)),
  ];
  const events: EmailEvent[] = [
    { kind: 'accepted', at: createdAt, reply: '' },
    ...[...attempts, ...followed.filter(({ isAhead }) => !isAhead)].toSorted(byTime),
    ...(status === 'suppressed' ? [{ kind: 'suppressed', at: null, reply: '' } as const] : []),
    ...nextOf(entry),
    ...followed.filter(({ isAhead }) => isAhead).toSorted(byTime),
  ];
  return {
    ...itemOfMail(mail),
    replyTo,
    unfilled: [...(unfilled ?? [])],
    events,
    entry: waitingOf(entry),
    stopped: await stoppedFor(store, to),
  };
}

async function ofEntry(store: Store, entry: OutboxDetail): Promise<EmailDetail> {
  const { to, createdAt, error, doneAt, state, nextAt, log } = entry;
  const last = { at: doneAt ?? nextAt, reply: error ?? '' };
  const attempts = log.map(
    ({ at, outcome, reply }): EmailEvent => ({
      kind: outcome === 'sent' ? 'sent' : 'failed',
      at,
      reply,
    }),
  );
  // Without a log, only the last attempt is known.
  if (attempts.length === 0 && state !== 'waiting' && state !== 'discarded')
    attempts.push({ ...last, kind: state === 'done' ? 'sent' : 'failed' });
  if (attempts.length === 0 && entry.attempts > 0 && last.reply !== '')
    attempts.push({ kind: 'failed', at: null, reply: last.reply });
  if (state === 'discarded') attempts.push({ kind: 'ended', at: doneAt, reply: '' });
  return {
    ...itemOfEntry(entry, to),
    replyTo: null,
    unfilled: [],
    entry: waitingOf(entry),
    events: [{ kind: 'accepted', at: createdAt, reply: '' }, ...attempts, ...nextOf(entry)],
    stopped: await stoppedFor(store, to),
  };
}

async function ofReport(store: Store, id: string, address: string): Promise<EmailDetail | null> {
  const emails = await emailsTo(store, address, maxEmailsTo);
  const reported = emails.find((email) => email.id === id);
  if (!reported) return null;
  const item = itemOfEmailTo(reported, addressKey(address));
  const kind = item.status === 'complained' ? 'complained' : 'bounced';
  return {
    ...item,
    replyTo: null,
    unfilled: [],
    entry: null,
    events: [{ kind, at: reported.at, reply: reported.reply ?? '' }],
    stopped: await stoppedFor(store, address),
  };
}

/** The entry that sends an email, while it waits or is dead. */
async function entryOf(store: Store, mail: TransactionalRow, now: number) {
  const { id, createdAt, status } = mail;
  if (status !== 'queued' && status !== 'failed') return null;
  const sends = ({ topic, payload }: OutboxRow) =>
    sendingTopics.includes(topic) && payload.transactionalId === id;
  const state = status === 'queued' ? 'waiting' : 'dead';
  const [entry] = await entriesNear(store, state, createdAt, sends);
  return entry ? await outboxDetail(store, entry.id, now) : null;
}

const sendingTopics = ['transactional.send', 'transactional.attached'];

/** The effects of bounces and complaints about the email. */
async function reportEvents(store: Store, { id, recipientEmail }: TransactionalRow) {
  const reports = await store.listMailReports({ email: addressKey(recipientEmail), limit: 100 });
  return reports.flatMap(({ mailId, outcome, createdAt: at }): EmailEvent[] =>
    mailId === id && (outcome === 'stopped' || outcome === 'paused')
      ? [{ kind: outcome, at, reply: '' }]
      : [],
  );
}

async function stoppedFor(store: Store, to: string): Promise<EmailDetail['stopped']> {
  if (!to.includes('@')) return [];
  const inForce = await store.suppressionsInForce([to]);
  return [...inForce.values()]
    .flat()
    .map(({ account, list, source }) => ({ account, list, source }));
}

function waitingOf(entry: OutboxDetail | null): EmailDetail['entry'] {
  if (entry?.state !== 'waiting' && entry?.state !== 'dead') return null;
  const { id, state, attempts, isUnderWay } = entry;
  return { id, state, attempts, isUnderWay, gaveUp: deadKindOf(entry) };
}

/** The next attempt of a waiting entry. Its time is null if the endpoint is disabled. */
function nextOf(entry: OutboxDetail | null): EmailEvent[] {
  if (entry?.state !== 'waiting') return [];
  const at = Math.max(entry.nextAt, entry.pausedUntil ?? 0);
  return [{ kind: 'next', at: at === disabledUntil ? null : at, reply: '', isAhead: true }];
}

/** A stable order keeps the effects of an attempt after it. */
function byTime(a: EmailEvent, b: EmailEvent): number {
  return (a.at ?? 0) - (b.at ?? 0);
}
