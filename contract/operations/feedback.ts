import { feedbackForm } from '@grovemail/domain/forms/feedback.ts';
import { z } from 'zod';
import { acceptedEnvelope, success } from '../envelope.ts';
import { documented, sentenceInput } from '../fields/input.ts';
import { bodyErrors, defineOperation, ok } from '../operation.ts';

/** The message once the feedback is stored. */
export const feedbackReceived = 'Thank you. Your feedback has reached us.';

export const feedback = defineOperation({
  id: 'feedback',
  method: 'POST',
  path: '/guests/feedback',
  summary: 'Send feedback on a page',
  description: 'Stores whether a documentation page was helpful, with an optional comment.',
  body: sentenceInput(documented(feedbackForm)),
  isRepeatable: true,
  response: ok('The feedback is stored.', acceptedEnvelope(z.string())),
  examples: {
    body: {
      page: '/developers/guides/quickstart',
      helpful: 'no',
      comment: 'The second step needs an example in PHP.',
    },
    response: success(feedbackReceived),
  },
  errors: bodyErrors,
});
