import { reasonForm } from '@grovemail/domain/forms/preferences.ts';
import { z } from 'zod';
import { resourceEnvelope, success } from '../envelope.ts';
import { documented, sentenceInput } from '../fields/input.ts';
import { crossOriginBodyErrors, defineOperation, ok } from '../operation.ts';
import { stateExample } from './preference-state.ts';

const missing = 'token is required.';

/** The `undo` of the response to PUT /guests/unsubscribe; longer texts are rejected without parsing. */
const changeToken = z
  .string(missing)
  .min(1, missing)
  .max(2_000, missing)
  .describe('The token from the response that offered this change.');

// The signature authorizes these calls: from any origin, and valid ones without a limit.
const changeErrors = ['change_closed', ...crossOriginBodyErrors] as const;

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
  response: ok(
    'The previous choice is restored.',
    resourceEnvelope(z.object({ status: z.literal('undone') })),
  ),
  examples: {
    body: { token: 'WzE3Njc4NTUwMDAwMDAseyJjaGFuZ2UiOiIwMTlhOWYzZSJ9XQ.Zk3m0TqvYb2Xr8sJ5nLw7A' },
    response: success({ data: { status: 'undone' } }),
  },
  errors: changeErrors,
});

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
  response: ok(
    'Email is sent again.',
    resourceEnvelope(z.object({ status: z.literal('resumed') })),
  ),
  examples: {
    body: { token: stateExample.resume },
    response: success({ data: { status: 'resumed' } }),
  },
  errors: changeErrors,
});

export const preferencesReason = defineOperation({
  id: 'preferencesReason',
  method: 'POST',
  path: '/guests/preferences/reason',
  summary: 'Give a reason',
  description: 'Stores why a recipient unsubscribed. Optional.',
  body: sentenceInput(documented(reasonForm).extend({ token: changeToken })),
  isSubmission: false,
  formResponse: 'page',
  response: ok('The reason is stored.', resourceEnvelope(z.object({ status: z.literal('noted') }))),
  examples: {
    body: {
      reason: 'too_many',
      token: 'WzE3Njc4NTUwMDAwMDAseyJjaGFuZ2UiOiIwMTlhOWYzZSJ9XQ.Zk3m0TqvYb2Xr8sJ5nLw7A',
    },
    response: success({ data: { status: 'noted' } }),
  },
  errors: changeErrors,
});
