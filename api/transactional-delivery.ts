import { attachmentMaxBytes } from '@grovemail/contract/operations/v1-transactionals-input.ts';
import { siteAccount, templateList } from '@grovemail/domain/preferences/site-account.ts';
import { type Mail, MailError, type SendMail } from './mail/mail.ts';
import { plainText } from './mail/plain-text.ts';
import type { Outbound } from './outbound/outbound.ts';
import { OutboundError } from './outbound/outbound-error.ts';
import { errorText, withoutAddresses } from './outbox/error-text.ts';
import type { Deliver } from './outbox/queue.ts';
import { nextAttempt } from './outbox/retry-schedule.ts';
import { Undeliverable } from './outbox/undeliverable.ts';
import { textOf } from './payload-text.ts';
import type { Store } from './store/store.ts';
import type { MailMessage, QueuedMail, TransactionalStatus } from './store/transactional-store.ts';

interface TransactionalDeps {
  store: Pick<Store, 'findUnsent' | 'noteDelivery' | 'suppressTransactional' | 'isSuppressed'>;
  sendMail: SendMail;
  /** Calls other servers where that is safe. */
  call: Outbound;
  /** Milliseconds since the epoch. */
  now(): number;
  newId(): string;
}

/**
 * Sends a transactional mail and writes its delivery log: every attempt, with what the mail server said.
 * A mail that carries a preference link honours what its recipient chose, up to this very moment.
 */
export function transactionalDelivery(deps: TransactionalDeps): Deliver {
  const { store, sendMail, call, now, newId } = deps;

  return async ({ payload, attempts }, signal) => {
    const mail = await store.findUnsent(textOf(payload, 'transactionalId'));
    if (!mail) return 'not sent: it was settled before';
    if (await isUnwanted(mail)) {
      await store.suppressTransactional(mail.id);
      return 'not sent: the recipient wants no such mail';
    }
    const note = (outcome: 'sent' | 'failed', reply: string, status: TransactionalStatus) =>
      store.noteDelivery(mail.id, { id: newId(), at: now(), outcome, reply }, status);
    let reply: string;
    try {
      reply = await sendMail(await composed(mail, signal), signal);
    } catch (error) {
      const isFinal = isPermanent(error) || nextAttempt(attempts, now()) === null;
      await note('failed', errorText(error), isFinal ? 'failed' : 'queued');
      if (isFinal) throw new Undeliverable(errorText(error), { cause: error });
      throw error;
    }
    await note('sent', withoutAddresses(reply), 'sent');
    return reply;
  };

  async function isUnwanted({ recipientEmail: email, message }: QueuedMail): Promise<boolean> {
    const own = message.preferenceLink?.list;
    if (own === undefined) return false;
    const lists = [...new Set([own, templateList])];
    const to = { account: siteAccount, email };
    const stops = await Promise.all(lists.map((list) => store.isSuppressed({ ...to, list })));
    return stops.includes(true);
  }

  async function composed(mail: QueuedMail, signal: AbortSignal): Promise<Mail> {
    const { id, recipientEmail, subject, message } = mail;
    const { bcc, html, plain, preferenceLink } = message;
    return {
      id,
      to: recipientEmail,
      bcc,
      subject,
      html,
      text: plain ?? plainText(html),
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
    if (!body.subarray(0, 1_024).includes('%PDF-')) {
      throw new Undeliverable(`${filename} is no PDF document.`);
    }
    return { filename, content: body };
  }
}

function isPermanent(error: unknown): boolean {
  if (error instanceof Undeliverable) return true;
  if (error instanceof MailError) return error.permanent;
  return error instanceof OutboundError && ['refused', 'too_large'].includes(error.code);
}
