import type { BounceCause } from '../../mailing/bounces/cause.ts';
import type { SenderAlarm } from '../../mailing/bounces/sender-alarm.ts';
import type { Page } from '../database/page.ts';
import type { Announcement } from '../queue/announcement.ts';
import type { OutboxEntry } from '../queue/outbox-store.ts';
import type { Suppression } from '../suppressions/suppression-store.ts';
import type { TransactionalRow } from '../transactionals/transactional-store.ts';

/** Reports of other mail servers about sent emails. */
export interface BounceStore {
  /**
   * Records a bounce, a rejection or a complaint with its effects in one transaction: the status of the email, the suppression
   * of its recipient, a pause after repeated passing states, and the alarm about the sender. Idempotent.
   */
  takeMailReport(report: NewMailReport, effects: ReportEffects): Promise<TakenOutcome>;
  /** Records an unusable message. At most a thousand a day have their own row; others are counted with the newest. */
  noteDropped(dropped: DroppedReport): Promise<void>;
  /** Newest first, of one outcome or all, or about emails to one address. */
  listMailReports(
    filter?: Pick<Page, 'limit' | 'before'> & ({ outcome?: ReportOutcome } | { email: string }),
  ): Promise<MailReportRow[]>;
  /** The number of reports in the last day, and the rejections of the sender. */
  countMailReports(): Promise<MailReportCounts>;
}

export const takenOutcomes = ['stopped', 'paused', 'counted', 'recorded'] as const;

/**
 * `stopped`: all email to the recipient is suppressed. `paused`: the same for a limited time. `counted`: it may lead to a pause.
 * `recorded`: without effect on the recipient.
 */
export type TakenOutcome = (typeof takenOutcomes)[number];

export const reportOutcomes = [...takenOutcomes, 'dropped'] as const;

export type ReportOutcome = (typeof reportOutcomes)[number];

interface Reported {
  /** A UUIDv7. */
  id: string;
  /** Milliseconds since the epoch. */
  at: number;
  /** The deciding code or words, such as `5.7.26`, or why it was dropped. */
  reason: string;
  /** The other server's reply, without addresses. */
  reply: string;
  /** The digest of the message; null for a reply in the SMTP dialogue. */
  digest: string | null;
}

export type NewMailReport = Reported & {
  /** The email's UUIDv7; null if only its recipient is known. */
  mailId: string | null;
  /** Its recipient, or the reader of a copy. */
  email: string;
  /** The reply in the email's log. */
  shown: string;
} & (
    | {
        /** `rejected` in the SMTP dialogue, which the email's log contains already. */
        kind: 'bounced' | 'rejected';
        cause: BounceCause;
      }
    | { kind: 'complained'; cause: null }
  );

export type DroppedReport = Reported;

export interface ReportEffects {
  newId(): string;
  unsubscribed: Announcement<Suppression>;
  /** For a bounce or a complaint. */
  reported?: Announcement<TransactionalRow>;
  rejected: Announcement<SenderAlarm>;
  /** The outbox entries of an alarm. */
  alarmed(alarm: SenderAlarm): OutboxEntry[];
}

export interface MailReportRow {
  id: string;
  createdAt: number;
  outcome: ReportOutcome;
  kind: NewMailReport['kind'] | null;
  cause: BounceCause | null;
  reason: string;
  reply: string;
  mailId: string | null;
  email: string | null;
  /** The number of messages in the row. */
  times: number;
}

export interface MailReportCounts {
  lastDay: Record<ReportOutcome, number>;
  /** Null if nobody rejected the sender in the last hour. */
  sender: Omit<SenderAlarm, 'reply'> | null;
}
