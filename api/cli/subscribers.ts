import { isoTimestamp } from '@grovemail/domain/iso-timestamp.ts';
import { Command } from 'commander';
import type { SubscriberRow } from '../store/submissions/submission-store.ts';
import { discardCommand } from './discard-command.ts';
import { localTime } from './format-time.ts';
import { type Listing, listCommand } from './list-command.ts';
import type { OpsIo } from './ops-io.ts';
import type { Noun } from './quarantine-command.ts';
import { releaseCommand } from './release-command.ts';

export function subscribersCommand(io: OpsIo): Command {
  return new Command('subscribers')
    .description('who signed up for the newsletter, and whether they confirmed it')
    .addCommand(listCommand(listing, io))
    .addCommand(releaseCommand(noun, io))
    .addCommand(discardCommand(noun, io));
}

const noun: Noun = { kind: 'subscriber', singular: 'subscriber', plural: 'subscribers' };

const listing: Listing<SubscriberRow> = {
  noun: 'subscribers',
  list: (store, page) => store.listSubscribers(page),
  record: ({ id, createdAt, audience, email, status, source, tags }) => ({
    id,
    createdAt: isoTimestamp(createdAt),
    audience,
    email,
    status,
    source,
    tags,
  }),
  columns: {
    Since: ({ createdAt }) => localTime(createdAt),
    Email: ({ email }) => email,
    Status: ({ status }) => status,
    Audience: ({ audience }) => audience,
    Source: ({ source }) => source,
  },
  quarantineColumns: ['Email', 'Source'],
};
