import { isoTimestamp } from '@grovemail/domain/iso-timestamp.ts';
import { liveSpace, testSpace } from '@grovemail/domain/keys/space.ts';
import type { Command } from 'commander';
import type { ContactRow } from '../store/contacts/contact-store.ts';
import { csvCells } from './csv-cells.ts';
import { localTime } from './format-time.ts';
import type { Listing } from './listing.ts';
import type { OpsIo } from './ops-io.ts';
import { recordCommands } from './record-commands.ts';

export function contactsCommand(io: OpsIo): Command {
  return recordCommands(listing, 'contacts saved through the public API', io);
}

function record({ createdAt, updatedAt, ...contact }: ContactRow) {
  return { ...contact, createdAt: isoTimestamp(createdAt), updatedAt: isoTimestamp(updatedAt) };
}

const listing: Listing<ContactRow> = {
  noun: 'contacts',
  singular: 'contact',
  hasTestData: true,
  list: (store, { limit = 100, ...page }, { test }) =>
    store.readContacts({ ...page, limit, space: test ? testSpace : liveSpace }),
  find: (store, id, { test }) => store.findContact(test ? testSpace : liveSpace, id),
  record,
  columns: {
    Since: ({ createdAt }) => localTime(createdAt),
    Email: ({ email }) => email,
    Name: ({ firstname, lastname }) => [firstname, lastname].filter(Boolean).join(' '),
    Phone: ({ phoneNumber }) => phoneNumber ?? '',
    Country: ({ address }) => address.country ?? '',
    Changed: ({ updatedAt }) => localTime(updatedAt),
  },
  csv: {
    columns: [
      ...['id', 'createdAt', 'updatedAt', 'email', 'firstname', 'lastname', 'gender'],
      ...['dateOfBirth', 'phoneNumber', 'street', 'state', 'country', 'extraData'],
    ],
    cells: (row) => csvCells({ ...record(row), ...row.address }),
  },
};
