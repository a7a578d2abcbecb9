import type { Command } from 'commander';
import { quarantineColumns, quarantineFields } from '../../resources/quarantine-fields.ts';
import { feedbackColumns, feedbackRecord } from '../../resources/submission-records.ts';
import type { FeedbackRow } from '../../store/submissions/submission-store.ts';
import { csvCells, type Listing } from '../listing/listing.ts';
import { recordCommands } from '../listing/record-commands.ts';
import { localTime } from '../output/format.ts';
import type { OpsIo } from '../process/ops-io.ts';

export function feedbackCommand(io: OpsIo): Command {
  return recordCommands(listing, io);
}

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
  quarantine: { kind: 'feedback', columns: ['Page', 'Comment'] },
  csv: {
    columns: [...feedbackColumns, ...quarantineColumns],
    cells: (row) => csvCells({ ...feedbackRecord(row), ...quarantineFields(row) }),
  },
};
