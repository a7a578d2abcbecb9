import { z } from 'zod';
import { prefetchIgnored, resourceEnvelope } from '../envelope.ts';
import { bodyErrors, defineOperation } from '../operation.ts';
import { captureInput } from './capture-input.ts';

const params = z.object({
  key: z.string().describe('The publishable capture key of the site. It opens nothing else.'),
});

const answer = {
  status: 200,
  description:
    'The address is noted, waiting to be confirmed: a mail with a link goes to it, at most three a day.',
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
  summary: 'Subscribe an address to the newsletter',
  description:
    'Notes the address as pending. A mail asks its owner to confirm; until then nothing else is sent to it. A request that the browser marks as a prefetch, or as one for an image or frame, notes nothing and answers the error "Prefetch ignored"; one from a page of another site is refused. The answer is never to be cached.',
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
  summary: 'Subscribe an address with a form',
  description: 'As the GET call, with the values in the body: JSON, or fields of a form.',
  params,
  body: captureInput,
  isSubmission: true,
  isRepeatable: true,
  answer,
  examples: { ...examples, body: values },
  errors: ['wrong_key', ...bodyErrors],
});
