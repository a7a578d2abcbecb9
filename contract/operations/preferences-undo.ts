import { z } from 'zod';
import { resourceEnvelope } from '../envelope.ts';
import { sentenceInput } from '../fields/input.ts';
import { defineOperation } from '../operation.ts';
import { changeErrors, changeToken } from './change-token.ts';

/** POST /guests/preferences/undo (E9). */
export const preferencesUndo = defineOperation({
  id: 'preferencesUndo',
  method: 'POST',
  path: '/guests/preferences/undo',
  summary: 'Undo a choice',
  description:
    'Undoes a saved choice, for up to ten minutes and unless a newer choice was saved. The call can be repeated. Anything stopped by a complaint or the operator stays stopped.',
  body: sentenceInput(z.object({ token: changeToken })),
  isSubmission: false,
  formResponse: 'page',
  answer: {
    status: 200,
    description: 'The previous choice is restored.',
    schema: resourceEnvelope(z.object({ status: z.literal('undone') })),
  },
  examples: {
    body: { token: 'WzE3Njc4NTUwMDAwMDAseyJjaGFuZ2UiOiIwMTlhOWYzZSJ9XQ.Zk3m0TqvYb2Xr8sJ5nLw7A' },
    answer: { error: null, payload: { data: { status: 'undone' } } },
  },
  errors: changeErrors,
});
