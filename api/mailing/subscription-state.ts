import {
  type SubscriptionStatus,
  subscriptionStatuses,
} from '@grovemail/domain/preferences/subscription-status.ts';
import { isOwnChoice } from '@grovemail/domain/preferences/suppression-source.ts';
import { allLists } from '@grovemail/domain/preferences/tracking-id.ts';
import type { Suppression } from './is-suppressed.ts';
import { siteAccount } from './lists.ts';

export interface SubscriptionState {
  /** The status for all lists. */
  status: SubscriptionStatus;
  /** The start of the status in milliseconds since the epoch; null for `subscribed`. */
  since: number | null;
  /** Null without an end. */
  endsAt: number | null;
  /** The individually suppressed lists, sorted. */
  lists: string[];
}

type SuppressionPeriod = Suppression & { since: number; endsAt: number | null };

/**
 * The subscription of an address.
 * @param suppressions of the address that are active
 */
export function subscriptionState(suppressions: readonly SuppressionPeriod[]): SubscriptionState {
  const lists = new Set<string>();
  let state = { status: 'subscribed' as SubscriptionStatus, since: null, endsAt: null } as Omit<
    SubscriptionState,
    'lists'
  >;
  for (const suppression of suppressions) {
    const status = statusOf(suppression);
    if (status === null) {
      if (suppression.account === siteAccount) lists.add(suppression.list);
    } else if (isStronger(status, suppression, state)) {
      const { since, endsAt } = suppression;
      state = { status, since, endsAt };
    }
  }
  return { ...state, lists: [...lists].toSorted() };
}

/** Null if it applies to one list or another account. */
function statusOf({ account, list, source }: SuppressionPeriod): SubscriptionStatus | null {
  // These apply to all mail, whatever the list.
  if (source === 'complaint') return 'complained';
  if (source === 'bounce') return 'bounced';
  if (account !== siteAccount || list !== allLists) return null;
  return isOwnChoice(source) ? 'unsubscribed' : 'blocked';
}

/** A bounce without end is stronger than one with an end. */
function isStronger(
  status: SubscriptionStatus,
  { endsAt }: SuppressionPeriod,
  than: Omit<SubscriptionState, 'lists'>,
): boolean {
  const difference =
    subscriptionStatuses.indexOf(status) - subscriptionStatuses.indexOf(than.status);
  return difference > 0 || (difference === 0 && endsAt === null && than.endsAt !== null);
}
