import { feedbackForm } from '@grovemail/domain/forms/feedback.ts';
import { z } from 'zod';
import { acceptedEnvelope } from '../envelope.ts';
import { formInput } from '../input.ts';
import { bodyErrors, defineOperation } from '../operation.ts';

/** The message once the feedback is stored. */
export const feedbackReceived = 'Thank you. Your feedback has reached us.';

/** POST /guests/feedback. */
export const feedback = defineOperation({
  id: 'feedback',
  summary: 'Say what you think of a page',
  description:
    'Stores whether a page of the documentation helped its reader, with a comment if there is one.',
  body: formInput(feedbackForm),
  isSubmission: true,
  isRepeatable: true,
  answer: { status: 200, description: 'It is stored.', schema: acceptedEnvelope(z.string()) },
  examples: {
    body: {
      page: '/developers/guides/quickstart',
      helpful: 'no',
      comment: 'The second step needs an example in PHP.',
    },
    answer: { error: null, payload: feedbackReceived },
  },
  errors: bodyErrors,
});
