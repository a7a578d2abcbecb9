import { type Command, Option } from 'commander';
import { liveSpace, testSpace } from '../../keys/space.ts';
import { isoTimestamp } from '../../resources/iso-timestamp.ts';
import type { EventRow } from '../../store/queue/event-store.ts';
import { csvCells, type Listing } from '../listing/listing.ts';
import { recordCommands } from '../listing/record-commands.ts';
import { localTime } from '../output/format.ts';
import { toJson } from '../output/print.ts';
import type { OpsIo } from '../process/ops-io.ts';

export function eventsCommand(io: OpsIo): Command {
  return recordCommands(listing, io);
}

function record({ id, createdAt, eventCode, contactEmail, context }: EventRow) {
  return { id, createdAt: isoTimestamp(createdAt), eventCode, contactEmail, context };
}

const listing: Listing<EventRow> = {
  noun: 'events',
  singular: 'event',
  hasTestData: true,
  list: (store, { limit = 100, ...page }, { test, type }) =>
    store.readEvents({
      ...page,
      limit,
      space: test ? testSpace : liveSpace,
      ...(typeof type === 'string' ? { eventCode: type } : {}),
    }),
  find: (store, id) => store.findEvent(id),
  record,
  columns: {
    Received: ({ createdAt }) => localTime(createdAt),
    Event: ({ eventCode }) => eventCode,
    Contact: ({ contactEmail }) => contactEmail,
    Context: ({ context }) => (Object.keys(context).length === 0 ? '' : toJson(context)),
  },
  filters: [
    {
      option: () => new Option('--type <code>', 'only events with this code'),
      matches: ({ eventCode }, wanted) => eventCode === wanted,
    },
  ],
  csv: {
    columns: ['id', 'createdAt', 'eventCode', 'contactEmail', 'context'],
    cells: (row) => csvCells(record(row)),
  },
};
