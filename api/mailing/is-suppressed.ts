import type { MailKind } from '@grovemail/domain/preferences/mail-kind.ts';
import {
  isOwnChoice,
  type SuppressionSource,
} from '@grovemail/domain/preferences/suppression-source.ts';
import { allLists } from '@grovemail/domain/preferences/tracking-id.ts';
import { siteAccount } from './lists.ts';

export interface Suppression {
  account: string;
  /** `*` for all lists of the account. */
  list: string;
  source: SuppressionSource;
  /** Null while it is in force. */
  liftedAt: number | null;
}

export interface SuppressibleMail {
  kind: MailKind;
  /** The lists that it is sent to; none for the site's replies to a form. */
  lists: readonly string[];
}

/** Mail that the site sends in reply to a form, such as a receipt. */
export const replyMail: SuppressibleMail = { kind: 'action', lists: [] };

/**
 * @param suppressions of the recipient, including lifted ones
 */
export function isSuppressed(
  suppressions: readonly Suppression[],
  mail: SuppressibleMail,
): boolean {
  return suppressions.some(
    (suppression) => suppression.liftedAt === null && appliesTo(suppression, mail),
  );
}

/** Complaints and bounces apply to all mail; unsubscribes only to mail that recipients can unsubscribe from. */
function appliesTo(
  { account, list, source }: Suppression,
  { kind, lists }: SuppressibleMail,
): boolean {
  if (source === 'complaint' || source === 'bounce') return true;
  if (isOwnChoice(source) && kind === 'action') return false;
  return account === siteAccount && (list === allLists || lists.includes(list));
}
