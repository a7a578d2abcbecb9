import { z } from 'zod';
import { sentenceInput } from '../fields/input.ts';
import { defineOperation } from '../operation.ts';
import { contactInput, linkExample, trackingIdParam } from './unsubscribe.ts';

/** The field that mail programs post. */
export const oneClickField = 'List-Unsubscribe';

const value = 'One-Click';

/** The body that mail programs should send (RFC 8058 §3.2). Any other body except the page's form is accepted as well. */
const oneClickInput = sentenceInput(
  z.object({ [oneClickField]: z.literal(value, `${oneClickField} must be ${value}.`) }),
);

/** POST /guests/unsubscribe/{tracking_id} (RFC 8058). */
export const oneClick = defineOperation({
  id: 'oneClick',
  method: 'POST',
  path: '/guests/unsubscribe/{tracking_id}',
  summary: 'Unsubscribe with one click',
  description:
    'Mail programs post this to the URL in the List-Unsubscribe header. It needs no confirmation, sets no cookie and never redirects. The pages that recipients open (/unsubscription/…, /preferences/…) accept it as well, and this URL accepts the form on those pages. A POST of any other type or body, or of none, counts as one click, too, unless it has the fields of that form.',
  params: trackingIdParam,
  query: contactInput,
  body: oneClickInput,
  bodyTypes: ['application/x-www-form-urlencoded', 'multipart/form-data'],
  isSubmission: false,
  formResponse: 'page',
  response: {
    status: 200,
    description:
      'The recipient is unsubscribed from this list. The body is empty for a mail program, and a page for the form.',
  },
  examples: { ...linkExample, body: { [oneClickField]: value } },
  errors: [
    'invalid_request',
    'unknown_link',
    'body_too_large',
    'too_many_requests',
    'internal',
    'unavailable',
  ],
});
