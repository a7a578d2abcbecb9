import { leadForms } from '@grovemail/domain/forms/lead.ts';
import { type Command, Option } from 'commander';
import { isoTimestamp } from '../../resources/iso-timestamp.ts';
import { leadCells, leadColumns } from '../../resources/lead-cells.ts';
import {
  teamworkCells,
  teamworkColumns,
  teamworkFields,
  withTeamwork,
} from '../../resources/teamwork.ts';
import type { Teamwork } from '../../store/handling/handling-store.ts';
import type { LeadRow } from '../../store/submissions/submission-store.ts';
import type { Listing } from '../listing/listing.ts';
import { recordCommands } from '../listing/record-commands.ts';
import { openFilter, teamworkTable } from '../listing/teamwork-listing.ts';
import { localTime } from '../output/format.ts';
import type { OpsIo } from '../process/ops-io.ts';

export function leadsCommand(io: OpsIo): Command {
  return recordCommands(listing, io);
}

type Row = LeadRow & { teamwork: Teamwork };

const listing: Listing<Row> = {
  noun: 'leads',
  singular: 'lead',
  list: async (store, page, { quarantined = false }) =>
    withTeamwork(store, await store.listLeads({ quarantined, ...page })),
  async find(store, id) {
    const row = await store.findLead(id);
    return row && ((await withTeamwork(store, [row]))[0] ?? null);
  },
  record: leadRecord,
  columns: {
    Received: ({ createdAt }) => localTime(createdAt),
    Type: ({ type }) => type,
    Name: ({ metadata }) => [metadata.firstname, metadata.lastname].filter(Boolean).join(' '),
    Email: ({ metadata }) => text(metadata.email),
    Company: ({ metadata }) => text(metadata.company_name),
    Phone: ({ metadata }) => text(metadata.phone_number),
    Users: ({ metadata }) => text(metadata.subscribers ?? metadata.contact_count),
    ...teamworkTable,
  },
  quarantine: { kind: 'lead', columns: ['Type', 'Name', 'Email'] },
  filters: [
    {
      option: () =>
        new Option('--type <type>', 'only leads of this type').choices(Object.keys(leadForms)),
      matches: ({ type }, wanted) => type === wanted,
    },
    openFilter('leads'),
  ],
  csv: {
    columns: [...leadColumns, ...teamworkColumns],
    cells: (row) => ({ ...leadCells(row), ...teamworkCells(row.teamwork) }),
  },
};

function text(value: unknown): string {
  return value === undefined || value === null ? '' : String(value);
}

/** A lead in JSON; `metadata` contains every field that was sent. */
function leadRecord({ id, createdAt, type, metadata, teamwork }: Row): object {
  return { id, createdAt: isoTimestamp(createdAt), type, metadata, ...teamworkFields(teamwork) };
}
