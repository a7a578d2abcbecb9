import type { PageResult } from '../database/page.ts';
import type { Transaction } from '../database/transaction.ts';
import { isBounded, listRows, pageRows, type Selection, when } from '../lists/list-rows.ts';
import { readContact } from './contact-rows.ts';
import { contactColumns } from './contact-statements.ts';
import type { ContactFilter, ContactRow } from './contact-store.ts';

/** Whether an index bounds a list. */
export function isIndexed(filter: ContactFilter): boolean {
  return isBounded(selectionOf(filter));
}

/** Contacts of a data space that match the filter, newest first, and their number. */
export function* listContacts(filter: ContactFilter): Transaction<PageResult<ContactRow>> {
  const { rows, size } = yield* listRows(selectionOf(filter));
  return { rows: rows.map(readContact), size };
}

/** Like `listContacts`, without their number. */
export function* pageContacts(filter: ContactFilter): Transaction<ContactRow[]> {
  return (yield* pageRows(selectionOf(filter))).map(readContact);
}

function selectionOf({ email, ...filter }: ContactFilter): Selection {
  return {
    table: 'contacts',
    columns: contactColumns,
    checked: '',
    filter,
    indexed: when('email', email),
    checks: [],
    kept: email === undefined ? 'contacts' : null,
  };
}
