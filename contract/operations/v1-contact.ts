import { z } from 'zod';
import { resourceEnvelope } from '../envelope.ts';
import { defineOperation, keyErrors } from '../operation.ts';
import { contact, contactExample } from './v1-contacts.ts';
import { contactByEmail } from './v1-contacts-input.ts';

const params = z.object({ id: z.uuid().describe('The `id` of the contact.') });
const deleted = z
  .object({
    id: z.uuid().describe('The id that the contact had.'),
    deleted: z
      .literal(true)
      .describe('Always true: what was not deleted is answered with an error.'),
  })
  .describe('What was deleted.');
const { id, email } = contactExample;

/** GET /v1/contacts/{id}. */
export const readContact = defineOperation({
  id: 'readContact',
  tag: 'Contacts',
  summary: 'Read a contact',
  description:
    'Returns one contact by its id. To find one by its address, list contacts with `email`.',
  auth: 'key',
  params,
  notFoundCode: 'unknown_contact',
  isSubmission: false,
  answer: { status: 200, description: 'The contact.', schema: resourceEnvelope(contact) },
  examples: { params: { id }, answer: { error: null, payload: { data: contactExample } } },
  errors: ['unknown_contact', ...keyErrors],
});

const whatStays =
  'Events and mails stay in their logs. So do unsubscriptions: if the same address is stored again, it still gets no mail that its owner declined. Deleting what is already gone answers 404; a call repeated with its Idempotency-Key gives the first answer.';

/** DELETE /v1/contacts/{id}. */
export const deleteContact = defineOperation({
  id: 'deleteContact',
  tag: 'Contacts',
  summary: 'Delete a contact',
  description: `Deletes a contact and everything stored in it, for good.\n\n${whatStays}`,
  auth: 'key',
  scope: 'contacts',
  params,
  notFoundCode: 'unknown_contact',
  isSubmission: true,
  isRepeatable: true,
  answer: { status: 200, description: 'It is deleted.', schema: resourceEnvelope(deleted) },
  examples: {
    params: { id },
    answer: { error: null, payload: { data: { id, deleted: true } } },
  },
  errors: ['unknown_contact', 'key_reused', ...keyErrors],
});

/** DELETE /v1/contacts?email=…. */
export const deleteContactByEmail = defineOperation({
  id: 'deleteContactByEmail',
  tag: 'Contacts',
  summary: 'Delete a contact by its address',
  description: `Deletes the contact with this address and everything stored in it, for good.\n\n${whatStays}`,
  auth: 'key',
  scope: 'contacts',
  query: contactByEmail,
  isSubmission: true,
  isRepeatable: true,
  answer: { status: 200, description: 'It is deleted.', schema: resourceEnvelope(deleted) },
  examples: {
    query: { email },
    answer: { error: null, payload: { data: { id, deleted: true } } },
  },
  errors: ['unknown_contact', 'key_reused', ...keyErrors],
});
