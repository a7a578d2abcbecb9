import { visitorLimits } from '@grovemail/domain/keys/visitor-limits.ts';
import { liveSpace, type Space } from '../../keys/space.ts';
import { pageValues } from '../database/page.ts';
import { readId } from '../database/row.ts';
import { search } from '../database/search.ts';
import { type Database, query, type Transaction } from '../database/transaction.ts';
import { once } from '../idempotency/once.ts';
import { rejectTooMany, writeToSpace } from '../keys/visitor-space.ts';
import { readEvent } from './event-rows.ts';
import { eventStatements, searchedEvents } from './event-statements.ts';
import type { EventRow, EventStore } from './event-store.ts';
import { isIndexed, listEvents, pageEvents } from './list-events.ts';
import type { OutboxEntry } from './outbox-store.ts';
import { enqueue } from './outbox-transactions.ts';
import { webhookStatements } from './webhook-statements.ts';

/** Events in any database whose schema is up to date. */
export function sqlEventStore(database: Database, now: () => number): EventStore {
  return {
    recordEvent: (event, entries, keyed) =>
      database.write(() => once(keyed, now(), () => recordEvent(event, entries, now()))),
    async readEvents({ search: wanted, ...page }) {
      if (!wanted) return database.read(() => pageEvents(page));
      const from = searchedEvents(page.space, page.eventCode);
      const rows = await database.scan(() => search(from, wanted, ...pageValues(page)));
      return rows.map(readEvent);
    },
    listEvents: (filter) =>
      isIndexed(filter)
        ? database.read(() => listEvents(filter))
        : database.scan(() => listEvents(filter)),
    async findEvent(id) {
      const [row] = await database.read(() => query(eventStatements.findEvent, id));
      return row ? readEvent(row) : null;
    },
  };
}

function* recordEvent(
  event: EventRow & { space: Space },
  entries: (webhookIds: string[]) => OutboxEntry[],
  now: number,
): Transaction<EventRow> {
  const { space, ...row } = event;
  const { id, createdAt, eventCode, contactEmail, context } = row;
  yield* writeToSpace(space, row, now);
  yield* query(
    eventStatements.insertEvent,
    id,
    createdAt,
    space,
    eventCode,
    contactEmail,
    JSON.stringify(context),
  );
  yield* rejectTooMany(space, eventsOfVisitor);
  if (space !== liveSpace) return row;
  const webhooks = yield* query(webhookStatements.webhooksOfEvent, eventCode);
  yield* enqueue(entries(webhooks.map(readId)));
  return row;
}

const eventsOfVisitor = { limit: visitorLimits.events, count: eventStatements.countEventsIn };
