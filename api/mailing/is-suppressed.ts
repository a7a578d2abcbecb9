import type { MailKind } from '@grovemail/domain/preferences/mail-kind.ts';
import {
  isOwnChoice,
  type SuppressionSource,
} from '@grovemail/domain/preferences/suppression-source.ts';
import { allLists } from '@grovemail/domain/preferences/tracking-id.ts';
import { siteAccount } from './lists.ts';

/** A suppression of an address, and who made it. */
export interface Suppression {
  account: string;
  /** `*` is all lists of the account. */
  list: string;
  source: SuppressionSource;
  /** Null while it is in force. */
  liftedAt: number | null;
}

export interface SuppressibleMail {
  kind: MailKind;
  /** The lists that it goes to; none for the site's replies to a form. */
  lists: readonly string[];
}

/** Mail that the site sends in reply to a form, such as a receipt. */
export const replyMail: SuppressibleMail = { kind: 'action', lists: [] };

/**
 * Whether a mail may not go to an address.
 * @param suppressions all that were ever set for the address, including lifted ones
 */
export function isSuppressed(
  suppressions: readonly Suppression[],
  mail: SuppressibleMail,
): boolean {
  return suppressions.some(
    (suppression) => suppression.liftedAt === null && holdsFor(suppression, mail),
  );
}

/** A complaint and a bounce hold for all mail; what recipients choose, only for mail that they can unsubscribe from. */
function holdsFor(
  { account, list, source }: Suppression,
  { kind, lists }: SuppressibleMail,
): boolean {
  if (source === 'complaint' || source === 'bounce') return true;
  if (isOwnChoice(source) && kind === 'action') return false;
  return account === siteAccount && (list === allLists || lists.includes(list));
}
