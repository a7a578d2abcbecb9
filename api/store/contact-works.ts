import { fitsContact } from '@grovemail/domain/contacts/extra-data.ts';
import type { ContactChange, ContactFilter, ContactRow, Listed } from './account-store.ts';
import { pageValues } from './page-values.ts';
import { statements } from './statements.ts';
import { ContactFullError } from './store.ts';
import { type DatabaseRow, query, type Work } from './work.ts';

/**
 * @param now milliseconds since the epoch
 * @throws {ContactFullError} when the custom data would become too much
 */
export function* saveContact(change: ContactChange, now: number): Work<ContactRow> {
  const { id, createdAt, isTest, email } = change;
  // Makes or finds the row, and holds it: two merges at once would lose one of them.
  const [row = {}] = yield* query(
    statements.holdContact,
    id,
    createdAt,
    now,
    Number(isTest),
    email,
  );
  const merged = mergedContact(readContact(row), change);
  if (!fitsContact(merged.extraData)) throw new ContactFullError('The contact holds too much.');
  yield* query(
    statements.writeContact,
    ...[merged.id, merged.firstname, merged.lastname, merged.gender, merged.dateOfBirth],
    ...[merged.phoneNumber, JSON.stringify(merged.address), JSON.stringify(merged.extraData)],
  );
  return merged;
}

export function* listContacts(filter: ContactFilter): Work<Listed<ContactRow>> {
  const { isTest, email, ...page } = filter;
  const [before = null, limit = null] = pageValues(page);
  const by = email === undefined ? [] : [email];
  const sql = email === undefined ? statements.listContacts : statements.listContactsByEmail;
  const counting = email === undefined ? statements.countContacts : statements.countContactsByEmail;
  const rows = yield* query(sql, Number(isTest), before, limit, ...by);
  const [counted] = yield* query(counting, Number(isTest), ...by);
  return { rows: rows.map(readContact), size: Number(counted?.count) };
}

function mergedContact(stored: ContactRow, { fields, extraData }: ContactChange): ContactRow {
  const { address, ...given } = fields;
  const extra = extraData === null ? {} : { ...stored.extraData, ...extraData };
  return {
    ...stored,
    ...given,
    address: address === null ? noAddress : { ...stored.address, ...address },
    extraData: Object.fromEntries(Object.entries(extra).filter(([, value]) => value !== null)),
  };
}

const noAddress = { street: null, state: null, country: null };

function readContact(row: DatabaseRow): ContactRow {
  return {
    id: row.id as string,
    createdAt: row.created_at as number,
    updatedAt: row.updated_at as number,
    email: row.email as string,
    firstname: row.firstname as string | null,
    lastname: row.lastname as string | null,
    gender: row.gender as ContactRow['gender'],
    dateOfBirth: row.date_of_birth as string | null,
    phoneNumber: row.phone_number as string | null,
    address: { ...noAddress, ...JSON.parse(row.address as string) },
    extraData: JSON.parse(row.extra_data as string),
  };
}
