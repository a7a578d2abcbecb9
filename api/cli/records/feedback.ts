import type { Command } from 'commander';
import { quarantineColumns, quarantineFields } from '../../resources/quarantine-fields.ts';
import { feedbackColumns, feedbackRecord } from '../../resources/submission-records.ts';
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

const listing: Listing<FeedbackRow> = {
  noun: 'feedback',
  singular: 'feedback',
  list: (store, page, { quarantined = false }) => store.listFeedback({ quarantined, ...page }),
  find: (store, id) => store.findFeedback(id),
  record: feedbackRecord,
  columns: {
    Received: ({ createdAt }) => localTime(createdAt),
    Helpful: ({ helpful }) => helpful,
    Page: ({ page }) => page,
    Comment: ({ comment }) => comment,
  },
  quarantineColumns: ['Page', 'Comment'],
  csv: {
    columns: [...feedbackColumns, ...quarantineColumns],
    cells: (row) => csvCells({ ...feedbackRecord(row), ...quarantineFields(row) }),
  },
};
