import { pageValues } from '../database/page.ts';
import { search } from '../database/search.ts';
import type { Database } from '../database/transaction.ts';
import { once } from '../idempotency/once.ts';
import { readContact } from './contact-rows.ts';
import { searchedContacts } from './contact-statements.ts';
import type { ContactStore } from './contact-store.ts';
import {
  deleteContact,
  findContact,
  findContactByEmail,
  NoneSavedError,
  saveContact,
  saveContacts,
} from './contact-transactions.ts';
import { isIndexed, listContacts, pageContacts } from './list-contacts.ts';

/** Contacts in any database whose schema is up to date. */
export function sqlContactStore(database: Database, now: () => number): ContactStore {
  return {
    saveContact: (change, keyed, announcements) =>
      database.write(() => once(keyed, now(), () => saveContact(change, now(), announcements))),
    saveContacts: (changes, keyed, announcements) =>
      database
        .write(() => once(keyed, now(), () => saveContacts(changes, now(), announcements)))
        .catch((error) => {
          if (!(error instanceof NoneSavedError)) throw error;
          return { outcome: 'completed', response: keyed.response(error.outcomes) };
        }),
    findContact: (space, id) => database.read(() => findContact(space, id)),
    findContactByEmail: (space, email) => database.read(() => findContactByEmail(space, email)),
    deleteContact: (contact, keyed, announcement) =>
      database.write(() => once(keyed, now(), () => deleteContact(contact, announcement))),
    async readContacts({ space, byName = false, search: wanted, ...page }) {
      if (!wanted) return database.read(() => pageContacts({ space, ...page }));
      const values = pageValues(page);
      const rows = await database.scan(() =>
        search(searchedContacts(space, byName), wanted, ...values),
      );
      return rows.map(readContact);
    },
    listContacts: (filter) =>
      isIndexed(filter)
        ? database.read(() => listContacts(filter))
        : database.scan(() => listContacts(filter)),
  };
}
