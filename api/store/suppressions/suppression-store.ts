import type { SuppressionSource } from '@grovemail/domain/preferences/suppression-source.ts';
import type { Announcement } from '../announcements/announcement.ts';
import type { Page } from '../database/page.ts';

/** Suppressed addresses: from which list, since when and why. */
export interface SuppressionStore {
  /**
   * Stops mail to an address from a list, or from all. It holds for the next send. A choice that stands
   * already keeps its beginning and its source, unless the new source is stronger. It is
   * announced when it begins.
   */
  suppress(suppression: Suppression, announcement?: Announcement<Suppression>): Promise<Suppressed>;
  /**
   * Suppresses what another sender has suppressed, all or none. A row changes nothing that stands already with
   * as strong a source, or that the recipient or an operator has decided otherwise since.
   * @returns how many rows stopped mail or made a stop stronger
   */
  importSuppressions(suppressions: readonly Suppression[]): Promise<number>;
  /**
   * Lifts what this change began, as long as nothing newer was saved and `undoWindow` has not passed.
   * Idempotent. Only what a recipient chose is lifted: nothing that was said of them.
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
   * Lifts the suppression of exactly this list, or of `*`, from any source, at an operator's request.
   * @returns whether there was one
   */
  liftSuppression(from: { account: string; email: string; list: string }): Promise<boolean>;
  /** Records the reason for a choice, unless it has changed since. @returns whether it was recorded */
  explainSuppression(changeId: string, reason: string): Promise<boolean>;
  /** Whether mail from this list, or from every list of the account, was stopped for an address. */
  isSuppressed(to: { account: string; email: string; list: string }): Promise<boolean>;
  /** All suppressions of an address, newest first, including lifted ones. */
  findSuppressions(email: string): Promise<SuppressionRow[]>;
  /** Newest first, including lifted ones. */
  listSuppressions(page?: Pick<Page, 'limit' | 'before'>): Promise<SuppressionRow[]>;
}

export interface Suppression {
  /** UUIDv7; a choice that was made before keeps the one that it has. */
  id: string;
  /** A new UUID each time: an Undo of an older change then lifts nothing. */
  changeId: string;
  account: string;
  /** However it is spelled; stored in its canonical spelling. */
  email: string;
  /** `*` is all lists of the account. */
  list: string;
  /** The contact's id in the account, as far as it is known. */
  contactId: string | null;
  source: SuppressionSource;
  /** Milliseconds since the epoch. */
  at: number;
}

/** `canUndo`: the recipient made this choice, less than `undoWindow` ago. */
export interface Suppressed {
  canUndo: boolean;
}

export interface SuppressionRow {
  id: string;
  /** Of when it was last said. */
  changeId: string;
  account: string;
  email: string;
  list: string;
  contactId: string | null;
  /** Since when no mail goes out, or went out until it was lifted. Milliseconds since the epoch, as the others. */
  since: number;
  /** When it was last said. */
  changedAt: number;
  source: SuppressionSource;
  reason: string | null;
  liftedAt: number | null;
}
