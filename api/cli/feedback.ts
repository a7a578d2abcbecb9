import { isoTimestamp } from '@grovemail/domain/iso-timestamp.ts';
import type { Command } from 'commander';
import type { FeedbackRow } from '../store/feedback/feedback-store.ts';
import { csvCells, quarantineColumns } from './csv-cells.ts';
import { discardCommand } from './discard-command.ts';
import { localTime } from './format-time.ts';
import type { Listing } from './listing.ts';
import type { OpsIo } from './ops-io.ts';
import type { Noun } from './quarantine-command.ts';
import { quarantineFields } from './quarantined-option.ts';
import { recordCommands } from './record-commands.ts';
import { releaseCommand } from './release-command.ts';

export function feedbackCommand(io: OpsIo): Command {
  return recordCommands(listing, 'feedback from readers of the documentation', io)
    .addCommand(releaseCommand(noun, io))
    .addCommand(discardCommand(noun, io));
}

const noun: Noun = { kind: 'feedback', singular: 'feedback', plural: 'feedback' };

function record({ id, createdAt, page, helpful, comment }: FeedbackRow) {
  return { id, createdAt: isoTimestamp(createdAt), page, helpful: helpful === 'yes', comment };
}

const listing: Listing<FeedbackRow> = {
  noun: 'feedback',
  singular: 'feedback',
  list: (store, page, { quarantined = false }) => store.listFeedback({ quarantined, ...page }),
  find: (store, id) => store.findFeedback(id),
  record,
  columns: {
    Received: ({ createdAt }) => localTime(createdAt),
    Helpful: ({ helpful }) => helpful,
    Page: ({ page }) => page,
    Comment: ({ comment }) => comment,
  },
  quarantineColumns: ['Page', 'Comment'],
  csv: {
    columns: ['id', 'createdAt', 'page', 'helpful', 'comment', ...quarantineColumns],
    cells: (row) => csvCells({ ...record(row), ...quarantineFields(row) }),
  },
};
