import { isoTimestamp } from '@grovemail/domain/iso-timestamp.ts';
import { Command } from 'commander';
import type { EnquiryRow } from '../store/submissions/submission-store.ts';
import { discardCommand } from './discard-command.ts';
import { localTime } from './format-time.ts';
import { type Listing, listCommand } from './list-command.ts';
import type { OpsIo } from './ops-io.ts';
import type { Noun } from './quarantine-command.ts';
import { releaseCommand } from './release-command.ts';

export function enquiriesCommand(io: OpsIo): Command {
  return new Command('enquiries')
    .description('messages from the contact form')
    .addCommand(listCommand(listing, io))
    .addCommand(releaseCommand(noun, io))
    .addCommand(discardCommand(noun, io));
}

const noun: Noun = { kind: 'enquiry', singular: 'enquiry', plural: 'enquiries' };

const listing: Listing<EnquiryRow> = {
  noun: 'enquiries',
  list: (store, page) => store.listEnquiries(page),
  record: ({ id, createdAt, fullname, email, subject, body }) => ({
    id,
    createdAt: isoTimestamp(createdAt),
    fullname,
    email,
    subject,
    body,
  }),
  columns: {
    Received: ({ createdAt }) => localTime(createdAt),
    Name: ({ fullname }) => fullname,
    Email: ({ email }) => email,
    Subject: ({ subject }) => subject,
    Message: ({ body }) => body,
  },
  quarantineColumns: ['Name', 'Email', 'Message'],
};
