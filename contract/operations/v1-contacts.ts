import { maxExtraNames, maxNestedNames } from '@grovemail/domain/contacts/extra-data.ts';
import { z } from 'zod';
import { acceptedEnvelope, onlyPage, pagedEnvelope, success } from '../envelope.ts';
import { defineOperation, keyErrors, keyedPostErrors, ok } from '../operation.ts';
import { subscription, subscriptionExample } from './v1-contact-subscription.ts';
import { contactInput, contactsQuery } from './v1-contacts-input.ts';

const withoutRead =
  'A key without read access gets only `id`, `email`, `created_at` and `updated_at`.';

/** A contact as the API shows it. */
export const contact = z
  .object({
    id: z.uuid().describe('Identifies the contact. Never changes.'),
    email: z.string().describe('In lower case, with the domain in ASCII.'),
    firstname: z.string().nullable().describe('The first name; null if unknown.'),
    lastname: z.string().nullable().describe('The last name; null if unknown.'),
    gender: z.enum(['male', 'female']).nullable().describe('Null if unknown.'),
    date_of_birth: z.string().nullable().describe('Written `mm-dd-YYYY`; null if unknown.'),
    phone_number: z
      .string()
      .nullable()
      .describe('In E.164 if it could be resolved, otherwise as given; null if unknown.'),
    address: z
      .object({
        street: z.string().nullable().describe('Street and number.'),
        state: z.string().nullable().describe('State, province or region.'),
        country: z.string().nullable().describe('ISO 3166-1 alpha-2, such as NG.'),
      })
      .describe('Where the contact lives. Each part is null if unknown.'),
    extra_data: z
      .record(z.string(), z.unknown())
      .describe('Your own names and values; empty if there are none.'),
    created_at: z.iso.datetime().describe('When the contact was first saved. ISO 8601, UTC.'),
    updated_at: z.iso.datetime().describe('When it was last saved. ISO 8601, UTC.'),
  })
  .meta({ id: 'Contact', description: 'A contact as stored.' });

export const contactDetails = contact
  .extend({ subscription })
  .meta({ id: 'ContactDetails', description: 'A contact as stored, and which email it gets.' });

const { id, email, created_at, updated_at, extra_data, ...stored } = contact.shape;

/** Without the custom data of earlier calls, so that a response is about as large as its request. */
const savedContact = z
  .object({
    id,
    email,
    ...z.object(stored).partial().shape,
    extra_data: extra_data
      .describe('The custom names of this call as they are now stored; empty if it had none.')
      .optional(),
    created_at,
    updated_at,
  })
  .meta({
    id: 'SavedContact',
    description: `A contact as stored, with only the custom names of this call. ${withoutRead}`,
  });

export type SavedContactResource = z.infer<typeof savedContact>;

export type ContactResource = z.infer<typeof contact>;

export type ContactDetailsResource = z.infer<typeof contactDetails>;

export const contactExample: ContactResource = {
  id: '019a9f3e-7c00-7a10-8f3b-2d6f0c9b1e55',
  email: 'ada@shop.example',
  firstname: 'Ada',
  lastname: 'Obi',
  gender: 'female',
  date_of_birth: '12-31-1990',
  phone_number: '+2348030000000',
  address: { street: '4 Baobab Close', state: 'Lagos', country: 'NG' },
  extra_data: { plan: 'growth' },
  created_at: '2026-11-21T09:00:00.000Z',
  updated_at: '2026-11-21T09:00:00.000Z',
};

export const contactDetailsExample: ContactDetailsResource = {
  ...contactExample,
  subscription: subscriptionExample,
};

export const saveContact = defineOperation({
  id: 'saveContact',
  method: 'POST',
  path: '/v1/contacts',
  tag: 'Contacts',
  summary: 'Create or update a contact',
  description: [
    'Stores a contact under its email address. If the address is already stored, the fields you send are updated and the others stay as they are. Null clears a field. `payload.meta.created` says whether the contact is new.',
    `\`extra_data\` is merged with the stored values, up to ${maxExtraNames} names (${maxNestedNames.toLocaleString('en')} including those in nested objects) and 64 KB in total. The response has only the custom names of this call; \`GET /v1/contacts/{id}\` returns them all. ${withoutRead}`,
  ].join('\n\n'),
  auth: 'key',
  scope: 'contacts',
  body: contactInput,
  isRepeatable: true,
  response: ok(
    'The contact as it is now stored, with only the custom names of this call.',
    acceptedEnvelope(
      z
        .object({
          data: savedContact,
          meta: z
            .object({ created: z.boolean().describe('Whether the contact is new.') })
            .describe('What the call did.'),
        })
        .describe('Holds the result.'),
    ),
  ),
  examples: {
    body: {
      email: 'ada@shop.example',
      firstname: 'Ada',
      lastname: 'Obi',
      gender: 'female',
      date_of_birth: '12-31-1990',
      phone_number: '0803 000 0000',
      address: { street: '4 Baobab Close', state: 'Lagos', country: 'NG' },
      extra_data: { plan: 'growth' },
    },
    response: success({ data: contactExample, meta: { created: true } }),
  },
  errors: ['contact_full', ...keyedPostErrors],
});

export const listContacts = defineOperation({
  id: 'listContacts',
  method: 'GET',
  path: '/v1/contacts',
  tag: 'Contacts',
  summary: 'List contacts',
  description:
    'Lists contacts and which email they get, newest first, one page at a time. You can combine filters.\n\n`payload.meta.size` is the number of all matches. `payload.meta.next_cursor` gets you the next page and is null on the last.',
  auth: 'key',
  query: contactsQuery,
  response: ok('A page of contacts.', pagedEnvelope(contactDetails)),
  examples: {
    query: { email: 'ada@shop.example' },
    response: onlyPage(contactDetailsExample),
  },
  errors: keyErrors,
});
