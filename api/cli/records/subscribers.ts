import { type Command, Option } from 'commander';
import { quarantineColumns, quarantineFields } from '../../resources/quarantine-fields.ts';
import { subscriberColumns, subscriberRecord } from '../../resources/submission-records.ts';
import type { SubscriberRow } from '../../store/submissions/submission-store.ts';
import { csvCells, type Listing } from '../listing/listing.ts';
import { recordCommands } from '../listing/record-commands.ts';
import { localTime } from '../output/format.ts';
import type { OpsIo } from '../process/ops-io.ts';

export function subscribersCommand(io: OpsIo): Command {
  return recordCommands(listing, io);
}

const listing: Listing<SubscriberRow> = {
  noun: 'subscribers',
  singular: 'subscriber',
  list: (store, page, { quarantined = false }) => store.listSubscribers({ quarantined, ...page }),
  find: (store, id) => store.findSubscriberById(id),
  record: subscriberRecord,
  columns: {
    Since: ({ createdAt }) => localTime(createdAt),
    Email: ({ email }) => email,
    Status: ({ status }) => status,
    Audience: ({ audience }) => audience,
    Source: ({ source }) => source,
  },
  quarantine: { kind: 'subscriber', columns: ['Email', 'Source'] },
  filters: [
    {
      option: () =>
        new Option('--type <status>', 'only subscribers of this status').choices([
          'pending',
          'confirmed',
        ]),
      matches: ({ status }, wanted) => status === wanted,
    },
  ],
  csv: {
    columns: [...subscriberColumns, ...quarantineColumns],
    cells: (row) => csvCells({ ...subscriberRecord(row), ...quarantineFields(row) }),
  },
};
