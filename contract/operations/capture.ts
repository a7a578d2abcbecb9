import { newsletterForm } from '@grovemail/domain/forms/newsletter.ts';
import { isStorable } from '@grovemail/domain/storable-text.ts';
import { z } from 'zod';
import { prefetchIgnored, resourceEnvelope, success } from '../envelope.ts';
import { canonical } from '../fields/canonical-email.ts';
import { documented, sentenceInput } from '../fields/input.ts';
import { bodyErrors, defineOperation } from '../operation.ts';

const maxLength = 100;

/** A short text that defaults to what the site itself sends. */
function shortText(name: string, fallback: string) {
  const invalid = `${name} must be text of at most ${maxLength} characters.`;
  return z
    .string(invalid)
    .max(maxLength, invalid)
    .refine(isStorable, invalid)
    .overwrite((text) => text || fallback)
    .default(fallback);
}

const form = documented(newsletterForm);
const schema = form.extend({
  // One mailbox is one subscriber.
  email: canonical(form.shape.email),
  source: shortText('source', 'website-api').describe('Where the person subscribed.'),
  tags: shortText('tags', 'subscriber').describe('How the subscriber is tagged.'),
});

/** The query of the newsletter call, and the body of its POST variant. */
const captureInput = sentenceInput(schema);

export type Capture = z.output<typeof schema>;

const params = z.object({
  key: z.string().describe('The publishable capture key of the site. It cannot do anything else.'),
});

const response = {
  status: 200,
  description:
    'The address is pending until it is confirmed. We send it an email with a link, at most three times a day.',
  schema: resourceEnvelope(z.object({ status: z.literal('pending') })),
};

const examples = {
  params: { key: 'pk_local_site' },
  response: success({ data: { status: 'pending' } }),
};

const values = { email: 'ada@shop.example', source: 'website-api', tags: 'subscriber' };

export const capture = defineOperation({
  id: 'capture',
  base: 'users',
  method: 'GET',
  path: '/api/contacts/{key}/capture/',
  summary: 'Subscribe an address to the newsletter',
  description:
    'Stores the address as pending and emails its owner a link to confirm it. Until then, nothing else is sent to the address. A request that the browser marks as a prefetch, or as one for an image or frame, stores nothing and returns the error "Prefetch ignored". A request from a page on another site is rejected. Never cache the response.',
  params,
  query: captureInput,
  isSubmission: true,
  isRepeatable: true,
  response: { ...response, schema: z.union([response.schema, prefetchIgnored]) },
  examples: { ...examples, query: values },
  errors: [
    'invalid_request',
    'wrong_key',
    'prefetch_ignored',
    'foreign_form',
    'too_many_requests',
    'internal',
    'unavailable',
  ],
});

/** The POST variant, for forms without JavaScript. */
export const captureForm = defineOperation({
  id: 'captureForm',
  base: 'users',
  method: 'POST',
  path: '/api/contacts/{key}/capture/',
  summary: 'Subscribe an address with a form',
  description: 'The same as the GET call, with the values in the body as JSON or form fields.',
  params,
  body: captureInput,
  isRepeatable: true,
  response,
  examples: { ...examples, body: values },
  errors: ['wrong_key', ...bodyErrors],
});
