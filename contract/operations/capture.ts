import { z } from 'zod';
import { prefetchIgnored, resourceEnvelope } from '../envelope.ts';
import { bodyErrors, defineOperation } from '../operation.ts';
import { captureInput } from './capture-input.ts';

const params = z.object({
  key: z.string().describe('The publishable capture key of the site. It cannot do anything else.'),
});

const answer = {
  status: 200,
  description:
    'The address is pending until it is confirmed. We send it an email with a link, at most three times a day.',
  schema: resourceEnvelope(z.object({ status: z.literal('pending') })),
};

const examples = {
  params: { key: 'pk_local_site' },
  answer: { error: null, payload: { data: { status: 'pending' } } },
};

const values = { email: 'ada@shop.example', source: 'website-api', tags: 'subscriber' };

/** GET …/capture/ (R329–R331, D10–D13). */
export const capture = defineOperation({
  id: 'capture',
  method: 'GET',
  path: '/api/contacts/{key}/capture/',
  summary: 'Subscribe an address to the newsletter',
  description:
    'Stores the address as pending and emails its owner a link to confirm it. Until then, nothing else is sent to the address. A request that the browser marks as a prefetch, or as one for an image or frame, stores nothing and returns the error "Prefetch ignored". A request from a page on another site is rejected. Never cache the response.',
  params,
  query: captureInput,
  isSubmission: true,
  isRepeatable: true,
  answer: { ...answer, schema: z.union([answer.schema, prefetchIgnored]) },
  examples: { ...examples, query: values },
  errors: [
    ...(['invalid_request', 'wrong_key', 'prefetch_ignored'] as const),
    ...(['foreign_form', 'too_many_requests', 'internal', 'unavailable'] as const),
  ],
});

/** The POST variant, for forms without JavaScript (D11). */
export const captureForm = defineOperation({
  id: 'captureForm',
  method: 'POST',
  path: '/api/contacts/{key}/capture/',
  summary: 'Subscribe an address with a form',
  description: 'The same as the GET call, with the values in the body as JSON or form fields.',
  params,
  body: captureInput,
  isSubmission: true,
  isRepeatable: true,
  answer,
  examples: { ...examples, body: values },
  errors: ['wrong_key', ...bodyErrors],
});
