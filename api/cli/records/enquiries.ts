import type { Command } from 'commander';
import { isoTimestamp } from '../../resources/iso-timestamp.ts';
import { quarantineColumns, quarantineFields } from '../../resources/quarantine-fields.ts';
import {
  teamworkCells,
  teamworkColumns,
  teamworkFields,
  withTeamwork,
} from '../../resources/teamwork.ts';
import type { Teamwork } from '../../store/handling/handling-store.ts';
import type { EnquiryRow } from '../../store/submissions/submission-store.ts';
import { csvCells, type Listing } from '../listing/listing.ts';
import { recordCommands } from '../listing/record-commands.ts';
import { openFilter, teamworkTable } from '../listing/teamwork-listing.ts';
import { localTime } from '../output/format.ts';
import type { OpsIo } from '../process/ops-io.ts';

export function enquiriesCommand(io: OpsIo): Command {
  return recordCommands(listing, io);
}

type Row = EnquiryRow & { teamwork: Teamwork };

function fields({ id, createdAt, fullname, email, subject, body }: EnquiryRow) {
  return { id, createdAt: isoTimestamp(createdAt), fullname, email, subject, body };
}

const listing: Listing<Row> = {
  noun: 'enquiries',
  singular: 'enquiry',
  list: async (store, page, { quarantined = false }) =>
    withTeamwork(store, await store.listEnquiries({ quarantined, ...page })),
  async find(store, id) {
    const row = await store.findEnquiry(id);
    return row && ((await withTeamwork(store, [row]))[0] ?? null);
  },
  record: (row) => ({ ...fields(row), ...teamworkFields(row.teamwork) }),
  columns: {
    Received: ({ createdAt }) => localTime(createdAt),
    Name: ({ fullname }) => fullname,
    Email: ({ email }) => email,
    Subject: ({ subject }) => subject,
    Message: ({ body }) => body,
    ...teamworkTable,
  },
  quarantine: { kind: 'enquiry', columns: ['Name', 'Email', 'Message'] },
  filters: [openFilter('enquiries')],
  csv: {
    columns: [
      'id',
      'createdAt',
      'fullname',
      'email',
      'subject',
      'body',
      ...quarantineColumns,
      ...teamworkColumns,
    ],
    cells: (row) => ({
      ...csvCells({ ...fields(row), ...quarantineFields(row) }),
      ...teamworkCells(row.teamwork),
    }),
  },
};
