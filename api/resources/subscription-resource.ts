import {
  maxShownLists,
  type SubscriptionResource,
} from '@grovemail/contract/operations/v1-contact-subscription.ts';
import { subscriptionState } from '../mailing/subscription-state.ts';
import type { SuppressionRow } from '../store/suppressions/suppression-store.ts';
import { isoTimestamp } from './iso-timestamp.ts';

/** The subscription of a contact as the API shows it. @param inForce the suppressions of its address */
export function subscriptionResource(
  inForce: readonly SuppressionRow[] = [],
): SubscriptionResource {
  const { status, since, endsAt, lists } = subscriptionState(inForce);
  return {
    status,
    since: since === null ? null : isoTimestamp(since),
    ends_at: endsAt === null ? null : isoTimestamp(endsAt),
    stopped_lists: lists.slice(0, maxShownLists),
  };
}
