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
  /** As the other server said it, such as `550 5.1.1`; empty if it said none. */
  code: string;
  count: number;
  /** How many gave up in each of the last 12 days, the oldest first. */
  days: number[];
  newestAt: number;
}

export interface GaveUp {
  causes: CauseRow[];
  /** Newest first. */
  settled: Settled[];
}

/** Entries that somebody settled one after another. */
export interface Settled {
  at: number;
  who: string;
  did: 'resent' | 'discarded';
  count: number;
}

export interface GaveUpItem {
  id: string;
  /** When it was tried last. */
  at: number;
  /** The subject of an email of the API; else the topic of the entry. */
  subject: string;
  isTemplate: boolean;
  to: string;
  reply: string;
  /** When its recipient took a later email; null if none is known. */
  tookAt: number | null;
  /** Its recipient gets no mail now, so sending it again would not send it. */
  isStopped: boolean;
}

export interface GaveUpItems {
  items: GaveUpItem[];
  hasMore: boolean;
}

/** How many of those asked for were still there to settle. */
export interface SettledNow {
  settled: number;
}
