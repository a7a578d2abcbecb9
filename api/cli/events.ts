import { isoTimestamp } from '@grovemail/domain/iso-timestamp.ts';
import { liveSpace, testSpace } from '@grovemail/domain/keys/space.ts';
import { type Command, Option } from 'commander';
import type { EventRow } from '../store/events/event-store.ts';
import { csvCells } from './csv-cells.ts';
import { localTime } from './format-time.ts';
import { toJson } from './json-array.ts';
import type { Listing } from './listing.ts';
import type { OpsIo } from './ops-io.ts';
import { recordCommands } from './record-commands.ts';

export function eventsCommand(io: OpsIo): Command {
  return recordCommands(listing, 'events sent through the public API', io);
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
