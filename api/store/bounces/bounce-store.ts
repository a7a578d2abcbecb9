import type { BounceCause } from '../../mailing/bounces/cause.ts';
import type { SenderAlarm } from '../../mailing/bounces/sender-alarm.ts';
import type { Page } from '../database/page.ts';
import type { Announcement } from '../queue/announcement.ts';
import type { OutboxEntry } from '../queue/outbox-store.ts';
import type { Suppression } from '../suppressions/suppression-store.ts';
import type { TransactionalRow } from '../transactionals/transactional-store.ts';

/** What other mail servers say about emails that were sent. */
export interface BounceStore {
  /**
   * Records a bounce, a rejection or a complaint, and in the same transaction everything that follows: the status of the
   * email, the suppression of its recipient, a pause after repeated passing states, and the alarm about the sender.
   * The same message changes nothing the second time.
   */
  takeMailReport(report: NewMailReport, then: ReportEffects): Promise<TakenOutcome>;
  /**
   * Records a message that cannot be used. At most a thousand a day have their own row; further ones are counted with the
   * newest.
   */
  noteDropped(dropped: DroppedReport): Promise<void>;
  /** Newest first, of one outcome or all, or about emails to one address. */
  listMailReports(
    filter?: Pick<Page, 'limit' | 'before'> & ({ outcome?: ReportOutcome } | { email: string }),
  ): Promise<MailReportRow[]>;
  /** How many reports there were in the last day, and how things are with the sender. */
  countMailReports(): Promise<MailReportCounts>;
}

export const takenOutcomes = ['stopped', 'paused', 'counted', 'recorded'] as const;

/**
 * `stopped`: all email to the recipient, until an operator lifts it. `paused`: the same, but it ends by itself. `counted`:
 * it may lead to a pause. `recorded`: nothing follows for the recipient.
 */
export type TakenOutcome = (typeof takenOutcomes)[number];

export const reportOutcomes = [...takenOutcomes, 'dropped'] as const;

export type ReportOutcome = (typeof reportOutcomes)[number];

interface Reported {
  /** A UUIDv7. */
  id: string;
  /** Milliseconds since the epoch. */
  at: number;
  /** What decided, such as `5.7.26`; of a dropped one, why it was dropped. */
  reason: string;
  /** The other server's reply, without addresses. */
  reply: string;
  /** The message's digest; null for a reply in the SMTP dialogue. */
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
        /** `rejected` in the SMTP dialogue; the email's own log has it already. */
        kind: 'bounced' | 'rejected';
        cause: BounceCause;
      }
    | { kind: 'complained'; cause: null }
  );

export type DroppedReport = Reported;

export interface ReportEffects {
  newId(): string;
  unsubscribed: Announcement<Suppression>;
  /** That an email bounced or was complained about. */
  reported?: Announcement<TransactionalRow>;
  rejected: Announcement<SenderAlarm>;
  /** Entries queued with an alarm. */
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
  /** How many messages the row counts. */
  times: number;
}

export interface MailReportCounts {
  lastDay: Record<ReportOutcome, number>;
  /** Null while nobody has rejected the sender for an hour. */
  sender: Omit<SenderAlarm, 'reply'> | null;
}
