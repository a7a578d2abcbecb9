import type { WebhookType } from '@grovemail/contract/webhook-types.ts';
import { sandboxOutcome } from '@grovemail/domain/delivery/sandbox.ts';
import { logLine } from '@grovemail/domain/email-addresses/log-line.ts';
import type { SendMail } from '../../mail/mail.ts';
import { announcementOf } from '../../resources/announcement-of.ts';
import type { ClockAndIds } from '../../resources/clock-and-ids.ts';
import { transactionalResource } from '../../resources/transactional-resource.ts';
import type { OutboxEntry } from '../../store/queue/outbox-store.ts';
import type { Store } from '../../store/store.ts';
import type {
  MailEffects,
  NewCopy,
  QueuedMail,
} from '../../store/transactionals/transactional-store.ts';
import type { Outbound } from '../calls/outbound.ts';
import { errorText } from '../outbox/error-text.ts';
import type { Deliver } from '../outbox/queue.ts';
import { nextAttempt } from '../outbox/retry-schedule.ts';
import { attachedCopyTopic, copyTopic } from './copy-delivery.ts';
import { isMailSuppressed } from './is-mail-suppressed.ts';
import { isPermanent, outgoingMail } from './outgoing-mail.ts';
import { textOf } from './payload.ts';
import { givenUp, type NoteRejection } from './rejections.ts';
import { sandboxMailer, sandboxReport } from './sandbox-mailer.ts';

interface TransactionalDeps extends ClockAndIds {
  noteRejection: NoteRejection;
  store: Pick<Store, 'findUnsent' | 'noteDelivery' | 'suppressTransactional' | 'findSuppressions'>;
  sendMail: SendMail;
  /** Mail to this domain simulates outcomes. */
  sandboxDomain: string;
  /** The guarded HTTP client. */
  call: Outbound;
}

/** Sends a transactional email unless it is suppressed, and logs every attempt with the mail server's reply. */
export function transactionalDelivery(deps: TransactionalDeps): Deliver {
  const { store, call, now, newId, sandboxDomain, noteRejection } = deps;
  const sendMail = sandboxMailer(deps.sendMail, sandboxDomain);

  return async ({ payload, ...entry }, signal, responded) => {
    const mail = await store.findUnsent(textOf(payload, 'transactionalId'));
    if (!mail) return 'not sent: it was settled before';
    if (await isMailSuppressed(store, mail, mail.recipientEmail)) {
      await store.suppressTransactional(mail.id, { announcement: announcement('mail.suppressed') });
      return 'not sent: the recipient wants no such mail';
    }
    const note = (
      outcome: 'sent' | 'failed',
      reply: string,
      status: 'queued' | 'sent' | 'failed',
      effects?: MailEffects,
    ) => store.noteDelivery(mail.id, { id: newId(), at: now(), outcome, reply }, status, effects);
    let reply: string;
    try {
      const outgoing = await outgoingMail(mail, { call, signal, responded });
      reply = await sendMail(outgoing, signal);
    } catch (error) {
      const isFinal = isPermanent(error) || nextAttempt(entry, now()) === null;
      const cause = isFinal
        ? await noteRejection({ id: mail.id, to: mail.recipientEmail }, error)
        : null;
      const failed = isFinal ? { announcement: announcement('mail.failed') } : undefined;
      await note('failed', errorText(error), isFinal ? 'failed' : 'queued', failed);
      if (isFinal) throw givenUp(error, cause);
      throw error;
    }
    const copies = copiesOf(mail);
    const { key, source } = payload;
    const copyEntry = (copyId: string) =>
      source === undefined
        ? entryFor(copyTopic, { copyId, key })
        : entryFor(attachedCopyTopic, { copyId, source });
    await note('sent', logLine(reply), 'sent', {
      announcement: announcement('mail.sent'),
      outbox: [...reportsOf(mail), ...copies.map(({ id }) => copyEntry(id))],
      copies,
    });
    return reply;
  };

  function announcement(type: WebhookType) {
    return announcementOf(type, { at: now(), newId }, transactionalResource);
  }

  /** The sandbox's report, which follows like that of a real mail server. */
  function reportsOf({ id, recipientEmail }: QueuedMail): OutboxEntry[] {
    const report = sandboxReport(sandboxOutcome(recipientEmail, sandboxDomain));
    if (!report) return [];
    return [entryFor(reportTopic, { transactionalId: id, ...report })];
  }

  function entryFor(topic: string, payload: OutboxEntry['payload']): OutboxEntry {
    return { id: newId(), topic, payload, createdAt: now() };
  }

  /** The blind copies of a sent email, except to or from the sandbox. */
  function copiesOf({ recipientEmail, message }: QueuedMail): NewCopy[] {
    const isSandbox = (email: string) => sandboxOutcome(email, sandboxDomain) !== null;
    if (isSandbox(recipientEmail)) return [];
    const readers = new Set(message.bcc.filter((email) => !isSandbox(email)));
    readers.delete(recipientEmail);
    return [...readers].map((email) => ({ id: newId(), email }));
  }
}

export const reportTopic = 'transactional.report';

/** Records the sandbox's report on an accepted email. */
export function reportDelivery({
  store,
  now,
  newId,
}: Pick<TransactionalDeps, 'now' | 'newId'> & { store: Pick<Store, 'noteFeedback'> }): Deliver {
  return async ({ payload }) => {
    const kind = payload.kind === 'complained' ? 'complained' : 'bounced';
    const report = { id: newId(), kind, at: now(), reply: textOf(payload, 'reply') } as const;
    const announcement = announcementOf(
      `mail.${kind}`,
      { at: report.at, newId },
      transactionalResource,
    );
    await store.noteFeedback(textOf(payload, 'transactionalId'), report, { announcement });
    return kind;
  };
}
