/** The suppression of an address for all lists by source, from the weakest to the strongest. */
export const subscriptionStatuses = [
  'subscribed',
  'unsubscribed',
  'blocked',
  'bounced',
  'complained',
] as const;

export type SubscriptionStatus = (typeof subscriptionStatuses)[number];
