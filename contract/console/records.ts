/** The kinds of records that the quarantine holds. */
export type HeldKind = 'enquiry' | 'lead' | 'subscriber' | 'feedback';

/** A subscriber, a reader's feedback, or a record in quarantine. Times are milliseconds since the epoch. */
export interface RecordItem {
  id: string;
  kind: HeldKind;
  createdAt: number;
  /** Who, or which page. */
  title: string;
  /** In one line. */
  gist: string;
  /** `confirmed` and `pending` of subscribers; `yes` and `no` of feedback. */
  status: string | null;
  /** Why it is in quarantine. */
  reason: string | null;
}

export interface RecordList {
  items: RecordItem[];
  hasMore: boolean;
}

export interface RecordDetail extends RecordItem {
  /** What they wrote, or the beginning of what is too long to show; empty if nothing. */
  message: string;
  /** Of all of it. */
  messageLength: number;
  facts: [label: string, value: string][];
  email: string;
}

export const judgements = ['keep', 'discard'] as const;
export type Judgement = (typeof judgements)[number];

/** What became of each record. */
export interface Judged {
  done: number;
  /** Judged by somebody else before. */
  gone: number;
}
