import { z } from 'zod';
import { resourceEnvelope } from '../envelope.ts';
import { sentenceInput } from '../fields/input.ts';
import { defineOperation } from '../operation.ts';
import { changeErrors, changeToken } from './change-token.ts';
import { stateExample } from './preference-state.ts';

/** POST /guests/preferences/resume (E13). */
export const preferencesResume = defineOperation({
  id: 'preferencesResume',
  method: 'POST',
  path: '/guests/preferences/resume',
  summary: 'Resume stopped email',
  description:
    'Resumes the email that the recipient had stopped, as shown with the token, unless a newer choice was saved. The call can be repeated for a day. Anything stopped by a complaint, a bounce or the operator stays stopped.',
  body: sentenceInput(z.object({ token: changeToken })),
  isSubmission: false,
  formResponse: 'page',
  answer: {
    status: 200,
    description: 'Email is sent again.',
    schema: resourceEnvelope(z.object({ status: z.literal('resumed') })),
  },
  examples: {
    body: { token: stateExample.resume },
    answer: { error: null, payload: { data: { status: 'resumed' } } },
  },
  errors: changeErrors,
});
