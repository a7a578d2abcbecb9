import type { SuppressionSource } from '@grovemail/domain/preferences/suppression-source.ts';
import type { AuditEntry } from '../audit/audit-store.ts';
import type { Page, PageResult, Search } from '../database/page.ts';
import type { Announcement } from '../queue/announcement.ts';

/** The suppressions of addresses. */
export interface SuppressionStore {
  /**
   * Suppresses mail to an address from one or all lists. An existing suppression keeps its start and its source, unless the new
   * source is stronger. It is announced when it starts.
   */
  suppress(suppression: Suppression, announcement?: Announcement<Suppression>): Promise<Suppressed>;
  /**
   * Confirms a subscription, and lifts the subscriber's own suppressions of the list from before the sign-up. Idempotent.
   * @returns false if the address never signed up
   */
  confirmSubscriber(audience: string, email: string): Promise<boolean>;
  /**
   * Imports another sender's suppressions, or those of an export, all or none. A row does not change a suppression
   * with an equally strong source, or a later decision by the recipient or an operator, and ends none.
   * @param about for the audit log: what a change is about, or null if it has its entry; default: how many changed
   * @returns how many rows created or strengthened a suppression
   */
  importSuppressions(
    suppressions: readonly ImportedSuppression[],
    about?: string | null,
  ): Promise<number>;
  /**
   * Undoes the recipient's choice within `undoWindow`, unless there is a newer one. Idempotent.
   * @returns whether it is lifted
   */
  undoSuppression(changeId: string): Promise<boolean>;
  /**
   * Lifts recipients' choices at their request, at any time: all of them, or none if there is a newer one or one was not their
   * choice. Idempotent.
   * @returns whether they are lifted
   */
  resumeMail(changeIds: readonly string[]): Promise<boolean>;
  /**
   * Suppresses mail at a sender's request, unless there is a suppression that is at least as strong.
   * @returns the active suppression
   */
  stopMail(
    suppression: Suppression,
    announcement: Announcement<Suppression>,
  ): Promise<SuppressionRow>;
  /**
   * Lifts the suppressions of exactly this list or `*`; those that may be the recipient's choice only at their request.
   * @param from.isAsked whether the recipient asked for mail again
   * @param from.act recorded in the audit log if the recipient's choice was lifted
   */
  liftSuppression(from: Lift): Promise<'lifted' | 'not_suppressed' | 'recipients_choice'>;
  /** Records the reason for a choice, unless there is a newer one. @returns whether it was recorded */
  explainSuppression(changeId: string, reason: string): Promise<boolean>;
  /** Whether an address is suppressed for this list, or for every list of the account. */
  isSuppressed(to: { account: string; email: string; list: string }): Promise<boolean>;
  /** All suppressions of an address, newest first, including lifted ones. */
  findSuppressions(email: string): Promise<SuppressionRow[]>;
  /** Newest first, including lifted ones. Searches by address. */
  listSuppressions(page?: SuppressionPage): Promise<SuppressionRow[]>;
  /** How many there are of each source and list, in force and not. */
  countSuppressions(): Promise<SuppressionCount[]>;
  /** A page of an account's suppressions, optionally of one address, with their number. */
  pageSuppressions(filter: SuppressionFilter): Promise<PageResult<SuppressionRow>>;
  /** The active suppressions by canonical address. */
  suppressionsInForce(emails: readonly string[]): Promise<Map<string, SuppressionRow[]>>;
}

export interface SuppressionPage extends Pick<Page, 'limit' | 'before'> {
  search?: SuppressionSearch;
}

/** With an empty text, of every address. */
export interface SuppressionSearch extends Search {
  sources?: readonly SuppressionSource[];
  list?: string;
  /** Those alone that were lifted or have ended. */
  isLifted?: boolean;
}

export interface SuppressionCount {
  source: SuppressionSource;
  list: string;
  inForce: boolean;
  count: number;
}

export interface SuppressionFilter {
  account: string;
  email?: string | undefined;
  limit: number;
  before?: string | undefined;
}

export interface Lift {
  account: string;
  email: string;
  list: string;
  isAsked: boolean;
  act?: AuditEntry;
}

export interface Suppression {
  /** UUIDv7; an existing suppression keeps its id. */
  id: string;
  /** A new UUID for each change, so that the undo of an older one lifts nothing. */
  changeId: string;
  account: string;
  /** In any spelling. */
  email: string;
  /** `*` for all lists of the account. */
  list: string;
  /** The contact's id in the account, if known. */
  contactId: string | null;
  source: SuppressionSource;
  /** Milliseconds since the epoch. */
  at: number;
  /** Default: never. */
  endsAt?: number | null;
  reason?: string | null;
}

/** Only our own exports have the additional fields. */
export interface ImportedSuppression extends Suppression {
  /** The time of the last repetition; default: `at`. */
  changedAt?: number;
  liftedAt?: number | null;
}

/** `canUndo`: the recipient made this choice, less than `undoWindow` ago. */
export interface Suppressed {
  canUndo: boolean;
}

export interface SuppressionRow {
  id: string;
  /** The id of the last change. */
  changeId: string;
  account: string;
  email: string;
  list: string;
  contactId: string | null;
  /** The start, in milliseconds since the epoch. */
  since: number;
  /** The time of the last change; equals `since` if the recipient made none. */
  changedAt: number;
  source: SuppressionSource;
  reason: string | null;
  /** Also set for one that has ended. */
  liftedAt: number | null;
  /** Null for one that lasts until it is lifted. */
  endsAt: number | null;
}
