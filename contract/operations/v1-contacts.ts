import { z } from 'zod';
import { pagedEnvelope, resourceEnvelope } from '../envelope.ts';
import { defineOperation, keyErrors, keyedPostErrors } from '../operation.ts';
import { contactInput, contactsQuery } from './v1-contacts-input.ts';

const text = z.string().nullable();

const contact = z.object({
  id: z.uuid(),
  email: z.string(),
  firstname: text,
  lastname: text,
  gender: z.enum(['male', 'female']).nullable(),
  date_of_birth: text.describe('mm-dd-YYYY'),
  phone_number: text.describe('E.164 where it could be resolved.'),
  address: z.object({ street: text, state: text, country: text }),
  extra_data: z.record(z.string(), z.unknown()),
  created_at: z.string().describe('ISO 8601, UTC.'),
  updated_at: z.string().describe('ISO 8601, UTC.'),
});

export type ContactResource = z.infer<typeof contact>;

const example: ContactResource = {
  id: '019a9f3e-7c00-7a10-8f3b-2d6f0c9b1e55',
  email: 'ada@shop.example',
  firstname: 'Ada',
  lastname: 'Obi',
  gender: 'female',
  date_of_birth: '12-31-1990',
  phone_number: '+2348030000000',
  address: { street: '12 Orchard Road', state: 'Lagos', country: 'NG' },
  extra_data: { plan: 'growth' },
  created_at: '2026-11-21T09:00:00.000Z',
  updated_at: '2026-11-21T09:00:00.000Z',
};

/** POST /v1/contacts (R354). */
export const saveContact = defineOperation({
  id: 'saveContact',
  summary: 'Create or update a contact',
  description:
    'Stores a contact under its email address. The same address again updates what is given, leaves the rest as it is, and merges `extra_data`, up to 100 names and 64 KB in all. A field that is null is emptied.',
  auth: 'key',
  body: contactInput,
  submission: true,
  answer: {
    status: 200,
    description: 'The contact as it is stored now.',
    schema: resourceEnvelope(contact),
  },
  examples: {
    body: {
      email: 'ada@shop.example',
      firstname: 'Ada',
      lastname: 'Obi',
      gender: 'female',
      date_of_birth: '12-31-1990',
      phone_number: '0803 000 0000',
      address: { street: '12 Orchard Road', state: 'Lagos', country: 'NG' },
      extra_data: { plan: 'growth' },
    },
    answer: { error: null, payload: { data: example } },
  },
  errors: keyedPostErrors,
});

/** GET /v1/contacts. */
export const listContacts = defineOperation({
  id: 'listContacts',
  summary: 'List contacts',
  description:
    'Contacts, newest first, a page at a time. `payload.meta.size` counts all that match, `payload.meta.next_cursor` leads to the next page and is null on the last.',
  auth: 'key',
  query: contactsQuery,
  submission: false,
  answer: { status: 200, description: 'A page of contacts.', schema: pagedEnvelope(contact) },
  examples: {
    query: { email: 'ada@shop.example' },
    answer: { error: null, payload: { data: [example], meta: { size: 1, next_cursor: null } } },
  },
  errors: keyErrors,
});
