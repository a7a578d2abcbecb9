import { z } from 'zod';
import { resourceEnvelope } from '../envelope.ts';
import { defineOperation } from '../operation.ts';
import { sentenceInput } from '../sentence-input.ts';
import { changeErrors, changeToken } from './change-token.ts';
import { stateExample } from './preference-state.ts';

/** POST /guests/preferences/resume (E13). */
export const preferencesResume = defineOperation({
  id: 'preferencesResume',
  summary: 'Get stopped mail again',
  description:
    'Lifts what the recipient had stopped, as it was shown with the token, unless something newer was saved since. It can be repeated for a day. What a complaint, a bounce or the operator stopped stays stopped.',
  body: sentenceInput(z.object({ token: changeToken })),
  isSubmission: false,
  formAnswer: 'page',
  answer: {
    status: 200,
    description: 'Mail goes out again.',
    schema: resourceEnvelope(z.object({ status: z.literal('resumed') })),
  },
  examples: {
    body: { token: stateExample.resume },
    answer: { error: null, payload: { data: { status: 'resumed' } } },
  },
  errors: changeErrors,
});
