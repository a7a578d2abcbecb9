export const inboxKinds = ['enquiry', 'demo', 'startup', 'savings'] as const;
export type InboxKind = (typeof inboxKinds)[number];

export const inboxViews = ['open', 'mine', 'answered', 'all'] as const;
export type InboxView = (typeof inboxViews)[number];

/** A lead or an enquiry. Times are milliseconds since the epoch. */
export interface InboxItem {
  id: string;
  kind: InboxKind;
  createdAt: number;
  name: string;
  email: string;
  /** The company, or else the domain of the address. */
  company: string;
  /** A summary in one line. */
  summary: string;
  version: number;
  owner: string | null;
  answered: { at: number; by: string } | null;
}

export interface InboxDetail extends InboxItem {
  /** The message of an enquiry, or the beginning of one that is too long to show; empty for leads. */
  message: string;
  /** The length of the whole message. */
  messageLength: number;
  /** The form's fields with their labels, without name and address. */
  facts: [label: string, value: string][];
  /** The figures of a savings result, in dollars a year. */
  savings: { now: number; withUs: number; saved: number } | null;
  /** The source of the first visit. */
  firstVisit: [label: string, value: string][];
  notes: TeamNote[];
  mail: MailState;
}

export interface WholeMessage {
  message: string;
}

/** Others from the same address, newest first. */
export interface SameSender {
  others: InboxItem[];
}

export interface TeamNote {
  id: string;
  createdAt: number;
  author: string;
  body: string;
}

/** The state of mail to the address. */
export interface MailState {
  /** The lists that are suppressed; `everything` for all mail. */
  suppressed: string[];
  newsletter: { since: number; status: 'pending' | 'confirmed' } | null;
  bounces: number;
}

export interface InboxCounts {
  all: number;
  open: number;
  mine: number;
  oldestOpenAt: number | null;
  /** Operators who own, answered or noted something. */
  team: string[];
}

/** A file to download from a one-time URL. */
export interface ExportFile {
  url: string;
  rows: number;
  file: string;
}
