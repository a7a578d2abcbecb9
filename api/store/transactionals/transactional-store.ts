import type { MailKind } from '@grovemail/domain/preferences/mail-kind.ts';
import type { Space } from '../../keys/space.ts';
import type { PageResult } from '../database/page.ts';
import type { Keyed, KeyedResponse } from '../idempotency/response-store.ts';
import type { ListFilter } from '../lists/list-rows.ts';
import type { Announcement } from '../queue/announcement.ts';
import type { OutboxEntry } from '../queue/outbox-store.ts';

/** Transactional emails and their delivery log. */
export interface TransactionalStore {
  /**
   * Stores an email with its outbox entries in one transaction.
   * @param suppressed the announcement for an email with that status
   */
  queueTransactional(
    mail: QueuedMail,
    outbox: readonly OutboxEntry[],
    keyed: Keyed<TransactionalRow>,
    suppressed?: Announcement<TransactionalRow>,
  ): Promise<KeyedResponse>;
  /** Stores several emails of one data space in one transaction. The response gets them in order. */
  queueTransactionals(
    mails: readonly MailToQueue[],
    keyed: Keyed<TransactionalRow[]>,
    suppressed?: Announcement<TransactionalRow>,
  ): Promise<KeyedResponse>;
  /** Null for an unknown id or an email of another data space. */
  readTransactional(id: string, space: Space): Promise<LoggedMail | null>;
  /** Newest first. */
  listTransactionals(filter: TransactionalFilter): Promise<PageResult<TransactionalRow>>;
  /** The recipient's address; null if there is no such email. */
  recipientOf(id: string): Promise<string | null>;
  /** A pending or failed message; null if it was sent or suppressed, or never existed. */
  findUnsent(id: string): Promise<QueuedMail | null>;
  /**
   * Records the result of an attempt. The message of a sent or suppressed email is deleted, but its log stays. A failed email keeps
   * it, since an operator may queue it again, and a sent one until its copies are settled.
   */
  noteDelivery(
    id: string,
    attempt: NewAttempt,
    status: TransactionalStatus,
    effects?: MailEffects,
  ): Promise<void>;
  /** A pending or failed blind copy with its email; null if it is settled. */
  findUnsentCopy(id: string): Promise<UnsentCopy | null>;
  /** Settles a copy. The message is deleted with the last one. */
  settleCopy(id: string, status: Exclude<CopyStatus, 'queued'>): Promise<void>;
  /** The address of a copy; null for any other id. */
  readerOfCopy(id: string): Promise<string | null>;
  /** Whether a live email or a copy was ever created for an address. */
  wasMailed(email: string): Promise<boolean>;
  /** Records a report about a sent email. Idempotent. */
  noteFeedback(id: string, report: MailReport, effects?: MailEffects): Promise<void>;
  /** Marks an email as suppressed, unless it is settled. */
  suppressTransactional(id: string, effects?: MailEffects): Promise<void>;
}

export interface TransactionalFilter extends ListFilter {
  status?: TransactionalStatus;
  recipientEmail?: string;
  templateCode?: string;
}

export type TransactionalStatus =
  | 'queued'
  | 'sent'
  | 'failed'
  | 'suppressed'
  | 'test'
  | MailReport['kind'];

export type NewAttempt = DeliveryAttempt & { id: string; outcome: 'sent' | 'failed' };

/** A bounce or complaint after an email was sent. */
export interface MailReport {
  id: string;
  kind: 'bounced' | 'complained';
  /** Milliseconds since the epoch. */
  at: number;
  reply: string;
}

/** Written in the transaction of a change. */
export interface MailEffects {
  announcement?: Announcement<TransactionalRow>;
  outbox?: OutboxEntry[];
  /** The copies of a sent email. */
  copies?: NewCopy[];
}

/** A blind copy to send. */
export interface NewCopy {
  /** A UUIDv7. */
  id: string;
  email: string;
}

export type CopyStatus = 'queued' | 'sent' | 'failed' | 'suppressed';

export interface UnsentCopy extends NewCopy {
  mail: QueuedMail;
}

export interface TransactionalRow {
  id: string;
  createdAt: number;
  templateCode: string;
  recipientEmail: string;
  /** The address for replies, if it is not the sender's. */
  replyTo: string | null;
  subject: string;
  /** The names of unfilled placeholders; null for an email from an earlier version. */
  unfilled: readonly string[] | null;
  status: TransactionalStatus;
  /** Oldest first. */
  attempts: DeliveryAttempt[];
}

/** The message is null except for test emails, which can be viewed. */
export type LoggedMail = TransactionalRow & { message: MailMessage | null };

export interface DeliveryAttempt {
  /** Milliseconds since the epoch. */
  at: number;
  outcome: 'sent' | 'failed' | MailReport['kind'];
  /** The mail server's reply, or why it was not contacted. */
  reply: string;
}

export interface QueuedMail extends Omit<TransactionalRow, 'attempts'> {
  space: Space;
  message: MailMessage;
}

export interface MailToQueue {
  mail: QueuedMail;
  outbox: readonly OutboxEntry[];
}

/** An email with its placeholders filled in, as of the call. */
export interface MailMessage {
  /** Missing in emails from before kinds existed, which are list mail. */
  kind?: MailKind;
  bcc: string[];
  /** '' for an email of plain text alone. */
  html: string;
  plain: string | null;
  attachments: { filename: string; path?: string | undefined; content?: string | undefined }[];
  /** The signed link in the text. */
  preferenceLink: { list: string; url: string } | null;
}
