import { subscriptionStatuses } from '@grovemail/domain/preferences/subscription-status.ts';
import { z } from 'zod';

export const maxShownLists = 100;

export const subscription = z
  .object({
    status: z
      .enum(subscriptionStatuses)
      .describe(
        'subscribed: email is not stopped for all lists; unsubscribed: the contact left all lists; blocked: you stopped all lists; bounced: the mailbox is gone or paused; complained: the contact marked an email as spam. Always subscribed with a test key.',
      ),
    since: z.iso.datetime().nullable().describe('Since when; null if subscribed. ISO 8601, UTC.'),
    ends_at: z.iso
      .datetime()
      .nullable()
      .describe('When it ends by itself, for a paused mailbox; null otherwise. ISO 8601, UTC.'),
    stopped_lists: z
      .array(z.string())
      .describe(
        `Lists that are stopped individually, by template code: the first ${maxShownLists}. \`GET /v1/suppressions\` has them all.`,
      ),
  })
  .describe('Which email the contact gets.');

export type SubscriptionResource = z.infer<typeof subscription>;

export const subscriptionExample: SubscriptionResource = {
  status: 'subscribed',
  since: null,
  ends_at: null,
  stopped_lists: ['welcome'],
};
