import type { SendMail } from '../../mail/mail.ts';
import { withLink } from '../../mailing/with-link.ts';
import type { Store } from '../../store/store.ts';
import type { QueuedMail, UnsentCopy } from '../../store/transactionals/transactional-store.ts';
import type { Outbound } from '../calls/outbound.ts';
import type { Deliver } from '../outbox/queue.ts';
import { nextAttempt } from '../outbox/retry-schedule.ts';
import { isMailSuppressed } from './is-mail-suppressed.ts';
import type { MailLinks } from './mail-links.ts';
import { isPermanent, outgoingMail } from './outgoing-mail.ts';
import { textOf } from './payload.ts';
import { givenUp, type NoteRejection } from './rejections.ts';

interface CopyDeps {
  noteRejection: NoteRejection;
  store: Pick<Store, 'findUnsentCopy' | 'settleCopy' | 'findSuppressions'>;
  links: Pick<MailLinks, 'preferences'>;
  sendMail: SendMail;
  /** The guarded HTTP client. */
  call: Outbound;
  /** Milliseconds since the epoch. */
  now(): number;
}

export const copyTopic = 'transactional.copy';
export const attachedCopyTopic = 'transactional.attached-copy';

/**
 * Sends a blind copy of a sent email, with its reader's suppressions, preference link and return path.
 */
export function copyDelivery({
  store,
  links,
  sendMail,
  call,
  now,
  noteRejection,
}: CopyDeps): Deliver {
  return async ({ payload, ...entry }, signal, responded) => {
    const copy = await store.findUnsentCopy(textOf(payload, 'copyId'));
    if (!copy) return 'not sent: it was settled before';
    if (await isMailSuppressed(store, copy.mail, copy.email)) {
      await store.settleCopy(copy.id, 'suppressed');
      return 'not sent: its reader wants no such mail';
    }
    let reply: string;
    try {
      const mail = await outgoingMail(await ownMail(copy), { call, signal, responded });
      reply = await sendMail({ ...mail, copyOf: copy.mail.recipientEmail }, signal);
    } catch (error) {
      if (!isPermanent(error) && nextAttempt(entry, now()) !== null) throw error;
      const cause = await noteRejection({ id: copy.id, to: copy.email }, error);
      await store.settleCopy(copy.id, 'failed');
      throw givenUp(error, cause);
    }
    await store.settleCopy(copy.id, 'sent');
    return reply;
  };

  async function ownMail({ id, email, mail }: UnsentCopy): Promise<QueuedMail> {
    const own = { ...mail, id, recipientEmail: email };
    const link = mail.message.preferenceLink;
    if (!link) return own;
    const url = await links.preferences(link.list, { id, email }, mail.id);
    return { ...own, message: withLink(mail.message, url) };
  }
}
