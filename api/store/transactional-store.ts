import type { Keyed, KeyedAnswer } from './account-store.ts';
import type { OutboxEntry } from './outbox-store.ts';

/** Templates, the mails made of them, and what became of each. */
export interface TransactionalStore {
  /** Stores a template under its code, in place of the one that was there. */
  putTemplate(template: Omit<TemplateRow, 'updatedAt'>): Promise<void>;
  findTemplate(code: string): Promise<TemplateRow | null>;
  /** By code. */
  listTemplates(): Promise<TemplateRow[]>;

  /** Stores a mail with its outbox entries, all or nothing. */
  queueTransactional(
    mail: QueuedMail,
    outbox: OutboxEntry[],
    keyed: Keyed<TransactionalRow>,
  ): Promise<KeyedAnswer>;
  /** @param isTest whose key asks: the mails of the other are not there */
  readTransactional(id: string, isTest: boolean): Promise<TransactionalRow | null>;
  /** What is still to be sent, or was given up; null when it was sent, suppressed or never there. */
  findUnsent(id: string): Promise<QueuedMail | null>;
  /**
   * Notes what became of an attempt. Once it is sent or suppressed, the message itself is forgotten and
   * its log stays. What failed keeps it, since an operator may put it in line again.
   */
  noteDelivery(
    id: string,
    attempt: DeliveryAttempt & { id: string },
    status: TransactionalStatus,
  ): Promise<void>;
  /** Marks a mail as not to be sent. */
  suppressTransactional(id: string): Promise<void>;
  /** Forgets what was made before that moment, a few at a time. @returns how many it forgot */
  forgetTransactionals(before: number, limit: number): Promise<number>;
}

export interface TemplateRow {
  code: string;
  createdAt: number;
  updatedAt: number;
  subject: string;
  html: string;
  /** The text part; null has it made of the html. */
  plain: string | null;
}

export type TransactionalStatus = 'queued' | 'sent' | 'failed' | 'suppressed' | 'test';

export interface TransactionalRow {
  id: string;
  createdAt: number;
  templateCode: string;
  recipientEmail: string;
  subject: string;
  status: TransactionalStatus;
  /** Oldest first. */
  attempts: DeliveryAttempt[];
}

export interface DeliveryAttempt {
  /** Milliseconds since the epoch. */
  at: number;
  outcome: 'sent' | 'failed';
  /** What the mail server said, or why it was never asked. */
  reply: string;
}

export interface QueuedMail extends Omit<TransactionalRow, 'attempts'> {
  isTest: boolean;
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
