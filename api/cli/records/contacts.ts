import type { Command } from 'commander';
import { liveSpace, testSpace } from '../../keys/space.ts';
import { contactCells, contactColumns, contactRecord } from '../../resources/contact-record.ts';
import type { ContactRow } from '../../store/contacts/contact-store.ts';
import type { Listing } from '../listing/listing.ts';
import { recordCommands } from '../listing/record-commands.ts';
import { localTime } from '../output/format.ts';
import type { OpsIo } from '../process/ops-io.ts';

export function contactsCommand(io: OpsIo): Command {
  return recordCommands(listing, io);
}

const listing: Listing<ContactRow> = {
  noun: 'contacts',
  singular: 'contact',
  hasTestData: true,
  list: (store, { limit = 100, ...page }, { test }) =>
    store.readContacts({ ...page, limit, space: test ? testSpace : liveSpace }),
  find: (store, id, { test }) => store.findContact(test ? testSpace : liveSpace, id),
  record: contactRecord,
  columns: {
    Since: ({ createdAt }) => localTime(createdAt),
    Email: ({ email }) => email,
    Name: ({ firstname, lastname }) => [firstname, lastname].filter(Boolean).join(' '),
    Phone: ({ phoneNumber }) => phoneNumber ?? '',
    Country: ({ address }) => address.country ?? '',
    Changed: ({ updatedAt }) => localTime(updatedAt),
  },
  csv: { columns: contactColumns, cells: contactCells },
};
