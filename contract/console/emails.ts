import type { CauseRow } from './gave-up.ts';
import type { TemplateKind } from './templates.ts';

export type EmailView = 'all' | 'waiting' | 'gave-up';

export const emailStatuses = [
  'queued',
  'sent',
  'failed',
  'bounced',
  'complained',
  'suppressed',
] as const;
export type EmailStatus = (typeof emailStatuses)[number];

/** An email, or another entry of the outbox. Times are milliseconds since the epoch. */
export interface EmailItem {
  id: string;
  createdAt: number;
  /** Null if there is none, or it is not stored. */
  subject: string | null;
  /** The code of a template; else the topic of an entry, or `report`. */
  what: string;
  isTemplate: boolean;
  /** An address, a webhook or `operator`; empty when it is no longer known. */
  to: string;
  status: EmailStatus;
}

export interface EmailCounts {
  waiting: number;
  gaveUp: number;
}

/** The codes of the templates, to filter by. */
export interface TemplateCodes {
  codes: string[];
}

export interface EmailDetail extends EmailItem {
  replyTo: string | null;
  /** Names of placeholders that were left as written. */
  unfilled: string[];
  /** Oldest first. */
  events: EmailEvent[];
  /** Its outbox entry, until that is settled. */
  entry: WaitingEntry | null;
  /** The recipient's current suppressions. */
  stopped: { account: string; list: string; source: string }[];
}

export interface EmailEvent {
  kind:
    | 'accepted'
    | 'sent'
    | 'failed'
    | 'bounced'
    | 'complained'
    | 'suppressed'
    | 'stopped'
    | 'paused'
    | 'webhook'
    | 'ended'
    | 'next';
  /** Null if it is not stored. */
  at: number | null;
  /** The server's whole reply; empty if there was none. */
  reply: string;
  /** Webhooks only: the type, and the receiver's host. */
  type?: string;
  host?: string;
  /** It has not happened yet. */
  isAhead?: true;
}

/** Null: it has been removed, or nothing is known of it. */
export interface EmailTemplate {
  template: TemplateOfEmail | null;
}

/** The version of its time. */
export interface TemplateOfEmail {
  version: number;
  kind: TemplateKind;
  /** With its placeholders as written, as the words are. */
  subject: string;
  /** Its beginning as text. */
  words: string;
  names: string[];
}

export interface WaitingEntry {
  id: string;
  state: 'waiting' | 'dead';
  attempts: number;
  isUnderWay: boolean;
  /** Why it gave up; null while it waits. */
  gaveUp: Pick<CauseRow, 'cause' | 'code'> | null;
}
