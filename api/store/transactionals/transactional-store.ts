import type { Space } from '@grovemail/domain/keys/space.ts';
import type { Announcement } from '../announcements/announcement.ts';
import type { Listed, Page } from '../database/page.ts';
import type { Keyed, KeyedAnswer } from '../idempotency/answer-store.ts';
import type { OutboxEntry } from '../outbox/outbox-store.ts';

/** Mails that were asked for by a call, and what became of each. */
export interface TransactionalStore {
  /** Stores a mail with its outbox entries, all or nothing. */
  queueTransactional(
    mail: QueuedMail,
    outbox: OutboxEntry[],
    keyed: Keyed<TransactionalRow>,
  ): Promise<KeyedAnswer>;
  /** A mail of another data space is as good as none. */
  readTransactional(id: string, space: Space): Promise<LoggedMail | null>;
  /** Newest first. */
  listTransactionals(filter: TransactionalFilter): Promise<Listed<TransactionalRow>>;
  /** What is still to be sent, or was given up; null when it was sent, suppressed or never there. */
  findUnsent(id: string): Promise<QueuedMail | null>;
  /**
   * Notes what became of an attempt. Once it is sent or suppressed, the message itself is forgotten and
   * its log stays. What failed keeps it, since an operator may put it in line again.
   */
  noteDelivery(
    id: string,
    attempt: NewAttempt,
    status: TransactionalStatus,
    then?: MailEffects,
  ): Promise<void>;
  /** Notes what was reported of a mail that was sent. A report that was noted before changes nothing. */
  noteFeedback(id: string, report: MailReport, then?: MailEffects): Promise<void>;
  /** Marks a mail as not to be sent. */
  suppressTransactional(id: string): Promise<void>;
}

export interface TransactionalFilter extends Pick<Page, 'before'> {
  space: Space;
  limit: number;
  status?: TransactionalStatus;
  recipientEmail?: string;
  templateCode?: string;
  /** Milliseconds since the epoch, as the other. */
  createdFrom?: number;
  createdBefore?: number;
}

export type TransactionalStatus =
  | 'queued'
  | 'sent'
  | 'failed'
  | 'suppressed'
  | 'test'
  | MailReport['kind'];

export type NewAttempt = DeliveryAttempt & { id: string; outcome: 'sent' | 'failed' };

/** What came back after a mail was sent. */
export interface MailReport {
  id: string;
  kind: 'bounced' | 'complained';
  /** Milliseconds since the epoch. */
  at: number;
  reply: string;
}

/** What is written with a change of a mail, unless nothing changed. */
export interface MailEffects {
  announcement?: Announcement<TransactionalRow>;
  outbox?: OutboxEntry[];
}

export interface TransactionalRow {
  id: string;
  createdAt: number;
  templateCode: string;
  recipientEmail: string;
  /** Whom an answer goes to, when not to the sender. */
  replyTo: string | null;
  subject: string;
  status: TransactionalStatus;
  /** Oldest first. */
  attempts: DeliveryAttempt[];
}

/** A test mail keeps its message, so that it can be looked at; of any other it is null. */
export type LoggedMail = TransactionalRow & { message: MailMessage | null };

export interface DeliveryAttempt {
  /** Milliseconds since the epoch. */
  at: number;
  outcome: 'sent' | 'failed' | MailReport['kind'];
  /** What the mail server said, or why it was never asked. */
  reply: string;
}

export interface QueuedMail extends Omit<TransactionalRow, 'attempts'> {
  space: Space;
  message: MailMessage;
}

/** A mail with everything filled in, as it stood when the call was made. */
export interface MailMessage {
  bcc: string[];
  html: string;
  plain: string | null;
  attachments: { filename: string; path?: string | undefined; content?: string | undefined }[];
  /** The signed link that stands in the text; such a mail honours the recipient's preferences. */
  preferenceLink: { list: string; url: string } | null;
}
