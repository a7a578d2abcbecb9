import {
  isOwnChoice,
  type SuppressionSource,
} from '@grovemail/domain/preferences/suppression-source.ts';
import { allLists } from '@grovemail/domain/preferences/tracking-id.ts';
import { type MailKind, siteAccount } from './lists.ts';

/** What was stopped for an address, and by whom. */
export interface Stop {
  account: string;
  /** `*` is all lists of the account. */
  list: string;
  source: SuppressionSource;
  /** Null while it stands. */
  liftedAt: number | null;
}

export interface SuppressibleMail {
  kind: MailKind;
  /** The lists that it goes to; none for the site's own answers to a form. */
  lists: readonly string[];
}

/** Mail of the site that answers what somebody sent, such as a receipt. */
export const replyMail: SuppressibleMail = { kind: 'action', lists: [] };

/**
 * Whether a mail may not go to an address.
 * @param stops all that were ever set for the address, including lifted ones
 */
export function isSuppressed(stops: readonly Stop[], mail: SuppressibleMail): boolean {
  return stops.some((stop) => stop.liftedAt === null && holdsFor(stop, mail));
}

/** A complaint and a bounce hold for all mail; what recipients choose, only for mail that they can stop. */
function holdsFor({ account, list, source }: Stop, { kind, lists }: SuppressibleMail): boolean {
  if (source === 'complaint' || source === 'bounce') return true;
  if (isOwnChoice(source) && kind === 'action') return false;
  return account === siteAccount && (list === allLists || lists.includes(list));
}
