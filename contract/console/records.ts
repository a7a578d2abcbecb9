/** The kinds of records that can be quarantined. */
export const recordKinds = ['enquiry', 'lead', 'subscriber', 'feedback'] as const;
export type RecordKind = (typeof recordKinds)[number];

/** A subscriber, a reader's feedback, or a record in quarantine. Times are milliseconds since the epoch. */
export interface RecordItem {
  id: string;
  kind: RecordKind;
  createdAt: number;
  /** The sender, or the page. */
  title: string;
  /** A summary in one line. */
  summary: string;
  /** `confirmed` and `pending` of subscribers; `yes` and `no` of feedback. */
  status: string | null;
  /** Why it is in quarantine. */
  reason: string | null;
}

export interface RecordDetail extends RecordItem {
  /** The text, or the beginning of one that is too long to show. */
  message: string;
  /** The length of the whole text. */
  messageLength: number;
  facts: [label: string, value: string][];
  email: string;
}

export type Judgment = 'keep' | 'discard';

/** The number of records by outcome. */
export interface Judged {
  done: number;
  /** Already judged by somebody else. */
  gone: number;
}
