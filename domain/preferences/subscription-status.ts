/** Whether mail to an address is stopped for all lists, and by what: from the weakest to the strongest. */
export const subscriptionStatuses = [
  'subscribed',
  'unsubscribed',
  'blocked',
  'bounced',
  'complained',
] as const;

export type SubscriptionStatus = (typeof subscriptionStatuses)[number];
