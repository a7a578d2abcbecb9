import type { BounceReason } from '../../mailing/bounces/bounce-cause.ts';

/** A message to a return path; its claims are unverified. */
export type ReceivedMessage = { digest: string } & (ReceivedReport | NoReport);

export type ReceivedReport = (Bounce | Complaint) & {
  /** Headers and parts that may contain a proof of origin. */
  texts: string[];
};

export interface Bounce {
  kind: 'bounced';
  failures: Failure[];
  /** Recipients that the email reached, or may still reach. */
  others: string[];
}

/** The report on one recipient. */
export interface Failure {
  /** The address that failed, and the one that it is an alias of. */
  recipients: string[];
  /** The cause, by the rules for replies. */
  reason: BounceReason;
  /** The other server's reply, on one line. */
  reply: string;
}

export interface Complaint {
  kind: 'complained';
  recipients: string[];
  reply: string;
}

/** `ignored`: a delay, a success or an automatic reply. `dropped`: a report that cannot be read. */
export interface NoReport {
  kind: 'ignored' | 'dropped';
  /** A sentence for the operator. */
  why: string;
  /** Its subject. */
  reply: string;
}
