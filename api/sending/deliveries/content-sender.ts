import { type Mail, MailError, type SendMail } from '../../mail/mail.ts';
import { renderMail } from '../../mail/messages/render-mail.ts';
import type { MailBranding, MailContent } from '../../mailing/layout/mail-content.ts';
import type { Entry } from '../outbox/queue.ts';
import { nextAttempt } from '../outbox/retry-schedule.ts';
import { givenUp, type NoteRejection } from './rejections.ts';

export interface ContentDeps {
  branding: MailBranding;
  sendMail: SendMail;
  noteRejection: NoteRejection;
  /** Milliseconds since the epoch. */
  now(): number;
}

/**
 * Sends the site's own mails, such as receipts, with the id of their entry.
 * @param recipients a missing mailbox of `operators` is an outage, since notices are lost
 */
export function contentSender(
  { branding, sendMail, noteRejection, now }: ContentDeps,
  recipients: 'visitors' | 'operators',
) {
  return async (
    entry: Entry,
    to: string,
    content: MailContent,
    signal: AbortSignal,
    replyTo?: Mail['replyTo'],
  ): Promise<string> => {
    const { id } = entry;
    const contents = renderMail(content, branding);
    try {
      return await sendMail({ id, to, ...contents, ...(replyTo ? { replyTo } : {}) }, signal);
    } catch (error) {
      const isPermanent = error instanceof MailError && error.permanent;
      const isFinal = isPermanent || nextAttempt(entry, now()) === null;
      const cause = isFinal ? await noteRejection({ id, to }, error) : null;
      if (!isPermanent) throw error;
      throw givenUp(error, recipients === 'operators' ? null : cause);
    }
  };
}
