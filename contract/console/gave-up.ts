/**
 * Why an entry of the outbox gave up. The first four are those of bounces, decided by the same rules; `webhook` and
 * `push` name the receiver, and `other` is an email without a mail server's reply.
 */
export const gaveUpCauses = [
  'mailbox',
  'sender',
  'message',
  'passing',
  'webhook',
  'push',
  'other',
] as const;
export type GaveUpCause = (typeof gaveUpCauses)[number];

/** Entries of the outbox that gave up for the same reason. Times are milliseconds since the epoch. */
export interface CauseRow {
  cause: GaveUpCause;
  /** From the other server's reply, such as `550 5.1.1`; empty without one. */
  code: string;
  count: number;
  /** How many gave up on each of the last 12 days, oldest first. */
  days: number[];
  /** The webhook that all were for, or the template of them all; null if they are several, or nothing decides. */
  about: CauseTarget | null;
}

export interface CauseTarget {
  kind: 'webhook' | 'template';
  id: string;
  /** A webhook's host. */
  name: string;
}

export interface GaveUp {
  causes: CauseRow[];
  /** Newest first. */
  settled: Settled[];
}

/** Entries that one operator settled in a row. */
export interface Settled {
  at: number;
  who: string;
  did: 'resent' | 'discarded';
  count: number;
}

export interface GaveUpItem extends Pick<CauseRow, 'cause' | 'code'> {
  id: string;
  createdAt: number;
  /** When the last attempt was made. */
  at: number;
  /** The subject of an email of the API; else the topic of the entry. */
  subject: string;
  isTemplate: boolean;
  to: string;
  reply: string;
  /** When the recipient's server accepted a later email; null if none did. */
  tookAt: number | null;
  /** The recipient is suppressed, so resending would have no effect. */
  isStopped: boolean;
}

/** How many of the requested entries were settled. */
export interface SettledNow {
  settled: number;
}
