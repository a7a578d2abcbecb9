import { readContactDate } from '@grovemail/domain/contacts/contact-date.ts';
import { z } from 'zod';
import { emailAddress } from '../email-address.ts';
import { customData, lineOfText, schemaInput } from '../schema-input.ts';

const address = z
  .strictObject({
    street: lineOfText(200).nullish(),
    state: lineOfText(100).nullish(),
    country: z
      .string()
      .trim()
      .toUpperCase()
      .regex(/^[A-Z]{2}$/, 'must be a country code of two letters, such as NG.')
      .nullish()
      .describe('ISO 3166-1 alpha-2, such as NG.'),
  })
  .describe('Where the contact lives.');

/** The body of POST /v1/contacts (R209–R215, F7, F8). A field that is null is emptied. */
export const contactInput = schemaInput(
  z.strictObject({
    email: emailAddress.describe('Names the contact: the same address updates it.'),
    firstname: lineOfText(100).nullish(),
    lastname: lineOfText(100).nullish(),
    gender: z.enum(['male', 'female']).nullish(),
    date_of_birth: z
      .string()
      .refine(
        (text) => readContactDate(text) !== null,
        'must be a day that exists, written mm-dd-YYYY.',
      )
      .nullish()
      .describe('mm-dd-YYYY'),
    phone_number: lineOfText(40)
      .nullish()
      .describe(
        'With the country code (+234 803 000 0000), or as it is dialled in `address.country`. Kept in E.164 where it can be resolved, else as given.',
      ),
    address: address.nullish(),
    extra_data: customData(
      'Custom names and values, merged with those that are stored; null removes a name.',
    ).nullish(),
  }),
);

/** Query of GET /v1/contacts. */
export const contactsQuery = schemaInput(
  z.strictObject({
    email: emailAddress.optional().describe('Only the contact with this address.'),
    limit: z.coerce.number().int().min(1).max(100).default(20).describe('Contacts in an answer.'),
    cursor: z
      .uuid()
      .optional()
      .describe('What `payload.meta.next_cursor` of the page before said.'),
  }),
);
