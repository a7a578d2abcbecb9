import { z } from 'zod';
import { resourceEnvelope } from '../envelope.ts';
import { defineOperation } from '../operation.ts';
import { sentenceInput } from '../sentence-input.ts';
import { changeErrors, changeToken } from './change-token.ts';

/** POST /guests/preferences/undo (E9). */
export const preferencesUndo = defineOperation({
  id: 'preferencesUndo',
  summary: 'Undo a choice',
  description:
    'Takes back what was saved, for ten minutes and as long as nothing newer was saved. It can be repeated. What a complaint or the operator stopped stays stopped.',
  body: sentenceInput(z.object({ token: changeToken })),
  isSubmission: false,
  formAnswer: 'page',
  answer: {
    status: 200,
    description: 'All is as it was before.',
    schema: resourceEnvelope(z.object({ status: z.literal('undone') })),
  },
  examples: {
    body: { token: 'WzE3Njc4NTUwMDAwMDAseyJjaGFuZ2UiOiIwMTlhOWYzZSJ9XQ.Zk3m0TqvYb2Xr8sJ5nLw7A' },
    answer: { error: null, payload: { data: { status: 'undone' } } },
  },
  errors: changeErrors,
});
