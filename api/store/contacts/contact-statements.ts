import type { Space } from '../../keys/space.ts';
import type { Searched } from '../database/search.ts';

const names = 'email, firstname, lastname';
const texts = `id, ${names}, gender, date_of_birth, phone_number, address, extra_data`;

export const contactColumns = `created_at, updated_at, ${texts}`;

/** The SQL of contacts. Statements for several rows are generated for their number. */
export const contactStatements = {
  forgetContactsIn: 'delete from contacts where space = $1',
  countContactsIn: 'select count(*) as count from contacts where space = $1',
  findContact: `select ${contactColumns} from contacts where space = $1 and id = $2`,
  deleteContact: 'delete from contacts where space = $1 and id = $2 returning id, email',
  deleteContactByEmail: 'delete from contacts where space = $1 and email = $2 returning id, email',
  findContactByEmail: `select ${contactColumns} from contacts where space = $1 and email = $2`,
} as const;

/**
 * The contacts of a data space.
 * @param byName finds them by address and name alone, which takes a third of the time
 */
export function searchedContacts(space: Space, byName: boolean): Searched {
  return {
    table: 'contacts',
    where: 'space = $1',
    values: [space],
    columns: contactColumns,
    texts: (byName ? names : texts).split(/,\s*/),
  };
}

/**
 * Inserts missing contacts, and locks and returns all of them. Takes space and time, then id, time of creation and email of
 * each, without duplicates.
 */
export function lockContacts(count: number): string {
  const rows = tuples(count, 3, 2).map(
    ([id, createdAt, email]) => `(${id}, ${createdAt}, $2, $1, ${email}, '{}', '{}')`,
  );
  return `insert into contacts (id, created_at, updated_at, space, email, address, extra_data)
    values ${rows.join(', ')}
    on conflict (space, email) do update set email = excluded.email
    returning ${contactColumns}`;
}

/** Takes the time, then id, names, gender, date of birth, phone number, address and extra data of each. */
export function writeContacts(count: number): string {
  const rows = tuples(count, 8, 1).map((values) => `(${values.join(', ')})`);
  return `update contacts set updated_at = $1,
      firstname = given.column2, lastname = given.column3, gender = given.column4,
      date_of_birth = given.column5, phone_number = given.column6, address = given.column7,
      extra_data = given.column8
    from (values ${rows.join(', ')}) as given
    where contacts.id = given.column1`;
}

/** Placeholders of `count` rows of that width, numbered after the preceding ones. */
function tuples(count: number, width: number, before: number): string[][] {
  return Array.from({ length: count }, (_, row) =>
    Array.from({ length: width }, (_unused, at) => `$${before + row * width + at + 1}`),
  );
}
