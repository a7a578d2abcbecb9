import { canonicalAddress } from '@grovemail/domain/email-addresses/canonical-address.ts';
import { z } from 'zod';
import { resourceEnvelope, success } from '../envelope.ts';
import { defineOperation, keyErrors, ok } from '../operation.ts';
import { contactDetails, contactDetailsExample, contactExample } from './v1-contacts.ts';
import { contactByEmail } from './v1-contacts-input.ts';

const idOrAddress = z
  .string()
  .trim()
  .overwrite((text) => canonicalAddress(text) ?? text)
  .refine((text) => z.uuid().safeParse(text).success || canonicalAddress(text) !== null, {
    error: 'must be the id of a contact, a UUID, or its email address',
    params: { shown: true },
  });
const params = z.object({
  id: idOrAddress.describe('The `id` of the contact, or its email address, percent-encoded.'),
});
const deleted = z
  .object({
    id: z.uuid().describe('The id of the deleted contact.'),
    deleted: z.literal(true).describe('Always true. If nothing was deleted, you get an error.'),
  })
  .describe('What was deleted.');
const { id, email } = contactExample;

export const readContact = defineOperation({
  id: 'readContact',
  method: 'GET',
  path: '/v1/contacts/{id}',
  tag: 'Contacts',
  summary: 'Retrieve a contact',
  description:
    'Returns a contact by its id or its email address, such as `/v1/contacts/ada@shop.example`.',
  auth: 'key',
  params,
  notFoundCode: 'unknown_contact',
  response: ok('The contact.', resourceEnvelope(contactDetails)),
  examples: { params: { id }, response: success({ data: contactDetailsExample }) },
  errors: ['unknown_contact', ...keyErrors],
});

const whatStays =
  'Events and emails stay in their logs. So do unsubscribes: if you store the same address again, it still gets no email its owner unsubscribed from. Deleting a contact that no longer exists returns 404. A retry with the same Idempotency-Key returns the first response.';

export const deleteContact = defineOperation({
  id: 'deleteContact',
  method: 'DELETE',
  path: '/v1/contacts/{id}',
  tag: 'Contacts',
  summary: 'Delete a contact',
  description: `Permanently deletes a contact, found by its id or its email address, and everything stored in it.\n\n${whatStays}`,
  auth: 'key',
  scope: 'contacts',
  params,
  notFoundCode: 'unknown_contact',
  isRepeatable: true,
  response: ok('The contact is deleted.', resourceEnvelope(deleted)),
  examples: {
    params: { id },
    response: success({ data: { id, deleted: true } }),
  },
  errors: ['unknown_contact', 'key_reused', 'test_space_full', ...keyErrors],
});

export const deleteContactByEmail = defineOperation({
  id: 'deleteContactByEmail',
  method: 'DELETE',
  path: '/v1/contacts',
  tag: 'Contacts',
  summary: 'Delete a contact by email address',
  description: `Permanently deletes the contact with this address and everything stored in it.\n\n${whatStays}`,
  auth: 'key',
  scope: 'contacts',
  query: contactByEmail,
  isRepeatable: true,
  response: ok('The contact is deleted.', resourceEnvelope(deleted)),
  examples: {
    query: { email },
    response: success({ data: { id, deleted: true } }),
  },
  errors: ['unknown_contact', 'key_reused', 'test_space_full', ...keyErrors],
});
