import { visitorLimits } from '@grovemail/domain/keys/visitor-limits.ts';
import { liveSpace, type Space } from '../../keys/space.ts';
import { type PageResult, pageValues } from '../database/page.ts';
import { integer, json, readId, rowReader, text } from '../database/row.ts';
import { search } from '../database/search.ts';
import { type Database, query, type Transaction } from '../database/transaction.ts';
import { once } from '../idempotency/once.ts';
import { rejectTooMany, writeToSpace } from '../keys/visitor-space.ts';
import { eventStatements, searchedEvents } from './event-statements.ts';
import type { EventFilter, EventRow, EventStore } from './event-store.ts';
import type { OutboxEntry } from './outbox-store.ts';
import { enqueue } from './outbox-transactions.ts';
import { webhookStatements } from './webhook-statements.ts';

/** Events in any database whose schema is up to date. */
export function sqlEventStore(database: Database, now: () => number): EventStore {
  return {
    recordEvent: (event, entries, keyed) =>
      database.write(() => once(keyed, now(), () => recordEvent(event, entries, now()))),
    async readEvents({ search: wanted, ...page }) {
      if (!wanted) return database.read(() => readEvents(page));
      const from = searchedEvents(page.space, page.eventCode);
      const rows = await database.scan(() => search(from, wanted, ...pageValues(page)));
      return rows.map(readEvent);
    },
    listEvents: (filter) => database.read(() => listEvents(filter)),
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

export function* listEvents(filter: EventFilter): Transaction<PageResult<EventRow>> {
  const { count, by } = eventLists(filter);
  const rows = yield* readEvents(filter);
  const [counted] = yield* query(count, filter.space, ...by);
  return { rows, size: Number(counted?.count) };
}

function* readEvents(filter: EventFilter): Transaction<EventRow[]> {
  const { list, by } = eventLists(filter);
  const [before = null, limit = null] = pageValues(filter);
  const rows = yield* query(list, filter.space, before, limit, ...by);
  return rows.map(readEvent);
}

const eventsOfVisitor = { limit: visitorLimits.events, count: eventStatements.countEventsIn };

/** The statements of a filter, and the values that it gives them. */
function eventLists({ eventCode, contactEmail }: EventFilter) {
  const sql = eventStatements;
  if (eventCode !== undefined && contactEmail !== undefined) {
    const by = [eventCode, contactEmail];
    return { list: sql.listEventsByBoth, count: sql.countEventsByBoth, by };
  }
  if (eventCode !== undefined) {
    return { list: sql.listEventsByCode, count: sql.countEventsByCode, by: [eventCode] };
  }
  return contactEmail !== undefined
    ? { list: sql.listEventsByContact, count: sql.countEventsByContact, by: [contactEmail] }
    : { list: sql.listEvents, count: sql.countEvents, by: [] };
}

const readEvent = rowReader({
  id: text,
  created_at: integer,
  event_code: text,
  contact_email: text,
  context: json<EventRow['context']>(),
});
