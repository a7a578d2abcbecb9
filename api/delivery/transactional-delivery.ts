import { attachmentMaxBytes } from '@grovemail/contract/operations/v1-transactionals-input.ts';
import type { WebhookType } from '@grovemail/contract/webhooks/all.ts';
import { siteAccount } from '@grovemail/domain/accounts/site-account.ts';
import { isPdf, pdfMarkWithin } from '@grovemail/domain/transactionals/is-pdf.ts';
import { sandboxOutcome } from '@grovemail/domain/transactionals/sandbox.ts';
import { templateList } from '@grovemail/domain/transactionals/template-list.ts';
import { type Mail, MailError, type SendMail } from '../mail/mail.ts';
import { plainText } from '../mail/plain-text.ts';
import type { Outbound } from '../outbound/outbound.ts';
import { OutboundError } from '../outbound/outbound-error.ts';
import { errorText, withoutAddresses } from '../outbox/error-text.ts';
import type { Deliver } from '../outbox/queue.ts';
import { nextAttempt } from '../outbox/retry-schedule.ts';
import { Undeliverable } from '../outbox/undeliverable.ts';
import { announcementOf } from '../resources/announcement-of.ts';
import { transactionalResource } from '../resources/transactional-resource.ts';
import type { OutboxEntry } from '../store/outbox/outbox-store.ts';
import type { Store } from '../store/store.ts';
import type {
  MailEffects,
  MailMessage,
  QueuedMail,
} from '../store/transactionals/transactional-store.ts';
import { isUndeliverable } from './is-undeliverable.ts';
import { textOf } from './payload-text.ts';
import { sandboxMailer, sandboxReport } from './sandbox-mailer.ts';

interface TransactionalDeps {
  store: Pick<
    Store,
    'findUnsent' | 'noteDelivery' | 'suppressTransactional' | 'isSuppressed' | 'findSuppressions'
  >;
  sendMail: SendMail;
  /** Mail to this domain simulates outcomes. */
  sandboxDomain: string;
  /** The guarded HTTP client. */
  call: Outbound;
  /** Milliseconds since the epoch. */
  now(): number;
  newId(): string;
}

/**
 * Sends a transactional mail and logs every attempt with the mail server's reply. A mail with a preferences link
 * honours all of the recipient's current suppressions; any other only bounces and complaints.
 */
export function transactionalDelivery(deps: TransactionalDeps): Deliver {
  const { store, call, now, newId, sandboxDomain } = deps;
  const sendMail = sandboxMailer(deps.sendMail, sandboxDomain);

  return async ({ payload, ...entry }, signal) => {
    const mail = await store.findUnsent(textOf(payload, 'transactionalId'));
    if (!mail) return 'not sent: it was settled before';
    if (await isUnwanted(mail)) {
      await store.suppressTransactional(mail.id);
      return 'not sent: the recipient wants no such mail';
    }
    const note = (
      outcome: 'sent' | 'failed',
      reply: string,
      status: 'queued' | 'sent' | 'failed',
      then?: MailEffects,
    ) => store.noteDelivery(mail.id, { id: newId(), at: now(), outcome, reply }, status, then);
    let reply: string;
    try {
      reply = await sendMail(await composed(mail, signal), signal);
    } catch (error) {
      const isFinal = isPermanent(error) || nextAttempt(entry, now()) === null;
      const failed = isFinal ? { announcement: announcement('mail.failed') } : undefined;
      await note('failed', errorText(error), isFinal ? 'failed' : 'queued', failed);
      if (isFinal) throw new Undeliverable(errorText(error), { cause: error });
      throw error;
    }
    await note('sent', withoutAddresses(reply), 'sent', {
      announcement: announcement('mail.sent'),
      outbox: reportsOf(mail),
    });
    return reply;
  };

  function announcement(type: WebhookType) {
    return announcementOf(type, { at: now(), newId }, transactionalResource);
  }

  /** The sandbox reports after sending, like a real mail server. */
  function reportsOf({ id, recipientEmail }: QueuedMail): OutboxEntry[] {
    const report = sandboxReport(sandboxOutcome(recipientEmail, sandboxDomain));
    if (!report) return [];
    const payload = { transactionalId: id, ...report };
    return [{ id: newId(), topic: reportTopic, payload, createdAt: now() }];
  }

  async function isUnwanted({ recipientEmail: email, message }: QueuedMail): Promise<boolean> {
    if (await isUndeliverable(store, email)) return true;
    const own = message.preferenceLink?.list;
    if (own === undefined) return false;
    const lists = [...new Set([own, templateList])];
    const to = { account: siteAccount, email };
    const stops = await Promise.all(lists.map((list) => store.isSuppressed({ ...to, list })));
    return stops.includes(true);
  }

  async function wanted(copies: readonly string[]): Promise<string[]> {
    const unwanted = await Promise.all(copies.map((email) => isUndeliverable(store, email)));
    return copies.filter((_, at) => !unwanted[at]);
  }

  async function composed(mail: QueuedMail, signal: AbortSignal): Promise<Mail> {
    const { id, recipientEmail, replyTo, subject, message } = mail;
    const { bcc, html, plain, preferenceLink } = message;
    return {
      id,
      to: recipientEmail,
      ...(replyTo === null ? {} : { replyTo: { name: '', address: replyTo } }),
      bcc: await wanted(bcc),
      subject,
      html,
      text: plain ?? (await plainText(html)),
      attachments: await Promise.all(message.attachments.map((file) => loaded(file, signal))),
      ...(preferenceLink ? { unsubscribe: preferenceLink.url } : {}),
    };
  }

  async function loaded(
    { filename, path, content }: MailMessage['attachments'][number],
    signal: AbortSignal,
  ) {
    if (path === undefined) return { filename, content: Buffer.from(content ?? '', 'base64') };
    const { status, body } = await call({
      url: path,
      method: 'GET',
      maxBytes: attachmentMaxBytes,
      signal,
    });
    if (status >= 500 || status === 429)
      throw new Error(`${filename}: its server answered ${status}.`);
    if (status !== 200) throw new Undeliverable(`${filename}: its server answered ${status}.`);
    if (!isPdf(body.toString('latin1', 0, pdfMarkWithin))) {
      throw new Undeliverable(`${filename} is no PDF document.`);
    }
    return { filename, content: body };
  }
}

export const reportTopic = 'transactional.report';

/** Records the sandbox's report on an accepted mail. */
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

function isPermanent(error: unknown): boolean {
  if (error instanceof Undeliverable) return true;
  if (error instanceof MailError) return error.permanent;
  return error instanceof OutboundError && ['refused', 'too_large'].includes(error.code);
}
