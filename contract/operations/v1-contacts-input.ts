import { z } from 'zod';
import {
  contactDateOfIso,
  isBirthDate,
  minBirthDate,
  readContactDate,
} from '../fields/contact-date.ts';
import { isCountryCode } from '../fields/country-code.ts';
import { customData } from '../fields/custom-data.ts';
import { emailAddress } from '../fields/email-address.ts';
import { type Input, isObject } from '../fields/input.ts';
import { optionalLine } from '../fields/line-of-text.ts';
import { listQuery } from '../fields/list-query.ts';
import { schemaInput } from '../fields/schema-input.ts';

const invalidCountry = 'must be the two-letter code of a country, such as NG';
const invalidBirthDate = 'must be an existing date from 1900 on, written mm-dd-YYYY';

const address = z.strictObject({
  street: optionalLine(200)
    .describe('Street and number.')
    .meta({ examples: ['4 Baobab Close'] }),
  state: optionalLine(100)
    .describe('State, province or region.')
    .meta({ examples: ['Lagos'] }),
  country: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z]{2}$/, invalidCountry)
    .refine(isCountryCode, { error: invalidCountry, params: { shown: true } })
    .nullish()
    .describe('ISO 3166-1 alpha-2, such as NG.')
    .meta({ examples: ['NG'] }),
});

const contact = z.strictObject({
  email: emailAddress.describe(
    'Identifies the contact. Sending the same address again updates it.',
  ),
  firstname: optionalLine(100).describe('The first name.'),
  lastname: optionalLine(100).describe('The last name.'),
  gender: z.enum(['male', 'female']).nullish().describe('Leave it out if unknown.'),
  date_of_birth: z
    .string()
    .refine(isBirthDateFormat, {
      error: invalidBirthDate,
      params: { shown: true, instead: birthDateOfIso },
    })
    .nullish()
    .describe(
      'A date written `mm-dd-YYYY`, such as `02-29-2000`, from 1900 until today. Dates that do not exist are rejected.',
    )
    .meta({ examples: ['12-31-1990'] }),
  phone_number: optionalLine(40)
    .describe(
      'With the country code (+234 803 000 0000), or in the local format of `address.country`. Stored in E.164 if it can be resolved, otherwise as given.',
    )
    .meta({ examples: ['+234 803 000 0000'] }),
  address: address.nullish().describe('Where the contact lives.'),
  extra_data: customData()
    .nullish()
    .describe('Custom names and values, merged with the stored ones. Null removes a name.')
    .meta({ examples: [{ plan: 'growth' }] }),
});

/** The body of POST /v1/contacts. Null empties a field. */
export const contactInput: Input<z.output<typeof contact>> = {
  schema: contact,
  check(value, now) {
    const checked = schemaInput(contact).check(value);
    const birth = isObject(value) ? value.date_of_birth : undefined;
    if (now === undefined || !isFuture(birth, now)) return checked;
    const future = { date_of_birth: `date_of_birth must not be in the future; got "${birth}".` };
    return { ok: false, errors: checked.ok ? future : { ...checked.errors, ...future } };
  },
};

/** `check` also rejects dates in the future, for which a schema has no clock. */
function isBirthDateFormat(text: string): boolean {
  return (readContactDate(text) ?? '') >= minBirthDate;
}

function birthDateOfIso(text: string): string | null {
  const date = contactDateOfIso(text);
  return date !== null && isBirthDateFormat(date) ? date : null;
}

function isFuture(value: unknown, now: number): value is string {
  const iso = typeof value === 'string' ? readContactDate(value) : null;
  return iso !== null && iso >= minBirthDate && !isBirthDate(iso, now);
}

/** Maximum number of contacts in one call. */
export const maxBatchSize = 1_000;

function batchOf<Entry extends z.ZodType>(entry: Entry) {
  return z.strictObject({
    contacts: z
      .array(entry)
      .min(1)
      .max(maxBatchSize)
      .describe('Stored in this order, each as in a call for a single contact.'),
  });
}

/**
 * The body of POST /v1/contacts/batch. Its contacts are documented here but checked one by one in the
 * route, so that an invalid one does not fail the others.
 */
export const contactBatchInput: Input<{ contacts: unknown[] }> = {
  schema: batchOf(contact),
  check: schemaInput(batchOf(z.unknown())).check,
};

/** The query of DELETE /v1/contacts. */
export const contactByEmail = schemaInput(
  z.strictObject({ email: emailAddress.describe('The email address of the contact.') }),
);

/** The query of GET /v1/contacts. */
export const contactsQuery = listQuery(
  { noun: 'contacts', cursor: '019a9f3e-7c00-7a10-8f3b-2d6f0c9b1e55' },
  { email: emailAddress.optional().describe('Only the contact with this address.') },
);
