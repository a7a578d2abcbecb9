import { attachmentSource } from '../mailing/attachment-source.ts';
import type { Announcement } from '../store/queue/announcement.ts';
import type {
  MailToQueue,
  QueuedMail,
  TransactionalRow,
} from '../store/transactionals/transactional-store.ts';
import { announcementOf } from './announcement-of.ts';
import type { ClockAndIds } from './clock-and-ids.ts';
import { transactionalResource } from './transactional-resource.ts';

/**
 * A mail with the outbox entry that delivers it, in the lane of its key or of its attachments' hosts.
 * @param key the id of the key that sends it
 */
export function mailToQueue(mail: QueuedMail, key: string, { newId }: ClockAndIds): MailToQueue {
  if (mail.status !== 'queued') return { mail, outbox: [] };
  const { id: transactionalId, createdAt, message } = mail;
  const source = attachmentSource(key, message.attachments);
  const entry =
    source === null
      ? { topic: 'transactional.send', payload: { transactionalId, key } }
      : { topic: 'transactional.attached', payload: { transactionalId, source } };
  return { mail, outbox: [{ id: newId(), ...entry, createdAt }] };
}

/** Notifies webhooks of an email that is not sent. Emails of test keys are never suppressed. */
export function mailSuppressed({ now, newId }: ClockAndIds): Announcement<TransactionalRow> {
  return announcementOf('mail.suppressed', { at: now(), newId }, transactionalResource);
}
