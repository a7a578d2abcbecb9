import type { Command } from 'commander';
import { isoTimestamp } from '../../resources/iso-timestamp.ts';
import { quarantineColumns, quarantineFields } from '../../resources/quarantine-fields.ts';
import type { FeedbackRow } from '../../store/submissions/submission-store.ts';
import { csvCells, type Listing } from '../listing/listing.ts';
import { discardCommand, type Noun, releaseCommand } from '../listing/quarantine-commands.ts';
import { recordCommands } from '../listing/record-commands.ts';
import { localTime } from '../output/format.ts';
import type { OpsIo } from '../process/ops-io.ts';

export function feedbackCommand(io: OpsIo): Command {
  return recordCommands(listing, io)
    .addCommand(releaseCommand(noun, listing, io))
    .addCommand(discardCommand(noun, listing, io));
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
