import { Command } from 'commander';
import type { LeadRow } from '../store/submissions/submission-store.ts';
import { discardCommand } from './discard-command.ts';
import { localTime } from './format-time.ts';
import { leadRecord } from './lead-record.ts';
import { leadsExportCommand } from './leads-export.ts';
import { type Listing, listCommand } from './list-command.ts';
import type { OpsIo } from './ops-io.ts';
import type { Noun } from './quarantine-command.ts';
import { releaseCommand } from './release-command.ts';

export function leadsCommand(io: OpsIo): Command {
  return new Command('leads')
    .description('demo requests, startup applications and savings results')
    .addCommand(listCommand(listing, io))
    .addCommand(leadsExportCommand(io))
    .addCommand(releaseCommand(noun, io))
    .addCommand(discardCommand(noun, io));
}

const noun: Noun = { kind: 'lead', singular: 'lead', plural: 'leads' };

const listing: Listing<LeadRow> = {
  noun: 'leads',
  list: (store, page) => store.listLeads(page),
  record: leadRecord,
  columns: {
    Received: ({ createdAt }) => localTime(createdAt),
    Type: ({ type }) => type,
    Name: ({ metadata }) => [metadata.firstname, metadata.lastname].filter(Boolean).join(' '),
    Email: ({ metadata }) => text(metadata.email),
    Company: ({ metadata }) => text(metadata.company_name),
    Phone: ({ metadata }) => text(metadata.phone_number),
    Users: ({ metadata }) => text(metadata.subscribers ?? metadata.contact_count),
  },
  quarantineColumns: ['Type', 'Name', 'Email'],
};

function text(value: unknown): string {
  return value === undefined || value === null ? '' : String(value);
}
