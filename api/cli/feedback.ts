import { isoTimestamp } from '@grovemail/domain/iso-timestamp.ts';
import { Command } from 'commander';
import type { FeedbackRow } from '../store/feedback/feedback-store.ts';
import { discardCommand } from './discard-command.ts';
import { localTime } from './format-time.ts';
import { type Listing, listCommand } from './list-command.ts';
import type { OpsIo } from './ops-io.ts';
import type { Noun } from './quarantine-command.ts';
import { releaseCommand } from './release-command.ts';

export function feedbackCommand(io: OpsIo): Command {
  return new Command('feedback')
    .description('what readers say about pages of the documentation')
    .addCommand(listCommand(listing, io))
    .addCommand(releaseCommand(noun, io))
    .addCommand(discardCommand(noun, io));
}

const noun: Noun = { kind: 'feedback', singular: 'feedback', plural: 'feedback' };

const listing: Listing<FeedbackRow> = {
  noun: 'feedback',
  list: (store, page) => store.listFeedback(page),
  record: ({ id, createdAt, page, helpful, comment }) => {
    return { id, createdAt: isoTimestamp(createdAt), page, helpful: helpful === 'yes', comment };
  },
  columns: {
    Received: ({ createdAt }) => localTime(createdAt),
    Helpful: ({ helpful }) => helpful,
    Page: ({ page }) => page,
    Comment: ({ comment }) => comment,
  },
  quarantineColumns: ['Page', 'Comment'],
};
