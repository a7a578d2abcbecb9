import { writeContactDate } from '@grovemail/contract/fields/contact-date.ts';
import { placeholderName } from '@grovemail/contract/fields/placeholders.ts';
import type { MailData } from './compose.ts';

interface KnownContact {
  email: string;
  firstname: string | null;
  lastname: string | null;
  gender: string | null;
  /** YYYY-MM-DD */
  dateOfBirth: string | null;
  phoneNumber: string | null;
  address: { street: string | null; state: string | null; country: string | null };
  extraData: Readonly<Record<string, unknown>>;
}

/**
 * The placeholder values of a stored contact by the API's field names, without empty fields and nested custom data.
 */
export function contactData(contact: KnownContact): MailData {
  const { email, firstname, lastname, gender, dateOfBirth, phoneNumber, address } = contact;
  const fields = {
    ...contact.extraData,
    ...present({ firstname, lastname, gender, phone_number: phoneNumber, ...address }),
    ...(dateOfBirth === null ? {} : { date_of_birth: writeContactDate(dateOfBirth) }),
    email,
  };
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([name, value]) => placeholderName.test(name) && isScalar(value))
      .map(([name, value]) => [name, String(value)]),
  );
}

function present(fields: Readonly<Record<string, string | null>>) {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null));
}

function isScalar(value: unknown): boolean {
  return ['string', 'number', 'boolean'].includes(typeof value);
}
