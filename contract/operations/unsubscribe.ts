import { preferenceScopes } from '@grovemail/domain/forms/preferences.ts';
import { z } from 'zod';
import { resourceEnvelope, success } from '../envelope.ts';
import { sentenceInput } from '../fields/input.ts';
import { defineOperation, ok } from '../operation.ts';
import { preferenceState, stateExample } from './preference-state.ts';

const requiredText = (name: string) => {
  const missing = `${name} is required.`;
  return z.string(missing).min(1, missing);
};

/** The query of the call. The signature covers both values, so their format is not checked. */
const contactFields = z.object({
  contact_email: requiredText('contact_email').describe('The address the link was sent to.'),
  contact_id: requiredText('contact_id').describe("The contact's id from the link."),
});

export const contactInput = sentenceInput(contactFields);

const idParts =
  'Four parts separated by dots: account, message, list and signature. `*` as the third part means all lists.';

export const trackingIdParam = z.object({ tracking_id: z.string().describe(idParts) });

/** All parts of a link, in a body. */
export const linkInput = sentenceInput(
  contactFields.extend({ tracking_id: requiredText('tracking_id').describe(idParts) }),
);

export const linkExample = {
  params: { tracking_id: 'acc_1.msg-2.news.bM3T0mVx1QzL8sR2kYw5nPd7cJ4hGf6aUe9oWi0tXvBqZyKC' },
  query: { contact_email: 'ada@shop.example', contact_id: '64f0c0ffee' },
};

export const unsubscribe = defineOperation({
  id: 'unsubscribe',
  base: 'users',
  method: 'PUT',
  path: '/guests/unsubscribe/{tracking_id}',
  summary: "Save a recipient's choice",
  description:
    'Stops email to the recipient of the link: from its list, or from all lists of the account if the third part of the tracking id is `*`. The body is empty. The choice applies from the next send. The call can be repeated and is never rate-limited: the signature in the id authorizes it. Every invalid link gets the same response.',
  params: trackingIdParam,
  query: contactInput,
  isSubmission: false,
  response: ok(
    'The choice is saved.',
    resourceEnvelope(
      preferenceState.extend({
        scope: z.enum(preferenceScopes.map(({ value }) => value)).describe('What was stopped.'),
        list: z.string().describe('The list, or `*`.'),
        undo: z
          .string()
          .nullable()
          .describe(
            'Send it to POST /guests/preferences/undo within ten minutes. Null when there is nothing to undo.',
          ),
      }),
    ),
  ),
  examples: {
    ...linkExample,
    response: success({
      data: {
        scope: 'current',
        list: 'news',
        undo: 'WzE3Njc4NTUwMDAwMDAseyJjaGFuZ2UiOiIwMTlhOWYzZSJ9XQ.Zk3m0TqvYb2Xr8sJ5nLw7A9wq4hYx2Vb0Tz6mR1cKfJ',
        ...stateExample,
      },
    }),
  },
  errors: ['invalid_request', 'unknown_link', 'too_many_requests', 'internal', 'unavailable'],
});
