import { freshLinkForm } from '@grovemail/domain/forms/preferences.ts';
import { z } from 'zod';
import { acceptedEnvelope, success } from '../envelope.ts';
import { canonical } from '../fields/canonical-email.ts';
import { documented, sentenceInput } from '../fields/input.ts';
import { bodyErrors, defineOperation, ok } from '../operation.ts';

const form = documented(freshLinkForm);
const input = sentenceInput(form.extend({ email: canonical(form.shape.email) }));

export const preferencesLink = defineOperation({
  id: 'preferencesLink',
  method: 'POST',
  path: '/guests/preferences/link',
  summary: 'Request a new link',
  description:
    'Emails a preferences link to an address that gets email from us. The response is the same for every address, known or not. After three requests for an address in a day, nothing more is sent, and the response is still the same.',
  body: input,
  isRepeatable: true,
  formResponse: 'page',
  response: ok('The request is accepted.', acceptedEnvelope(z.string())),
  examples: {
    body: { email: 'ada@shop.example' },
    response: success(freshLinkForm.notices.success),
  },
  errors: [...bodyErrors, 'key_reused'],
});
