import type { Command } from 'commander';
import { isoTimestamp } from '../../resources/iso-timestamp.ts';
import { quarantineColumns, quarantineFields } from '../../resources/quarantine-fields.ts';
import type { EnquiryRow } from '../../store/submissions/submission-store.ts';
import { csvCells, type Listing } from '../listing/listing.ts';
import { discardCommand, type Noun, releaseCommand } from '../listing/quarantine-commands.ts';
import { recordCommands } from '../listing/record-commands.ts';
import { localTime } from '../output/format.ts';
import type { OpsIo } from '../process/ops-io.ts';

export function enquiriesCommand(io: OpsIo): Command {
  return recordCommands(listing, io)
    .addCommand(releaseCommand(noun, listing, io))
    .addCommand(discardCommand(noun, listing, io));
}

const noun: Noun = { kind: 'enquiry', singular: 'enquiry', plural: 'enquiries' };

function record({ id, createdAt, fullname, email, subject, body }: EnquiryRow) {
  return { id, createdAt: isoTimestamp(createdAt), fullname, email, subject, body };
}

const listing: Listing<EnquiryRow> = {
  noun: 'enquiries',
  singular: 'enquiry',
  list: (store, page, { quarantined = false }) => store.listEnquiries({ quarantined, ...page }),
  find: (store, id) => store.findEnquiry(id),
  record,
  columns: {
    Received: ({ createdAt }) => localTime(createdAt),
    Name: ({ fullname }) => fullname,
    Email: ({ email }) => email,
    Subject: ({ subject }) => subject,
    Message: ({ body }) => body,
  },
  quarantineColumns: ['Name', 'Email', 'Message'],
  csv: {
    columns: ['id', 'createdAt', 'fullname', 'email', 'subject', 'body', ...quarantineColumns],
    cells: (row) => csvCells({ ...record(row), ...quarantineFields(row) }),
  },
};
