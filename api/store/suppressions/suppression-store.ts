import type { SuppressionSource } from '@grovemail/domain/preferences/suppression-source.ts';
import type { AuditEntry } from '../audit/audit-store.ts';
import type { Page, PageResult } from '../database/page.ts';
import type { Announcement } from '../queue/announcement.ts';

/** Suppressed addresses: from which list, since when and why. */
export interface SuppressionStore {
  /**
   * Suppresses mail to an address from a list, or from all, effective from the next send. An existing suppression
   * keeps its start and its source, unless the new source is stronger. It is announced when it starts.
   */
  suppress(suppression: Suppression, announcement?: Announcement<Suppression>): Promise<Suppressed>;
  /**
   * Confirms a subscription and lifts the subscriber's own suppressions of the list from before the sign-up.
   * Idempotent.
   * @returns false when that address never signed up
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
   * Lifts what this change started, as long as nothing newer was saved and `undoWindow` has not passed.
   * Idempotent. Lifts only the recipient's own choices, nothing reported about them.
   * @returns whether it is lifted
   */
  undoSuppression(changeId: string): Promise<boolean>;
  /**
   * Lifts what recipients chose by these changes, at their request and at any time: all of it, or none if
   * something newer was saved or it was not their choice. Idempotent.
   * @returns whether it is lifted
   */
  resumeMail(changeIds: readonly string[]): Promise<boolean>;
  /**
   * The same at a sender's request. One that is at least as strong stays as it is, so that a repetition changes nothing.
   * @returns what is in force
   */
  stopMail(
    suppression: Suppression,
    announcement: Announcement<Suppression>,
  ): Promise<SuppressionRow>;
  /**
   * Lifts the suppressions of exactly this list, or of `*`: what may be the recipient's choice, only if they asked for
   * it.
   * @param from.isAsked whether the recipient asked for mail again
   * @param from.act recorded in the audit log if the recipient's choice was lifted
   */
  liftSuppression(from: Lift): Promise<'lifted' | 'not_suppressed' | 'recipients_choice'>;
  /** Records the reason for a choice, unless it has changed since. @returns whether it was recorded */
  explainSuppression(changeId: string, reason: string): Promise<boolean>;
  /** Whether an address is suppressed for this list, or for every list of the account. */
  isSuppressed(to: { account: string; email: string; list: string }): Promise<boolean>;
  /** All suppressions of an address, newest first, including lifted ones. */
  findSuppressions(email: string): Promise<SuppressionRow[]>;
  /** Newest first, including lifted ones; a search looks at addresses. */
  listSuppressions(page?: Pick<Page, 'limit' | 'before' | 'search'>): Promise<SuppressionRow[]>;
  /** How many there are of each source and list, in force and not. */
  countSuppressions(): Promise<SuppressionCount[]>;
  /** Those of one account, with the number of all of them, or of those of an address. */
  pageSuppressions(filter: SuppressionFilter): Promise<PageResult<SuppressionRow>>;
  /** What is in force for each of those addresses that has any, by canonical address. */
  suppressionsInForce(emails: readonly string[]): Promise<Map<string, SuppressionRow[]>>;
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
  /** A new UUID each time: an Undo of an older change then lifts nothing. */
  changeId: string;
  account: string;
  /** In any spelling; stored in its canonical spelling. */
  email: string;
  /** `*` is all lists of the account. */
  list: string;
  /** The contact's id in the account, if known. */
  contactId: string | null;
  source: SuppressionSource;
  /** Milliseconds since the epoch. */
  at: number;
  /** When it ends by itself; default: never. */
  endsAt?: number | null;
  reason?: string | null;
}

/** Exports of other senders have no more than a `Suppression`; our own restores the rest, too. */
export interface ImportedSuppression extends Suppression {
  /** When it was last repeated. Undefined: `at`. */
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
  /** When it started. In milliseconds since the epoch, like the others. */
  since: number;
  /** When it was last repeated; `since` as long as only others than the recipient did. */
  changedAt: number;
  source: SuppressionSource;
  reason: string | null;
  /** Also of one that has ended by itself. */
  liftedAt: number | null;
  /** When it ends by itself; null for most, which hold until they are lifted. */
  endsAt: number | null;
}
