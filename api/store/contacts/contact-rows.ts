import { integer, json, oneOf, rowReader, text } from '../database/row.ts';
import type { DatabaseRow } from '../database/transaction.ts';
import type { ContactRow } from './contact-store.ts';

export const noAddress = { street: null, state: null, country: null };

const read = rowReader({
  id: text,
  created_at: integer,
  updated_at: integer,
  email: text,
  firstname: text.nullable(),
  lastname: text.nullable(),
  gender: oneOf('male', 'female').nullable(),
  date_of_birth: text.nullable(),
  phone_number: text.nullable(),
  address: json<Partial<ContactRow['address']>>(),
  extra_data: json<ContactRow['extraData']>(),
});

export const readDeleted = rowReader({ id: text, email: text });

export function readContact(row: DatabaseRow): ContactRow {
  const contact = read(row);
  return { ...contact, address: { ...noAddress, ...contact.address } };
}
