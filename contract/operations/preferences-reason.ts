import { reasonForm } from '@grovemail/domain/forms/preferences.ts';
import { z } from 'zod';
import { resourceEnvelope } from '../envelope.ts';
import { documented, sentenceInput } from '../fields/input.ts';
import { defineOperation } from '../operation.ts';
import { changeErrors, changeToken } from './change-token.ts';

/** POST /guests/preferences/reason: optional, after a choice was saved. */
export const preferencesReason = defineOperation({
  id: 'preferencesReason',
  method: 'POST',
  path: '/guests/preferences/reason',
  summary: 'Give a reason',
  description: 'Stores why a recipient unsubscribed. Optional.',
  body: sentenceInput(documented(reasonForm).extend({ token: changeToken })),
  isSubmission: false,
  formResponse: 'page',
  answer: {
    status: 200,
    description: 'The reason is stored.',
    schema: resourceEnvelope(z.object({ status: z.literal('noted') })),
  },
  examples: {
    body: {
      reason: 'too_many',
      token: 'WzE3Njc4NTUwMDAwMDAseyJjaGFuZ2UiOiIwMTlhOWYzZSJ9XQ.Zk3m0TqvYb2Xr8sJ5nLw7A',
    },
    answer: { error: null, payload: { data: { status: 'noted' } } },
  },
  errors: changeErrors,
});
